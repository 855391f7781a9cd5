"""Documentation/PuzzleSets.md is enough to decode sets and hand-ins.

The decoders on that page agree with the core on mutated codes.
"""

import re
from pathlib import Path

import pytest
from mutations import CODE_DIGITS, Mutations, digest

ROOT = Path(__file__).resolve().parents[2]
PAGE_TEXT = (ROOT / "Documentation/PuzzleSets.md").read_text(encoding="utf-8")
TESTS_FOLDER = ROOT / "Tests/WordScrambleTests"
EXAMPLE_CODES, EXAMPLE_BITS = re.findall(r"^```text\n(.*?)^```$", PAGE_TEXT, re.MULTILINE | re.DOTALL)
SET_CODE, HAND_IN_CODE = EXAMPLE_CODES.split()


def decoders(*names):
    """The definitions in the code of some pages."""
    definitions = {}
    for name in names:
        text = (ROOT / "Documentation" / name).read_text(encoding="utf-8")
        for code in re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
            exec(compile(code, name, "exec"), definitions)
    return definitions


@pytest.fixture(scope="module")
def page_definitions():
    return decoders("SavedForm.md", "Challenges.md", "PuzzleSets.md")


def swift_source(name):
    return (TESTS_FOLDER / name).read_text(encoding="utf-8")


def test_the_examples_are_the_golden_codes():
    for code, tests in [(SET_CODE, "PuzzleSetTests.swift"), (HAND_IN_CODE, "HandInTests.swift")]:
        assert re.search(r'static let goldenCode = "(.*)"', swift_source(tests))[1] == code


def test_the_decoders_read_the_examples(page_definitions):
    assert page_definitions["puzzle_set"]("https://example.org/#" + SET_CODE) == {
        "roots": ["silkworm", "planters"],
        "minimum": 3,
        "scoring": "classic",
        "class": True,
        "minutes": 5,
        "units": ["milk", "plant", "tomb"],
    }
    played = {"place": 1, "open": True, "assists": [("hint", 41)], "words": [("milk", 12), ("worm", 30)], "seconds": 61}
    checksum = page_definitions["checksum"](SET_CODE.encode())
    assert page_definitions["hand_in"](HAND_IN_CODE) == {"set": checksum, "edition": 7, "seat": 7, "rounds": [played]}


def test_the_bits_of_the_example_match_the_code():
    bits = "".join(re.sub(r" {3}.*", "", line).replace(" ", "") for line in EXAMPLE_BITS.splitlines())
    data = "".join(f"{CODE_DIGITS.index(character):06b}" for character in SET_CODE[3:])
    assert data[: len(bits)] == bits and len(bits) % 8 == 0
    assert len(data) // 8 == len(bits) // 8 + 4


@pytest.mark.parametrize(("decoder", "code"), [("puzzle_set", SET_CODE), ("hand_in", HAND_IN_CODE)])
def test_a_decoder_refuses_every_changed_truncated_or_extended_code(page_definitions, decoder, code):
    changed_codes = [
        code[:index] + other + code[index + 1 :]
        for index in range(3, len(code))
        for other in "Az_=\u00e9"
        if other != code[index]
    ]
    for wrong_code in [*changed_codes, *(code[:length] for length in range(len(code))), code + "A", code + " "]:
        with pytest.raises(ValueError):
            page_definitions[decoder](wrong_code)
    with pytest.raises(NotImplementedError):
        page_definitions[decoder](code[0] + "2." + code[3:])


def line_of_set(decoded):
    numbers = [decoded["minimum"], decoded["scoring"], int(decoded["class"]), decoded["minutes"]]
    return " ".join(map(str, [*numbers, *decoded["roots"], *decoded["units"]]))


def line_of_hand_in(decoded):
    rounds = [
        " ".join(
            [str(part["place"]), "open" if part["open"] else "ended", str(part["seconds"])]
            + [f"{word}@{second}" for word, second in part["words"]]
        )
        for part in decoded["rounds"]
    ]
    return ", ".join([f"{decoded['seat']} {decoded['set']} {decoded['edition']}", *rounds])


@pytest.mark.parametrize(
    ("decoder", "line", "tests", "seed"),
    [("puzzle_set", line_of_set, "PuzzleSetTests.swift", 30), ("hand_in", line_of_hand_in, "HandInTests.swift", 31)],
)
def test_a_decoder_agrees_with_the_core_on_mutated_codes(page_definitions, decoder, line, tests, seed):
    text = swift_source(tests)
    codes = re.findall(r'^    "([sh]1\..*)",$', text, re.MULTILINE)
    mutations, lines = Mutations(codes, seed), []
    for _ in range(20_000):
        try:
            lines.append(line(page_definitions[decoder](mutations.next())))
        except (ValueError, NotImplementedError):
            lines.append("-")
    assert sum(one != "-" for one in lines) > 1000
    expected = re.search(r"static let digest: UInt32 = 0x([\w]+)", text)[1].replace("_", "")
    assert f"{digest(''.join(one + chr(10) for one in lines)):08x}" == expected
