// A button at each scenario; what runs it is loaded when one is pressed. The page is complete without this file.
(() => {
  "use strict";
  const script = document.currentScript;
  const [label, loading, failed] = (script.dataset.words || "").split("|");
  const root = script.getAttribute("src").replace(/assets\/live\.js$/, "");
  const live = window.lcdocLive ||= {};
  live.root = root;

  const load = (name) => new Promise((resolve, reject) => {
    const isStyle = name.endsWith(".css");
    if (document.querySelector(`[href$="assets/${name}"], [src$="assets/${name}"]`)) return resolve();
    const node = document.createElement(isStyle ? "link" : "script");
    if (isStyle) node.rel = "stylesheet";
    else node.async = false;
    node[isStyle ? "href" : "src"] = `${root}assets/${name}`;
    node.onload = resolve;
    node.onerror = () => { node.remove(); reject(new Error(name)); };
    document.head.append(node);
  });
  const files = ["run.css", "live.css", "phone.js", "run.js", "live-words.js", "live-score.js", "live-facts.js", "live-panel.js", script.dataset.engine];
  let ready = null;
  live.load = load;
  // Tried again when it failed: a train leaves its tunnel.
  const start = live.ready = () => ready ||= Promise.all(files.map(load)).then(() => live.start())
    .catch((error) => { ready = null; throw error; });

  // A scenario is known by the name of its page: on that page, and in the note that it is of.
  const nameOf = (code) => {
    const link = code.closest(".claimed")?.querySelector('.margin a[href*="scenarios/"]');
    return (link?.getAttribute("href") ?? location.pathname).split("/").pop().replace(/\.html$/, "");
  };

  const addButton = live.addButton = (code) => {
    const name = nameOf(code);
    const figure = document.querySelector(".scenario figure.trace");
    const place = figure ?? code.closest(".claimed") ?? code.parentNode;
    const bar = document.createElement("p");
    bar.className = "live-start";
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    button.setAttribute("aria-expanded", "false");
    const status = document.createElement("span");
    status.setAttribute("role", "status");
    bar.append(button, " ", status);
    place.after(bar);

    let panel = null;
    const open = async (state) => {
      if (panel) return panel.set(state);
      button.disabled = true;
      status.textContent = loading;
      try {
        await start();
        status.textContent = "";
        button.setAttribute("aria-expanded", "true");
        panel = live.open({ name, text: code.textContent, after: bar, figure, state, closed: () => {
          panel = null;
          button.disabled = false;
          button.setAttribute("aria-expanded", "false");
          button.focus();
        } });
      } catch {
        status.textContent = failed;
        button.disabled = false;
      }
    };
    button.addEventListener("click", () => open(null));
    return { name, open };
  };

  const buttons = [...document.querySelectorAll("pre > code.language-scenario")].map(addButton);
  // A link to a run opens it.
  const follow = () => {
    const state = new URLSearchParams(location.hash.slice(1));
    buttons.find((button) => button.name === state.get("run"))?.open(state);
  };
  addEventListener("hashchange", follow);
  follow();
})();
