// The questions of a page, one at a time, or those that the list of quizzes chose from many pages. Without this file all
// questions of the page stand below each other.
(() => {
  "use strict";
  const { element, button, fill, order, choice, answers, dayOf } = globalThis.lcdocQuiz;
  const page = document.querySelector(".page.quiz");
  const words = (name) => (page.dataset[name] || "").split("|");
  const names = [
    "moveUp", "moveDown", "moveTo", "movedTo", "grabbed", "dropped", "cancelled", "grabHint", "check", "again",
    "right", "outOfPlace", "firstWrong", "extraThere", "missing", "moveSet", "credit", "unused", "leftOut", "comma",
    "replay", "runGoesOn", "yourOrder",
  ];
  const texts = words("words");
  const text = Object.fromEntries(names.map((name, index) => [name, texts[index] ?? ""]));
  const items = [...page.querySelectorAll(".item")];
  const heading = (item) => item.querySelector("h2");

  // One answer a question and visit: right at the first try and without a look at the key is remembered, as in the
  // program; all else is not.
  const visit = [...crypto.getRandomValues(new Uint32Array(4))].map((number) => number.toString(36)).join("");
  const recorder = (section, index) => {
    const asked = (section.dataset.asked ?? "").split(" ").filter(Boolean);
    const calls = (section.dataset.calls ?? "").split(" ").map((number) => asked[number]);
    let answer = null;
    let looked = false;
    section.querySelector(".key summary")?.addEventListener("click", () => { looked = true; });
    return (attempt) => {
      const now = new Date();
      const wrong = attempt.wrong?.map((piece) => calls[piece]) ?? asked;
      answer ??= {
        uid: `${visit}-${index}`, item: section.id, hash: section.dataset.hash, kind: section.dataset.kind,
        rating: attempt.isRight && !looked ? 3 : 1, credit: looked ? 0 : attempt.credit, attempts: 0,
        hints: Number(looked), asked, missed: asked.filter((name) => wrong.includes(name)), earlier: attempt.earlier,
        later: attempt.later,
      };
      Object.assign(answer, {
        time: Math.floor(now / 1000), day: dayOf(now), attempts: answer.attempts + 1, right: attempt.isRight,
      });
      answers.keep(answer);
    };
  };
  items.forEach((item, index) => {
    const tried = recorder(item, index);
    if (item.dataset.answer === undefined) order(item, text, tried); else choice(item, words("choiceWords"), tried);
  });

  // Shows one question, and beside it the way to the others. Where it leads to is for `go` to say.
  const [title, previous, next, of, keys, done] = words("stepWords");
  const bar = element("div", { class: "steps", role: "group", "aria-label": title });
  const show = (item, place, count) => {
    for (const other of items) other.hidden = other !== item;
    item.querySelector(".number").textContent = fill(of, place + 1, count);
    heading(item).tabIndex = -1;
    item.after(bar);
  };
  // Only from the heading, which a step leads to, and from the bar: no key is taken from the page.
  const addKeys = (item, targets, go) => page.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!bar.contains(event.target) && event.target !== heading(item())) return;
    const target = targets()[event.key];
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  });

  const stepThrough = () => {
    let current = 0;
    const at = (wanted) => {
      current = Math.min(Math.max(wanted, 0), items.length - 1);
      show(items[current], current, items.length);
      back.disabled = current === 0;
      onward.disabled = current === items.length - 1;
    };
    // The address follows, so that a question can be sent to somebody; the way back leads out of the page.
    const go = (wanted) => {
      at(wanted);
      history.replaceState(null, "", `#${encodeURIComponent(items[current].id)}`);
      heading(items[current]).focus();
    };
    const back = button(`← ${previous}`, () => go(current - 1));
    const onward = button(`${next} →`, () => go(current + 1));
    bar.append(back, onward, element("small", {}, keys));
    addKeys(() => items[current], () => ({
      ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: items.length - 1,
    }), go);
    const place = () => {
      const target = document.getElementById(named());
      return target ? items.findIndex((item) => item.contains(target)) : -1;
    };
    addEventListener("hashchange", () => { if (place() >= 0) go(place()); });
    at(0);
    if (place() >= 0) go(place());
  };
  const named = () => {
    try { return decodeURIComponent(location.hash.slice(1)); } catch { return ""; }
  };

  // What the list of quizzes chose: pages with the names of questions. It lasts as long as the tab.
  const chosen = () => {
    try {
      const all = JSON.parse(sessionStorage.getItem("lcdoc-ask"));
      const place = Number(new URLSearchParams(location.search).get("ask")) - 1;
      const isWhole = Array.isArray(all) && all.every(([file, id]) => /^[^/:?#]+\.html$/.test(file) && typeof id === "string");
      const item = isWhole && items.find((item) => item.id === all[place]?.[1] && item.id === named());
      return item ? { all, place, item } : null;
    } catch { return null; }
  };
  const stepAcross = ({ all, place, item }) => {
    const go = (wanted) => {
      if (wanted < 0) return;
      location.href = wanted < all.length
        ? `${all[wanted][0]}?ask=${wanted + 1}#${encodeURIComponent(all[wanted][1])}` : "index.html";
    };
    const back = button(`← ${previous}`, () => go(place - 1));
    back.disabled = place === 0;
    bar.append(
      back, button(place === all.length - 1 ? done : `${next} →`, () => go(place + 1)), element("small", {}, keys));
    show(item, place, all.length);
    addKeys(() => item, () => ({
      ArrowLeft: place - 1, ArrowRight: Math.min(place + 1, all.length - 1), Home: 0, End: all.length - 1,
    }), go);
    heading(item).focus();
  };
  const session = chosen();
  if (session) stepAcross(session); else if (items.length > 1) stepThrough();
})();
