"""Breaks the program's judge on purpose, once for each of MUTATIONS, and sees whether the second opinion finds it.

    python3 scripts/recheck-verdicts/mutate.py COPY -- swift build --product lcdoc

COPY is a copy of the project that nobody else uses: its sources are changed, built by the command, run as
COPY/.build/debug/lcdoc and put back. Held against runs is fixture.md beside this file. Exit code 1: one was not found.
"""

import collections
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
# What is broken, where, and how. Each text stands once in its file.
MUTATIONS = [
    ("an order looks at callbacks alone, not at who is told", "Sources/Verify/CastOrder.swift",
     "run.entries[index].callback == steps[step].callback && steps[step].receivers.meets(run.receivers[index])",
     "run.entries[index].callback == steps[step].callback"),
    ("what is true in some worlds holds", "Sources/Verify/Claims/ClaimOutcome.swift",
     "agreeing == decided.count ? .holds", "agreeing > 0 ? .holds"),
    ("an answer that never comes is not missed", "Sources/Verify/Claims/PatternCheck.swift",
     "return isOpen ? .violated(at: events.endIndex) : isActive ? .holds : .vacuous\n  }\n\n  private static func alternateResponse",
     "return isOpen && !isActive ? .violated(at: events.endIndex) : isActive ? .holds : .vacuous\n  }\n\n"
     "  private static func alternateResponse"),
    ("\"always\" is tried on usual lives alone", "Sources/Verify/Claims/ClaimLives.swift",
     "let isStrict = claim.strength == .strict || claim.pattern == .precedence",
     "let isStrict = claim.strength == .possible && claim.isOnly"),
    ("a run that shows it is given for one that does not", "Sources/Verify/Claims/ClaimOutcome.swift",
     "best { if case .violated = $0.result { true } else { false } }.map(evidence)",
     "best { if case .vacuous = $0.result { false } else { $0.result == .holds } }.map(evidence)"),
    ("versions are told from the other side of their boundary", "Sources/Verify/Judgement.swift",
     "versions.append((world.facts.version, world.isTrue))",
     "versions.append((world.facts.version, versions.last?.isTrue ?? world.isTrue))"),
]


def complaints(program):
    """What the second opinion finds, without the places."""
    command = [sys.executable, str(HERE), "--program", program, str(HERE / "fixture.md")]
    output = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    words = [re.sub(r"^.*?: (?=it |its |on |a longer)", "", line) for line in output.splitlines()[:-1]]
    return collections.Counter(re.sub(r"iOS [\d.]+", "iOS …", each) for each in words)


def main(arguments):
    if len(arguments) < 3 or arguments[1] != "--":
        print(__doc__, file=sys.stderr)
        return 2
    copy, build = pathlib.Path(arguments[0]), arguments[2:]
    for _, path, old, _ in MUTATIONS:
        if (count := (copy / path).read_text(encoding="utf-8").count(old)) != 1:
            raise SystemExit(f"{path} has this {count} times: {old}")
    missed = 0
    for words, path, old, new in [("nothing", None, None, None), *MUTATIONS]:
        source = path and copy / path
        text = source and source.read_text(encoding="utf-8")
        if source:
            source.write_text(text.replace(old, new), encoding="utf-8")
        try:
            built = subprocess.run(build, cwd=copy, capture_output=True, text=True, check=False)
            if built.returncode:
                raise SystemExit(f"{words}: it cannot be built\n{built.stdout[-2000:]}")
            found = complaints(str(copy / ".build/debug/lcdoc"))
        finally:
            if source:
                source.write_text(text, encoding="utf-8")
        missed += bool(found) != bool(source)
        print(f"{words}: {'; '.join(f'{each} ({count})' for each, count in found.most_common(3)) or 'no problems'}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
