// The choice of theme. Every page is complete without this file.
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

  // Paper has nothing to unfold.
  addEventListener("beforeprint", () => document.querySelectorAll("details").forEach((d) => { d.open = true; }));

  document.addEventListener("DOMContentLoaded", () => {
    const head = document.querySelector(".top");
    if (head) addThemeButton(head);
  });
})();
