// When a question is asked again: the scheduler of `lcdoc quiz`, FSRS-6 with whole days. `Tests/Vectors/reviews.json`
// holds the two together.
(() => {
  "use strict";
  const quiz = globalThis.lcdocQuiz ||= {};
  const w = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614,
    0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ];
  const [again, hard, good, easy] = [1, 2, 3, 4];
  const longestInterval = 36500;
  const retention = 0.9;
  const decay = -w[20];
  const factor = 0.9 ** (1 / decay) - 1;
  const { exp, max, min } = Math;
  const clamp = (value, low, high) => min(max(value, low), high);

  const firstDifficulty = (rating) => w[4] - exp(w[5] * (rating - 1)) + 1;
  const nextDifficulty = (rating, difficulty) =>
    clamp(w[7] * firstDifficulty(easy) + (1 - w[7]) * (difficulty - w[6] * (rating - 3) * (10 - difficulty) / 9), 1, 10);
  const remembered = (days, stability) => (1 + factor * max(0, days) / stability) ** decay;

  const onSameDay = (stability, rating) => {
    const increase = exp(w[17] * (rating - 3 + w[18])) * stability ** -w[19];
    return stability * (rating >= good ? max(1, increase) : increase);
  };
  const afterLapse = ({ stability, difficulty }, days) => {
    const forgotten = w[11] * difficulty ** -w[12] * ((stability + 1) ** w[13] - 1)
      * exp(w[14] * (1 - remembered(days, stability)));
    return min(forgotten, stability / exp(w[17] * w[18]));
  };
  const afterRecall = ({ stability, difficulty }, rating, days) => {
    const gain = exp(w[8]) * (11 - difficulty) * stability ** -w[9]
      * (exp(w[10] * (1 - remembered(days, stability))) - 1)
      * (rating === hard ? w[15] : 1) * (rating === easy ? w[16] : 1);
    return stability * (1 + gain);
  };
  const next = (state, rating, days) => {
    if (!state) {
      return { stability: clamp(w[rating - 1], 0.001, 36500), difficulty: clamp(firstDifficulty(rating), 1, 10) };
    }
    const stability = days < 1 ? onSameDay(state.stability, rating)
      : rating === again ? afterLapse(state, days) : afterRecall(state, rating, days);
    return { stability: clamp(stability, 0.001, 36500), difficulty: nextDifficulty(rating, state.difficulty) };
  };

  // Half a day goes to the even one.
  const rounded = (days) => {
    const below = Math.floor(days);
    return days - below === 0.5 ? below + below % 2 : Math.round(days);
  };
  const interval = (stability) => {
    const days = stability / factor * (retention ** (1 / decay) - 1);
    return days < longestInterval ? max(1, rounded(days)) : longestInterval;
  };

  // The day on which one question is due after some answers to it; today bounds answers that a wrong clock put later.
  const dueDay = (answers, today = Infinity) => {
    const sorted = [...answers].sort((one, other) =>
      one.time - other.time || (one.uid < other.uid ? -1 : one.uid > other.uid ? 1 : 0));
    if (sorted.length === 0) return null;
    let state = null;
    let last = min(sorted[0].day, today);
    for (const answer of sorted) {
      const day = max(last, min(answer.day, today));
      state = next(state, answer.rating, day - last);
      last = day;
    }
    return last + interval(state.stability);
  };

  // The learner's calendar day, counted from 1970-01-01.
  const dayOf = (date) => Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86400000);

  Object.assign(quiz, { dueDay, dayOf });
  if (typeof module !== "undefined") module.exports = { dueDay };
})();
