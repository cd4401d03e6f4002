"""What the words of a statement promise of one run. Written from the words, not from the program."""

from collections import Counter

from runs import is_staged

# Patterns that are broken where something does not come.
NEEDS_COMING = {"existence", "count", "response", "alternateResponse", "chainResponse", "respondedExistence", "coexistence"}
# Objects of which several are on stage, so that it matters which one is meant.
DISTINCT = {"UIViewController", "NSObject", "class"}
LAYOUT = {"viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews"}
INITIALISERS = {"init", "initWithNibName:bundle:", "initWithCoder:", "initWithFrame:"}
APPEARANCE = {"viewWillAppear:", "viewIsAppearing:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:"}
COMING = APPEARANCE | {"loadView", "viewDidLoad"}
# Callbacks that tell of states of the application and of its scenes.
DELEGATES = {"UIApplicationDelegate": "application", "UISceneDelegate": "scene", "UIWindowSceneDelegate": "scene"}
STATES = ("BecomeActive", "ResignActive", "EnterForeground", "EnterBackground", "WillTerminate", "application", "DidDisconnect")
EXISTENTIAL = {"existence"}
APP_STATES = {"appIsActive": "active", "appIsInactive": "inactive", "appIsInBackground": "background"}


class CannotTell(Exception):
    """The words speak of what a trace does not show."""


def is_container(receiver):
    return receiver.rstrip("0123456789") in {"Nav", "Tab", "Split", "Page", "Hosting"}


def is_meant(term, entry, receiver, parts):
    """Whether a term of a statement speaks of an entry."""
    if term["callback"] == "any":
        return entry["callback"].startswith(("view", "application", "scene", "UI")) and "ViewController" not in entry["callback"]
    if term["callback"] != entry["callback"]:
        return False
    if term["owner"] == "completion":
        return entry["receiver"] == "completion"
    if term["owner"] not in DISTINCT:
        return True
    role = term.get("role")
    if role:
        player = parts.get(role)
        return entry["receiver"] == player if player else role == "container" and is_container(entry["receiver"])
    if not is_staged(entry["receiver"]):
        return False
    return receiver is None or entry["receiver"] == receiver


def fares(statement, run, watched, parts):
    """True: the run shows the statement. False: it breaks it. None: it has nothing to do with it."""
    parts = {part: present(run, watched, name) for part, name in parts.items()}
    terms = [statement[name] for name in "abqr" if name in statement]
    distinct = [term for term in terms if term.get("owner") in DISTINCT]
    if "all" in statement["flags"]:
        return fares_for_all(statement, run, watched, parts)
    roles = {term["role"] for term in terms if "role" in term}
    if roles:
        if any(role != "container" and role not in parts for role in roles):
            return None
        return fares_for(statement, run, watched, parts, None)
    if not distinct:
        return fares_for(statement, run, watched, parts, None)
    if "subject" in parts:
        return fares_for(statement, run, watched, parts, parts["subject"])
    met = sorted({entry["receiver"] for entry in run.entries if is_staged(entry["receiver"])})
    found = [fares_for(statement, run, watched, parts, letter) for letter in met]
    if is_existential(statement):
        return True if True in found else False if False in found else None
    return False if False in found else True if True in found else None


def fares_for_all(statement, run, watched, parts):
    """Each who plays the part or stands by; where no part is named, each who is there."""
    role = statement["a"].get("role")
    meant = {name for part, name in parts.items() if part == "bystander" or part == role or role is None}
    if role is None:
        meant |= {entry["receiver"] for entry in run.entries if is_staged(entry["receiver"])}
    plain = {**statement, "a": {name: value for name, value in statement["a"].items() if name != "role"}}
    found = [fares_for(plain, run, watched, parts, letter) for letter in sorted(meant)]
    return False if False in found else True if True in found else None


def present(run, watched, name):
    """Who has a name in what is watched: an earlier one may have gone."""
    last = len(run.steps) if watched is None else max(watched)
    entries = [entry for entry in run.entries if entry["step"] <= last and is_staged(entry["receiver"])]
    seen = [entry["receiver"] for entry in entries if entry["receiver"][0] == name]
    return seen[-1] if seen else name


def is_existential(statement):
    if statement["pattern"] == "count":
        return statement["atLeast"] > 1 or statement["strength"] == "possible"
    return statement["pattern"] in EXISTENTIAL


def fares_for(statement, run, watched, parts, receiver):
    in_view = [watched is None or entry["step"] in watched for entry in run.entries]
    if "again" in statement["flags"]:
        first = in_view.index(True) if True in in_view else len(in_view)
        if not any(is_meant(statement["a"], entry, receiver, parts) for entry in run.entries[:first]):
            return None
    if "firstTime" in statement and any(
        is_meant({**statement["a"], "callback": statement["firstTime"]}, entry, receiver, parts)
        for entry, seen in zip(run.entries, in_view[: (in_view + [True]).index(True)])
    ):
        return None
    looks_near = statement["pattern"] in {"chainResponse", "chainPrecedence", "first", "last"}
    events = []
    for place, entry in enumerate(run.entries):
        marks = {name for name in "abqr" if name in statement and is_meant(statement[name], entry, receiver, parts)}
        if "a" in marks and "state" in statement and is_so(statement["state"], run, place):
            marks.add("b")
        if marks or looks_near and is_near(statement, entry, receiver):
            events.append((marks, in_view[place], entry["step"]))
    if "only" in statement["flags"]:
        came = [seen for marks, seen, _ in events if "a" in marks]
        return None if True not in came else False not in came
    results = [holds_in(statement, part) for part in scopes(statement["scope"], events)]
    return False if False in results else True if True in results else None


def scopes(scope, events):
    """The parts of a run that a scope leaves."""
    if scope == "globally":
        return [events]
    opening = [place for place, (marks, _, _) in enumerate(events) if "q" in marks]
    closing = [place for place, (marks, _, _) in enumerate(events) if "r" in marks]
    if scope == "before":
        return [events[: closing[0]]] if closing else []
    if scope == "after":
        return [events[opening[0] + 1 :]] if opening else []
    parts, end = [], -1
    for start in opening:
        if start < end:
            continue
        end = next((place for place in closing if place > start), len(events))
        if end < len(events) or scope == "afterUntil":
            parts.append(events[start + 1 : end])
    return parts


def holds_in(statement, events):
    """The pattern itself: what is watched has to be so, what came before may be the reason."""
    pattern = statement["pattern"]
    is_global = statement["scope"] == "globally"
    shown = {place for place, (_, seen, _) in enumerate(events) if seen or not is_global}
    every_a, every_b = ([place for place, (marks, _, _) in enumerate(events) if name in marks] for name in "ab")
    a, b = ([place for place in places if place in shown] for places in (every_a, every_b))
    if pattern == "absence":
        return not a
    if pattern == "existence":
        return bool(a)
    if pattern == "count":
        return statement["atLeast"] <= len(a) <= statement.get("atMost", len(a))
    if pattern == "universality":
        return all("b" in events[place][0] for place in a) if a else None
    if pattern == "before":
        return comes_before(statement, events, a, b)
    if pattern == "precedence":
        return all(any(one < other for one in every_a) for other in b) if b else None
    if pattern == "response":
        return all(any(other > one for other in every_b) for one in a) if a else None
    if pattern in {"alternateResponse", "alternatePrecedence", "alternateSuccession"}:
        answered = all(any(one < other <= end for other in every_b) for one, end in spans(every_a, len(events)) if one in shown)
        prepared = all(any(end <= one < other for one in every_a) for end, other in gaps(every_b) if other in shown)
        wanted = {"alternateResponse": (a, answered), "alternatePrecedence": (b, prepared)}
        events_named, result = wanted.get(pattern, (a + b, answered and prepared))
        return result if events_named else None
    if pattern == "chainResponse":
        return all(one + 1 < len(events) and "b" in events[one + 1][0] for one in a) if a else None
    if pattern == "chainPrecedence":
        return all(other > 0 and "a" in events[other - 1][0] for other in b) if b else None
    if pattern == "notSuccession":
        return not any(other > every_a[0] for other in b) if every_a else None
    if pattern in {"first", "last"}:
        seen = sorted(shown)
        return "a" in events[seen[0 if pattern == "first" else -1]][0] if seen else None
    if pattern == "respondedExistence":
        return bool(b) if a else None
    if pattern == "coexistence":
        return bool(a) == bool(b) if a or b else None
    if pattern == "notCoexistence":
        return not (a and b) if a or b else None
    raise CannotTell(pattern)


def spans(places, end):
    return list(zip(places, places[1:] + [end]))


def gaps(places):
    return list(zip([0] + places[:-1], places))


def comes_before(statement, events, a, b):
    """Said of nothing in particular and without "always", it is meant where one step brings both."""
    if statement["circumstances"] or statement["scope"] != "globally" or statement["strength"] == "strict":
        return all(any(one < other for one in a) for other in b) if a and b else None
    by_step = {}
    for place in a + b:
        by_step.setdefault(events[place][2], []).append(place)
    steps = [(set(a) & set(each), set(b) & set(each)) for each in by_step.values()]
    pairs = [(min(first), min(second)) for first, second in steps if first and second]
    if pairs:
        return all(one <= other for one, other in pairs)
    return min(a) <= min(b) if a and b else None


def is_near(statement, entry, receiver):
    """Callbacks of the same kind and receiver stand beside an event; layout comes and goes."""
    names = {statement[name]["callback"] for name in "ab" if name in statement}
    if entry["callback"] in LAYOUT:
        return entry["callback"] in names
    if statement["a"].get("owner") == "UIViewController":
        kinds = [kind for kind in ((APPEARANCE, {"loadView", "viewDidLoad"}) if is_of_ends(statement) else (COMING,)) if kind & names]
        if not kinds:
            raise CannotTell("neighbours of " + ", ".join(sorted(names)))
        return any(entry["callback"] in kind for kind in kinds) and (receiver is None or entry["receiver"] == receiver)
    if statement["a"].get("owner") in DELEGATES and any(name.split(":")[0].endswith(STATES) for name in names):
        return entry["callback"].startswith(DELEGATES[statement["a"]["owner"]]) and entry["callback"].split(":")[0].endswith(STATES)
    raise CannotTell("neighbours of " + ", ".join(sorted(names)))


def is_of_ends(statement):
    return statement["pattern"] in {"first", "last"} and bool(statement["circumstances"])


def is_so(state, run, place):
    entry = run.entries[place]
    if state in APP_STATES:
        return entry["applicationState"] == APP_STATES[state]
    if state in {"viewIsLoaded", "outletsAreConnected", "viewIsNotLoaded", "outletsAreNotConnected"}:
        own = [each["callback"] for each in run.entries[: place + 1] if each["receiver"] == entry["receiver"]]
        is_loaded = False
        for callback in own:
            is_loaded = callback == "viewDidLoad" or is_loaded and callback != "viewDidUnload"
        return is_loaded == ("Not" not in state)
    if state in {"comesAtOnce", "comesLater"}:
        known = {each["index"]: each for each in run.entries}
        while entry["phase"] != "call" and entry["cause"] in known:
            entry = known[entry["cause"]]
        return (entry["phase"] == "call") == (state == "comesAtOnce")
    if state in {"argumentIsYes", "argumentIsNo"}:
        return entry["argument"] == ("YES" if state == "argumentIsYes" else "NO")
    if state == "argumentIsNil":
        return entry["argument"] == "nil"
    if state in {"subviewIsTold", "superviewIsTold"}:
        return (entry["receiver"] == entry["argument"]) == (state == "subviewIsTold")
    raise CannotTell(state)


# MARK: Orders


def fits(step, entry):
    if step["callback"] != entry["callback"]:
        return False
    receiver = entry["receiver"]
    return (receiver[0] if is_staged(receiver) else "containers" if is_container(receiver) else "others") in step["receivers"]


def agrees(order, completeness, run, watched):
    """Whether the callbacks of an order come so; how often layout comes says nothing, and one initialiser is enough."""
    calls = [e for e in run.entries if (watched is None or e["step"] in watched) and any(fits(step, e) for step in order)]
    if completeness == "firstTimes":
        calls = first_times(order, calls)
    came = {step["callback"] for step in order if any(fits(step, e) for e in calls)}
    # "init" is whatever made it; what a nib made is told so.
    left_out = LAYOUT | (INITIALISERS if came & INITIALISERS else {"init"} if "awakeFromNib" in came else set())
    steps = [s for s in order if s["callback"] not in left_out or any(fits(s, e) for e in calls)]
    if len(steps) < 2 or not is_part(steps, calls):
        return False
    if completeness == "subsequence":
        return True
    firm_steps = [step for step in steps if step["callback"] not in LAYOUT]
    firm_calls = [entry for entry in calls if entry["callback"] not in LAYOUT]
    return len(firm_steps) == len(firm_calls) and all(map(fits, firm_steps, firm_calls))


def without_passes(order, names):
    """An order in which a pass of layout that is told again right behind itself is told once; of two actors both stay."""
    told = list(zip(order, names)) if len(order) == len(names) else [(step, None) for step in order]
    kept = []
    for step in told:
        kept.append(step)
        for length in (2, 1):
            last, before = kept[-length:], kept[-2 * length:-length]
            if last == before and all(each["callback"] in LAYOUT for each, _ in last):
                del kept[-length:]
    return [step for step, _ in kept]


def first_times(order, calls):
    """Of each callback as many calls as the order names: what comes again later need not be told."""
    left = Counter(step["callback"] for step in order)
    kept = []
    for entry in calls:
        if left[entry["callback"]] > 0:
            left[entry["callback"]] -= 1
            kept.append(entry)
    return kept


def is_part(steps, calls):
    rest = iter(calls)
    return all(any(fits(step, entry) for entry in rest) for step in steps)
