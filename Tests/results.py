"""The result of each part of the tests, and the table of all parts."""

import os
import re
from typing import NamedTuple
from xml.etree import ElementTree

SLOWEST_COUNT = 10
# The number of lines to show for a part that failed without naming a test.
LAST_LINES_COUNT = 40
# The start of the failures in the output of pytest and node, and Swift Testing's lines about failures.
FAILURES_HEADING = re.compile(r"^(=+ (FAILURES|ERRORS) =+|✖ failing tests:)$", re.MULTILINE)
ISSUE_LINE = re.compile(r"^(.*[✘↳] .*|.*\b(?:error|Fatal error|signal).*)$", re.MULTILINE)


class Result(NamedTuple):
    """The result of a part.

    `tests` has the name and the seconds of each test, and `skipped` the reasons for skipped tests or a skipped part.
    """

    part: str
    outcome: str
    tests: list = []  # noqa: RUF012
    failed: int = 0
    skipped: list = []  # noqa: RUF012
    seconds: float = 0
    output: str = ""

    def report(self):
        """The row of the table, and before it, if the part has failed, what it printed about failures."""
        shown = [f"\n== {self.part}", failure_output(self.output)] if self.output and self.outcome == "FAILED" else []
        return "\n".join([*shown, self.line()])

    def line(self):
        """The row of the table."""
        return f"{self.part:16}{len(self.tests):8}{self.seconds:10.0f}{len(self.skipped):10}  {self.outcome}"


def skipped_result(part, missing):
    """The result of a part whose tools are missing. In CI, which installs everything, that is a failure."""
    return Result(part.name, "FAILED" if "CI" in os.environ else "skipped", skipped=missing)


def result_of_run(part, code, seconds, log):
    """The result of a part that has run. A part without tests has failed, whatever its exit code."""
    output = log.read_text(encoding="utf-8", errors="replace")
    tests, failed, skipped = read_xml(part.xml) if part.xml else read_output(part, output, seconds)
    outcome = "passed" if code == 0 and tests and not failed else "FAILED"
    return Result(part.name, outcome, tests, failed, skipped, seconds, output)


def read_xml(file):
    """The tests that ran, the number of failures, and the reasons for skipped tests, from a JUnit XML file."""
    cases = list(ElementTree.parse(file).iter("testcase")) if file.exists() else []
    reasons = {
        id(case): skipped.get("message") or "no reason given"
        for case in cases
        if (skipped := case.find("skipped")) is not None
    }
    tests = [(case.get("name"), float(case.get("time") or 0)) for case in cases if id(case) not in reasons]
    failed = sum(case.find("failure") is not None or case.find("error") is not None for case in cases)
    return tests, failed, list(reasons.values())


def read_output(part, output, seconds):
    """The same as `read_xml`, from the output of a program.

    Without a line with the numbers of passed and failed tests, the program counts as a single test that has passed.
    """
    count = re.search(r"^(\d+) passed, (\d+) failed", output, re.MULTILINE)
    passed, failed = (int(count[1]), int(count[2])) if count else (1, 0)
    return [(part.name, seconds / (passed + failed))] * (passed + failed), failed, []


def failure_output(output):
    """What an output says about failures, or its last lines if it says nothing about them."""
    if heading := FAILURES_HEADING.search(output):
        return output[heading.start() :].rstrip()
    issues = [match[0] for match in ISSUE_LINE.finditer(output)]
    return "\n".join(issues or output.splitlines()[-LAST_LINES_COUNT:])


def table(results, seconds):
    """The rows of all parts, the reasons for skipped tests, the slowest tests, and the totals in the last line."""
    lines = [f"\n{'part':16}{'tests':>8}{'seconds':>10}{'skipped':>10}", *(result.line() for result in results)]
    for result in results:
        lines += [f"skipped in {result.part}: {reason}" for reason in sorted(set(result.skipped))]
    # Swift Testing starts all tests at once, so its seconds include the time that a test waits for others.
    timed_tests = sorted(
        (
            (duration, name, result.part)
            for result in results
            if result.part != "Swift"
            for name, duration in result.tests
        ),
        reverse=True,
    )
    lines += ["\nslowest tests:"] if timed_tests else []
    lines += [f"{duration:6.1f} s  {part}: {name}" for duration, name, part in timed_tests[:SLOWEST_COUNT]]
    failed = sum(max(result.failed, result.outcome == "FAILED") for result in results)
    passed = sum(len(result.tests) - result.failed for result in results)
    skipped = sum(len(result.skipped) for result in results)
    return "\n".join([*lines, f"\nin {seconds:.0f} s", f"{passed} passed, {failed} failed, {skipped} skipped"])
