"""Makes each of the mistakes in this folder in a copy of the repository, and reports whether a test catches it.

    python Tests/Mutants/run.py                          # all of them
    python Tests/Mutants/run.py ties-in-reverse          # some
    python Tests/Mutants/run.py --parts --at 1a34f91     # another commit's tests, without the whole suite

A patch names the part of the tests that should catch its mistake: a command, or `views iOS --filter LookTests` for
tests of the views. If that part does not catch it, the whole suite runs, unless `--parts` is given. The copy is the
last commit, in `.build-mutants`. Its builds are incremental, so that a mistake costs seconds.
"""

import argparse
import os
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATCHES = Path(__file__).resolve().parent
COPY = ROOT / ".build-mutants"
BUILD, PAGE, VIEWS = COPY / ".build-make", COPY / ".build-page", COPY / ".build-app"
PACKAGE = ["--traits", "Terminal,Server", "--scratch-path", BUILD]
WASM = ".build-wasm/scramble-web.wasm"
# Timeouts in seconds: for a build or a part, and for the whole suite. A mistake may make a test hang, which counts as
# caught.
LIMIT, LIMIT_OF_ALL = 1200, 3600


class Mutant:
    """A mistake, and the part of the tests that should catch it."""

    def __init__(self, path):
        self.path, self.name = path, path.stem
        head, _, self.diff = path.read_text().partition("diff --git ")
        fields = dict(re.findall(r"^(Mistake|Seen by): (.+)$", head, re.MULTILINE))
        if not self.diff or len(fields) != 2:
            sys.exit(f"{path.name} has no mistake, no part or no change")
        self.mistake, self.part = fields["Mistake"], fields["Seen by"]
        program, *arguments = self.part.split()
        # What to build for the test: the views of a system, all of Swift, or the page. The page's modules need no
        # build.
        if program == "views":
            self.built = arguments[0]
        else:
            self.built = "Swift" if "--- a/Sources/" in self.diff else None if program == "node" else "page"

    def apply(self, *options):
        """Makes the mistake in the copy, or reverts it with `-R`."""
        if subprocess.run(["git", "apply", *options, self.path], cwd=COPY, check=False).returncode:
            sys.exit(f"{self.path.name} does not apply: make the mistake again in the code as it is now")


def run(command, log, limit=LIMIT):
    """Runs a command in the copy, with its output in a file. Returns whether it succeeds."""
    environment = os.environ | {
        "WORDSCRAMBLE": str(BUILD / "debug/wordscramble"),
        "WORDSCRAMBLE_SERVER": str(BUILD / "debug/wordscramble-server"),
        "WORDSCRAMBLE_PAGE": str(PAGE),
    }
    # It gets its own process group, so that a browser or server that it starts ends with it.
    with subprocess.Popen(
        command, cwd=COPY, env=environment, stdout=log, stderr=log, start_new_session=True
    ) as process:
        try:
            return process.wait(limit) == 0
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            return False


def prepare(commit):
    """Checks out a commit in the copy, without any mistake."""
    found = subprocess.run(["git", "rev-parse", f"{commit}^{{commit}}"], cwd=ROOT, check=True, stdout=subprocess.PIPE)
    if not COPY.exists():
        # The clone shares the objects of the repository, so nothing has to be fetched later.
        subprocess.run(["git", "clone", "--quiet", "--shared", "--no-checkout", ROOT, COPY], check=True)
    name = found.stdout.decode().strip()
    subprocess.run(["git", "checkout", "--quiet", "--force", "--detach", name], cwd=COPY, check=True)
    packages = COPY / ".build/venv"
    packages.parent.mkdir(exist_ok=True)
    packages.unlink(missing_ok=True)
    packages.symlink_to(ROOT / ".build/venv")
    engines = COPY / ".build-wasm"
    engines.mkdir(exist_ok=True)
    for name in ["scramble-web.wasm", "scramble-class.wasm"]:
        (engines / name).unlink(missing_ok=True)
        (engines / name).hardlink_to(ROOT / ".build-wasm" / name)


def build(what, log):
    """Builds what a mistake can change. Returns whether that succeeds."""
    if what is None:
        return True
    if what == "Swift":
        return run(["env", "SWIFT_DETERMINISTIC_HASHING=1", "swift", "build", "--build-tests", *PACKAGE], log)
    if what == "page":
        return run([sys.executable, "Web/build.py", WASM, PAGE], log)
    package = ["--package-path", VIEWS / what, "--scratch-path", VIEWS / what / ".build"]
    return run([sys.executable, "Tests/Views/prepare.py", what], log) and run(
        ["swift", "build", "--product", "ViewTests", "--disable-index-store", *package], log
    )


def command_of(part):
    """The command that runs a part of the tests."""
    program, *arguments = shlex.split(part)
    if program == "pytest":
        return [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *arguments]
    if program == "swift":
        return ["swift", "test", "--skip-build", *PACKAGE, *arguments[1:]]
    if program == "views":
        return [VIEWS / arguments[0] / ".build/debug/ViewTests", "--no-parallel", *arguments[1:]]
    return [program, *arguments]


def expect_success(mutants, log):
    """Exits if a part fails without a mistake, because it would seem to catch every one."""
    needed = {mutant.built for mutant in mutants} - {None}
    # The tests of the page use the programs, and some tests of the programs use the page.
    if needed & {"Swift", "page"}:
        needed |= {"Swift", "page"}
    if not all(build(what, log) for what in sorted(needed)):
        sys.exit(f"the copy does not build: {log.name}")
    for part in sorted({mutant.part for mutant in mutants}):
        if not run(command_of(part), log):
            sys.exit(f"{part} fails without a mistake: {log.name}")


def outcome_of(mutant, is_whole, log):
    """What catches a mistake: the compiler, its part, the whole suite, or nothing."""
    if not build(mutant.built, log):
        return "does not build"
    if not run(command_of(mutant.part), log):
        return "caught"
    if is_whole and build(mutant.built, log) and not run([sys.executable, "Tests/run.py", "--all"], log, LIMIT_OF_ALL):
        return "caught elsewhere"
    return "SURVIVED"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="names of patches, without their ending")
    parser.add_argument("--parts", action="store_true", help="do not run the whole suite")
    parser.add_argument("--at", default="HEAD", metavar="COMMIT", help="the commit to test")
    options = parser.parse_args()
    paths = [PATCHES / f"{name}.patch" for name in options.names] or sorted(PATCHES.glob("*.patch"))
    # Mistakes in the page come first, because its tests need programs that are built without a mistake.
    mutants = sorted((Mutant(path) for path in paths), key=lambda mutant: (mutant.built == "Swift", mutant.name))
    prepare(options.at)
    for mutant in mutants:
        mutant.apply("--check")
    rows = []
    with Path(COPY, ".build-mutants.log").open("w") as log:
        expect_success(mutants, log)
        for mutant in mutants:
            start = time.monotonic()
            mutant.apply()
            try:
                outcome = outcome_of(mutant, not options.parts, log)
            finally:
                mutant.apply("-R")
            rows.append((mutant, outcome))
            print(
                f"{outcome:17} {time.monotonic() - start:5.0f} s  {mutant.name}: {mutant.mistake} [{mutant.part}]",
                flush=True,
            )
    missed = [mutant.name for mutant, outcome in rows if not outcome.startswith("caught")]
    print(f"\n{len(rows) - len(missed)} of {len(rows)} mistakes are caught; not: {', '.join(missed) or 'none'}")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
