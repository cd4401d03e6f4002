"""Longer lives than those that a verdict rests on, made from the language of scenarios."""

from runs import Staged

# What comes and goes and leaves everything as it was, from the first version on which it can be done. The staged
# controllers are A, B and C; these use others.
USUAL = [
    (4, ["home", "open"]), (5, ["lock", "unlock"]), (4, ["app switcher", "back to app"]), (7, ["control center", "close"]),
    (6, ["memory warning"]), (2, ["rotate", "rotate"]), (2, ["alert", "close"]),
    (2, ["push F", "pop"]), (2, ["push F", "push G", "pop to root"]), (2, ["present F as fullScreen", "dismiss"]),
    (13, ["present F as pageSheet", "dismiss"]), (2, ["create F", "load F.view", "release F"]),
    (5, ["add child F to A", "remove child F"]), (2, ["present F as fullScreen", "home", "open", "dismiss"]),
    (4, ["home", "open url"]), (4, ["home", "tap notification"]),
]
# What "always", "never" and "only" speak of too: begun and given up, refused, ended.
UPSETS = [
    (7, ["push F", "swipe back cancelled", "pop"]), (13, ["present F as pageSheet", "drag down cancelled", "dismiss"]),
    (13, ["present F as pageSheet", "drag down"]), (7, ["push F", "swipe back"]), (2, ["show window W9 at level 2000", "hide window W9"]),
    (4, ["call arrives", "call declined"]), (2, ["push F", "memory warning", "pop"]), (2, ["kill", "launch"]),
    (5, ["add child F to A"]), (2, ["push F unanimated", "pop unanimated"]), (2, ["show window W9 at level 2000"]),
    (7, ["push F", "swipe back begins", "swipe back ends"]),
]
# After these nothing more comes.
ENDS = [["kill"], ["home", "kill"], ["push F", "kill"], ["home", "out of memory"], ["crash"], ["push F", "swipe back begins", "kill"]]
# Controllers that come and go, each as something of its own.
COMINGS = [
    (2, ["push B", "pop"]), (2, ["present B as fullScreen", "dismiss"]), (2, ["push B"]), (2, ["present B as fullScreen"]),
    (13, ["present B as pageSheet", "drag down"]), (2, ["push B", "push C", "pop", "pop"]), (5, ["add child B to A", "remove child B"]),
    (2, ["push B", "pop", "push B", "pop"]), (2, ["create B", "load B.view", "push B", "pop"]), (2, ["present B as fullScreen", "present C as fullScreen", "dismiss", "dismiss"]),
]


class Life:
    """A scenario with what of it is watched; nil for all of it."""

    def __init__(self, text, watched, is_usual):
        self.text = text
        self.watched = watched
        self.is_usual = is_usual


def major(version):
    return int(version.split(".")[0])


def possible(moves, version, staged):
    """The moves that can be made where the staged controllers stand."""
    can_push = any(line.startswith("root:") and "nav(" in line for line in staged.head)
    fitting = [steps for since, steps in moves if since <= major(version)]
    return [steps for steps in fitting if can_push or not any(step.startswith(("push", "pop", "swipe")) for step in steps)]


def with_upsets(moves, is_upset):
    return moves + UPSETS if is_upset else moves


def around(staged, watched, version, random, is_upset):
    """The same situation, later in a life; what is watched is as it was."""
    first = min(watched)
    launch = next((place for place, step in enumerate(staged.steps[:first]) if step == "launch"), None)
    if launch is None:
        # Nothing comes before a launch but another life of the app.
        before = ["launch"] + random.choice([["home", "kill"], ["kill"], ["rotate", "rotate", "kill"]])
        return Life(staged.text(before + staged.steps), {place + len(before) for place in watched}, False)
    moves = possible(with_upsets(USUAL, is_upset), version, staged)
    if is_upset and not any(" B" in step for step in staged.steps[:first]):
        moves = moves + [["create B", "load B.view"], ["create B"]]
    noise = [step for _ in range(random.randint(1, 3)) for step in random.choice(moves)]
    steps = staged.steps[: launch + 1] + noise + staged.steps[launch + 1 :]
    shift = {place + len(noise) if place > launch else place for place in watched}
    return Life(staged.text(steps), shift, not is_upset)


def whole(staged, version, random, is_upset):
    """A life of controllers and of the app, all of which counts."""
    moves = possible(with_upsets(USUAL + COMINGS + COMINGS, is_upset), version, staged)
    steps = ["launch"] + [step for _ in range(random.randint(2, 5)) for step in random.choice(moves)]
    if is_upset and random.random() < 0.5:
        steps += random.choice(possible([(7, end) for end in ENDS], version, staged) or [["kill"]])
    return Life(staged.text(steps), None, not is_upset)


def varied(staged, random):
    """The same steps among other things: another way to hold the first controller, a view inside it."""
    head = list(staged.head)
    for place, line in enumerate(head):
        if line == "root: nav(A)" and random.random() < 0.3:
            head[place] = "root: tab(nav(A), H)"
        elif line == "root: A" and random.random() < 0.3:
            head[place] = random.choice(["root: nav(A)", "root: tab(A, H)"])
    if random.random() < 0.3 and not any(line.startswith("view ") for line in head):
        head.insert(-1, "view S: in A; from code; frame 0 0 50 50")
    changed = Staged(staged.text())
    changed.head = head
    return changed


def of(statement, staged, watched, versions, random, count):
    """So many lives, with the version to run each on."""
    is_strict = statement is not None and statement["strength"] == "strict"
    lives = []
    for number in range(count):
        version = random.choice(versions)
        is_upset = is_strict or number % 3 == 2
        stage = varied(staged, random) if statement is None or not statement["worlds"].get("container") else staged
        if statement is None or statement["circumstances"] or watched is not None and len(watched) < len(staged.steps):
            life = around(stage, watched if watched is not None else set(range(len(stage.steps))), version, random, is_upset)
        else:
            if not statement["worlds"].get("container"):
                stage.head = ["root: nav(A)" if line == "root: A" else line for line in stage.head]
            life = whole(stage, version, random, is_upset)
        life.text = Staged(life.text).on(version)
        life.is_usual = life.is_usual or is_strict
        lives.append((life, version))
    return lives
