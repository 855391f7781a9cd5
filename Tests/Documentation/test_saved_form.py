"""Documentation/SavedForm.md is enough to read a record.

The reader on that page reads its examples, the tests' golden record and an export.
"""

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "Documentation/SavedForm.md").read_text(encoding="utf-8")
EXAMPLE, SHELF, SHARED = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def page():
    """The definitions in the code of the page."""
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    names = {}
    exec(compile(code, "SavedForm.md", "exec"), names)
    return names


def golden():
    """The golden record in the tests of the core, which never changes."""
    tests = (ROOT / "Tests/WordScrambleTests/RecordTests.swift").read_text(encoding="utf-8")
    text = re.search(r'static let golden = """\n(.*?)sum \n', tests, re.DOTALL)[1]
    (sum,) = re.findall(r'hasSuffix\("sum (\w+)\\n\\n"\)', tests)
    return re.sub("^ +", "", text, flags=re.MULTILINE) + f"sum {sum}\n\n"


def test_the_example_is_the_golden_record():
    assert golden() == EXAMPLE


def test_the_reader_reads_the_examples(page):
    assert page["history"](EXAMPLE.encode()) == {"silkworm-00000000000000ff": ["milk", "koi"]}
    (shelf,) = page["records"](SHELF.encode())
    assert shelf == [["shelf", "1"], ["current", "silkworm-00000000000000ff"], ["earlier", "325-3-classic"]]


def test_the_shared_round_is_the_golden_record():
    tests = (ROOT / "Tests/WordScrambleTests/SharedRoundMutationTests.swift").read_text(encoding="utf-8")
    text = re.search(r'static let record = """\n(.*?)\n +"""', tests, re.DOTALL)[1]
    assert re.sub("^ +", "", text, flags=re.MULTILINE) + "\n" == SHARED


def test_the_reader_reads_a_shared_round_beside_others(page):
    (key,) = page["shared"](SHARED.encode())
    assert page["history"](SHARED.encode()) == {}
    kept = page["shared"]((SHELF + EXAMPLE + SHARED + SHARED).encode())
    assert list(kept) == [key] and kept[key][0] == kept[key][1]
    assert page["history"]((SHARED + EXAMPLE).encode()) == page["history"](EXAMPLE.encode())
    facts = kept[key][0]
    assert list(facts) == ["since", "own", "in", "code"]
    assert facts["own"] == ["2b7e151628aed2a6", "1795000000"] and facts["in"] == ["silkworm-00000000000000ff"]


def test_the_key_of_a_shared_round_matches_its_code(page):
    names = {}
    for document in ["Challenges.md", "PuzzleSets.md", "SharedRounds.md"]:
        text = (ROOT / "Documentation" / document).read_text(encoding="utf-8")
        (code,) = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
        exec(compile(code, document, "exec"), names)
    ((key, (facts,)),) = page["shared"](SHARED.encode()).items()
    (code,) = facts["code"]
    bits = names["opened"]("g", code)
    table = bits.number(64)
    assert bits.word() == names["shared_round"](code)["root"] and bits.number(2) == bits.count() == bits.count() == 0
    puzzle = bits.bits[: bits.place] + "0" * (-bits.place % 8)
    assert key == f"g-{table:016x}-{page['checksum'](int(puzzle, 2).to_bytes(len(puzzle) // 8, 'big')):016x}"


def test_the_reader_reads_a_file_saved_by_an_editor(page):
    for mark in [b"", b"\xef\xbb\xbf"]:
        data = mark + (SHELF + EXAMPLE).replace("\n", "\r\n").encode() + mark + EXAMPLE.encode()
        assert len(list(page["records"](data))) == 3


def test_the_reader_refuses_a_record_with_a_changed_byte(page):
    for data in [EXAMPLE.encode(), SHARED.encode()]:
        for index in range(len(data) - 2):
            damaged = data[:index] + bytes([data[index] ^ 1]) + data[index + 1 :]
            assert not list(page["records"](damaged)), index


def run(program, home, *arguments, given=""):
    return subprocess.run(
        [program, *arguments],
        input=given,
        capture_output=True,
        text=True,
        timeout=30,
        env={"PATH": os.environ["PATH"], "XDG_STATE_HOME": str(home)},
    )


def test_the_program_reads_the_example_and_exports_it_unchanged(page, program, tmp_path):
    said = run(program, tmp_path, "import", "-", given=EXAMPLE).stdout
    assert said == "Your rounds have been added: 1 new round, 2 new words.\n"
    exported = run(program, tmp_path, "export").stdout
    assert exported.endswith(EXAMPLE)
    assert page["history"](exported.encode()) == page["history"](EXAMPLE.encode())


def test_every_written_fact_is_documented():
    files = ("Saving/Record.swift", "Saving/Record+Writing.swift", "Saving/SharedRecord.swift")
    code = "".join((ROOT / "Sources/WordScramble" / file).read_text(encoding="utf-8") for file in files)
    facts = set(re.findall(r'"(?:\\n)?([a-z]+)(?: |\\n| class\\n)"', code))
    assert {"root", "began", "found", "bonus", "revealed", "sum", "since", "own", "in", "code"} <= facts
    for fact in facts:
        assert f"`{fact}`" in PAGE, fact
    for fact in re.findall(
        r"^\| `(\w+)`", PAGE[PAGE.index("| fact |") : PAGE.index("Words, assists and tries")], re.MULTILINE
    ):
        assert fact in facts, fact
