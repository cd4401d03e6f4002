// Explains a log in the page: a worker looks for the run that prints it, so that the page stays awake.
// What a log says enters the page as text alone. Without this file the page says what to do.
(() => {
  "use strict";
  const live = window.lcdocLive ||= {};
  const script = document.currentScript;
  const place = document.querySelector(".explainer");
  const [label, hint, explain, tryIt, loading, searching, failed, tooLong, tooSlow] = script.dataset.words.split("|");
  const longestLog = 1_048_576;
  const longestSearch = 30_000;
  // Longer logs have no address.
  const longestState = 6_000;
  const html = (name, attributes = {}, ...children) => {
    const node = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    node.append(...children);
    return node;
  };

  // MARK: The worker

  const work = () => {
    onmessage = async ({ data: { module, text } }) => {
      try {
        const engine = (await WebAssembly.instantiate(module)).exports;
        postMessage({ answer: call(engine, "lc_explain", new TextEncoder().encode(text)) });
      } catch (error) {
        postMessage({ error: String(error) });
      }
    };
  };
  let worker = null;
  const search = (text) => new Promise((resolve, reject) => {
    worker?.terminate();
    // From a file of its own no page on a disk may make one.
    const source = URL.createObjectURL(new Blob([`const call = ${live.call};(${work})();`], { type: "text/javascript" }));
    const mine = worker = new Worker(source);
    URL.revokeObjectURL(source);
    const limit = setTimeout(() => { mine.terminate(); reject(new Error(tooSlow)); }, longestSearch);
    const end = (action) => { clearTimeout(limit); mine.terminate(); action(); };
    mine.onmessage = ({ data }) => end(() => (data.error ? reject(new Error(failed)) : resolve(JSON.parse(data.answer))));
    mine.onerror = () => end(() => reject(new Error(failed)));
    mine.postMessage({ module: live.module, text });
  });

  // MARK: Words

  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
  const counted = ([one, many], count) => fill(count === 1 ? one : many, { count });
  const versions = (stretches) => `iOS ${stretches.map((one) => {
    if (one.first === one.last) return one.first;
    return fill(one.isNewest ? live.logWords.later : live.logWords.span, one);
  }).join(live.logWords.separator)}`;

  const remarks = (answer) => {
    const words = live.logWords;
    const found = [];
    if (answer.isNote) found.push(words.isNote);
    if (answer.isCutShort) found.push(fill(words.onlyFirst, { read: answer.read, all: answer.callbacks, line: answer.firstUnread }));
    if (answer.unknown > 0) {
      found.push(fill(words.passedOver, { callbacks: counted(words.callbacks, answer.unknown), first: answer.firstUnknown }));
    }
    return found;
  };
  const result = (answer, run) => {
    const words = live.logWords;
    const there = versions(run.versions);
    if (answer.isExplained) {
      const extent = answer.isCutShort ? fill(words.beginning, answer) : fill(words.whole, { callbacks: counted(words.callbacks, answer.read) });
      return fill(words.prints, { extent, versions: there });
    }
    if (answer.covered < answer.read) return fill(words.printsOnly, answer);
    return fill(words.nearest, { edits: counted(words.edits, run.edits.length), versions: there });
  };
  const edit = (one) => {
    const words = live.logWords;
    const place = one.line ? fill(words.line, { number: one.line }) : words.end;
    return fill(words.edit[one.kind], { place, name: one.name });
  };
  const placeOf = (step) => {
    const words = live.logWords;
    if (!step.isLogged) return words.before;
    if (!step.first) return words.unseen;
    return step.first === step.last ? fill(words.line, { number: step.first }) : fill(words.lines, step);
  };
  const summary = (run) => {
    const words = live.logWords;
    const steps = run.steps.filter((step) => step.isLogged).map((step) => step.text);
    const more = steps.length > words.mostShown ? fill(words.moreSteps, { count: steps.length }) : "";
    return steps.slice(0, words.mostShown).join("; ") + more;
  };
  const further = (answer, run) => {
    const words = live.logWords;
    const found = [];
    if (run.startsLate) found.push(words.startsLate);
    if (run.endsEarly) found.push(words.endsEarly);
    if (run.layoutPasses > 0) found.push(fill(words.apart, { layoutCallbacks: counted(words.layoutCallbacks, run.layoutPasses) }));
    if (run.versionsApartFromLayout.length > 0) found.push(fill(words.layoutDiffers, { versions: versions(run.versionsApartFromLayout) }));
    for (const other of answer.runs.slice(1)) found.push(fill(words.alsoPrints, { summary: summary(other), versions: versions(other.versions) }));
    return found;
  };
  const edits = (answer, run) => (!answer.isExplained && answer.covered === answer.read ? run.edits.map(edit) : []);
  // What `lcdoc explain` says, line by line: what it left out, and what it writes above the scenario.
  live.explained = (answer) => {
    const run = answer.runs?.[0];
    if (!run) return [...remarks(answer), live.logWords.nothing];
    return [...remarks(answer), result(answer, run), ...edits(answer, run), ...further(answer, run),
      ...run.steps.map((step) => `${placeOf(step)}: ${step.text}`)];
  };

  // MARK: The page

  const field = html("textarea", { id: "log", rows: "12", spellcheck: "false", autocapitalize: "off", autocomplete: "off", wrap: "off", "aria-describedby": "log-hint" });
  const button = html("button", { type: "button", class: "explain-start" }, explain);
  const status = html("p", { role: "status", class: "said" });
  const found = html("div", { class: "explained" });
  place.append(html("label", { for: "log" }, label), html("p", { id: "log-hint", class: "turns" }, hint), field, html("p", {}, button), status, found);

  const select = (line) => {
    const lines = field.value.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
    field.focus();
    field.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
    // A field scrolls to where something is written, not to what is selected.
    field.scrollTop = field.scrollHeight * Math.max(line - 3, 0) / lines.length;
  };
  const leading = (line, ...children) => {
    const made = html("button", { type: "button", class: "bare" }, fill(live.logWords.line, { number: line }));
    made.addEventListener("click", () => select(line));
    return [made, " · ", ...children];
  };
  const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
  const list = (items, attributes = {}) => html("ul", attributes, ...items.map((item) => html("li", {}, ...item)));
  const verdict = (kind, sign, ...children) =>
    html("p", { class: `verdict ${kind}` }, html("span", { class: "sign", "aria-hidden": "true" }, sign), " ", ...children);

  const wrong = (answer) => {
    if (!answer.wrongLine) return [];
    const words = live.logWords;
    const text = answer.wrong ? fill(words.notPrinted, { name: answer.wrong }) : words.hasNoEnd;
    const expected = answer.expected.map((name) => `\`${name}\``).join(words.separator);
    return [verdict("contradicted", "✗", ...leading(answer.wrongLine, ...live.marked(text))),
      ...(expected ? [html("p", {}, ...live.marked(fill(words.expected, { names: expected })))] : [])];
  };
  const score = (scenario) => {
    const shown = live.shown(JSON.parse(live.answer(scenario, null)), scenario);
    const figure = live.figure(shown, "log-run");
    live.addStepper(figure);
    return figure;
  };
  const show = (answer) => {
    const notes = remarks(answer).map((text) => live.marked(text));
    const run = answer.runs?.[0];
    if (answer.callbacks === 0) return found.replaceChildren(verdict("vacuous", "–", live.logWords.noCallbacks), list(notes));
    if (!run) return found.replaceChildren(...wrong(answer), verdict("vacuous", "–", live.logWords.nothing), list(notes));
    const code = html("code", { class: "language-scenario" }, run.scenario);
    found.replaceChildren(...wrong(answer),
      verdict(answer.isExplained ? "holds" : "depends", answer.isExplained ? "✓" : "≈", capital(result(answer, run))),
      list(edits(answer, run).map((text) => live.marked(text))),
      list([...further(answer, run).map((text) => [text]), ...notes]),
      html("h2", {}, live.logWords.steps),
      html("ol", { class: "happened" }, ...run.steps.map((step) => html("li", {}, html("code", {}, step.text), " ", html("small", {}, placeOf(step))))),
      score(run.scenario), html("pre", { tabindex: "0" }, code));
    live.addButton(code);
  };

  const remember = (log) => {
    const state = new URLSearchParams({ log }).toString();
    history.replaceState(null, "", state.length <= longestState ? `#${state}` : location.pathname + location.search);
  };
  let asked = 0;
  const start = async () => {
    const mine = ++asked;
    const text = field.value;
    found.replaceChildren();
    status.classList.remove("done");
    if (new TextEncoder().encode(text).length > longestLog) return status.textContent = tooLong;
    status.textContent = live.module ? searching : loading;
    try {
      await Promise.all([live.ready(), live.load("explain-words.js")]).catch(() => { throw new Error(failed); });
      if (mine !== asked) return;
      status.textContent = searching;
      const answer = await search(text);
      if (mine !== asked) return;
      // Said, not shown: it stands below.
      status.classList.add("done");
      show(answer);
      status.textContent = found.querySelector(".verdict").textContent;
      remember(text);
    } catch (error) {
      if (mine === asked) status.textContent = error.message;
    }
  };
  button.addEventListener("click", start);
  field.addEventListener("keydown", (event) => { if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) start(); });
  const example = document.querySelector("pre.example");
  const trial = html("button", { type: "button" }, tryIt);
  trial.addEventListener("click", () => { field.value = example.textContent; field.scrollIntoView({ block: "nearest" }); start(); });
  example.after(html("p", {}, trial));
  const given = new URLSearchParams(location.hash.slice(1)).get("log");
  if (given) {
    field.value = given;
    start();
  }
})();
