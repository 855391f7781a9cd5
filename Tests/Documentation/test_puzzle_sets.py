"""Documentation/PuzzleSets.md is enough to decode sets and hand-ins.

The decoders on that page agree with the core on mutated codes.
"""

import re
from pathlib import Path

import pytest
from mutations import DIGITS, Mutations, digest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "Documentation/PuzzleSets.md").read_text(encoding="utf-8")
TESTS = ROOT / "Tests/WordScrambleTests"
CODES, BITS = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
SET, HAND_IN = CODES.split()


def decoders(*names):
    """The definitions in the code of some pages."""
    defined = {}
    for name in names:
        text = (ROOT / "Documentation" / name).read_text(encoding="utf-8")
        for code in re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
            exec(compile(code, name, "exec"), defined)
    return defined


@pytest.fixture(scope="module")
def page():
    return decoders("SavedForm.md", "Challenges.md", "PuzzleSets.md")


def swift(name):
    return (TESTS / name).read_text(encoding="utf-8")


def test_the_examples_are_the_golden_codes():
    for code, tests in [(SET, "PuzzleSetTests.swift"), (HAND_IN, "HandInTests.swift")]:
        assert re.search(r'static let golden = "(.*)"', swift(tests))[1] == code


def test_the_decoders_read_the_examples(page):
    assert page["puzzle_set"]("https://example.org/#" + SET) == {
        "roots": ["silkworm", "planters"],
        "minimum": 3,
        "scoring": "classic",
        "class": True,
        "minutes": 5,
        "units": ["milk", "plant", "tomb"],
    }
    played = {"place": 1, "open": True, "assists": [("hint", 41)], "words": [("milk", 12), ("worm", 30)], "seconds": 61}
    checksum = page["checksum"](SET.encode())
    assert page["hand_in"](HAND_IN) == {"set": checksum, "edition": 7, "seat": 7, "rounds": [played]}


def test_the_bits_of_the_example_match_the_code():
    bits = "".join(re.sub(r" {3}.*", "", line).replace(" ", "") for line in BITS.splitlines())
    data = "".join(f"{DIGITS.index(character):06b}" for character in SET[3:])
    assert data[: len(bits)] == bits and len(bits) % 8 == 0
    assert len(data) // 8 == len(bits) // 8 + 4


@pytest.mark.parametrize(("decoder", "code"), [("puzzle_set", SET), ("hand_in", HAND_IN)])
def test_a_decoder_refuses_every_changed_truncated_or_extended_code(page, decoder, code):
    changed = [
        code[:at] + other + code[at + 1 :] for at in range(3, len(code)) for other in "Az_=\u00e9" if other != code[at]
    ]
    for wrong in [*changed, *(code[:length] for length in range(len(code))), code + "A", code + " "]:
        with pytest.raises(ValueError):
            page[decoder](wrong)
    with pytest.raises(NotImplementedError):
        page[decoder](code[0] + "2." + code[3:])


def line_of_set(read):
    numbers = [read["minimum"], read["scoring"], int(read["class"]), read["minutes"]]
    return " ".join(map(str, [*numbers, *read["roots"], *read["units"]]))


def line_of_hand_in(read):
    rounds = [
        " ".join(
            [str(part["place"]), "open" if part["open"] else "ended", str(part["seconds"])]
            + [f"{word}@{second}" for word, second in part["words"]]
        )
        for part in read["rounds"]
    ]
    return ", ".join([f"{read['seat']} {read['set']} {read['edition']}", *rounds])


@pytest.mark.parametrize(
    ("decoder", "line", "tests", "seed"),
    [("puzzle_set", line_of_set, "PuzzleSetTests.swift", 30), ("hand_in", line_of_hand_in, "HandInTests.swift", 31)],
)
def test_a_decoder_agrees_with_the_core_on_mutated_codes(page, decoder, line, tests, seed):
    text = swift(tests)
    codes = re.findall(r'^    "([sh]1\..*)",$', text, re.MULTILINE)
    mutations, lines = Mutations(codes, seed), []
    for _ in range(20_000):
        try:
            lines.append(line(page[decoder](mutations.next())))
        except (ValueError, NotImplementedError):
            lines.append("-")
    assert sum(one != "-" for one in lines) > 1000
    expected = re.search(r"static let digest: UInt32 = 0x([\w]+)", text)[1].replace("_", "")
    assert f"{digest(''.join(one + chr(10) for one in lines)):08x}" == expected
