// Questions. Orderings: buttons, keys, dragging and a list of positions move the same pieces; the key and the
// rules of grading are those of `lcdoc quiz`. Without this file the page shows the pieces and a folded key.
(() => {
  "use strict";

  // More ways to match equal labels than this are not tried; then copies count in the order of placing.
  const assignmentLimit = 720;

  // For each piece the set of those that come before it in every run.
  const closedPredecessors = (count, pairs) => {
    const before = Array.from({ length: count }, () => new Set());
    for (const [first, second] of pairs) before[second]?.add(first);
    for (let middle = 0; middle < count; middle += 1) {
      for (const set of before) if (set.has(middle)) for (const piece of before[middle]) set.add(piece);
    }
    return before;
  };

  // The pieces that may stay: an edge for each reversed pair, a maximum matching (Kuhn), and of the least cover
  // (König) the rest. Reversed pairs are an order themselves, so the cover takes each piece once.
  const keptPieces = (order, before) => {
    const edges = new Map(order.map((piece, place) =>
      [piece, order.slice(0, place).filter((earlier) => before[earlier].has(piece))]));
    const leftOf = new Map();
    const augment = (left, visited) => edges.get(left).some((right) => {
      if (visited.has(right)) return false;
      visited.add(right);
      if (leftOf.has(right) && !augment(leftOf.get(right), visited)) return false;
      leftOf.set(right, left);
      return true;
    });
    for (const piece of order) augment(piece, new Set());
    const matched = new Set(leftOf.values());
    const left = new Set(order.filter((piece) => !matched.has(piece)));
    const right = new Set();
    const waiting = [...left];
    while (waiting.length > 0) {
      for (const reached of edges.get(waiting.pop())) {
        right.add(reached);
        const back = leftOf.get(reached);
        if (back !== undefined && !left.has(back)) { left.add(back); waiting.push(back); }
      }
    }
    return new Set(order.filter((piece) => left.has(piece) && !right.has(piece)));
  };

  // All ways in which placed copies of a label can stand for the pieces that bear it, that of placing first.
  const assignments = (placed, labels, canonical) => {
    const members = new Map();
    for (const piece of canonical) members.set(labels[piece], [...members.get(labels[piece]) ?? [], piece]);
    const used = new Map();
    let count = 1;
    const inPlacingOrder = placed.map((piece) => {
      const number = used.get(labels[piece]) ?? 0;
      used.set(labels[piece], number + 1);
      count *= members.get(labels[piece]).length - number;
      return members.get(labels[piece])[number];
    });
    if (count === 1 || count > assignmentLimit) return [inPlacingOrder];
    let all = [[]];
    for (const piece of placed) {
      all = all.flatMap((prefix) =>
        members.get(labels[piece]).filter((member) => !prefix.includes(member)).map((member) => [...prefix, member]));
    }
    return [inPlacingOrder, ...all];
  };

  // item: { labels, extra: [Bool], pairs: [[before, after]], canonical: [index] }; placed: indices, first to last.
  const grade = (item, placed) => {
    const before = closedPredecessors(item.labels.length, item.pairs);
    const everyCopy = [...item.canonical, ...[...item.labels.keys()].filter((index) => item.extra[index])];
    const required = (order) => order.filter((piece) => !item.extra[piece]);
    const candidates = assignments(placed, item.labels, everyCopy);
    const [inPlacingOrder] = candidates;
    let best = inPlacingOrder;
    let kept = keptPieces(required(best), before);
    for (const candidate of candidates.slice(1)) {
      const keptThere = keptPieces(required(candidate), before);
      if (keptThere.size > kept.size) { best = candidate; kept = keptThere; }
    }
    const count = item.canonical.length;
    const extras = best.filter((piece) => item.extra[piece]).length;
    const missing = count - required(best).length;
    // A piece to be moved is one mistake, though it is two edits.
    const mistakes = extras + count - kept.size;
    const edits = mistakes + required(best).length - kept.size;
    const toMove = [...best.keys()].filter((place) => item.extra[best[place]] || !kept.has(best[place]));
    return {
      isAccepted: edits === 0, edits, credit: Math.max(0, count - mistakes), count, toMove, missing,
      ...edits === 0 ? { firstWrong: null, expected: null, isExtraThere: false } : firstWrong(item, inPlacingOrder, before),
    };
  };

  // The first place at which no run goes on like the response, and the piece that belongs before it or there.
  const firstWrong = (item, placed, before) => {
    const done = new Set();
    const found = placed.findIndex((piece) => {
      if (item.extra[piece] || [...before[piece]].some((earlier) => !done.has(earlier))) return true;
      done.add(piece);
      return false;
    });
    const place = found < 0 ? placed.length : found;
    const there = placed[place];
    const isExtraThere = there !== undefined && item.extra[there];
    const lacking = item.canonical.filter((piece) =>
      !done.has(piece) && (there === undefined || isExtraThere || before[there].has(piece)));
    const expected = lacking.find((piece) => !lacking.some((other) => before[piece].has(other)));
    return { firstWrong: place, expected: expected ?? null, isExtraThere };
  };

  if (typeof document === "undefined") {
    if (typeof module !== "undefined") module.exports = { grade };
    return;
  }

  const element = (name, attributes = {}, text = "") => {
    const node = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    node.textContent = text;
    return node;
  };
  const fill = (text, ...values) => values.reduce((filled, value) => filled.replace("{}", () => value), text);

  const enliven = (section, text) => {
    const list = section.querySelector(".pieces");
    const sources = [...list.children];
    const labels = sources.map((source) => source.textContent);
    const extra = sources.map((source) => source.dataset.extra !== undefined);
    const item = {
      labels, extra,
      pairs: section.dataset.before.split(" ").filter(Boolean).map((pair) => pair.split("<").map(Number)),
      canonical: section.dataset.key.split(" ").filter(Boolean).map(Number),
    };
    const hasExtras = extra.includes(true);
    const unused = new Set();
    let attempts = 0;
    let grabbed = null;

    const status = element("p", { role: "status", class: "hidden" });
    const feedback = element("div", { class: "feedback", tabindex: "-1" });
    const rows = labels.map((label, index) => {
      const row = element("li");
      row.dataset.index = String(index);
      const grab = element("button", {
        type: "button", class: "grab", "aria-pressed": "false", "aria-label": fill(text.grabHint, label),
      }, "⠿");
      const up = element("button", { type: "button", class: "up", "aria-label": fill(text.moveUp, label) }, "↑");
      const down = element("button", { type: "button", class: "down", "aria-label": fill(text.moveDown, label) }, "↓");
      const place = element("select", { "aria-label": fill(text.moveTo, label) });
      // A long label breaks after a full stop or a colon.
      const name = element("code", { class: "piece" });
      for (const part of label.split(/(?<=[.:])/)) name.append(part, element("wbr"));
      row.append(grab, name, up, down, place);
      return row;
    });
    const order = () => [...list.children].map((row) => Number(row.dataset.index));
    const used = () => order().filter((index) => !unused.has(index));
    const say = (words) => { status.textContent = words; };
    const tell = (words, index) => {
      const place = used().indexOf(index) + 1;
      say(place > 0 ? fill(words, labels[index], place, used().length) : fill(text.leftOut, labels[index]));
    };

    const refresh = () => {
      const inUse = used();
      order().forEach((index) => {
        const row = rows[index];
        const place = inUse.indexOf(index);
        row.classList.toggle("out", place < 0);
        row.classList.remove("wrong");
        row.querySelector(".up").disabled = place <= 0;
        row.querySelector(".down").disabled = place < 0 || place === inUse.length - 1;
        const select = row.querySelector("select");
        const options = inUse.map((_, number) => new Option(String(number + 1), String(number)));
        if (place < 0) options.push(new Option(String(inUse.length + 1), String(inUse.length)));
        if (hasExtras) options.push(new Option(text.unused, ""));
        select.replaceChildren(...options);
        select.value = place < 0 ? "" : String(place);
      });
    };
    // The moved row stays where it is in the document and the others go around it: so it keeps the focus.
    const arrange = (wanted, moved) => {
      const place = wanted.indexOf(moved);
      rows[moved].before(...wanted.slice(0, place).map((index) => rows[index]));
      list.append(...wanted.slice(place + 1).map((index) => rows[index]));
      refresh();
    };
    const move = (index, place) => {
      const others = used().filter((other) => other !== index);
      const bounded = Math.min(Math.max(place, 0), others.length);
      unused.delete(index);
      arrange([...others.slice(0, bounded), index, ...others.slice(bounded), ...unused], index);
    };
    const leaveOut = (index) => {
      const others = used().filter((other) => other !== index);
      unused.add(index);
      arrange([...others, ...unused], index);
    };
    const placeOf = (index) => used().indexOf(index);

    const release = (words) => {
      if (!grabbed) return;
      const { index } = grabbed;
      rows[index].querySelector(".grab").setAttribute("aria-pressed", "false");
      grabbed = null;
      tell(words, index);
    };
    const grab = (index) => {
      release(text.dropped);
      grabbed = { index, from: placeOf(index) };
      rows[index].querySelector(".grab").setAttribute("aria-pressed", "true");
      say(fill(text.grabbed, labels[index]));
    };
    const onGrabKey = (event, index) => {
      if (!grabbed || grabbed.index !== index) return;
      const place = placeOf(index);
      const target = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: used().length }[event.key];
      if (target !== undefined) {
        move(index, target);
        tell(text.movedTo, index);
      } else if (event.key === "Escape") {
        if (grabbed.from < 0) leaveOut(index); else move(index, grabbed.from);
        release(text.cancelled);
      } else return;
      event.preventDefault();
    };

    const addDrag = (handle, index) => {
      let drag = null;
      let justDragged = false;
      handle.addEventListener("pointerdown", (event) => {
        if (event.button !== 0) return;
        justDragged = false;
        drag = { startY: event.clientY, from: placeOf(index), isMoving: false };
        handle.setPointerCapture(event.pointerId);
      });
      handle.addEventListener("pointermove", (event) => {
        if (!drag) return;
        if (!drag.isMoving && Math.abs(event.clientY - drag.startY) < 6) return;
        drag.isMoving = true;
        const others = used().filter((other) => other !== index);
        const above = others.filter((other) => {
          const box = rows[other].getBoundingClientRect();
          return box.top + box.height / 2 < event.clientY;
        }).length;
        if (above !== placeOf(index)) move(index, above);
      });
      handle.addEventListener("pointerup", () => {
        justDragged = drag?.isMoving ?? false;
        drag = null;
        if (justDragged) tell(text.movedTo, index);
      });
      handle.addEventListener("pointercancel", () => {
        if (drag?.isMoving) { if (drag.from < 0) leaveOut(index); else move(index, drag.from); }
        drag = null;
      });
      // Space and Enter come as clicks, some screen readers send clicks for both.
      handle.addEventListener("click", () => {
        if (justDragged) { justDragged = false; return; }
        if (grabbed?.index === index) release(text.dropped); else grab(index);
      });
      handle.addEventListener("keydown", (event) => onGrabKey(event, index));
      handle.addEventListener("blur", () => { if (grabbed?.index === index) release(text.dropped); });
    };

    rows.forEach((row, index) => {
      addDrag(row.querySelector(".grab"), index);
      for (const [name, by] of [["up", -1], ["down", 1]]) {
        const button = row.querySelector(`.${name}`);
        button.addEventListener("click", () => {
          move(index, placeOf(index) + by);
          // A button that has become useless hands the focus to its neighbour instead of losing it.
          if (button.disabled) row.querySelector(name === "up" ? ".down" : ".up").focus();
          tell(text.movedTo, index);
        });
      }
      row.querySelector("select").addEventListener("change", (event) => {
        if (event.target.value === "") leaveOut(index); else move(index, Number(event.target.value));
        tell(text.movedTo, index);
      });
    });

    const feedbackLines = (result, placed) => {
      if (result.isAccepted) return [`✓ ${text.right}`];
      const lines = [`✕ ${fill(text.outOfPlace, result.toMove.length + result.missing)}`];
      const there = labels[placed[result.firstWrong]];
      if (result.isExtraThere) lines.push(fill(text.extraThere, result.firstWrong + 1, there));
      else if (there === undefined) lines.push(fill(text.missing, labels[result.expected]));
      else lines.push(fill(text.firstWrong, result.firstWrong + 1, there, labels[result.expected]));
      if (attempts >= 3 && result.toMove.length > 0) {
        lines.push(fill(text.moveSet, result.toMove.map((place) => labels[placed[place]]).join(text.comma)));
      }
      lines.push(fill(text.credit, result.credit, result.count));
      return lines;
    };
    const check = element("button", { type: "button" }, text.check);
    check.addEventListener("click", () => {
      attempts += 1;
      const placed = used();
      const result = grade(item, placed);
      rows.forEach((row) => row.classList.remove("wrong"));
      const marked = attempts >= 3 ? result.toMove : [result.firstWrong];
      if (attempts >= 2) marked.forEach((place) => rows[placed[place]]?.classList.add("wrong"));
      feedback.className = `feedback verdict ${result.isAccepted ? "holds" : "contradicted"}`;
      feedback.replaceChildren(...feedbackLines(result, placed).map((line) => element("p", {}, line)));
      if (result.isAccepted) section.querySelector(".key").open = true;
      feedback.focus();
    });
    const again = element("button", { type: "button" }, text.again);
    again.addEventListener("click", () => {
      attempts = 0;
      unused.clear();
      list.append(...rows);
      refresh();
      feedback.className = "feedback";
      feedback.replaceChildren();
      section.querySelector(".key").open = false;
    });

    const actions = element("div", { class: "actions" });
    actions.append(check, again);
    list.classList.add("live");
    list.replaceChildren(...rows);
    list.after(actions, feedback, status);
    refresh();
  };

  // A question with one right choice: radio buttons have their own keys; this adds the answer.
  const enlivenChoice = (section, [check, again, choose, right, wrong]) => {
    const options = [...section.querySelectorAll(".options input")];
    const reasons = [...section.querySelectorAll(".reasons li span")].map((reason) => reason.textContent);
    const key = section.querySelector(".key");
    const feedback = element("div", { class: "feedback", tabindex: "-1" });
    const tell = (kind, ...lines) => {
      feedback.className = `feedback ${kind}`;
      feedback.replaceChildren(...lines.map((line) => element("p", {}, line)));
      feedback.focus();
    };
    const button = (label, action) => {
      const made = element("button", { type: "button" }, label);
      made.addEventListener("click", action);
      return made;
    };
    const actions = element("div", { class: "actions" });
    actions.append(
      button(check, () => {
        const picked = options.findIndex((option) => option.checked);
        if (picked < 0) return tell("", choose);
        const isRight = picked === Number(section.dataset.answer);
        tell(isRight ? "verdict holds" : "verdict contradicted", isRight ? `✓ ${right}` : `✕ ${wrong}`, reasons[picked]);
        if (isRight) key.open = true;
      }),
      button(again, () => {
        for (const option of options) option.checked = false;
        feedback.className = "feedback";
        feedback.replaceChildren();
        key.open = false;
      }));
    section.querySelector(".options").after(actions, feedback);
  };

  const page = document.querySelector(".page.quiz");
  if (!page) return;
  const names = [
    "moveUp", "moveDown", "moveTo", "movedTo", "grabbed", "dropped", "cancelled", "grabHint", "check", "again",
    "right", "outOfPlace", "firstWrong", "extraThere", "missing", "moveSet", "credit", "unused", "leftOut", "comma",
  ];
  const texts = (page.dataset.words || "").split("|");
  const text = Object.fromEntries(names.map((name, index) => [name, texts[index] ?? ""]));
  const choiceWords = (page.dataset.choiceWords || "").split("|");
  document.querySelectorAll(".item").forEach((section) => {
    if (section.dataset.answer === undefined) enliven(section, text); else enlivenChoice(section, choiceWords);
  });
})();
