"""The parts of the tests: their commands, and the tools that each one needs."""

from __future__ import annotations  # So that the older Python of a Mac can read this file.

import os
import platform
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD_FOLDER = ROOT / ".build-make"
# The same build folder as in the Makefile.
PACKAGE_OPTIONS = ["--scratch-path", str(BUILD_FOLDER)]
RESULTS_FOLDER = BUILD_FOLDER / "test-results"
WASM_FILE = ROOT / ".build-wasm/scramble-web.wasm"
PAGE_FILE = ROOT / ".build-page/index.html"
LEXICON_FILE = "Sources/ScrambleKit/Resources/english.lex"
VENV_FOLDER = ROOT / ".build/venv"
PYTHON = VENV_FOLDER / "bin/python"
# The time limit of a test in seconds, including what it builds. Only the thread method can end a test that waits in
# Playwright's event loop.
TIME_LIMIT_OPTIONS = ["--timeout=300", "--timeout-method=thread"]

# For each tool, the names that its command may have, its Debian package, and its Homebrew package if there is one.
TOOLS = {
    "node": (["node"], "nodejs", "node"),
    "esbuild": (["esbuild"], "esbuild", "esbuild"),
    "brotli": (["brotli"], "brotli", "brotli"),
    "Chromium": (["chromium", "chromium-browser", "chromium-headless-shell"], "chromium", None),
    "Firefox": (["firefox-esr", "firefox"], "firefox-esr", None),
    "WebKitWebDriver": (["WebKitWebDriver"], "webkit2gtk-driver", None),
    "Xvfb": (["Xvfb"], "xvfb", None),
}


@dataclass(frozen=True, eq=False)
class Part:
    """Tests that one command runs. Their results are in the file `xml` or, without one, in the command's output."""

    name: str
    lane: str
    command: list
    needs: tuple = ()
    xml: Path | None = None
    variables: dict = field(default_factory=dict)

    @property
    def file(self):
        return file_name(self.name)

    def execute(self, log):
        """Runs the command with its output in a file. Returns its exit code."""
        if self.xml:
            self.xml.unlink(missing_ok=True)
        variables = {**os.environ, **self.variables}
        with log.open("wb") as output:
            try:
                return subprocess.call(
                    self.command,
                    cwd=ROOT,
                    env=variables,
                    stdin=subprocess.DEVNULL,
                    stdout=output,
                    stderr=subprocess.STDOUT,
                )
            except OSError as error:
                output.write(f"{error}\n".encode())
                return 1


def file_name(name):
    return name.lower().replace(" ", "-")


def swift_part(everything):
    xml = RESULTS_FOLDER / "swift.xml"
    command = ["swift", "test", "--skip-build", *PACKAGE_OPTIONS, "--xunit-output", str(xml)]
    variables = {"OPTIMIZED": "yes", **({"THOROUGH": "yes"} if everything else {})}
    # Swift Testing writes its results next to the file that is named for XCTest.
    return Part("Swift", "first", command, (), xml.with_name("swift-swift-testing.xml"), variables)


def views_part(lane):
    """The tests of the app's views on iOS. They run one after another, because all use the main actor."""
    xml = RESULTS_FOLDER / "views.xml"
    program = ROOT / ".build-app/iOS/.build/debug/ViewTests"
    command = ["timeout", "600", str(program), "--no-parallel", "--xunit-output", str(xml)]
    return Part("views", lane, command, ("Linux",), xml)


def node_part(name, *arguments, needs=()):
    return Part(name, "first", ["node", *map(str, arguments)], ("node", *needs))


def modules_part():
    xml = RESULTS_FOLDER / "page-modules.xml"
    reporters = ["--test-reporter=spec", "--test-reporter-destination=stdout"]
    reporters += ["--test-reporter=junit", f"--test-reporter-destination={xml}"]
    return Part("page modules", "first", ["node", "--test", *reporters, "Tests/Web"], ("node", "the page"), xml)


def python_part(name, lane, arguments, needs=(), workers=2, marker_expression="", seed=None):
    """Tests that pytest runs with several workers: those that match `marker_expression`, or all if it is empty."""
    xml = RESULTS_FOLDER / f"{file_name(name)}.xml"
    options = ["-q", "-n", str(workers), f"--junitxml={xml}", *TIME_LIMIT_OPTIONS]
    options += ["-m", marker_expression] if marker_expression else []
    options += [] if seed is None else ["--random-order", f"--random-order-seed={seed}"]
    return Part(name, lane, [str(PYTHON), "-m", "pytest", *options, *arguments], ("pytest", *needs), xml)


def parts(everything, seed=None):
    """The parts in order. With `everything`, these include slow tests and the other browsers."""
    usual_markers = "" if everything else "not thorough"
    transcripts = [*sorted(ROOT.glob("Tests/Transcripts/*.txt")), *sorted(ROOT.glob("Tests/Transcripts/Calls/*.txt"))]
    browser_tests = ["Tests/Browser"]
    chosen = [
        swift_part(everything),
        views_part("first" if everything else "second"),
        node_part(
            "transcripts", "Tests/Transcripts/play.mjs", WASM_FILE, LEXICON_FILE, *transcripts, needs=["the page"]
        ),
        modules_part(),
        # Terminals wait more than they compute.
        python_part("terminal", "second", ["Tests/Terminal"], (), 3, usual_markers, seed),
        python_part("documents", "second", ["Tests/Documentation", "Tests/Apple"], (), 2, usual_markers, seed),
        python_part(
            "Chromium", "browser", browser_tests, ["Chromium", "the page"], 3, "" if everything else "journey", seed
        ),
    ]
    if everything:
        chosen += [
            node_part("endurance", "Tests/Transcripts/endure.mjs", WASM_FILE, LEXICON_FILE, needs=["the page"]),
            python_part(
                "Firefox",
                "browser",
                [*browser_tests, "--browser", "firefox"],
                ["Firefox", "the page"],
                3,
                "every_browser",
                seed,
            ),
            python_part("WebKit", "browser", ["Tests/WebKit"], ["WebKitWebDriver", "Xvfb", "the page"], 2, "", seed),
        ]
    return chosen


def missing_tools(part):
    """The tools that a part needs and this machine lacks, each with the line that installs it."""
    return [f"{need} is missing: {line}" for need in part.needs if (line := installation_line(need))]


def installation_line(need):
    """How to install or make what a part needs, or that only Linux has it; empty if it is already there."""
    if need == "Linux":
        return "" if platform.system() == "Linux" else "only Linux has it"
    if need == "the page":
        line = installation_line("esbuild") or installation_line("brotli")
        return line if line or PAGE_FILE.exists() else "make page, with the Swift of https://www.swift.org/install"
    if need == "pytest":
        return (
            ""
            if (VENV_FOLDER / "requirements.txt").exists() and PYTHON.exists()
            else "make setup, with Python 3.11 or later"
        )
    commands, debian, homebrew = TOOLS[need]
    if any(shutil.which(command) for command in commands):
        return ""
    if platform.system() == "Darwin":
        return f"brew install {homebrew}" if homebrew else "only Linux has it"
    return f"apt-get install {debian}"
