"""What `lcdoc` says: notes as JSON and runs of scenarios, each once, by two processes at a time."""

import json
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor

LETTERS = "ABCDEFGH"
# What is looked at of an entry; many thousand are kept.
SEEN = ("index", "cause", "phase", "step", "receiver", "callback", "applicationState")


def told_apart(entries):
    """Who is made anew under the name of one that was released is somebody else: `B`, then `B2`."""
    released = {}
    for entry in entries:
        name = entry["receiver"]
        number = released.get(name, 0)
        if number:
            entry["receiver"] = f"{name}{number + 1}"
        if entry["callback"] == "dealloc":
            released[name] = number + 1
    return entries


def is_staged(receiver):
    """Whether it is a controller that stands under a letter."""
    return receiver[0] in LETTERS and (len(receiver) == 1 or receiver[1:].isdigit())


class Run:
    """One simulated scenario."""

    def __init__(self, answer):
        self.entries = told_apart([{name: entry[name] for name in SEEN} for entry in answer["entries"]]) if answer else []
        self.steps = answer.get("steps", []) if answer else []
        self.is_complete = bool(answer) and "failure" not in answer

    def of_last_process(self):
        """The same after the last launch: what an app makes anew has the names of what went with the one before."""
        starts = [place for place, step in enumerate(self.steps) if step.startswith("launch")]
        if len(starts) < 2:
            return self
        copy = Run(None)
        copy.steps, copy.is_complete = self.steps, self.is_complete
        copy.entries = [entry for entry in self.entries if entry["step"] >= starts[-1]]
        return copy


class Program:
    """An `lcdoc`, asked for each thing once."""

    def __init__(self, path):
        self.path = path
        self.known = {}

    def read(self, note):
        command = [self.path, "read", "--format", "json", note]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        if result.returncode:
            raise SystemExit(f"{note}: lcdoc read ends with {result.returncode}: {result.stderr.strip()}")
        return json.loads(result.stdout)

    def run_all(self, wanted):
        """Simulates the (scenario, version) that are not known yet."""
        missing = list(dict.fromkeys(key for key in wanted if key not in self.known))
        with ThreadPoolExecutor(2) as pool:
            for key, run in zip(missing, pool.map(self._simulate, missing)):
                self.known[key] = run

    def run(self, scenario, version):
        self.run_all([(scenario, version)])
        return self.known[(scenario, version)]

    def _simulate(self, key):
        scenario, version = key
        command = [self.path, "simulate", "--format", "json", "--ios", version, "-"]
        result = subprocess.run(command, input=scenario, capture_output=True, text=True, check=False)
        try:
            return Run(json.loads(result.stdout))
        except ValueError:
            return Run(None)


class Staged:
    """The text of a scenario, in declarations and steps."""

    def __init__(self, text):
        head, _, body = text.partition("\n\n")
        self.head = head.split("\n")
        # Questions and expectations stand below the step that they belong to.
        self.steps = re.findall(r"^\S.*(?:\n[ \t].*)*", body, re.MULTILINE)

    def text(self, steps=None, head=None):
        return "\n".join(head or self.head) + "\n\n" + "\n".join(self.steps if steps is None else steps) + "\n"

    def on(self, version):
        """Its text for a version: before iOS 13 no app had scenes."""
        head = self.head
        if int(version.split(".")[0]) < 13:
            head = ["life-cycle: app" if line == "life-cycle: scene" else line for line in head]
        return self.text(head=head)
