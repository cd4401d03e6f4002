// Names of callbacks as Swift or as Objective-C has them, whatever the page was written with. Loaded by site.js where
// somebody has chosen one of the two; `lcdocNames` has both names of each page of a callback.
(() => {
  "use strict";
  const pages = new Map(window.lcdocNames.map(([page, swift, objc]) => [page, { swift, objc }]));
  const languages = { swift: "Swift", objc: "Objective-C" };
  const written = new WeakMap();
  let language = "written";

  const pageOf = (address) => decodeURIComponent(address.split("/callbacks/")[1] || "").replace(/\.html$/, "");

  // Who stands before the name, as in `B.viewDidLoad`, stays; so does a link that says something else.
  const receiverBefore = (text, names) => {
    for (const name of [names.objc, names.swift]) {
      if (text === name) return "";
      if (text.endsWith(`.${name}`)) return text.slice(0, -name.length);
    }
    return null;
  };

  const show = (link) => {
    const names = pages.get(pageOf(link.pathname));
    if (!names) return;
    const place = link.querySelector("code") || link;
    if (!written.has(place)) {
      const receiver = receiverBefore(place.textContent, names);
      if (receiver === null) return;
      written.set(place, { receiver, nodes: [...place.childNodes] });
    }
    const { receiver, nodes } = written.get(place);
    if (language === "written") place.replaceChildren(...nodes);
    else place.textContent = receiver + names[language];
  };

  // The page of a callback has both names: the chosen one is its heading.
  const showHeading = () => {
    const other = document.querySelector(".callback .selector");
    const names = pages.get(pageOf(location.pathname));
    if (!other || !names) return;
    const [first, second] = language === "objc" ? ["objc", "swift"] : ["swift", "objc"];
    document.querySelector(".callback h1 code").textContent = names[first];
    other.querySelector("span").textContent = languages[second];
    other.querySelector("code").textContent = names[second];
  };

  const links = 'a[href*="callbacks/"], .callback li a[href$=".html"]';
  const showAll = (part) => part.querySelectorAll(links).forEach(show);
  const main = document.querySelector("main");

  // Runs that are made in the page come later.
  new MutationObserver((changes) => {
    if (language === "written") return;
    for (const change of changes) {
      for (const node of change.addedNodes) if (node.nodeType === Node.ELEMENT_NODE) showAll(node);
    }
  }).observe(main, { childList: true, subtree: true });

  window.lcdocShowNames = (chosen) => {
    language = chosen;
    showHeading();
    showAll(main);
  };
})();
