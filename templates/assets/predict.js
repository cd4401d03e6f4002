// A run as a question before each callback: which comes next? Loaded when somebody wants to predict.
(() => {
  "use strict";
  const live = window.lcdocLive ||= {};
  const mostChoices = 4;
  // What loads this file gives it the two.
  const { element, fill } = live;
  const part = (row, name) => row.querySelector(name)?.textContent ?? "";
  // Arguments would tell calls apart that a reader need not.
  const nameOf = (row) => `${part(row, ".rc")} ${row.querySelector(".cb a")?.textContent ?? part(row, ".cb")}`;

  // The next call among its neighbours: those still to come, the nearest first, and the last ones that came.
  const choicesAt = (names, next) => {
    const later = [...new Set(names.slice(next + 1))].filter((name) => name !== names[next]);
    const past = [...new Set(names.slice(0, next).reverse())].filter((name) => name !== names[next] && !later.includes(name));
    const others = [...later.slice(0, mostChoices - 2), ...past.slice(0, 1), ...later.slice(mostChoices - 2), ...past.slice(1)];
    return [names[next], ...others.slice(0, mostChoices - 1)].sort();
  };

  // `stepper` has the rows of a run, goes to one of them, and says when somebody else has done so.
  live.predict = (stepper, [question, right, later, past, reason, cause, done, again]) => {
    const { figure, rows, bar } = stepper;
    const names = rows.map(nameOf);
    const id = `predict-${figure.id || [...document.querySelectorAll("figure.trace")].indexOf(figure)}`;
    const group = element("div", { class: "choices", role: "group", tabindex: "-1", "aria-labelledby": id });
    const said = element("p", { class: "said", role: "status" });
    const panel = element("div", { class: "predict" });
    panel.append(element("p", { id, class: "asks" }, question), group, said);
    let [tried, firsts, expected] = [false, 0, 0];

    const why = (place, picked) => {
      const at = names.indexOf(picked, place);
      const [row, sender] = [rows[place], part(rows[place], ".why")];
      const about = at < 0 ? fill(past, picked) : fill(later, picked, at - place, part(rows[at], ".ph"));
      return `${about} ${sender ? fill(cause, part(row, ".ph"), sender) : fill(reason, part(row, ".ph"))}`;
    };
    const pick = (button) => {
      const place = stepper.position();
      if (button.disabled) return;
      if (button.value !== names[place]) {
        tried = true;
        button.disabled = true;
        said.textContent = why(place, button.value);
        return group.focus({ preventScroll: true });
      }
      if (!tried) firsts += 1;
      said.textContent = fill(right, names[place]);
      expected = place + 1;
      stepper.show(place + 1);
      group.focus({ preventScroll: true });
    };
    const ask = () => {
      const place = stepper.position();
      // Somebody went there by other keys: nothing was predicted.
      if (place !== expected) said.textContent = "";
      [expected, tried] = [place, false];
      const isOver = place >= rows.length;
      panel.querySelector(".asks").hidden = isOver;
      if (isOver) {
        said.textContent = `${said.textContent} ${fill(done, firsts, rows.length)}`.trim();
        const button = element("button", { type: "button" }, again);
        button.addEventListener("click", restart);
        return group.replaceChildren(button);
      }
      const step = part(rows[place].closest("ol").parentNode, ".step");
      panel.querySelector(".asks").textContent = step ? `${step} · ${question}` : question;
      group.replaceChildren(...choicesAt(names, place).map((name, index) => {
        const button = element("button", { type: "button", value: name, "aria-keyshortcuts": String(index + 1) }, name);
        button.addEventListener("click", () => pick(button));
        return button;
      }));
    };
    const restart = () => {
      [firsts, said.textContent] = [0, ""];
      stepper.show(0);
      group.focus({ preventScroll: true });
    };
    panel.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || !/^[1-9]$/.test(event.key)) return;
      const button = group.children[Number(event.key) - 1];
      if (!button) return;
      event.preventDefault();
      button.click();
    });

    figure.classList.add("predicting");
    bar.append(panel);
    stepper.changed = ask;
    // All shown is nothing to predict.
    stepper.show(stepper.position() >= rows.length ? 0 : stepper.position());
    group.focus({ preventScroll: true });
    return () => {
      stepper.changed = null;
      panel.remove();
      figure.classList.remove("predicting");
      stepper.show(Math.max(stepper.position(), 1));
    };
  };
})();
