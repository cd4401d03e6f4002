#!/usr/bin/env python3
"""Holds questions against runs once more, without the program's own grader and generator.

    lcdoc quiz --list --format json content > questions.jsonl
    scripts/recheck-quiz.py LCDOC questions.jsonl

Every question names its scenario and the worlds that it speaks of. Each is simulated by `LCDOC simulate`, the calls are
read from the JSON, and for an ordering all linear extensions of the key are written out. What nobody knows of the platform
and a run asked for is taken the other way too: no key may rest on it. A question is ambiguous if a run gives an answer that
its key refuses, or if the key accepts a pair the other way round that no run has so and that somebody promises.
Needs nothing but Python's standard library. Exit code 1: something was found.
"""

import collections
import json
import operator
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

MOST_EXTENSIONS = 50_000
# How an application or a scene comes and goes is told in one order, how controllers do in another; how the two are woven into
# one another within a step nobody promises.
OF_STATES = re.compile(r"(application|scene|UIApplication|UIScene).*(Active|Foreground|Background|Terminate|Launching|Notification)")
OF_APPEARANCE = re.compile(r"(view(Will|Did|Is)|layoutSubviews|updateViewConstraints|navigationController:|tabBarController:|pageViewController:)")


class Runs:
    """What `simulate` says, each scenario, world and assumption once."""

    def __init__(self, program):
        self.program = program
        self.known = {}

    def read(self, wanted):
        """Simulates all (scenario, version, life cycle, assumption) that are not known yet."""
        missing = [key for key in dict.fromkeys(wanted) if key not in self.known]
        with ThreadPoolExecutor() as pool:
            for key, run in zip(missing, pool.map(self.simulate, missing)):
                self.known[key] = run

    def simulate(self, key):
        scenario, version, life_cycle, assumption = key
        with tempfile.NamedTemporaryFile("w", suffix=".scenario", encoding="utf-8") as file:
            file.write(f"life-cycle: {life_cycle}\n{scenario}")
            file.flush()
            command = [self.program, "simulate", "--format", "json", "--ios", version, file.name]
            if assumption:
                command += ["--assume", assumption]
            result = subprocess.run(command, capture_output=True, text=True, check=False)
        return json.loads(result.stdout) if result.stdout else None

    def otherwise(self, keys):
        """For each world the same with one thing taken the other way that nobody knows, if it asks for that: first on the
        newest version, and on the others where it makes a difference there."""
        def flipped(key):
            questions = (self.known[key] or {}).get("openQuestions", [])
            return {each["fact"]: key[:3] + (f"{each['fact']}={str(not each['isTrue']).lower()}",) for each in questions}

        newest = {key[2]: key for key in sorted(keys, key=lambda key: number(key[1]))}
        first = {(key, fact): other for key in newest.values() for fact, other in flipped(key).items()}
        matters = {fact for (key, fact), other in first.items() if self.knows(other) and calls(self.known[other]) != calls(self.known[key])}
        found = [other for (_, fact), other in first.items() if fact in matters]
        asked = {fact for _, fact in first}
        for key in keys:
            if key not in newest.values():
                found += [other for fact, other in flipped(key).items() if fact in matters or fact not in asked]
        return list(first.values()), found

    def knows(self, key):
        return self.known.get(key) is not None


def calls(run):
    return [(entry["step"], entry["receiver"], entry["callback"], entry["argument"]) for entry in run["entries"]]


def name(entry):
    """A call as a question shows it, without and with its argument."""
    callback = entry["callback"]
    if callback.count(":") == 1 and callback.endswith(":"):
        callback = callback[:-1]
    plain = callback if entry["receiver"] in ("main", "notification") else f"{entry['receiver']}.{callback}"
    if entry["argument"] is None:
        return plain, plain
    return plain, f"{plain} {entry['argument']}" if plain.endswith(":") else f"{plain}: {entry['argument']}"


def label(entry, shown):
    plain, full = name(entry)
    return full if full in shown else plain


def window(run, item):
    """The logged calls from where the question asks."""
    first = len(item["given"]["steps"])
    earlier = len(item["given"]["calls"]) + item["given"]["omitted"]
    return [entry for entry in run["entries"] if entry["isLogged"] and entry["step"] >= first][earlier:]


def extensions(after):
    """All orders that respect `after`; None if there are too many to write out."""
    before = [{i for i, later in enumerate(after) if j in later} for j in range(len(after))]
    found = []

    def extend(prefix, placed):
        if len(found) > MOST_EXTENSIONS:
            return
        if len(prefix) == len(after):
            found.append(tuple(prefix))
            return
        for piece in range(len(after)):
            if piece not in placed and before[piece] <= placed:
                extend(prefix + [piece], placed | {piece})

    extend([], frozenset())
    return None if len(found) > MOST_EXTENSIONS else found


def common(first, second):
    """The length of a longest common subsequence."""
    row = [0] * (len(second) + 1)
    for one in first:
        diagonal = 0
        for place, other in enumerate(second):
            above = row[place + 1]
            row[place + 1] = diagonal + 1 if one == other else max(above, row[place])
            diagonal = above
    return row[-1]


def is_part(lines, log):
    rest = iter(log)
    return all(line in rest for line in lines)


def numbered(labels, pieces):
    """Labels as pieces, copies in the order in which they come; None if they are other calls."""
    places = collections.defaultdict(list)
    for place, piece in enumerate(pieces):
        places[piece].append(place)
    order = [places[each].pop(0) if places[each] else None for each in labels]
    return None if None in order or any(places.values()) else order


def is_incidental(one, other):
    """Whether nobody promises which of two pieces comes first: one of the app's states, one of a controller's appearance."""
    if one["moment"] is None or other["moment"] is None or one["moment"]["step"] != other["moment"]["step"]:
        return False
    names = one["label"].split(".", 1)[-1], other["label"].split(".", 1)[-1]
    return any(OF_STATES.match(a) and OF_APPEARANCE.match(b) for a, b in (names, names[::-1]))


def ordering(item, runs):
    pieces = [piece["label"] for piece in item["pieces"]]
    orders = []
    for run in runs:
        labels = [label(entry, pieces) for entry in window(run, item)[: len(pieces)]]
        order = numbered(labels, pieces)
        if order is None:
            yield f"a run on iOS {run['ios']} has other calls: {labels}"
            return
        orders.append(order)
    accepted = extensions(item["after"])
    if accepted is None:
        yield "too many accepted orders to write out"
        return
    if item["accepted"] is not None and item["accepted"] != len(accepted):
        yield f"{len(accepted)} orders are accepted, not {item['accepted']}"
    answers = {tuple(pieces[piece] for piece in order) for order in accepted}
    for order in orders:
        if tuple(pieces[piece] for piece in order) not in answers:
            yield f"a run is not accepted: {[pieces[piece] for piece in order]}"
    for first in range(len(pieces)):
        for second in range(len(pieces)):
            always = first != second and all(order.index(first) < order.index(second) for order in orders)
            is_asked = second in item["after"][first]
            if is_asked and not always:
                yield f"a run has it otherwise: {pieces[first]} before {pieces[second]}"
            if always and not is_asked and not is_incidental(item["pieces"][first], item["pieces"][second]):
                yield f"ambiguous: {pieces[first]} and {pieces[second]}"
    every = pieces + [each["label"] for each in item["distractors"]]
    start = [every[place] for place in item["start"] if place < len(pieces)]
    kept = max(common(start, answer) for answer in answers)
    if 2 * (2 * kept - len(pieces)) >= len(pieces):
        yield "the starting order is worth half or more"
    for each in item["distractors"]:
        if any(each["label"] in name(entry) for run in runs for entry in run["entries"]):
            yield f"a run calls {each['label']}"


def choice(item, runs):
    options = [option["label"] for option in item["options"]]
    answer = options[item["answer"]]
    shown = options + item["log"]
    logs = [[label(entry, shown) for entry in window(run, item)] for run in runs]
    if item["kind"] == "next":
        going_on = {log[len(item["log"])] for log in logs if log[: len(item["log"])] == item["log"] and len(log) > len(item["log"])}
        if going_on != {answer}:
            yield f"the runs go on with {sorted(going_on)}"
    elif item["kind"] == "never":
        called = {each for run in runs for entry in run["entries"] for each in name(entry)}
        if called & set(options) != set(options) - {answer}:
            yield f"called: {sorted(called & set(options))}"
    elif item["kind"] == "wrong":
        for line in range(-1, len(options)):
            rest = options if line < 0 else options[:line] + options[line + 1 :]
            is_printed = any(is_part(rest, log[: len(options)]) for log in logs)
            if is_printed != (line == item["answer"]):
                yield f"without line {line + 1} a run {'prints' if is_printed else 'does not print'} the log"


def main(arguments):
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    with open(arguments[1], encoding="utf-8") as file:
        items = [json.loads(line) for line in file]
    runs = Runs(arguments[0])
    worlds = [
        [(item["verify"]["scenario"], world["ios"], world["lifeCycle"], None) for world in item["verify"]["worlds"]]
        for item in items
    ]
    runs.read(key for keys in worlds for key in keys)
    runs.read(other for keys in worlds for other in runs.otherwise(keys)[0])
    others = [runs.otherwise(keys)[1] for keys in worlds]
    runs.read(other for keys in others for other in keys)
    kinds = collections.Counter()
    problems = 0
    questions = {}
    for item, keys in zip(items, map(operator.add, worlds, others)):
        kinds[item["kind"]] += 1
        found = [runs.known[key] for key in keys]
        if not found or None in found or any("failure" in run for run in found):
            complaints = ["a run is missing or fails"]
        elif item["kind"] == "ordering":
            complaints = list(ordering(item, found))
            # The same question may have one key only.
            asked = (item["stem"], tuple(item["fixed"]), json.dumps(item["given"]), tuple(sorted(piece["label"] for piece in item["pieces"])))
            if questions.setdefault(asked, item["semanticHash"]) != item["semanticHash"]:
                complaints.append("the same question has another key elsewhere")
        elif item["kind"] == "versions":
            complaints = list(versions(item, found))
        else:
            complaints = list(choice(item, found))
        for complaint in complaints:
            problems += 1
            print(f"{item['source']['path']}:{item['source']['line']}: {item['id']}: {complaint}")
    counted = ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items()))
    print(f"{len(items)} questions ({counted}) in {len(runs.known)} runs: {problems} problems")
    return 1 if problems else 0


def versions(item, runs):
    """Each version prints one log in the step, and one class of them prints the log that is shown."""
    step = len(item["given"]["steps"])
    printing = {}
    for run in runs:
        log = tuple(label(entry, item["log"]) for entry in run["entries"] if entry["isLogged"] and entry["step"] == step)
        if printing.setdefault(run["ios"], log) != log:
            yield f"iOS {run['ios']} prints two logs"
    right = {version for version, log in printing.items() if log == tuple(item["log"])}
    if not right:
        yield "no version prints the log"
    labels = [option["label"] for option in item["options"]]
    if len(set(labels)) != len(labels):
        yield "two options are equal"
    for place, words in enumerate(labels):
        if item["language"] == "en" and (named(words, printing) == right) != (place == item["answer"]):
            yield f"the log is printed by {sorted(right)}; {words} is taken for {'right' if place == item['answer'] else 'wrong'}"


def number(version):
    return tuple(int(part) for part in version.split("."))


def named(words, versions):
    """The versions that words such as `iOS 2 to 8 or iOS 11 and later` name."""
    found = set()
    for stretch in words.split(" or "):
        parts = stretch.removeprefix("iOS ").replace(" and later", " to 999").replace(" and ", " to ").split(" to ")
        low, high = number(parts[0]), number(parts[-1])
        found |= {version for version in versions if low <= number(version) <= high}
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
