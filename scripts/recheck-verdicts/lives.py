"""Longer lives than those that a verdict rests on, made from the language of scenarios."""

from runs import Staged

# What comes and goes and leaves everything as it was, from the first version on which it can be done. The staged
# controllers are A, B and C; these use others.
USUAL = [
    (4, ["home", "open"]), (5, ["lock", "unlock"]), (4, ["app switcher", "back to app"]), (7, ["control center", "close"]),
    (6, ["memory warning"]), (2, ["rotate", "rotate"]), (2, ["alert", "close"]),
    (2, ["push F", "pop"]), (2, ["push F", "push G", "pop to root"]), (2, ["present F as fullScreen", "dismiss"]),
    (13, ["present F as pageSheet", "dismiss"]),
    (5, ["add child F to A", "remove child F"]), (2, ["present F as fullScreen", "home", "open", "dismiss"]),
    (4, ["home", "open url"]), (4, ["home", "tap notification"]),
]
# What "always", "never" and "only" speak of too: begun and given up, refused, ended.
UPSETS = [
    (7, ["push F", "swipe back cancelled", "pop"]), (13, ["present F as pageSheet", "drag down cancelled", "dismiss"]),
    (13, ["present F as pageSheet", "drag down"]), (7, ["push F", "swipe back"]),
    (2, ["show window W9 at level 2000", "hide window W9"]),
    (4, ["call arrives", "call declined"]), (2, ["push F", "memory warning", "pop"]), (2, ["kill", "launch"]),
    (2, ["push F unanimated", "pop unanimated"]), (2, ["create F", "load F.view", "release F"]),
    (7, ["push F", "swipe back begins", "swipe back ends"]),
    (6, ["create F", "call F.view.layoutIfNeeded", "push F", "pop"]), (2, ["create F", "memory warning", "release F"]),
]
# What stays as it is, with the life that ends there at rest.
STAYING = [(2, ["push B"]), (2, ["present B as fullScreen"]), (2, ["rotate"]), (4, ["home"])]
# After these nothing more comes.
ENDS = [
    (2, ["kill"]), (4, ["home", "kill"]), (2, ["push F", "kill"]), (4, ["home", "out of memory"]), (2, ["crash"]),
    (7, ["push F", "swipe back begins", "kill"]), (5, ["add child F to A"]), (2, ["show window W9 at level 2000"]),
]
EARLY = [(2, ["create B", "load B.view"]), (2, ["create B"])]
# Controllers that come and go, each as something of its own.
COMINGS = [
    (2, ["push B", "pop"]), (2, ["present B as fullScreen", "dismiss"]),
    (13, ["present B as pageSheet", "drag down"]), (2, ["push B", "push C", "pop", "pop"]),
    (5, ["add child B to A", "remove child B"]), (2, ["push B", "pop", "push B", "pop"]),
    (2, ["create B", "load B.view", "push B", "pop"]),
    (2, ["present B as fullScreen", "present C as fullScreen", "dismiss", "dismiss"]),
]


def of_all_kinds(version):
    """A life for every move, in apps with scenes and without."""
    cycles = ["app", "scene"] if major(version) >= 13 else ["app"]
    for first, moves in USUAL + UPSETS + STAYING + ENDS + COMINGS:
        if first <= major(version):
            for cycle in cycles:
                yield "\n".join([f"life-cycle: {cycle}", "root: nav(A)", "log: all", "", "launch", *moves, ""])


class Life:
    """A scenario with what of it is watched; nil for all of it."""

    def __init__(self, text, watched, is_usual):
        self.text = text
        self.watched = watched
        self.is_usual = is_usual


def major(version):
    return int(version.split(".")[0])


class Deck:
    """Moves as cards: each comes once before any comes again, so that few lives try all of them."""

    def __init__(self, moves, random):
        self.moves = moves
        self.random = random
        self.cards = []

    def draw(self, count, version, staged):
        """So many moves that can be made on a version, where the staged controllers stand."""
        can_push = any(line.startswith("root:") and "nav(" in line for line in staged.head)
        drawn = []
        for _ in range(2):
            for card in list(self.cards):
                since, steps = card
                is_push = any(step.startswith(("push", "pop", "swipe")) for step in steps)
                if len(drawn) < count and since <= major(version) and (can_push or not is_push):
                    self.cards.remove(card)
                    drawn.append(steps)
            if len(drawn) < count:
                self.cards = self.random.sample(self.moves, len(self.moves))
        self.random.shuffle(drawn)
        return [step for steps in drawn for step in steps]


def around(staged, watched, version, deck):
    """The same situation, later in a life; what is watched is as it was."""
    first = min(watched)
    launch = next((place for place, step in enumerate(staged.steps[:first]) if step == "launch"), None)
    if launch is None:
        # Nothing comes before a launch but another life of the app.
        before = ["launch"] + deck.random.choice([["home", "kill"], ["kill"], ["rotate", "rotate", "kill"]])
        return staged.text(before + staged.steps), {place + len(before) for place in watched}
    noise = deck.draw(deck.random.randint(1, 3), version, staged)
    steps = staged.steps[: launch + 1] + noise + staged.steps[launch + 1 :]
    return staged.text(steps), {place + len(noise) if place > launch else place for place in watched}


def whole(staged, version, deck, ends):
    """A life of controllers and of the app, all of which counts."""
    steps = ["launch"] + deck.draw(deck.random.randint(3, 6), version, staged)
    return staged.text(steps + ends.draw(1, version, staged)), None


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


def is_coming(statement, staged, watched):
    """Whether it is said that a controller is shown, and not that its view is loaded, and it is new on stage."""
    is_shown = statement is None or statement["circumstances"][-1] in {"push", "present", "childAdded"}
    return is_shown and " B" not in "".join(staged.steps[: min(watched)])


def of(statement, staged, watched, versions, random, count):
    """So many lives, with the version to run each on; every third is an unusual one, for "always" each."""
    is_strict = statement is not None and statement["strength"] == "strict"
    is_varied = statement is None or not statement["worlds"].get("container")
    is_whole = watched is None
    usual = USUAL + COMINGS if is_whole else USUAL
    # What is asked for early is there already when it is said to come.
    early = EARLY if not is_whole and is_coming(statement, staged, watched) else []
    decks = {False: Deck(usual, random), True: Deck(usual + UPSETS + early, random)}
    ends = {False: Deck(STAYING, random), True: Deck(STAYING + ENDS, random)}
    lives = []
    for number in range(count):
        version = random.choice(versions)
        is_upset = is_strict or number % 3 == 2
        stage = varied(staged, random) if is_varied else staged
        if is_whole:
            if is_varied:
                stage.head = ["root: nav(A)" if line == "root: A" else line for line in stage.head]
            text, watches = whole(stage, version, decks[is_upset], ends[is_upset])
        else:
            text, watches = around(stage, watched, version, decks[is_upset])
        lives.append((Life(Staged(text).on(version), watches, is_strict or not is_upset), version))
    return lives
