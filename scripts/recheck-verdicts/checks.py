"""Each verdict once more. A check yields complaints; what it cannot tell it says by `CannotTell`."""

import lives
import meaning
from meaning import CannotTell
from runs import LETTERS, Staged, is_staged

# What the watched steps do in a situation.
DEEDS = {
    "push": "push", "pop": ("pop", "swipe back"), "present": "present", "dismiss": ("dismiss", "drag down"), "background": "home", "foreground": "open",
    "launch": "launch", "lock": "lock", "unlock": "unlock", "memoryWarning": "memory warning", "rotation": "rotate",
    "tabSwitch": "select", "swipeBack": "swipe back", "swipeBackCancelled": "swipe back cancelled", "kill": "kill",
    "appSwitcher": "app switcher", "backToApp": "back to app", "crash": "crash", "outOfMemory": "out of memory",
    "controlCenter": "control center", "alert": "alert", "callArrives": "call arrives", "popToRoot": "pop to root",
    "secondPush": "push", "secondPresent": "present", "dragDown": "drag down", "dragDownCancelled": "drag down cancelled",
    "childAdded": "add child", "childRemoved": "remove child", "viewAdded": ("add", "launch"), "viewRemoved": "remove",
    "suspension": "suspend", "windowShown": "show window", "rootSet": "set root", "segue": "segue", "viewTapped": "tap",
    "appears": ("push", "present", "launch", "select", "pop", "dismiss", "swipe back"),
    "disappears": ("push", "present", "select", "pop", "dismiss", "swipe back", "drag down"),
    "covered": ("push", "present"), "returns": ("pop", "dismiss"),
}


class Complaint:
    """What is wrong; an exception is a run that a general statement need not speak of."""

    def __init__(self, words, scenario=None, version=None, is_exception=False):
        self.words = words
        self.scenario = scenario
        self.version = version
        self.is_exception = is_exception


class Verdict:
    """One verdict of a note, with what its words promise."""

    def __init__(self, found, program):
        self.found = found
        self.program = program
        self.verdict = found.get("verdict")
        self.statement = found.get("statement")
        self.is_denied = self.statement is not None and "denied" in self.statement["flags"]
        self.sent = set()

    def shows(self, evidence, scenario, version, watched="as staged"):
        """Whether a run shows what is said; nil where it has nothing to do with it, or cannot be gone."""
        run = self.program.run(scenario, version)
        self.sent |= {entry["callback"] for entry in run.entries}
        if not run.is_complete:
            return None
        run = run.of_last_process()
        if watched == "as staged":
            watched = set(evidence["watched"]) if "watched" in evidence else None
        if self.statement is not None and "only" in self.statement["flags"]:
            seen = [e for e in run.entries if watched is None or e["step"] in watched]
            came = any(meaning.is_meant(self.statement["a"], entry, None, {}) for entry in seen)
            return self.does(run, watched) if came else None
        if self.statement is not None:
            result = meaning.fares(self.statement, run, watched, evidence.get("parts", {}))
            return result if result is None else result != self.is_denied
        if "order" in evidence:
            order = meaning.without_passes(evidence["order"], self.found["sequence"])
            return meaning.agrees(order, evidence["completeness"], run, watched)
        return self.names_in_order(evidence, run)

    def does(self, run, watched):
        """Whether the watched steps do what the statement says that happens; true where nobody knows."""
        deeds = [DEEDS.get(each, ("",)) for each in self.statement["circumstances"]]
        steps = [run.steps[place].split(" unanimated")[0] for place in sorted(watched or range(len(run.steps)))]
        return not deeds or any(step.startswith(each) for step in steps for each in deeds)

    def names_in_order(self, evidence, run):
        """An order whose scenario was written for it: the entries that it shows come, in their order. How often layout comes
        says nothing."""
        steps = [{"callback": e["callback"], "receivers": {meaning_of(e["receiver"])}} for e in evidence["entries"]]
        told = [s for n, s in enumerate(steps) if s["callback"] not in meaning.LAYOUT or s not in steps[:n]]
        return meaning.is_part(told, run.entries)

    @property
    def is_possible(self):
        return self.statement is not None and self.statement["strength"] == "possible"


def meaning_of(receiver):
    return receiver[0] if is_staged(receiver) else "containers" if meaning.is_container(receiver) else "others"


def replays(verdict):
    """Every run that is shown replays, is in its situation, and shows what it is shown for."""
    for name, wanted in (("witness", True), ("counterexample", False)):
        evidence = verdict.found.get(name)
        if evidence is None:
            continue
        run = verdict.program.run(evidence["scenario"], evidence["ios"])
        if not run.is_complete:
            yield Complaint(f"its {name} cannot be run", evidence["scenario"], evidence["ios"])
        elif verdict.shows(evidence, evidence["scenario"], evidence["ios"]) != wanted:
            yield Complaint(f"its {name} does not show it", evidence["scenario"], evidence["ios"])
        elif not is_in_situation(verdict, evidence, run):
            yield Complaint(f"its {name} is not in the situation that is said", evidence["scenario"], evidence["ios"])
    if verdict.verdict == "holds" and "witness" not in verdict.found and rests_on_coming(verdict):
        yield Complaint("it holds without a run that shows it")
    if verdict.verdict == "contradicted" and "counterexample" not in verdict.found:
        if not verdict.is_possible:
            yield Complaint("it is contradicted without a run that breaks it")


def rests_on_coming(verdict):
    return verdict.statement is None or verdict.statement["pattern"] != "absence"


def is_in_situation(verdict, evidence, run):
    if verdict.statement is None or "watched" not in evidence or "only" in verdict.statement["flags"]:
        return True
    return verdict.does(run, evidence["watched"])


def binds(verdict):
    """In an order each actor is one receiver, and no two are the same."""
    for name in ("witness", "counterexample"):
        evidence = verdict.found.get(name)
        if evidence is None or "order" not in evidence or name == "counterexample" and verdict.verdict == "contradicted":
            continue
        named = [each.rsplit(".", 1) for each in verdict.found["sequence"]]
        left = iter(named)
        players = {}
        for step in evidence["order"]:
            pair = next((pair for pair in left if step["callback"].startswith(pair[-1].split(":")[0].lstrip("+"))), None)
            if pair is None:
                yield Complaint(f"its {name} names {step['callback']}, which the order does not name there")
                break
            letters = frozenset(step["receivers"]) & set(LETTERS)
            if len(pair) == 2 and step["owner"] in meaning.DISTINCT:
                players.setdefault(pair[0], set()).update(letters)
        used = [letter for letters in players.values() for letter in letters]
        if any(len(letters) > 1 for letters in players.values()) or len(used) != len(set(used)):
            yield Complaint(f"its {name} takes actors for others: {players}")


def versions(verdict):
    """Where it is said to hold it does, and on the far side of each boundary it does not."""
    table = verdict.found.get("versions", [])
    shown = {name: verdict.found[name] for name in ("witness", "counterexample") if name in verdict.found}
    staged = {name: Staged(evidence["scenario"]) for name, evidence in shown.items()}
    verdict.program.run_all([(stage.on(row["ios"]), row["ios"]) for stage in staged.values() for row in table])
    for row in table:
        version, holds = row["ios"], row["holds"]
        results = {name: verdict.shows(shown[name], staged[name].on(version), version) for name in shown}
        if holds is None or not results:
            continue
        broken = [name for name, result in results.items() if result is False]
        if holds and broken and not verdict.is_possible and not verdict.is_denied:
            for name in broken:
                if fits_world(staged[name], shown[name], version):
                    yield Complaint(f"on iOS {version} it is said to hold, but a run breaks it", staged[name].on(version), version)
                    break
        if not holds and True in results.values() and not broken and is_near_boundary(table, row):
            yield Complaint(
                f"on iOS {version} it is said not to hold, and the runs that are shown do not break it",
                staged["witness"].on(version) if "witness" in staged else None, version, is_exception=True)


def agrees_with_table(verdict):
    """What is said of the whole is what is said of the versions: today's for those that hold or are contradicted."""
    table = verdict.found.get("versions", [])
    today = [row["holds"] for row in table if lives.major(row["ios"]) >= 12] or [row["holds"] for row in table]
    if verdict.verdict == "holds" and not verdict.is_possible and not all(today):
        yield Complaint("it is said to hold, and not on all versions")
    if verdict.verdict == "contradicted" and True in today:
        yield Complaint("it is contradicted, and holds on some versions")
    if verdict.verdict == "depends" and len({row["holds"] for row in table}) == 1 and table[0]["holds"] is not None:
        yield Complaint("it is said to depend, and is the same on all versions")


def fits_world(staged, evidence, version):
    """Whether a scenario says the same on such a version: one with scenes launches otherwise without, before iOS 5 nothing
    had pages, and before iOS 8 nothing was presented over what stays."""
    if any(line.startswith("root: page(") for line in staged.head) and lives.major(version) < 5:
        return False
    if any(" as over" in step for step in staged.steps) and lives.major(version) < 8:
        return False
    is_of_launch = not {place for place, step in enumerate(staged.steps) if step.startswith("launch")}.isdisjoint(
        evidence.get("watched", range(len(staged.steps))))
    return "life-cycle: scene" not in staged.head or lives.major(version) >= 13 or not is_of_launch


def is_near_boundary(table, row):
    place = table.index(row)
    return any(other["holds"] is True for other in table[max(0, place - 1) : place + 2])


def longer_lives(verdict, random, count):
    """For what holds: no longer life breaks what the words promise."""
    evidence = verdict.found.get("witness")
    if verdict.verdict != "holds" or evidence is None or verdict.is_possible or verdict.is_denied:
        return
    statement = verdict.statement
    if statement is None and "watched" not in evidence:
        return
    # A longer life has others in it than all, and may do what is said not to happen.
    if statement is not None and (set(statement["flags"]) & {"only", "again", "all"} or statement.get("unless")):
        return
    if statement is not None and meaning.is_existential(statement) and not statement["circumstances"]:
        return
    true = [row["ios"] for row in verdict.found["versions"] if row["holds"]]
    staged = Staged(evidence["scenario"])
    true = [version for version in true if fits_world(staged, evidence, version)] or [evidence["ios"]]
    watched = set(evidence["watched"])
    if statement is not None and not statement["circumstances"]:
        watched = None
    made = lives.of(statement, staged, watched, true, random, count)
    verdict.program.run_all([(life.text, version) for life, version in made])
    for life, version in made:
        if verdict.shows(evidence, life.text, version, life.watched) is False:
            is_exception = not life.is_usual or statement is None
            yield Complaint(f"a longer life on iOS {version} breaks it", life.text, version, is_exception)
            if life.is_usual:
                return


def modelled(verdict):
    """What is contradicted because something does not come: something sends it, or its absence says nothing."""
    evidence = verdict.found.get("counterexample")
    if verdict.verdict != "contradicted" or evidence is None or verdict.statement is None or verdict.is_denied:
        return
    if verdict.statement["pattern"] not in meaning.NEEDS_COMING:
        return
    named = {verdict.statement[name]["callback"] for name in "ab" if name in verdict.statement}
    missing = named - verdict.sent - {"*"}
    if not missing:
        return
    version = evidence["ios"]
    for text in lives.of_all_kinds(version):
        missing -= {entry["callback"] for entry in verdict.program.run(text, version).entries}
    for callback in sorted(missing):
        yield Complaint(f"it is contradicted by the absence of {callback}, which no life here brings", is_exception=True)


def excuses(verdict):
    """For what is contradicted: no other way to show it on what is in use makes it true."""
    evidence = verdict.found.get("counterexample")
    if verdict.verdict != "contradicted" or evidence is None or verdict.statement is None or verdict.is_denied:
        return
    staged = Staged(evidence["scenario"])
    worlds = verdict.statement["worlds"]
    for change in (["animated"], ["style"]):
        if set(change) & set(worlds):
            continue
        steps = [changed(step, change[0]) for step in staged.steps]
        if steps != staged.steps and verdict.shows(evidence, staged.text(steps), evidence["ios"]) is True:
            yield Complaint(f"it is contradicted, and holds with another {change[0]}", staged.text(steps), evidence["ios"], True)


def changed(step, what):
    first = step.split(" ")[0]
    if what == "animated" and first in {"push", "pop", "present", "dismiss"}:
        return step + " unanimated"
    if what == "style" and first == "present" and " as " not in step:
        return step + " as fullScreen"
    return step


def rechecked(verdict, random, count):
    """All complaints about one verdict."""
    if verdict.statement is not None and verdict.statement["pattern"] in {"deprecation", "introduction"}:
        raise CannotTell("what the catalog says, and no run")
    if verdict.statement is not None and verdict.verdict == "holds":
        verdict.found.pop("counterexample", None)
    for check in (replays, binds, agrees_with_table, versions, modelled, excuses):
        yield from check(verdict)
    yield from longer_lives(verdict, random, count)
