// A phone beside a run: who is on screen at one callback of it. For the eyes alone: the table beside it says the same in words.
(() => {
  "use strict";
  const live = window.lcdocLive ||= {};
  const make = (name, className, ...children) => {
    const node = document.createElement(name);
    node.className = className;
    node.append(...children);
    return node;
  };

  // `0,root,nav,Nav;1,shown,plain,A` as a tree.
  const tree = (text) => {
    const roots = [];
    const above = [];
    for (const part of text.split(";").filter(Boolean)) {
      const [depth, place, kind, name] = part.split(",");
      const node = { place, kind, name, below: [] };
      above.length = Number(depth);
      (above.at(-1)?.below ?? roots).push(node);
      above.push(node);
    }
    return roots;
  };
  const all = (nodes) => nodes.flatMap((node) => [node, ...all(node.below)]);

  // Who was there before a step and goes with it stays where it was until it has disappeared.
  const withLeaving = (before, after, stateOf) => {
    const there = new Map(all(after).map((node) => [node.name, node]));
    const add = (nodes, place) => {
      for (const node of nodes) {
        const here = there.get(node.name);
        if (!here && stateOf(node.name)) place.push({ ...node, below: [], isLeaving: true });
        add(node.below, here?.below ?? place);
      }
    };
    add(before, after);
    return after;
  };

  const isChild = (node) => node.place === "shown" || node.place === "hidden";
  const card = (node, stateOf) => {
    const drawn = make("div", `card ${node.kind} ${stateOf(node.name) || "none"}`, make("span", "name", node.name));
    const children = node.below.filter(isChild);
    // Of tabs and pages one is seen; of a stack what lies below keeps the strip with its name.
    const isOneOf = node.kind === "tab" || node.kind === "page";
    const seen = isOneOf ? children.filter((child) => child.place === "shown" || stateOf(child.name)) : children;
    if (seen.length > 0) {
      drawn.append(make("div", node.kind === "nav" ? "stack" : "row", ...seen.map((child) => {
        const inner = card(child, stateOf);
        if (child.place === "hidden" && !child.isLeaving && !stateOf(child.name)) inner.classList.add("strip");
        return inner;
      })));
    }
    if (node.kind === "tab") {
      drawn.append(make("div", "tabs", ...children.map((child) => make("span", child.place === "shown" ? "selected" : "", child.name))));
    }
    for (const over of node.below.filter((other) => !isChild(other))) {
      drawn.append(make("div", `over ${over.place}`, card(over, stateOf)));
    }
    return drawn;
  };

  // `screens` as figures have them. Shown is a step, with what each view does by the name of its controller, and with the
  // state of the application, as a letter and in words.
  live.phone = (screens) => {
    const steps = screens.split("|").map((text) => text.split(">"));
    const drawn = make("div", "phone");
    drawn.setAttribute("aria-hidden", "true");
    drawn.hidden = true;
    const show = (step, stateOf, appState, word) => {
      drawn.hidden = step < 0 || !steps[step];
      if (drawn.hidden) return;
      const after = tree(steps[step].at(-1));
      const before = tree(steps[step].length > 1 ? steps[step][0] : steps[step - 1]?.at(-1) ?? "");
      const windows = withLeaving(before, after, stateOf).map((root) => make("div", "window", card(root, stateOf)));
      drawn.className = `phone app-${appState}`;
      drawn.replaceChildren(make("span", "app", word), make("div", "glass", ...windows));
    };
    return { drawn, show };
  };
})();
