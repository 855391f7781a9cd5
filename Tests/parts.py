"""The parts of the tests: their commands, and the tools that each one needs."""

from __future__ import annotations  # So that the older Python of a Mac can read this file.

import os
import platform
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / ".build-make"
# The same options as in the Makefile: the traits and the build folder.
PACKAGE = ["--traits", "Terminal,Server", "--scratch-path", str(BUILD)]
RESULTS = BUILD / "test-results"
WASM = ROOT / ".build-wasm/scramble-web.wasm"
PAGE = ROOT / ".build-page/site.json"
LEXICON = "Sources/ScrambleKit/Resources/english.lex"
VENV = ROOT / ".build/venv"
PYTHON = VENV / "bin/python"
# The time limit of a test in seconds, including what it builds. Only the thread method can end a test that waits in
# Playwright's event loop.
LIMIT = ["--timeout=300", "--timeout-method=thread"]

# For each tool, a command or file that it provides, its Debian package, and its Homebrew package if there is one.
TOOLS = {
    "node": (["node"], "nodejs", "node"),
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
    return name.lower().replace(", ", "-").replace(" ", "-")


def swift(everything):
    xml = RESULTS / "swift.xml"
    command = ["swift", "test", "--skip-build", *PACKAGE, "--xunit-output", str(xml)]
    variables = {"OPTIMIZED": "yes", **({"THOROUGH": "yes"} if everything else {})}
    # Swift Testing writes its results next to the file that is named for XCTest.
    return Part("Swift", "first", command, (), xml.with_name("swift-swift-testing.xml"), variables)


def views(system, lane):
    """The tests of the app's views on one system. They share one actor, like the app, so they run one after the other."""
    name = f"views, {system}"
    xml = RESULTS / f"{file_name(name)}.xml"
    program = ROOT / ".build-app" / system / ".build/debug/ViewTests"
    command = ["timeout", "600", str(program), "--no-parallel", "--xunit-output", str(xml)]
    return Part(name, lane, command, ("Linux",), xml)


def node(name, *arguments, needs=()):
    return Part(name, "first", ["node", *map(str, arguments)], ("node", *needs))


def modules():
    xml = RESULTS / "page-modules.xml"
    reporters = ["--test-reporter=spec", "--test-reporter-destination=stdout"]
    reporters += ["--test-reporter=junit", f"--test-reporter-destination={xml}"]
    return Part("page modules", "first", ["node", "--test", *reporters, "Tests/Web"], ("node", "the page"), xml)


def python(name, lane, arguments, needs=(), workers=2, marked="", seed=None):
    """Tests that pytest runs with several workers. `marked` is an expression of markers."""
    xml = RESULTS / f"{file_name(name)}.xml"
    options = ["-q", "-n", str(workers), f"--junitxml={xml}", *LIMIT]
    options += ["-m", marked] if marked else []
    options += [] if seed is None else ["--random-order", f"--random-order-seed={seed}"]
    return Part(name, lane, [str(PYTHON), "-m", "pytest", *options, *arguments], ("pytest", *needs), xml)


def parts(everything, seed=None):
    """The parts in order. With `everything`, includes slow tests and the other browsers."""
    usual = "" if everything else "not thorough"
    transcripts = [*sorted(ROOT.glob("Tests/Transcripts/*.txt")), *sorted(ROOT.glob("Tests/Transcripts/Calls/*.txt"))]
    browser = ["Tests/Browser"]
    chosen = [
        swift(everything),
        views("iOS", "first" if everything else "second"),
        node("transcripts", "Tests/Transcripts/play.mjs", WASM, LEXICON, *transcripts, needs=["the page"]),
        modules(),
        # Terminals and servers wait more than they compute.
        python("terminal", "second", ["Tests/Terminal"], (), 3, usual, seed),
        python("server", "second", ["Tests/Server"], (), 3, usual, seed),
        python("documents", "second", ["Tests/Documentation", "Tests/Apple"], (), 2, usual, seed),
        python("Chromium", "browser", browser, ["Chromium", "the page"], 3, "" if everything else "journey", seed),
    ]
    if everything:
        chosen += [
            views("macOS", "first"),
            node("endurance", "Tests/Transcripts/endure.mjs", WASM, LEXICON, needs=["the page"]),
            python(
                "Firefox", "browser", [*browser, "--browser", "firefox"], ["Firefox", "the page"], 3, "journey", seed
            ),
            python("WebKit", "browser", ["Tests/WebKit"], ["WebKitWebDriver", "Xvfb", "the page"], 2, "", seed),
        ]
    return chosen


def missing(part):
    """The tools that a part needs and this machine lacks, each with the line that installs it."""
    return [f"{need} is missing: {line}" for need in part.needs if (line := line_for(need))]


def line_for(need):
    """The line that installs a tool, or nothing if it is already installed."""
    if need == "Linux":
        return "" if platform.system() == "Linux" else "only Linux has it"
    if need == "the page":
        return "" if PAGE.exists() else "make page, with the Swift of https://www.swift.org/install"
    if need == "pytest":
        return (
            "" if (VENV / "requirements.txt").exists() and PYTHON.exists() else "make setup, with Python 3.11 or later"
        )
    commands, debian, homebrew = TOOLS[need]
    if any(shutil.which(command) for command in commands):
        return ""
    if platform.system() == "Darwin":
        return f"brew install {homebrew}" if homebrew else "only Linux has it"
    return f"apt-get install {debian}"
