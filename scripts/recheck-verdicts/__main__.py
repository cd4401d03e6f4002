"""Holds verdicts on notes against runs once more, without the program's own judge.

    python3 scripts/recheck-verdicts --program .build/release/lcdoc content
    python3 scripts/recheck-verdicts --program LCDOC note.md read.json --lives 60 --show

Takes notes, folders of notes, or what `lcdoc read --format json` wrote. Of each verdict every run that is shown is
simulated again, on all versions that it speaks of; for what holds longer lives are made that could break it. The
meaning of statements stands in meaning.py, written from their words. Exit code 1: something was found. Exceptions
to general statements are counted, and do not fail. Needs nothing but Python's standard library.
"""

import argparse
import collections
import json
import pathlib
import random
import sys

# Nothing is left behind in the folder of the sources.
sys.dont_write_bytecode = True

from checks import CannotTell, Verdict, rechecked  # noqa: E402
from runs import Program  # noqa: E402

JUDGED = {"holds", "depends", "contradicted", "open"}


def notes(paths):
    for path in map(pathlib.Path, paths):
        found = [path] if path.is_file() else sorted(each for each in path.rglob("*") if each.suffix in {".md", ".markdown", ".txt"})
        yield from found


def judged(note, program):
    """The verdicts of a note, and what was said of it. A change of state (active → inactive) is no statement about a
    run that lives could be held against: it is left out."""
    read = json.loads(note.read_text(encoding="utf-8")) if note.suffix == ".json" else program.read(str(note))
    return [found for found in read["orderings"] + read["claims"] if found.get("verdict") in JUDGED and "change" not in found]


def key(found):
    """Verdicts on the same statement are the same."""
    parts = [found.get(name) for name in ("statement", "versions", "witness", "counterexample", "sequence", "verdict")]
    return json.dumps(parts, sort_keys=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True, help="the lcdoc to ask")
    parser.add_argument("--lives", type=int, default=24, help="longer lives for each statement that holds")
    parser.add_argument("--seed", default="1", help="what the lives are made from")
    parser.add_argument("--show", action="store_true", help="print the scenarios, and exceptions too")
    parser.add_argument("paths", nargs="+", help="notes, folders, or .json of lcdoc read")
    options = parser.parse_args()
    program = Program(options.program)
    counts = collections.Counter()
    known = set()
    for note in notes(options.paths):
        for found in judged(note, program):
            counts["verdicts"] += 1
            if key(found) in known:
                continue
            known.add(key(found))
            verdict = Verdict(found, program)
            place = f"{note}:{found['line']}: {found['verdict']}: {found.get('reading') or ' → '.join(found.get('sequence', []))}"
            try:
                # Each statement has its own dice, so that notes do not change each other's.
                for complaint in rechecked(verdict, random.Random(options.seed + key(found)), options.lives):
                    counts["exceptions" if complaint.is_exception else "problems"] += 1
                    if options.show or not complaint.is_exception:
                        print(f"{place}: {'exception: ' if complaint.is_exception else ''}{complaint.words}", flush=True)
                    if options.show and complaint.scenario:
                        print("    " + complaint.scenario.replace("\n", "\n    "))
            except CannotTell as reason:
                counts["not tellable"] += 1
                if options.show:
                    print(f"{place}: cannot tell: {reason}")
    print(
        f"{counts['verdicts']} verdicts on {len(known)} statements, {len(program.known)} runs: {counts['problems']} problems, "
        f"{counts['exceptions']} exceptions, {counts['not tellable']} that cannot be told")
    return 1 if counts["problems"] else 0


if __name__ == "__main__":
    sys.exit(main())
