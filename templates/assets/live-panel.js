// Runs a scenario again in the page: on another version, with another text, beside another run.
(() => {
  "use strict";
  const live = window.lcdocLive ||= {};
  const { html, fill } = live;
  const word = (name, ...values) => fill(live.words.text[name], ...values);
  const longestText = 65_536;

  // MARK: The engine

  let engine = null;
  // The module lies zipped in a script, for a page that was opened from a disk may fetch nothing.
  live.start = async () => {
    if (engine) return;
    const zipped = Uint8Array.from(atob(live.engine), (letter) => letter.charCodeAt(0));
    const stream = new Blob([zipped]).stream().pipeThrough(new DecompressionStream("gzip"));
    live.module = await WebAssembly.compile(await new Response(stream).arrayBuffer());
    engine = (await WebAssembly.instantiate(live.module)).exports;
  };
  const numberOf = (version) => version.split(".").reduce((sum, part, place) => sum + part * [10_000, 100, 1][place], 0);
  // An engine's answer to a question as it wrote it. Workers have this function too: it knows nothing of the page.
  live.call = (engine, question, bytes, ...more) => {
    const address = engine.lc_allocate(bytes.length);
    new Uint8Array(engine.memory.buffer, address, bytes.length).set(bytes);
    const answer = engine[question](address, bytes.length, ...more);
    const length = new DataView(engine.memory.buffer).getUint32(answer, true);
    const json = new TextDecoder().decode(new Uint8Array(engine.memory.buffer, answer + 4, length));
    engine.lc_free(answer);
    engine.lc_free(address);
    return json;
  };
  // Of a run; `version` null stands for the newest that the scenario names, `otherwise` has the numbers of facts that are
  // taken the other way.
  live.answer = (text, version, otherwise = []) => {
    const written = new TextEncoder().encode(text);
    const bytes = new Uint8Array(written.length + otherwise.length);
    bytes.set(written);
    bytes.set(otherwise, written.length);
    return live.call(engine, "lc_run_otherwise", bytes, version ? numberOf(version) : 0, otherwise.length);
  };
  const run = (text, version, otherwise) => new TextEncoder().encode(text).length > longestText
    ? { problems: [{ kind: "tooLong", line: 1, column: 1, length: 0 }] } : JSON.parse(live.answer(text, version, otherwise));

  // What tells one run from another: all that is shown of it, and how it ended.
  const keys = (shown) => shown.rows.map(({ entry }) => [entry.step, entry.receiver, entry.callback, entry.argument].join("\n"));
  const signature = (answer) => JSON.stringify([keys(live.shown(answer, "")), answer.failure?.message]);

  // The rows of two runs that have no partner when as many as possible of the same stand side by side.
  const unmatched = (one, two) => {
    const best = Array.from({ length: one.length + 1 }, () => new Uint16Array(two.length + 1));
    for (let i = one.length - 1; i >= 0; i--) {
      for (let j = two.length - 1; j >= 0; j--) {
        best[i][j] = one[i] === two[j] ? best[i + 1][j + 1] + 1 : Math.max(best[i + 1][j], best[i][j + 1]);
      }
    }
    const [left, right] = [new Set(one.keys()), new Set(two.keys())];
    for (let i = 0, j = 0; i < one.length && j < two.length;) {
      if (one[i] === two[j]) { left.delete(i++); right.delete(j++); }
      else if (best[i + 1][j] >= best[i][j + 1]) i++;
      else j++;
    }
    return [left, right];
  };

  // MARK: What is wrong

  const expects = /^\s*[>=!]/m;
  // Code between backquotes, as the commands write it.
  const marked = live.marked = (text) => text.split("`").map((part, index) => (index % 2 ? html("code", {}, part) : part));
  const problems = (answer, lines) => answer.problems.map((problem) => {
    const written = [...(lines[problem.line - 1] ?? "")].slice(problem.column - 1, problem.column - 1 + problem.length).join("");
    const parts = marked(live.words.findings[problem.kind] ?? problem.kind);
    for (const part of parts) if (part.textContent === "{}") part.textContent = written;
    return { ...problem, place: word("problemAt", problem.line, problem.column), parts };
  });
  const detail = (answer, mismatch) => {
    const { findings } = live.words;
    if (mismatch.kind === "failed") return answer.failure.message;
    if (mismatch.kind !== "trace") return "";
    if (mismatch.line === answer.steps[mismatch.step].line) return findings.goesOn;
    const entry = answer.entries[mismatch.entry ?? -1];
    return entry ? fill(findings.logged, `${entry.receiver}.${entry.callback}`) : findings.ended;
  };
  const mismatches = (answer) => answer.mismatches.filter((one) => answer.isMeant || one.kind === "failed").map((one) => {
    const kind = one.kind === "failed" && answer.failure.kind === "impossible" ? "impossible" : one.kind;
    const about = detail(answer, one);
    const text = live.words.findings[kind] + (about ? ` · ${about}` : "");
    return { line: one.line, column: 1, length: Infinity, place: word("line", one.line), parts: marked(text) };
  });

  // MARK: The panel

  let panels = 0;
  live.open = ({ name, text: written, after, figure, state, closed }) => {
    const id = `live-${++panels}`;
    const current = { text: written, ios: null, with: null };
    let [answer, changes, versions, marking, writing, isSlow] = [null, [], [], 0, 0, false];

    const version = html("output", { for: `${id}-ios` });
    const slider = html("input", { type: "range", id: `${id}-ios`, min: "0", step: "1" });
    const ticks = html("div", { class: "ticks", "aria-hidden": "true" });
    const turns = html("p", { class: "turns" });
    const other = html("select", { id: `${id}-with` });
    const area = html("textarea", { id: `${id}-text`, spellcheck: "false", autocapitalize: "off", autocomplete: "off", wrap: "off" });
    const findings = html("ul", { class: "findings" });
    const questions = live.openQuestions(id, () => show());
    const scores = html("div", { class: "scores" });
    const button = (label, action) => {
      const made = html("button", { type: "button" }, label);
      made.addEventListener("click", action);
      return made;
    };
    const panel = html("section", { class: "live", "aria-label": word("runYourself") },
      html("div", { class: "controls" },
        html("div", { class: "version" }, html("label", { for: `${id}-ios` }, word("liveVersion")), " ", version, slider, ticks),
        html("div", { class: "beside" }, html("label", { for: `${id}-with` }, word("compareWith")), other,
          button(word("asWritten"), () => { current.text = area.value = written; show(); }),
          button(word("closeLive"), () => close()))),
      turns, questions.group,
      html("div", { class: "bench" },
        html("div", { class: "text" }, html("label", { for: `${id}-text` }, word("liveText")), area, html("div", { role: "status" }, findings)), scores));

    // MARK: Showing

    // `other` are the rows without a partner, and the run that has none.
    const score = (answer, place, other) => {
      const shown = live.shown(answer, current.text);
      const drawn = live.figure(shown, `${id}-${place}`);
      const rows = drawn.querySelectorAll(".run ol li");
      for (const row of other?.rows ?? []) {
        rows[row].classList.add("only");
        const isThere = other.keys.includes(keys(shown)[row]);
        rows[row].append(html("span", { class: "rival" }, word(isThere ? "elsewhereOn" : "notOn", other.ios)));
      }
      if (shown.rows.length === 0) drawn.append(html("p", {}, word("nothingLogged")));
      if (shown.count > shown.rows.length) drawn.append(html("p", {}, word("cutAt", shown.rows.length, shown.count)));
      return drawn;
    };

    const showScores = () => {
      const rival = current.with && run(current.text, current.with, questions.otherwise());
      panel.classList.toggle("two", Boolean(rival));
      if (!rival) {
        const drawn = score(answer, 1);
        scores.replaceChildren(drawn);
        return live.addStepper(drawn);
      }
      const [one, two] = [answer, rival].map((run) => keys(live.shown(run, "")));
      const [left, right] = unmatched(one, two);
      const said = left.size + right.size === 0 ? word("alike") : word("differences", left.size + right.size);
      scores.replaceChildren(html("p", { class: "said", role: "status" }, said),
        score(answer, 1, { rows: left, keys: two, ios: rival.ios }), score(rival, 2, { rows: right, keys: one, ios: answer.ios }));
    };

    const showFindings = () => {
      const found = answer.problems.length > 0 ? problems(answer, current.text.split(/\r\n|\r|\n/)) : mismatches(answer);
      findings.replaceChildren(...found.map((finding) => html("li", { class: "contradicted" },
        button(finding.place, () => select(finding)), " ", html("span", {}, ...finding.parts))));
      area.setAttribute("aria-invalid", String(answer.problems.length > 0));
      if (found.length > 0) return;
      if (!answer.isMeant) findings.append(html("li", {}, word("notMeant", answer.ios)));
      else if (expects.test(current.text)) findings.append(html("li", { class: "holds" }, html("span", { class: "sign", "aria-hidden": "true" }, "✓"), " ", word("asExpected")));
    };
    const select = ({ line, column, length }) => {
      const lines = area.value.split("\n");
      const before = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
      const letters = [...(lines[line - 1] ?? "")];
      const start = before + letters.slice(0, column - 1).join("").length;
      area.focus();
      area.setSelectionRange(start, start + letters.slice(column - 1, column - 1 + length).join("").length);
    };

    const showVersions = () => {
      // Of a text that cannot be read no version is known.
      current.shown = answer.ios ?? current.ios ?? current.shown ?? String(live.words.versions.at(-1));
      const all = new Set([...live.words.versions.map(String), current.shown, ...(current.with ? [current.with] : [])]);
      versions = [...all].sort((one, two) => numberOf(one) - numberOf(two));
      version.textContent = `iOS ${current.shown}`;
      slider.max = String(versions.length - 1);
      slider.value = String(versions.indexOf(current.shown));
      slider.setAttribute("aria-valuetext", `iOS ${current.shown}`);
      other.replaceChildren(html("option", { value: "" }, word("compareNone")),
        ...versions.map((name) => html("option", { value: name }, `iOS ${name}`)));
      other.value = current.with ?? "";
    };
    const showChanges = () => {
      ticks.replaceChildren(...versions.map((name) => html("i", changes.includes(name) ? { class: "turn" } : {}, changes.includes(name) ? name : "")));
      turns.replaceChildren(...(changes.length === 0 ? [word("changesNowhere")] : [word("changesAt"), ...changes.flatMap((name) => {
        const made = button(name, () => { current.ios = name; show(); });
        made.setAttribute("aria-label", word("jumpTo", name));
        return [" ", made];
      })]));
    };

    // Where the run changes is looked for version by version, between the keys of who writes.
    const mark = () => {
      clearTimeout(marking);
      const [found, text] = [[], current.text];
      let [next, last] = [0, null];
      const go = () => {
        const end = performance.now() + 8;
        while (next < versions.length && performance.now() < end) {
          const now = signature(run(text, versions[next], questions.otherwise()));
          if (last !== null && now !== last) found.push(versions[next]);
          last = now;
          next++;
        }
        if (next < versions.length) return marking = setTimeout(go);
        changes = found;
        showChanges();
      };
      marking = setTimeout(go);
    };

    const show = (isTextSame = false) => {
      const start = performance.now();
      answer = run(current.text, current.ios, questions.otherwise());
      const seen = answer.open && signature(answer);
      questions.show(answer.open ?? [], (fact) => {
        const others = questions.otherwise();
        return signature(run(current.text, current.ios, [...others, fact])) !== seen;
      });
      showVersions();
      showFindings();
      scores.classList.toggle("stale", answer.problems.length > 0);
      if (answer.problems.length === 0) {
        showScores();
        if (isTextSame) showChanges(); else mark();
      }
      isSlow = performance.now() - start > 100;
      remember();
    };

    // MARK: The address

    const remember = () => {
      clearTimeout(writing);
      writing = setTimeout(() => {
        const state = new URLSearchParams({ run: name });
        if (current.ios) state.set("ios", current.ios);
        if (current.with) state.set("with", current.with);
        if (questions.otherwise().length > 0) state.set("otherwise", questions.names().join(","));
        if (current.text !== written) state.set("text", current.text);
        history.replaceState(null, "", `#${state}`);
      }, 300);
    };
    const versionIn = (state, key) => /^\d{1,2}(\.\d{1,2}){0,2}$/.exec(state?.get(key) ?? "")?.[0] ?? null;
    const set = (state) => {
      Object.assign(current, { text: state?.get("text") ?? written, ios: versionIn(state, "ios"), with: versionIn(state, "with") });
      questions.set((state?.get("otherwise") ?? "").split(","));
      area.value = current.text;
      area.rows = Math.min(Math.max(current.text.split("\n").length + 1, 6), 26);
      show();
    };
    const close = () => {
      clearTimeout(marking);
      clearTimeout(writing);
      questions.close();
      panel.remove();
      if (figure) figure.hidden = false;
      history.replaceState(null, "", location.pathname + location.search);
      closed();
    };

    slider.addEventListener("input", () => { current.ios = versions[Number(slider.value)]; show(true); });
    other.addEventListener("change", () => { current.with = other.value || null; show(true); });
    let waiting = 0;
    area.addEventListener("input", () => {
      current.text = area.value;
      clearTimeout(waiting);
      if (isSlow) waiting = setTimeout(show, 300); else show();
    });
    if (figure) figure.hidden = true;
    after.after(panel);
    set(state);
    if (state) panel.scrollIntoView();
    return { set };
  };
})();
