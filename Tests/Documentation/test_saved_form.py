"""Documentation/SavedForm.md is enough to read a record.

The reader on that page reads the examples there, which are also golden records of the tests, and an export.
"""

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE_TEXT = (ROOT / "Documentation/SavedForm.md").read_text(encoding="utf-8")
EXAMPLE_RECORD, SHELF_RECORD, SHARED_RECORD = re.findall(r"^```text\n(.*?)^```$", PAGE_TEXT, re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def page_definitions():
    """The definitions in the code of the page."""
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE_TEXT, re.MULTILINE | re.DOTALL)
    definitions = {}
    exec(compile(code, "SavedForm.md", "exec"), definitions)
    return definitions


def golden_record():
    """The golden record in the tests of the core, which never changes."""
    tests = (ROOT / "Tests/WordScrambleTests/RecordTests.swift").read_text(encoding="utf-8")
    text = re.search(r'static let goldenText = """\n(.*?)sum \n', tests, re.DOTALL)[1]
    (checksum,) = re.findall(r'hasSuffix\("sum (\w+)\\n\\n"\)', tests)
    return re.sub("^ +", "", text, flags=re.MULTILINE) + f"sum {checksum}\n\n"


def test_the_example_is_the_golden_record():
    assert golden_record() == EXAMPLE_RECORD


def test_the_reader_reads_the_examples(page_definitions):
    assert page_definitions["history"](EXAMPLE_RECORD.encode()) == {"silkworm-00000000000000ff": ["milk", "koi"]}
    (shelf,) = page_definitions["records"](SHELF_RECORD.encode())
    assert shelf == [["shelf", "1"], ["current", "silkworm-00000000000000ff"], ["earlier", "325-3-classic"]]


def test_the_shared_round_is_the_golden_record():
    tests = (ROOT / "Tests/WordScrambleTests/SharedRoundMutationTests.swift").read_text(encoding="utf-8")
    text = re.search(r'static let goldenRecord = """\n(.*?)\n +"""', tests, re.DOTALL)[1]
    assert re.sub("^ +", "", text, flags=re.MULTILINE) + "\n" == SHARED_RECORD


def test_the_reader_reads_a_shared_round_beside_others(page_definitions):
    (key,) = page_definitions["shared"](SHARED_RECORD.encode())
    assert page_definitions["history"](SHARED_RECORD.encode()) == {}
    shared_rounds = page_definitions["shared"]((SHELF_RECORD + EXAMPLE_RECORD + SHARED_RECORD + SHARED_RECORD).encode())
    assert list(shared_rounds) == [key] and shared_rounds[key][0] == shared_rounds[key][1]
    assert page_definitions["history"]((SHARED_RECORD + EXAMPLE_RECORD).encode()) == page_definitions["history"](
        EXAMPLE_RECORD.encode()
    )
    facts = shared_rounds[key][0]
    assert list(facts) == ["since", "own", "in", "code"]
    assert facts["own"] == ["2b7e151628aed2a6", "1795000000"] and facts["in"] == ["silkworm-00000000000000ff"]


def test_the_key_of_a_shared_round_matches_its_code(page_definitions):
    definitions = {}
    for document in ["Challenges.md", "PuzzleSets.md", "SharedRounds.md"]:
        text = (ROOT / "Documentation" / document).read_text(encoding="utf-8")
        (code,) = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
        exec(compile(code, document, "exec"), definitions)
    ((key, (facts,)),) = page_definitions["shared"](SHARED_RECORD.encode()).items()
    (code,) = facts["code"]
    bits = definitions["opened"]("g", code)
    table = bits.number(64)
    assert (
        bits.word() == definitions["shared_round"](code)["root"] and bits.number(2) == bits.count() == bits.count() == 0
    )
    puzzle = bits.bits[: bits.place] + "0" * (-bits.place % 8)
    assert (
        key == f"g-{table:016x}-{page_definitions['checksum'](int(puzzle, 2).to_bytes(len(puzzle) // 8, 'big')):016x}"
    )


def test_the_reader_reads_a_file_saved_by_an_editor(page_definitions):
    for byte_order_mark in [b"", b"\xef\xbb\xbf"]:
        data = (
            byte_order_mark
            + (SHELF_RECORD + EXAMPLE_RECORD).replace("\n", "\r\n").encode()
            + byte_order_mark
            + EXAMPLE_RECORD.encode()
        )
        assert len(list(page_definitions["records"](data))) == 3


def test_the_reader_refuses_a_record_with_a_changed_byte(page_definitions):
    for data in [EXAMPLE_RECORD.encode(), SHARED_RECORD.encode()]:
        for index in range(len(data) - 2):
            damaged = data[:index] + bytes([data[index] ^ 1]) + data[index + 1 :]
            assert not list(page_definitions["records"](damaged)), index


def run_program(program, home, *arguments, stdin=""):
    return subprocess.run(
        [program, *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=30,
        env={"PATH": os.environ["PATH"], "XDG_STATE_HOME": str(home)},
    )


def test_the_program_reads_the_example_and_exports_it_unchanged(page_definitions, program, tmp_path):
    output = run_program(program, tmp_path, "import", "-", stdin=EXAMPLE_RECORD).stdout
    assert output == "Your rounds have been added: 1 new round, 2 new words.\n"
    exported = run_program(program, tmp_path, "export").stdout
    assert exported.endswith(EXAMPLE_RECORD)
    assert page_definitions["history"](exported.encode()) == page_definitions["history"](EXAMPLE_RECORD.encode())


def test_every_written_fact_is_documented():
    files = ("Saving/Record.swift", "Saving/Record+Writing.swift", "Saving/SharedRecord.swift")
    code = "".join((ROOT / "Sources/WordScramble" / file).read_text(encoding="utf-8") for file in files)
    facts = set(re.findall(r'"(?:\\n)?([a-z]+)(?: |\\n| class\\n)"', code))
    assert {"root", "began", "found", "bonus", "revealed", "sum", "since", "own", "in", "code"} <= facts
    for fact in facts:
        assert f"`{fact}`" in PAGE_TEXT, fact
    for fact in re.findall(
        r"^\| `(\w+)`",
        PAGE_TEXT[PAGE_TEXT.index("| fact |") : PAGE_TEXT.index("After `removed` come")],
        re.MULTILINE,
    ):
        assert fact in facts, fact
