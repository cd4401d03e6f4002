// The list of quizzes: ten of a topic and level, what is due, and the answers of this browser. The pages that it lists
// need nothing of it.
(() => {
  "use strict";
  const { element, button, fill, answers, dueDay, dayOf } = globalThis.lcdocQuiz;
  const page = document.querySelector(".page.quizzes");
  if (!page) return;
  const script = document.currentScript ?? [...document.scripts].find(({ src }) => /quiz-index\.js$/.test(src));
  const [
    title, anyTopic, anyLevel, ask, due, nothingDue, nextDue, review, save, load, forget, sure, added, notRead, kept, topic,
    level,
  ] = (page.dataset.words || "").split("|");
  const mostAsked = 10;

  // Which questions there are: loaded when somebody wants it.
  let ready = null;
  const catalogue = () => ready ||= new Promise((resolve, reject) => {
    const node = element("script", { src: script.src.replace(/quiz-index\.js$/, "questions.js") });
    node.onload = () => resolve(globalThis.lcdocQuiz.questions);
    node.onerror = reject;
    document.head.append(node);
  });
  const today = () => dayOf(new Date());

  // What is known of each question: when it is due, if it was answered as it stands now.
  const states = async () => {
    const { pages } = await catalogue();
    const given = new Map();
    for (const answer of answers.all()) {
      const name = `${answer.item} ${answer.hash}`;
      if (!given.has(name)) given.set(name, []);
      given.get(name).push(answer);
    }
    return pages.flatMap(({ file, questions }) => questions.map((question) => {
      const [id, hash, topic, level] = question.split(" ");
      const fitting = given.get(`${id} ${hash}`);
      return { file, id, topic: Number(topic), level: Number(level), due: fitting ? dueDay(fitting, today()) : null };
    }));
  };
  const start = (chosen) => {
    const all = chosen.slice(0, mostAsked).map(({ file, id }) => [file, id]);
    if (all.length === 0) return;
    // Where nothing can be kept, not even for this tab, there is the page of the first one.
    try { sessionStorage.setItem("lcdoc-ask", JSON.stringify(all)); } catch { /* goes on without */ }
    location.href = `${all[0][0]}?ask=1#${encodeURIComponent(all[0][1])}`;
  };
  const shuffled = (list) => {
    const left = [...list];
    for (let index = left.length - 1; index > 0; index -= 1) {
      const other = Math.floor(Math.random() * (index + 1));
      [left[index], left[other]] = [left[other], left[index]];
    }
    return left;
  };

  const panel = element("section", { class: "progress", "aria-label": title });
  const status = element("p", { role: "status" });
  const reviews = button(review, async () => start((await dueNow()).sort((one, other) => one.due - other.due)));
  const dueNow = async () => (await states()).filter(({ due }) => due !== null && due <= today());
  const tell = async () => {
    const count = answers.all().length;
    for (const part of [reviews, saving, forgetting]) part.hidden = count === 0;
    if (count === 0) { status.textContent = kept; return; }
    const known = (await states()).filter(({ due }) => due !== null);
    const waiting = known.filter(({ due }) => due <= today()).length;
    const next = Math.min(...known.map(({ due }) => due));
    status.textContent = waiting > 0 ? fill(due, waiting)
      : known.length > 0 ? fill(nextDue, new Date(next * 86400000).toISOString().slice(0, 10)) : nothingDue;
    reviews.hidden = waiting === 0;
  };

  // Ten: what was never answered first, then what falls due next; the easy ones before the others.
  const select = (label, options) => {
    const made = element("select", { "aria-label": label });
    made.append(...options.map(([name, value]) => new Option(name, value)));
    return made;
  };
  const topics = [...page.querySelectorAll(".topics tbody a")].map((link) => link.textContent);
  const levels = [...page.querySelectorAll(".topics thead th")].slice(1, -1).map((head) => head.textContent);
  const topicField = select(topic, [[anyTopic, ""], ...topics.map((name) => [name, name])]);
  const levelField = select(level, [[anyLevel, ""], ...levels.map((name, index) => [name, index])]);
  const asking = button(ask, async () => {
    const names = (await catalogue()).topics;
    const fitting = shuffled(await states()).filter((question) =>
      (topicField.value === "" || names[question.topic] === topicField.value)
      && (levelField.value === "" || question.level === Number(levelField.value)));
    const chosen = fitting.sort((one, other) => (one.due ?? -Infinity) - (other.due ?? -Infinity)).slice(0, mostAsked);
    start(chosen.sort((one, other) => one.level - other.level));
  });

  // A file: that of `lcdoc quiz --export-history` and `--import-history`.
  const saving = button(save, () => {
    const address = URL.createObjectURL(new Blob([answers.text(), "\n"], { type: "application/json" }));
    element("a", { href: address, download: "lcdoc-answers.json" }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  });
  const file = element("input", { type: "file", accept: ".json,application/json", hidden: "" });
  const loading = button(load, () => file.click());
  file.addEventListener("change", async () => {
    const [chosen] = file.files;
    file.value = "";
    if (!chosen) return;
    const result = chosen.size < 1 << 24 ? answers.add(await chosen.text()) : null;
    await tell();
    status.textContent = `${result ? fill(added, ...result) : notRead} ${status.textContent}`;
  });
  const forgetting = button(forget, () => {
    if (!confirm(sure)) return;
    answers.forget();
    tell();
  });

  const form = element("div", { class: "actions" });
  if (topics.length > 0) form.append(topicField, levelField, asking);
  const data = element("div", { class: "actions" });
  data.append(reviews, saving, loading, forgetting, file);
  panel.append(form, status, data);
  page.querySelector("h1").after(panel);
  tell();
})();
