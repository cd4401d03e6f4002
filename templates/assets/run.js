// Stepping through a run. The picture and the list beside it are complete without this file.
(() => {
  "use strict";
  const element = (name, attributes = {}, text = "") => {
    const node = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    node.textContent = text;
    return node;
  };
  const fill = (text, ...values) => values.reduce((filled, value) => filled.replace("{}", () => value), text);
  const words = (node, key) => (node.dataset[key] || "").split("|");
  const script = document.currentScript;
  const live = Object.assign(window.lcdocLive ||= {}, { element, fill });

  // What asks for the next callback is loaded when it is first wanted.
  const loadPredicting = () => live.predicting ||= new Promise((resolve, reject) => {
    const node = element("script", { src: script.src.replace(/run\.js$/, "predict.js") });
    node.onload = resolve;
    node.onerror = () => { live.predicting = null; node.remove(); reject(new Error("predict.js")); };
    document.head.append(node);
  });
  // On pages without a figure of their own the words come with those of the runs that are made there.
  const predictWords = () => script.dataset.words?.split("|") ?? live.words.predict;

  // A run with a position: 0 shows all of it, 1 the first callback alone, and so on.
  const addStepper = (figure, isFirst) => {
    const rows = [...figure.querySelectorAll(".run ol li")];
    const picture = figure.querySelector(".picture svg");
    if (!picture || rows.length < 2) return;
    const marks = [...picture.querySelectorAll(".marks path")];
    const lanes = [...picture.querySelectorAll(".head text")].map((text) => text.textContent);
    const [title, first, previous, next, last, position, of, states, keys, none] = words(figure, "words");
    const stateWords = words(figure, "states");
    const stateNames = ["appearing", "appeared", "disappearing"];
    let current = 0;

    const bar = element("div", { class: "stepper", role: "group", "aria-label": title });
    const slider = element("input", {
      type: "range", min: "1", max: String(rows.length), value: "1", "aria-label": position,
    });
    const status = element("output", { role: "status" }, keys);
    const table = element("dl", { class: "states", "aria-label": states });
    const nowLine = document.createElementNS(picture.namespaceURI, "path");
    nowLine.setAttribute("class", "now");

    // What the view of each controller does, by its name: of none nothing.
    const views = new Map((figure.dataset.views ?? "").split(";").map((view) => view.split("=")));
    const stateOf = (name) => ({ a: "appearing", s: "appeared", d: "disappearing" })[views.get(name)?.[current - 1]] ?? "";
    const steps = [...figure.querySelectorAll(".run > li")];
    const phone = live.phone?.(figure.dataset.screens ?? "");
    const drawPhone = (row) => phone?.show(row ? steps.findIndex((step) => step.contains(row)) : -1, stateOf,
      figure.dataset.app?.[current - 1] ?? "", row?.querySelector(".st")?.textContent ?? "");
    const appearing = lanes.filter((name) => views.has(name));

    const drawNow = (index) => {
      const box = marks[index]?.getBBox();
      if (!box || box.height === 0) return nowLine.remove();
      const width = picture.viewBox.baseVal.width;
      nowLine.setAttribute("d", `M0 ${box.y + box.height / 2}H${width}`);
      picture.insertBefore(nowLine, marks[0].parentNode);
    };
    const stepper = { figure, rows, bar, position: () => current, changed: null };
    // Before the first callback there is nothing to be seen, which only those want who predict it.
    const show = stepper.show = (wanted, remembers = true) => {
      current = Math.min(Math.max(wanted, stepper.changed ? 0 : 1), rows.length);
      rows.forEach((row, index) => {
        row.classList.toggle("later", index >= current);
        marks[index]?.classList.toggle("later", index >= current);
        if (index === current - 1) row.setAttribute("aria-current", "step"); else row.removeAttribute("aria-current");
      });
      drawNow(current - 1);
      slider.value = String(current);
      const row = rows[current - 1];
      const name = row ? ` · ${row.querySelector(".rc").textContent} ${row.querySelector(".cb").textContent}` : "";
      status.textContent = fill(of, current, rows.length) + name;
      table.replaceChildren(...appearing.map((name) => {
        const pair = element("div");
        pair.append(element("dt", {}, name), element("dd", {}, stateWords[stateNames.indexOf(stateOf(name))] ?? none));
        return pair;
      }));
      drawPhone(row);
      (row ?? rows[0]).scrollIntoView({ block: "nearest", inline: "nearest" });
      if (remembers && isFirst && row) history.replaceState(null, "", `#step=${current}`);
      stepper.changed?.();
    };

    const button = (sign, label, action) => {
      const made = element("button", { type: "button", "aria-label": label, title: label }, sign);
      made.addEventListener("click", action);
      return made;
    };
    bar.append(
      button("⇤", first, () => show(1)), button("←", previous, () => show((current || 2) - 1)),
      button("→", next, () => show(current + 1)), button("⇥", last, () => show(rows.length)), slider, status);
    slider.addEventListener("input", () => show(Number(slider.value)));
    const toggle = element("button", { type: "button", class: "predicts", "aria-pressed": "false" }, predictWords()[0]);
    let end = null;
    toggle.addEventListener("click", async () => {
      await loadPredicting().catch(() => {});
      if (!live.predict) return;
      end = end ? end() : live.predict(stepper, predictWords().slice(1));
      toggle.setAttribute("aria-pressed", String(Boolean(end)));
    });
    status.before(toggle);
    // Only while the focus is in the bar, so that no key is taken from the page. The slider has its own keys.
    bar.addEventListener("keydown", (event) => {
      if (event.target === slider || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 1, End: rows.length }[event.key];
      if (target === undefined) return;
      event.preventDefault();
      show(target);
    });
    const dock = element("div", { class: "dock" });
    const said = element("div");
    said.append(bar, table);
    dock.append(said, ...(phone ? [phone.drawn] : []));
    figure.querySelector(".play").before(dock);
    if (isFirst) {
      const follow = () => {
        const step = /^#step=(\d{1,6})$/.exec(location.hash);
        if (step) show(Number(step[1]), false);
      };
      addEventListener("hashchange", follow);
      follow();
    }
  };

  // For runs that are made in the page.
  live.addStepper = (figure) => addStepper(figure, false);
  document.querySelectorAll("figure.trace").forEach((figure, index) => addStepper(figure, index === 0));
})();
