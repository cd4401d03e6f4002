// The open questions of a run as switches: what nobody knows for sure can be taken the other way.
(() => {
  "use strict";
  const live = window.lcdocLive ||= {};
  // The questions that a run asks for, and those that are answered otherwise. Facts go by number, in addresses by name.
  live.openQuestions = (id, changed) => {
    const { html, words } = live;
    const list = html("ul", {});
    const group = html("fieldset", { class: "open-questions" }, html("legend", {}, words.text.openQuestions), list);
    const names = new Map(words.facts.map((fact) => [fact.name, fact.number]));
    const facts = new Map(words.facts.map((fact) => [fact.number, fact]));
    let [otherwise, focused, waiting] = [[], null, 0];

    const flip = (number) => {
      otherwise = otherwise.includes(number) ? otherwise.filter((other) => other !== number) : [...otherwise, number];
      focused = number;
      changed();
    };
    const item = ({ fact, isTrue }) => {
      const box = html("input", { type: "checkbox", id: `${id}-fact-${fact}`, value: String(fact) });
      box.checked = isTrue;
      box.addEventListener("change", () => flip(fact));
      const isOther = otherwise.includes(fact) ? { class: "other" } : {};
      return html("li", isOther, box, " ", html("label", { for: box.id }, facts.get(fact)?.statement ?? ""));
    };
    return {
      group,
      otherwise: () => otherwise,
      names: () => otherwise.map((number) => facts.get(number).name),
      set: (written) => { otherwise = [...new Set(written)].flatMap((name) => names.get(name) ?? []); },
      // Those that make a difference to what is seen, and those that are answered otherwise: a run asks for a dozen. Each is
      // tried, between the keys of who writes.
      show: (open, matters) => {
        clearTimeout(waiting);
        const found = [];
        let next = 0;
        const go = () => {
          const end = performance.now() + 8;
          while (next < open.length && performance.now() < end) {
            const one = open[next++];
            if (otherwise.includes(one.fact) || matters(one.fact)) found.push(one);
          }
          if (next < open.length) return waiting = setTimeout(go);
          list.replaceChildren(...found.map(item));
          group.hidden = found.length === 0;
          // The switches were made anew.
          if (focused !== null) list.querySelector(`[value="${focused}"]`)?.focus();
          focused = null;
        };
        waiting = setTimeout(go);
      },
      close: () => clearTimeout(waiting),
    };
  };
})();
