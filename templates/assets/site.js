// Theme, names, search. Every page is complete without this file.
(() => {
  "use strict";
  const root = document.documentElement;

  // Storage can be forbidden; then the choice lasts for one page.
  const memory = {
    get(key) { try { return localStorage.getItem(key); } catch { return null; } },
    set(key, value) { try { localStorage.setItem(key, value); } catch { /* kept for this page only */ } },
  };
  const themes = ["auto", "light", "dark"];
  const showTheme = (theme) => {
    if (theme === "auto") delete root.dataset.theme; else root.dataset.theme = theme;
  };
  // Before the first paint: this file is loaded in the head, without delay.
  let theme = themes.includes(memory.get("lcdoc-theme")) ? memory.get("lcdoc-theme") : "auto";
  showTheme(theme);

  const addThemeButton = (head) => {
    const [label, ...names] = (head.dataset.themeWords || "").split("|");
    const button = document.createElement("button");
    button.type = "button";
    const show = () => { button.textContent = label.replace("{}", names[themes.indexOf(theme)]); };
    button.addEventListener("click", () => {
      theme = themes[(themes.indexOf(theme) + 1) % themes.length];
      memory.set("lcdoc-theme", theme);
      showTheme(theme);
      show();
    });
    show();
    head.append(button);
  };

  const loadAll = (root) => new Promise((resolve, reject) => {
    for (const name of ["name-map", "names"]) {
      const onload = () => window.lcdocShowNames && resolve();
      const how = { src: `${root}assets/${name}.js`, async: false, onload, onerror: reject };
      document.head.append(Object.assign(document.createElement("script"), how));
    }
  });

  const kinds = ["written", "swift", "objc"];
  const addNamesButton = (head) => {
    const root = head.querySelector(".name").getAttribute("href").replace(/index\.html$/, "");
    const [label, ...words] = head.dataset.nameWords.split("|");
    const button = document.createElement("button");
    let chosen = Math.max(0, kinds.indexOf(memory.get("lcdoc-names")));
    let ready;
    const show = () => {
      button.textContent = label.replace("{}", words[chosen]);
      if (chosen === 0 && !ready) return;
      (ready ||= loadAll(root)).then(() => window.lcdocShowNames(kinds[chosen]), () => {});
    };
    button.addEventListener("click", () => {
      chosen = (chosen + 1) % kinds.length;
      memory.set("lcdoc-names", kinds[chosen]);
      show();
    });
    show();
    head.append(button);
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
      const script = document.createElement("script");
      Object.assign(script, { src: `${root}assets/search.js`, onload: resolve, onerror: reject });
      document.head.append(style, script);
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
    if (head?.dataset.nameWords) addNamesButton(head);
    if (head) addThemeButton(head);
    const text = document.querySelector(".note .body");
    if (text) pairVerdicts(text);
    const find = document.querySelector(".find");
    if (find) addSearch(find);
  });
})();
