// How good an order is, by the rules of `lcdoc quiz`; `Tests/Vectors/grading.json` holds the two together.
(() => {
  "use strict";

  // More ways to match equal labels than this are not tried; then copies count in the order of placing.
  const assignmentLimit = 720;

  // For each piece the set of those that come before it in every run.
  const closedPredecessors = (count, pairs) => {
    const before = Array.from({ length: count }, () => new Set());
    for (const [first, second] of pairs) before[second]?.add(first);
    for (let middle = 0; middle < count; middle += 1) {
      for (const set of before) if (set.has(middle)) for (const piece of before[middle]) set.add(piece);
    }
    return before;
  };

  // The pieces that may stay: an edge for each reversed pair, a maximum matching (Kuhn), and of the least cover
  // (König) the rest. Reversed pairs are an order themselves, so the cover takes each piece once.
  const keptPieces = (order, before) => {
    const edges = new Map(order.map((piece, place) =>
      [piece, order.slice(0, place).filter((earlier) => before[earlier].has(piece))]));
    const leftOf = new Map();
    const augment = (left, visited) => edges.get(left).some((right) => {
      if (visited.has(right)) return false;
      visited.add(right);
      if (leftOf.has(right) && !augment(leftOf.get(right), visited)) return false;
      leftOf.set(right, left);
      return true;
    });
    for (const piece of order) augment(piece, new Set());
    const matched = new Set(leftOf.values());
    const left = new Set(order.filter((piece) => !matched.has(piece)));
    const right = new Set();
    const waiting = [...left];
    while (waiting.length > 0) {
      for (const reached of edges.get(waiting.pop())) {
        right.add(reached);
        const back = leftOf.get(reached);
        if (back !== undefined && !left.has(back)) { left.add(back); waiting.push(back); }
      }
    }
    return new Set(order.filter((piece) => left.has(piece) && !right.has(piece)));
  };

  // All ways in which placed copies of a label can stand for the pieces that bear it, that of placing first.
  const assignments = (placed, labels, canonical) => {
    const members = new Map();
    for (const piece of canonical) members.set(labels[piece], [...members.get(labels[piece]) ?? [], piece]);
    const used = new Map();
    let count = 1;
    const inPlacingOrder = placed.map((piece) => {
      const number = used.get(labels[piece]) ?? 0;
      used.set(labels[piece], number + 1);
      count *= members.get(labels[piece]).length - number;
      return members.get(labels[piece])[number];
    });
    if (count === 1 || count > assignmentLimit) return [inPlacingOrder];
    let all = [[]];
    for (const piece of placed) {
      all = all.flatMap((prefix) =>
        members.get(labels[piece]).filter((member) => !prefix.includes(member)).map((member) => [...prefix, member]));
    }
    return [inPlacingOrder, ...all];
  };

  // item: { labels, extra: [Bool], pairs: [[before, after]], canonical: [index] }; placed: indices, first to last.
  const grade = (item, placed) => {
    const before = closedPredecessors(item.labels.length, item.pairs);
    const everyCopy = [...item.canonical, ...[...item.labels.keys()].filter((index) => item.extra[index])];
    const required = (order) => order.filter((piece) => !item.extra[piece]);
    const candidates = assignments(placed, item.labels, everyCopy);
    const [inPlacingOrder] = candidates;
    let best = inPlacingOrder;
    let kept = keptPieces(required(best), before);
    for (const candidate of candidates.slice(1)) {
      const keptThere = keptPieces(required(candidate), before);
      if (keptThere.size > kept.size) { best = candidate; kept = keptThere; }
    }
    const count = item.canonical.length;
    const extras = best.filter((piece) => item.extra[piece]).length;
    const missing = count - required(best).length;
    // A piece to be moved is one mistake, though it is two edits.
    const mistakes = extras + count - kept.size;
    const edits = mistakes + required(best).length - kept.size;
    const toMove = [...best.keys()].filter((place) => item.extra[best[place]] || !kept.has(best[place]));
    return {
      isAccepted: edits === 0, edits, credit: Math.max(0, count - mistakes), count, toMove, missing,
      ...edits === 0 ? { firstWrong: null, expected: null, there: null, isExtraThere: false } : firstWrong(item, inPlacingOrder, before),
    };
  };

  // The first place at which no run goes on like the response, and the piece that belongs before it or there.
  const firstWrong = (item, placed, before) => {
    const done = new Set();
    const found = placed.findIndex((piece) => {
      if (item.extra[piece] || [...before[piece]].some((earlier) => !done.has(earlier))) return true;
      done.add(piece);
      return false;
    });
    const place = found < 0 ? placed.length : found;
    const there = placed[place];
    const isExtraThere = there !== undefined && item.extra[there];
    const lacking = item.canonical.filter((piece) =>
      !done.has(piece) && (there === undefined || isExtraThere || before[there].has(piece)));
    const expected = lacking.find((piece) => !lacking.some((other) => before[piece].has(other)));
    return { firstWrong: place, expected: expected ?? null, there: there ?? null, isExtraThere };
  };

  (globalThis.lcdocQuiz ||= {}).grade = grade;
  if (typeof module !== "undefined") module.exports = { grade };
})();
