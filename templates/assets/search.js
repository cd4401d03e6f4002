// Finds pages in the index of the site, a few files of which are loaded as they are needed.
(() => {
  "use strict";
  const search = window.lcdocSearch ||= {};
  const mostResults = 20;
  const mostFiles = 4;
  const html = (name, attributes = {}, ...children) => {
    const node = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    node.append(...children);
    return node;
  };

  // MARK: Files

  let root = "";
  const files = new Map();
  search.put = (name, content) => files.get(name)?.resolve(content);
  const load = (name) => {
    if (!files.has(name)) {
      const file = {};
      file.content = new Promise((resolve, reject) => {
        file.resolve = resolve;
        document.head.append(Object.assign(html("script"), {
          src: `${root}assets/search/${name}.js`, onerror: () => { files.delete(name); reject(new Error(name)); },
        }));
      });
      files.set(name, file);
    }
    return files.get(name).content;
  };

  // MARK: Terms

  const ideographs = /[\u3040-\u30FF\u3400-\u9FFF\uF900-\uFAFF\u{20000}-\u{3FFFF}]+/gu;
  // As the index was cut; a name in camel case stays whole here, and is cut when nothing begins with it.
  search.termsOf = (text) => text.replace(ideographs, " $& ").match(/[\p{L}\p{N}]+/gu)?.flatMap((word) => {
    const letters = [...word];
    if (!word.match(ideographs) || letters.length < 2) return [word.toLowerCase()];
    return letters.slice(1).map((letter, index) => letters[index] + letter);
  }) ?? [];
  const camelWords = (text) => text.replace(/([a-z0-9])(?=[A-Z])/g, "$1 ");

  // Whether one letter too many, too few, wrong or two swapped lead from one word to the other.
  const isOneSlipAway = (one, two) => {
    let start = 0;
    while (start < one.length && one[start] === two[start]) start++;
    const rest = (text, from) => text.slice(from);
    return rest(one, start + 1) === rest(two, start + 1) || rest(one, start + 1) === rest(two, start)
      || rest(one, start) === rest(two, start + 1)
      || (one[start] === two[start + 1] && one[start + 1] === two[start] && rest(one, start + 2) === rest(two, start + 2));
  };
  const isNear = (term, wanted) => [-1, 0, 1].some((more) => isOneSlipAway(term.slice(0, wanted.length + more), wanted));

  const numbers = (text) => {
    let last = 0;
    return text ? text.split(" ").map((step) => (last += parseInt(step, 36))) : [];
  };
  // The lines of the index from those files in which terms may begin so.
  const linesFor = async (index, beginning, most = mostFiles) => {
    const from = Math.max(index.terms.findLastIndex((first) => first <= beginning), 0);
    const to = index.terms.findLastIndex((first) => first <= `${beginning}\uffff`);
    const names = [...index.terms.keys()].slice(from, Math.min(to, from + most - 1) + 1);
    return (await Promise.all(names.map((name) => load(`terms-${name}`)))).flat();
  };

  // The entries that have a term, with how well each fits.
  const placesOf = async (index, wanted) => {
    const scores = new Map();
    const add = (line, share) => {
      const [titles, texts] = line.slice(line.indexOf(" ") + 1).split(",").map(numbers);
      const give = (entry, score) => scores.set(entry, Math.max(scores.get(entry) ?? 0, score * share));
      for (const entry of texts) give(entry, 1);
      for (const entry of titles) give(entry, 8);
    };
    const termOf = (line) => line.slice(0, line.indexOf(" "));
    const lines = await linesFor(index, wanted);
    // A word that is everywhere tells nothing, and neither does what begins with it.
    if (lines.includes(`${wanted} ,`)) return scores;
    for (const line of lines) {
      const term = termOf(line);
      if (term.startsWith(wanted)) add(line, term === wanted ? 1 : 0.4 + 0.5 * wanted.length / term.length);
    }
    if (scores.size > 0 || wanted.length < 4) return scores;
    // In a small site the first letter may be wrong, too.
    const near = index.isSmall ? linesFor(index, "", index.terms.length) : linesFor(index, wanted[0]);
    for (const line of await near) if (isNear(termOf(line), wanted)) add(line, 0.3);
    return scores;
  };

  // A page that is named after its title stands in the index without its name.
  const whole = (link, title) => link.replace(/(?<=^|\/)[*~]$/, (mark) => {
    const name = title.match(/[A-Za-z0-9]+/g).join("-");
    return `${mark === "~" ? name.toLowerCase() : name}.html`;
  });

  // MARK: Finding

  const plain = (text) => search.termsOf(text).join("");
  // A callback comes before what is called after it; of what begins alike a note does.
  const rank = (entry, query, [notes, callbacks]) => {
    const title = plain(entry.title);
    if (title === query) return entry.kind === callbacks ? 44 : 40;
    return title.startsWith(query) ? 6 + 6 * query.length / title.length + (entry.kind === notes ? 4 : 0) : 0;
  };
  search.find = async (query) => {
    const index = await load("index");
    const found = [];
    for (const word of query.match(/[^\s.,:;()[\]_]+/g) ?? []) {
      for (const term of search.termsOf(word)) {
        const places = await placesOf(index, term);
        const parts = places.size > 0 ? [] : search.termsOf(camelWords(word));
        if (parts.length > 1) for (const part of parts) found.push(await placesOf(index, part));
        else found.push(places);
      }
    }
    const sums = new Map();
    for (const places of found) {
      for (const [entry, score] of places) {
        const sum = sums.get(entry) ?? { entry, terms: 0, score: 0 };
        sum.terms += 1;
        sum.score += score;
        sums.set(entry, sum);
      }
    }
    const isBetter = (one, two) => two.terms - one.terms || two.score - one.score || one.entry - two.entry;
    const best = [...sums.values()].sort(isBetter).slice(0, 2 * mostResults);
    const read = async (sum) => {
      const file = await load(`entries-${Math.floor(sum.entry / index.entriesOfFile)}`);
      const [kind, title, section, link] = file[sum.entry % index.entriesOfFile];
      return { ...sum, kind: index.kinds[kind], title, section, link: whole(link, title) };
    };
    const results = await Promise.all(best.map(read));
    for (const result of results) result.score += rank(result, plain(query), index.kinds);
    return results.sort(isBetter).slice(0, mostResults);
  };

  // MARK: The field and what it finds

  const makeField = (link) => {
    const [hint, count, nothing, close] = link.dataset.words.split("|");
    const input = html("input", { type: "search", id: "search-field", placeholder: hint, autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: "200", "aria-describedby": "search-status" });
    const status = html("p", { id: "search-status", role: "status" });
    const list = html("ol", { class: "results" });
    const field = html("search", { class: "searching" },
      html("label", { for: "search-field" }, link.textContent), input, status, list);

    let asked = 0;
    const show = async () => {
      const mine = ++asked;
      const query = input.value.trim();
      const results = query ? await search.find(query).catch(() => []) : [];
      // Somebody wrote on meanwhile.
      if (mine !== asked) return;
      list.replaceChildren(...results.map((result) => html("li", {}, html("a", { href: root + result.link },
        html("b", {}, result.title), " ", html("span", {}, [result.kind, result.section].filter(Boolean).join(" · "))))));
      status.textContent = !query ? "" : results.length > 0 ? count.replace("{}", results.length) : nothing;
    };
    input.addEventListener("input", show);
    field.addEventListener("keydown", (event) => {
      if (event.isComposing) return;
      // At once, where a browser would first empty the field.
      if (event.key === "Escape") field.closest("dialog")?.close();
      const links = [input, ...list.querySelectorAll("a")];
      const at = links.indexOf(document.activeElement);
      const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
      if (event.key === "Enter" && at === 0) links[1]?.click();
      else if (to === undefined || at < 0) return;
      else links[Math.min(Math.max(to, 0), links.length - 1)].focus();
      event.preventDefault();
    });
    return { field, input, show, close };
  };

  let made = null;
  search.open = (link, base) => {
    root = base;
    made ??= makeField(link);
    const { field, input, show, close } = made;
    const isPage = link.hasAttribute("aria-current");
    if (!field.isConnected && isPage) document.querySelector("main h1").after(field);
    if (!field.isConnected) {
      const button = html("button", { type: "button" }, close);
      const dialog = html("dialog", { class: "finder", "aria-label": link.textContent }, field, button);
      button.addEventListener("click", () => dialog.close());
      // A click beside it closes it.
      dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
      dialog.addEventListener("click", (event) => { if (event.target.closest("a")) dialog.close(); });
      document.body.append(dialog);
    }
    const dialog = field.closest("dialog");
    if (dialog && !dialog.open) dialog.showModal();
    input.focus();
    input.select();
    load("index").catch(() => {});
    if (isPage && !input.value && location.hash.startsWith("#q=")) {
      input.value = new URLSearchParams(location.hash.slice(1)).get("q");
      show();
    }
  };
})();
