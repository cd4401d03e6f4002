// What a reader answered, kept in this browser and nowhere else: the text of `lcdoc quiz --export-history`, so that the
// program reads what a page wrote and the other way round.
(() => {
  "use strict";
  const quiz = globalThis.lcdocQuiz ||= {};
  const key = "lcdoc-answers-1";
  const schema = "lcdoc.quiz-history/1";
  // Some megabytes are the most that browsers keep for a site.
  const mostAnswers = 4000;
  const mostCharacters = 4_000_000;

  const isText = (value) => typeof value === "string" && value.length <= 400;
  const isTexts = (value) => Array.isArray(value) && value.length <= 40 && value.every(isText);
  const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
  const isAnswer = (answer) => answer !== null && typeof answer === "object"
    && isText(answer.uid) && answer.uid !== "" && answer.uid.length <= 100 && isText(answer.item)
    && /^[0-9a-f]{1,16}$/.test(answer.hash) && ["order", "next", "wrong", "never", "versions"].includes(answer.kind)
    && Number.isSafeInteger(answer.time) && Number.isSafeInteger(answer.day)
    && answer.day >= -1_000_000 && answer.day <= 10_000_000 && [1, 2, 3, 4].includes(answer.rating)
    && Number.isFinite(answer.credit) && isCount(answer.attempts) && isCount(answer.hints)
    && typeof answer.right === "boolean" && isTexts(answer.asked) && isTexts(answer.missed);

  // Nothing but what is known of an answer; a hash as the pages write it.
  const cleaned = (answer) => ({
    uid: answer.uid, item: answer.item, hash: answer.hash.padStart(16, "0"), kind: answer.kind, time: answer.time,
    day: answer.day, rating: answer.rating, credit: answer.credit, attempts: answer.attempts, hints: answer.hints,
    right: answer.right, asked: answer.asked, missed: answer.missed,
    earlier: isText(answer.earlier) ? answer.earlier : null, later: isText(answer.later) ? answer.later : null,
  });

  // The answers of a text, oldest first; null for what is no history. All of it is good, or none is taken.
  const parse = (text) => {
    try {
      const history = JSON.parse(text);
      if (history?.schema !== schema || !Array.isArray(history.answers) || !history.answers.every(isAnswer)) return null;
      return history.answers.map(cleaned);
    } catch { return null; }
  };
  const order = (one, other) => one.time - other.time || (one.uid < other.uid ? -1 : one.uid > other.uid ? 1 : 0);
  const format = (answers) => JSON.stringify({ schema, answers: [...answers].sort(order) });

  // Storage can be forbidden or full; what stands there may be anybody's.
  const read = () => {
    try {
      const text = localStorage.getItem(key);
      return text === null || text.length > mostCharacters ? [] : parse(text) ?? [];
    } catch { return []; }
  };
  const write = (answers) => {
    const text = format([...answers].sort(order).slice(-mostAnswers));
    try {
      if (text.length > mostCharacters) return false;
      localStorage.setItem(key, text);
      return true;
    } catch { return false; }
  };

  quiz.answers = {
    all: read,
    text: () => format(read()),
    // Another tab may have added some: what is there is read again each time.
    keep: (answer) => write([...read().filter((other) => other.uid !== answer.uid), answer]),
    // How many of a history were new, and how many there were; null if it is none or cannot be kept.
    add: (text) => {
      const there = read();
      const known = new Set(there.map((answer) => answer.uid));
      const given = parse(text);
      if (!given) return null;
      const fresh = given.filter((answer) => !known.has(answer.uid) && known.add(answer.uid));
      return fresh.length === 0 || write([...there, ...fresh]) ? [fresh.length, given.length] : null;
    },
    forget: () => { try { localStorage.removeItem(key); } catch { /* there is nothing */ } },
  };
  if (typeof module !== "undefined") module.exports = { parse, format };
})();
