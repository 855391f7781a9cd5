"""Makes each of the mistakes in this folder in a copy of the repository, and reports whether a test catches it.

    python Tests/Mutants/run.py                          # all of them
    python Tests/Mutants/run.py ties-in-reverse          # some
    python Tests/Mutants/run.py --parts --at 1a34f91     # another commit's tests, without the whole suite

A patch names the part of the tests that should catch its mistake: a command, or `views iOS --filter LookTests` for
tests of the views. If that part does not catch it, the whole suite runs, unless `--parts` is given. The copy is in
`.build-mutants`, and has the last commit unless `--at` names another one. Its builds are incremental, so that each
mistake takes only seconds.
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
PATCHES_FOLDER = Path(__file__).resolve().parent
COPY_FOLDER = ROOT / ".build-mutants"
BUILD_FOLDER, PAGE_FOLDER, VIEWS_FOLDER = (
    COPY_FOLDER / ".build-make",
    COPY_FOLDER / ".build-page",
    COPY_FOLDER / ".build-app",
)
PACKAGE_OPTIONS = ["--traits", "Terminal,Server", "--scratch-path", BUILD_FOLDER]
WASM_FILE = ".build-wasm/scramble-web.wasm"
# Timeouts in seconds: for a build or a part, and for the whole suite. A mistake may make a test hang, which counts as
# caught.
PART_LIMIT_SECONDS, SUITE_LIMIT_SECONDS = 1200, 3600


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
        # What to build for the test: the views of a system, everything in Swift, or the page. Tests that Node.js runs
        # need no build.
        if program == "views":
            self.build_target = arguments[0]
        else:
            self.build_target = "Swift" if "--- a/Sources/" in self.diff else None if program == "node" else "page"

    def apply(self, *options):
        """Makes the mistake in the copy, reverts it with `-R`, or checks with `--check` that it can be made."""
        if subprocess.run(["git", "apply", *options, self.path], cwd=COPY_FOLDER, check=False).returncode:
            sys.exit(f"{self.path.name} does not apply: make the mistake again in the code as it is now")


def run(command, log, limit=PART_LIMIT_SECONDS):
    """Runs a command in the copy, with its output in a file. Returns whether it succeeds."""
    environment = os.environ | {
        "WORDSCRAMBLE": str(BUILD_FOLDER / "debug/wordscramble"),
        "WORDSCRAMBLE_SERVER": str(BUILD_FOLDER / "debug/wordscramble-server"),
        "WORDSCRAMBLE_PAGE": str(PAGE_FOLDER),
    }
    # The command has its own process group, so that a timeout also ends the browsers and servers that it has started.
    with subprocess.Popen(
        command, cwd=COPY_FOLDER, env=environment, stdout=log, stderr=log, start_new_session=True
    ) as process:
        try:
            return process.wait(limit) == 0
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            return False


def check_out(commit):
    """Checks out a commit in the copy, without any mistake.

    Links the Python environment and the WebAssembly modules of the repository into the copy.
    """
    resolved_commit = subprocess.run(
        ["git", "rev-parse", f"{commit}^{{commit}}"], cwd=ROOT, check=True, stdout=subprocess.PIPE
    )
    if not COPY_FOLDER.exists():
        # The clone shares the objects of the repository, so nothing has to be fetched later.
        subprocess.run(["git", "clone", "--quiet", "--shared", "--no-checkout", ROOT, COPY_FOLDER], check=True)
    name = resolved_commit.stdout.decode().strip()
    subprocess.run(["git", "checkout", "--quiet", "--force", "--detach", name], cwd=COPY_FOLDER, check=True)
    virtual_environment = COPY_FOLDER / ".build/venv"
    virtual_environment.parent.mkdir(exist_ok=True)
    virtual_environment.unlink(missing_ok=True)
    virtual_environment.symlink_to(ROOT / ".build/venv")
    wasm_folder = COPY_FOLDER / ".build-wasm"
    wasm_folder.mkdir(exist_ok=True)
    for name in ["scramble-web.wasm", "scramble-class.wasm"]:
        (wasm_folder / name).unlink(missing_ok=True)
        (wasm_folder / name).hardlink_to(ROOT / ".build-wasm" / name)


def build(target, log):
    """Builds what a mistake can change. Returns whether that succeeds."""
    if target is None:
        return True
    if target == "Swift":
        return run(["env", "SWIFT_DETERMINISTIC_HASHING=1", "swift", "build", "--build-tests", *PACKAGE_OPTIONS], log)
    if target == "page":
        return run([sys.executable, "Web/build.py", WASM_FILE, PAGE_FOLDER], log)
    package = ["--package-path", VIEWS_FOLDER / target, "--scratch-path", VIEWS_FOLDER / target / ".build"]
    return run([sys.executable, "Tests/Views/prepare.py", target], log) and run(
        ["swift", "build", "--product", "ViewTests", "--disable-index-store", *package], log
    )


def test_command(part):
    """The command that runs a part of the tests."""
    program, *arguments = shlex.split(part)
    if program == "pytest":
        return [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *arguments]
    if program == "swift":
        return ["swift", "test", "--skip-build", *PACKAGE_OPTIONS, *arguments[1:]]
    if program == "views":
        return [VIEWS_FOLDER / arguments[0] / ".build/debug/ViewTests", "--no-parallel", *arguments[1:]]
    return [program, *arguments]


def expect_success(mutants, log):
    """Exits if the copy does not build, or if a part fails without a mistake.

    Such a part would seem to catch every mistake.
    """
    build_targets = {mutant.build_target for mutant in mutants} - {None}
    # The tests of the page use the programs, and some tests of the programs use the page.
    if build_targets & {"Swift", "page"}:
        build_targets |= {"Swift", "page"}
    if not all(build(target, log) for target in sorted(build_targets)):
        sys.exit(f"the copy does not build: {log.name}")
    for part in sorted({mutant.part for mutant in mutants}):
        if not run(test_command(part), log):
            sys.exit(f"{part} fails without a mistake: {log.name}")


def mutant_outcome(mutant, runs_suite, log):
    """What catches a mistake: the compiler, its part, the whole suite, or nothing."""
    if not build(mutant.build_target, log):
        return "does not build"
    if not run(test_command(mutant.part), log):
        return "caught"
    if (
        runs_suite
        and build(mutant.build_target, log)
        and not run([sys.executable, "Tests/run.py", "--all"], log, SUITE_LIMIT_SECONDS)
    ):
        return "caught elsewhere"
    return "SURVIVED"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="names of patches, without their ending")
    parser.add_argument("--parts", action="store_true", help="do not run the whole suite")
    parser.add_argument("--at", default="HEAD", metavar="COMMIT", help="the commit to test")
    options = parser.parse_args()
    paths = [PATCHES_FOLDER / f"{name}.patch" for name in options.names] or sorted(PATCHES_FOLDER.glob("*.patch"))
    # Mistakes in the page come first, because its tests need programs that are built without a mistake.
    mutants = sorted((Mutant(path) for path in paths), key=lambda mutant: (mutant.build_target == "Swift", mutant.name))
    check_out(options.at)
    for mutant in mutants:
        mutant.apply("--check")
    rows = []
    with Path(COPY_FOLDER, ".build-mutants.log").open("w") as log:
        expect_success(mutants, log)
        for mutant in mutants:
            start = time.monotonic()
            mutant.apply()
            try:
                outcome = mutant_outcome(mutant, not options.parts, log)
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
