"""Documentation/Speed.md has the tables that `make bench` prints, with the same headings and the same order of rows."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROW_NAME = r'(?:\b(?:Comparison|Row|compare)\(\s*|\btitle = )"([^"]+)"'


def source(name):
    return (ROOT / f"Benchmarks/{name}.swift").read_text(encoding="utf-8")


def cells(line):
    return [cell.strip() for cell in line.strip("|").split("|")]


def documented_tables():
    """The lines of the two tables, each as the texts of its cells."""
    page = (ROOT / "Documentation/Speed.md").read_text(encoding="utf-8")
    tables = re.findall(r"(?:^\|.*\|$\n)+", page, re.MULTILINE)[:2]
    return [[cells(line) for line in table.splitlines()] for table in tables]


def test_the_headings_are_those_that_are_printed():
    contenders = re.findall(r'case \w+ = "(.*)"', source("Rivals/Contender"))
    (headings,) = re.findall(r"headings = \[(.*)\]", source("Row"))
    assert [table[0] for table in documented_tables()] == [["question", *contenders], re.findall(r'"(.*?)"', headings)]


def test_the_rows_are_those_that_are_printed():
    rows = [line[0] for table in documented_tables() for line in table[2:]]
    for benchmark in re.findall(r"(\w+Benchmark)(?:\(.*\))?\.run\(", source("main")):
        names = re.findall(ROW_NAME, source(benchmark))
        # This benchmark lists its last row first in its source.
        ordered = sorted if benchmark == "ProcessBenchmark" else list
        assert names and ordered(rows[: len(names)]) == ordered(names), benchmark
        rows = rows[len(names) :]
    assert not rows
