// Draws a run of the engine as the pages show runs: the same picture and the same list, element for element.
// What a scenario says enters the page as text alone.
(() => {
  "use strict";
  const live = window.lcdocLive ||= {};
  const make = (node, attributes, children) => {
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    node.append(...children);
    return node;
  };
  const html = (name, attributes = {}, ...children) => make(document.createElement(name), attributes, children);
  const svg = (name, attributes = {}, ...children) =>
    make(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
  live.html = html;
  // Values in the places of a text, in order.
  live.fill = (text, ...values) => values.reduce((filled, value) => filled.replace("{}", () => value), text);

  // The steps as they are written: `#` starts a comment.
  const lines = (text) => text.split(/\r\n|\r|\n/).map((line) => line.split("#")[0].trim());

  // What of a run is shown: lanes, rows and bars of the picture, and the steps of the list.
  live.shown = (answer, text) => {
    const words = live.words;
    const written = lines(text);
    const logged = answer.entries.filter((entry) => entry.isLogged);
    const entries = logged.slice(0, words.mostRows);
    const lanes = [];
    const rows = entries.map((entry) => {
      let lane = lanes.findIndex((known) => known.of === entry.receiverKind && known.number === entry.receiverIndex);
      if (lane < 0) {
        const { receiver: name, receiverKind: of, receiverIndex: number } = entry;
        lane = lanes.push({ name, of, number, kind: words.heads[of] }) - 1;
      }
      return { lane, kind: words.marks[entry.family], entry };
    });
    const steps = [];
    rows.forEach((row, index) => {
      if (steps.at(-1)?.number !== row.entry.step) {
        steps.push({ number: row.entry.step, text: written[answer.steps[row.entry.step].line - 1], first: index, rows: [] });
      }
      steps.at(-1).rows.push(row);
    });
    return {
      version: answer.ios, entries: answer.entries, screens: answer.screens, lanes, rows, steps, bars: bars(lanes, rows),
      count: logged.length,
    };
  };

  // Who is on screen after each step that is shown, and before it where the one shown before left it otherwise; the state of the
  // application in each row.
  live.around = (run) => {
    let last = null;
    const screens = run.steps.map(({ number }) => {
      const [before, after] = [run.screens[number], run.screens[number + 1]];
      if (after === undefined) return "";
      const text = before === last ? after : `${before}>${after}`;
      last = after;
      return text;
    });
    return {
      "data-screens": screens.join("|"), "data-app": run.rows.map(({ entry }) => entry.applicationState[0]).join(""),
      "data-views": views(run.entries, run.rows),
    };
  };
  // What the view of each controller does in each row, whether the app logs it or not.
  const letters = { appearing: "a", appeared: "s", disappearing: "d", "": "-" };
  const views = (entries, rows) => {
    const seen = new Map();
    let next = 0;
    rows.forEach(({ entry }, row) => {
      for (; next <= entries.indexOf(entry, next); next++) {
        const { receiver, receiverKind, callback } = entries[next];
        const state = states[callback];
        if (state === undefined || live.words.heads[receiverKind] !== "controller") continue;
        if (!seen.has(receiver)) seen.set(receiver, { now: "-", text: "-".repeat(row) });
        seen.get(receiver).now = letters[state];
      }
      for (const view of seen.values()) view.text += view.now;
    });
    return [...seen].map(([name, view]) => `${name}=${view.text}`).join(";");
  };

  const states = { "viewWillAppear:": "appearing", "viewDidAppear:": "appeared", "viewWillDisappear:": "disappearing", "viewDidDisappear:": "" };
  // The state of each controller between the callbacks that change it.
  const bars = (lanes, rows) => lanes.flatMap((lane, index) => {
    if (lane.kind !== "controller") return [];
    const found = [];
    let state = "";
    let start = 0;
    const end = (row) => { if (state && row > start) found.push({ lane: index, from: start, to: row, state }); };
    rows.forEach((row, at) => {
      const next = row.lane === index ? states[row.entry.callback] : undefined;
      if (next === undefined) return;
      end(at);
      [state, start] = [next, at];
    });
    end(rows.length - 1);
    return found;
  });

  // Where everything lies, in sixteenths of an em, as the list beside the picture has it.
  const layout = (run) => {
    const pitch = run.lanes.length <= 4 ? 26 : run.lanes.length <= 6 ? 20 : 16;
    let y = 24 * run.lanes.length + 6;
    const tops = [];
    const middles = [];
    run.rows.forEach((_, index) => {
      if (run.steps.some((step) => step.first === index)) {
        tops.push(y);
        y += 40;
      }
      middles.push(y + 14);
      y += 28;
    });
    const height = y + 12;
    return {
      width: 30 + pitch * Math.max(run.lanes.length - 1, 0), height, tops, middles,
      x: (lane) => 15 + lane * pitch, head: (lane) => lane * 24 + 12, bar: (row) => middles[row] ?? height,
    };
  };

  const ems = (units) => `${Math.floor(units / 16)}${units % 16 ? `.${String(units % 16 * 625).padStart(4, "0")}` : ""}em`;
  const box = (x, y, width, height) => `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
  const circle = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  const heads = {
    app: (x, y) => box(x - 6, y - 6, 12, 12), scene: (x, y) => box(x - 7, y - 5, 14, 10),
    container: (x, y) => box(x - 6, y - 6, 12, 12) + box(x - 2, y - 2, 4, 4),
    controller: (x, y) => circle(x, y, 5), view: (x, y) => box(x - 4, y - 4, 8, 8),
  };
  const marks = {
    appearance: (x, y) => circle(x, y, 5), appState: (x, y) => `M${x} ${y - 6}l6 6l-6 6l-6 -6Z`,
    loading: (x, y) => box(x - 4, y - 4, 8, 8), layout: (x, y) => box(x - 6, y - 1, 12, 3),
    containment: (x, y) => `M${x - 5} ${y - 4}h10l-5 9Z`, other: (x, y) => circle(x, y, 3),
  };
  // Upper and lower half width: a hairpin that opens, a bar, a hairpin that closes.
  const widths = { appearing: [1, 6], appeared: [6, 6], disappearing: [6, 1] };
  const barShape = (at, bar) => {
    const [x, [upper, lower]] = [at.x(bar.lane), widths[bar.state]];
    return `M${x - upper} ${at.bar(bar.from)}H${x + upper}L${x + lower} ${at.bar(bar.to)}H${x - lower}Z`;
  };

  const summary = (run) => {
    const [lanes, steps] = [run.lanes.map((lane) => lane.name), run.steps.map((step) => step.text)];
    const values = {
      count: run.rows.length, version: run.version, lanes: lanes.join(live.words.separators[0]),
      steps: steps.join(live.words.separators[1]),
    };
    return live.words.summary.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  };

  live.picture = (run, id, title) => {
    const at = layout(run);
    const ruled = at.tops.map((y) => `M0 ${y}H${at.width}`).join("");
    const leads = run.rows.map((row, index) => `M${at.x(row.lane)} ${at.middles[index]}H${at.width}`).join("");
    const staves = run.lanes.map((_, lane) => `M${at.x(lane)} ${at.head(lane)}V${at.height}`).join("");
    return svg("svg", {
      class: "score", role: "img", "aria-labelledby": `${id}-title ${id}-desc`, viewBox: `0 0 ${at.width} ${at.height}`,
      width: ems(at.width), height: ems(at.height),
    },
    svg("title", { id: `${id}-title` }, title), svg("desc", { id: `${id}-desc` }, summary(run)),
    svg("path", { class: "rule", d: ruled }), svg("path", { class: "lead", d: leads }), svg("path", { class: "staff", d: staves }),
    ...run.lanes.map((lane, index) => svg("g", { class: "head" },
      svg("path", { d: heads[lane.kind](at.x(index), at.head(index)) }),
      svg("text", { x: at.x(index) + 11, y: at.head(index) + 4 }, lane.name))),
    ...run.bars.map((bar) => svg("path", {
      class: `bar ${bar.state}`, d: barShape(at, bar),
    })),
    svg("g", { class: "marks" }, ...run.rows.map((row, index) =>
      svg("path", { class: row.kind, d: marks[row.kind](at.x(row.lane), at.middles[index]) }))));
  };

  // Long selectors may break after a colon and nowhere else.
  const breakable = (name) => name.split(/(?<=:)(?=[^:])/).flatMap((part, index) => index ? [html("wbr"), part] : [part]);
  const pageOf = (callback) =>
    `${live.root}callbacks/${callback.replaceAll("+", "class-").replaceAll(")", "").replace(/[:(]+/g, "-").replace(/-$/, "")}.html`;

  const listRow = (entry, entries) => {
    const long = new TextEncoder().encode(entry.callback).length;
    const row = html("li", long > 60 ? { class: "long longest" } : long > 30 ? { class: "long" } : {});
    const parts = breakable(entry.callback);
    const hasPage = !live.words.pageless.includes(entry.callback);
    const name = html("span", { class: "cb" }, ...(hasPage ? [html("a", { href: pageOf(entry.callback) }, ...parts)] : parts));
    if (entry.argument) name.append(" ", html("i", {}, entry.argument));
    row.append(name, " ", html("span", { class: "rc" }, entry.receiver),
      " ", html("span", { class: "ph" }, live.words.phases[entry.phase]),
      " ", html("span", { class: "st" }, live.words.states[entry.applicationState]));
    const cause = entries[entry.cause];
    if (cause) row.append(" ", html("span", { class: "why" }, `${cause.receiver} ${cause.callback}`));
    return row;
  };

  live.list = (run) => html("ol", { class: "run" }, ...run.steps.map((step) => html("li", {},
    html("p", { class: "step" }, step.text),
    html("ol", { start: step.first + 1 }, ...step.rows.map((row) => listRow(row.entry, run.entries))))));

  // All of it; without rows there is nothing to be drawn.
  live.figure = (run, id) => {
    const title = `iOS ${run.version}`;
    const figure = html("figure", {
      class: "trace", "data-words": live.words.stepper.join("|"), "data-states": live.words.bars.join("|"), ...live.around(run),
    }, html("figcaption", {}, title));
    if (run.rows.length > 0) {
      figure.append(html("div", { class: "play" }, html("div", { class: "picture" }, live.picture(run, id, title)), live.list(run)));
    }
    return figure;
  };
})();
