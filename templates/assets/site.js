// Theme, names, search. Every page is complete without this file.
(() => {
  "use strict";
  const root = document.documentElement;

  // Storage can be forbidden; then the choice lasts for one page.
  const memory = {
    get(key) { try { return localStorage.getItem(key); } catch { return null; } },
    set(key, value) { try { localStorage.setItem(key, value); } catch { /* kept for this page only */ } },
  };
  const stored = (key, kinds) => kinds.includes(memory.get(key)) ? memory.get(key) : kinds[0];
  const themes = ["auto", "light", "dark"];
  const showTheme = (theme) => {
    if (theme === "auto") delete root.dataset.theme; else root.dataset.theme = theme;
  };
  // Before the first paint: this file is loaded in the head, without delay.
  showTheme(stored("lcdoc-theme", themes));

  // A button that goes through what there is to choose from, and says what is chosen.
  const addChoice = (head, text, key, kinds, choose) => {
    const [label, ...words] = (text || "").split("|");
    const button = document.createElement("button");
    button.type = "button";
    let chosen = stored(key, kinds);
    const show = () => { button.textContent = label.replace("{}", words[kinds.indexOf(chosen)]); };
    button.addEventListener("click", () => {
      chosen = kinds[(kinds.indexOf(chosen) + 1) % kinds.length];
      memory.set(key, chosen);
      choose(chosen);
      show();
    });
    show();
    head.append(button);
  };

  const addScript = (src, how) => document.head.append(Object.assign(document.createElement("script"), { src, ...how }));

  const addNames = (head) => {
    const assets = head.querySelector(".name").getAttribute("href").replace(/index\.html$/, "assets/");
    const key = "lcdoc-names";
    const kinds = ["written", "swift", "objc"];
    let ready;
    const load = () => ready ||= new Promise((resolve, reject) => {
      for (const name of ["name-map", "names"]) {
        const onload = () => window.lcdocShowNames && resolve();
        addScript(`${assets}${name}.js`, { async: false, onload, onerror: reject });
      }
    });
    const show = (kind) => load().then(() => window.lcdocShowNames(kind), () => {});
    if (stored(key, kinds) !== "written") show(stored(key, kinds));
    addChoice(head, head.dataset.nameWords, key, kinds, show);
  };

  // Paper has nothing to unfold.
  addEventListener("beforeprint", () => document.querySelectorAll("details").forEach((d) => { d.open = true; }));

  // The search is loaded when it is first asked for; without it the link leads to the list of all pages.
  const addSearch = (link) => {
    const root = link.getAttribute("href").replace(/search\.html$/, "");
    let ready = null;
    const load = () => ready ||= new Promise((resolve, reject) => {
      const style = document.createElement("link");
      Object.assign(style, { rel: "stylesheet", href: `${root}assets/search.css` });
      document.head.append(style);
      addScript(`${root}assets/search.js`, { onload: resolve, onerror: reject });
    });
    const open = () => load().then(() => window.lcdocSearch.open(link, root), () => { location.href = link.href; });
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      open();
    });
    addEventListener("keydown", (event) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.target.closest?.("input:not([type=range]), textarea, select, [contenteditable]")) return;
      event.preventDefault();
      open();
    });
    if (link.hasAttribute("aria-current")) open();
  };

  // A judged sentence and what came of it show each other.
  const pairVerdicts = (text) => {
    // A page may have thousands of sentences: its text is gone through once for each of the two.
    const grouped = (selector, idOf) => {
      const found = new Map();
      for (const part of text.querySelectorAll(selector)) {
        const id = idOf(part);
        if (!found.has(id)) found.set(id, []);
        found.get(id).push(part);
      }
      return found;
    };
    const marks = grouped("[data-said]", (mark) => mark.dataset.said);
    for (const [id, links] of grouped(".verdict .place a", (link) => link.hash.slice(1))) {
      const verdicts = links.map((link) => link.closest(".verdict"));
      const said = marks.get(id) || [];
      const pair = [...said, ...verdicts];
      const light = (isLit) => { for (const part of pair) part.classList.toggle("lit", isLit); };
      for (const part of pair) {
        part.classList.add("paired");
        for (const name of ["mouseenter", "focusin"]) part.addEventListener(name, () => light(true));
        for (const name of ["mouseleave", "focusout"]) part.addEventListener(name, () => light(false));
      }
      for (const mark of said) {
        mark.addEventListener("click", (event) => {
          if (event.target.closest("a, button, summary")) return;
          event.stopPropagation();
          for (const verdict of verdicts) verdict.querySelector("details").open = true;
          verdicts[0].scrollIntoView({ block: "nearest" });
        });
      }
    }
  };

  document.addEventListener("DOMContentLoaded", () => {
    const head = document.querySelector(".top");
    if (head?.dataset.nameWords) addNames(head);
    if (head) addChoice(head, head.dataset.themeWords, "lcdoc-theme", themes, showTheme);
    const text = document.querySelector(".note .body");
    if (text) pairVerdicts(text);
    const find = document.querySelector(".find");
    if (find) addSearch(find);
  });
})();
