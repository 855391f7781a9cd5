"""Runs all tests, part by part, and prints a table with the number of tests and the duration of each part.

    python Tests/run.py .build-wasm/scramble-web.wasm

A part that fails does not stop the parts after it; the exit code is 1 then.
"""

import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LEXICON = "Sources/ScrambleKit/Resources/english.lex"
# In seconds, with what a test needs to be built. A test that waits for ever fails then, by name. Only the thread can end one that
# waits in the loop of Playwright.
LIMIT = ["--timeout=600", "--timeout-method=thread"]


def pytest(*arguments):
    return [sys.executable, "-m", "pytest", "-q", *LIMIT, *arguments]


def parts(engine):
    """Each part with its command and the pattern of the line that counts its tests."""
    transcripts = [str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("Tests/Transcripts/*.txt"))]
    transcripts += [str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("Tests/Transcripts/Calls/*.txt"))]
    passed = r"(\d+) passed"
    return [
        ("Swift", ["swift", "test", "--skip-build"], r"Test run with (\d+) tests?"),
        ("engine, transcripts", ["node", "Tests/Transcripts/play.mjs", engine, LEXICON, *transcripts], passed),
        ("engine, endurance", ["node", "Tests/Transcripts/endure.mjs", engine, LEXICON], r"(\d+) rounds"),
        ("page modules", ["node", "--test", "Tests/Web"], r"(?:#|ℹ) tests (\d+)"),
        # Terminals wait more than they compute, and pages wait now and then, so more than two share two cores.
        ("terminal", pytest("-n", "4", "Tests/Terminal"), passed),
        ("documents, Xcode project", pytest("-n", "2", "Tests/Documentation", "Tests/Apple"), passed),
        ("server", pytest("Tests/Server"), passed),
        ("Chromium", pytest("-n", "3", "Tests/Browser"), passed),
        ("Firefox", pytest("-n", "3", "Tests/Browser", "--browser", "firefox", "-m", "journey or behaviour"), passed),
        ("WebKit", pytest("-n", "3", "Tests/Browser", "--browser", "webkit"), passed),
    ]


def run(command, pattern):
    """Runs a command, shows its output, and returns its exit code and how many tests it counts."""
    output = bytearray()
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        # As it comes, so that the last line shows how far a part is.
        while some := process.stdout.read1():
            sys.stdout.buffer.write(some)
            sys.stdout.flush()
            output += some
    counts = re.findall(pattern, output.decode(errors="replace"))
    return process.returncode, int(counts[-1]) if counts else None


def main(engine):
    rows = []
    for name, command, pattern in parts(engine):
        print(f"\n== {name}", flush=True)
        start = time.monotonic()
        code, count = run(command, pattern)
        # A part that counts no tests has not run them, whatever its exit code says.
        rows.append((name, count or 0, time.monotonic() - start, "passed" if code == 0 and count else "FAILED"))
    print(f"\n{'part':26}{'tests':>8}{'seconds':>10}")
    for name, count, seconds, outcome in rows:
        print(f"{name:26}{count:8}{seconds:10.0f}  {outcome}")
    print(f"{'together':26}{sum(row[1] for row in rows):8}{sum(row[2] for row in rows):10.0f}")
    return int(any(row[3] != "passed" for row in rows))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
