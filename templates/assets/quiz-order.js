// Orderings: buttons, keys, dragging and a list of positions move the same pieces. Without this file the page shows the
// pieces and a folded key.
(() => {
  "use strict";
  const quiz = globalThis.lcdocQuiz ||= {};

  const element = (name, attributes = {}, text = "") => {
    const node = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    node.textContent = text;
    return node;
  };
  const button = (label, action, attributes = {}) => {
    const made = element("button", { type: "button", ...attributes }, label);
    made.addEventListener("click", action);
    return made;
  };
  const fill = (text, ...values) => values.reduce((filled, value) => filled.replace("{}", () => value), text);
  Object.assign(quiz, { element, button, fill });

  // tried is told of each order that is checked.
  quiz.order = (section, text, tried) => {
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

    // Why a piece comes before another that was put there, as the runs have it.
    const why = sources.map((source) => new Map((source.dataset.why ?? "").split("\n").filter(Boolean).map((line) => {
      const end = line.indexOf(" ");
      return [Number(line.slice(0, end)), line.slice(end + 1)];
    })));
    const feedbackLines = (result, placed) => {
      if (result.isAccepted) return [`✓ ${text.right}`];
      const lines = [`✕ ${fill(text.outOfPlace, result.toMove.length + result.missing)}`];
      const there = labels[result.there];
      if (result.isExtraThere) lines.push(fill(text.extraThere, result.firstWrong + 1, there));
      else if (there === undefined) lines.push(fill(text.missing, labels[result.expected]));
      else {
        lines.push(fill(text.firstWrong, result.firstWrong + 1, there, labels[result.expected]));
        lines.push(why[result.there].get(result.expected) ?? "");
      }
      if (attempts >= 3 && result.toMove.length > 0) {
        lines.push(fill(text.moveSet, result.toMove.map((place) => labels[placed[place]]).join(text.comma)));
      }
      lines.push(fill(text.credit, result.credit, result.count));
      return lines.filter(Boolean);
    };
    // The run as far as the order goes with it, and the call with which it goes on instead.
    const replay = (result, placed) => {
      if (result.isAccepted || result.expected === null) return [];
      const row = (sign, index, attributes, ...more) => {
        const made = element("li", attributes, `${sign} `);
        made.append(element("code", {}, labels[index]), ...more);
        return made;
      };
      const list = element("ol", { class: "replay" });
      list.append(
        ...placed.slice(0, result.firstWrong).map((index) => row("✓", index, {})),
        row("→", result.expected, { "aria-current": "step" }, ` ${text.runGoesOn}`));
      if (result.there !== null) list.append(row("✕", result.there, { class: "yours" }, ` ${text.yourOrder}`));
      const whole = section.querySelector(".key p a");
      const link = element("p");
      if (whole) link.append(whole.cloneNode(true));
      return [element("h3", {}, text.replay), list, ...whole ? [link] : []];
    };
    const check = button(text.check, () => {
      attempts += 1;
      const placed = used();
      const result = quiz.grade(item, placed);
      tried({
        credit: result.credit / result.count, isRight: result.isAccepted,
        wrong: [...result.toMove.map((place) => placed[place]), ...item.canonical.filter((piece) => !placed.includes(piece))],
        earlier: labels[result.expected] ?? null, later: labels[placed[result.firstWrong]] ?? null,
      });
      rows.forEach((row) => row.classList.remove("wrong"));
      const marked = attempts >= 3 ? result.toMove : [result.firstWrong];
      if (attempts >= 2) marked.forEach((place) => rows[placed[place]]?.classList.add("wrong"));
      feedback.className = `feedback verdict ${result.isAccepted ? "holds" : "contradicted"}`;
      feedback.replaceChildren(
        ...feedbackLines(result, placed).map((line) => element("p", {}, line)), ...replay(result, placed));
      if (result.isAccepted) section.querySelector(".key").open = true;
      feedback.focus();
    });
    const again = button(text.again, () => {
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
})();
