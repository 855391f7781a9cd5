"""Documentation/SharedRounds.md is enough to decode a shared round.

The decoder on that page agrees with the core on 100,000 mutated codes.
"""

import re
from pathlib import Path

import pytest
from mutations import CODE_DIGITS, Mutations, digest

ROOT = Path(__file__).resolve().parents[2]
PAGE_TEXT = (ROOT / "Documentation/SharedRounds.md").read_text(encoding="utf-8")
TESTS_SOURCE = (ROOT / "Tests/WordScrambleTests/SharedRoundMutationTests.swift").read_text(encoding="utf-8")
EXAMPLE_CODE, EXAMPLE_BITS = re.findall(r"^```text\n(.*?)^```$", PAGE_TEXT, re.MULTILINE | re.DOTALL)
EXAMPLE_CODE = EXAMPLE_CODE.strip()


@pytest.fixture(scope="module")
def page_definitions():
    """The definitions in the code of the page, and of the pages whose definitions it uses."""
    definitions = {}
    for name in ["Challenges.md", "PuzzleSets.md", "SharedRounds.md"]:
        text = (ROOT / "Documentation" / name).read_text(encoding="utf-8")
        (code,) = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
        exec(compile(code, name, "exec"), definitions)
    return definitions


def test_the_example_is_the_golden_code():
    assert re.search(r'static let goldenCode = "(.*)"', TESTS_SOURCE)[1] == EXAMPLE_CODE


def test_the_decoder_reads_the_example(page_definitions):
    common_fields = {"minimum": 3, "clues": 0}
    ana = {"player": 0x2B7E151628AED2A6, "changes": 0, "name": "Ana", "color": 2, "finished": True, "seconds": 300}
    ben = {"player": 0x9E3779B97F4A7C15, "changes": 1, "name": "Ben", "color": 5, "finished": False, "seconds": 61}
    expected = {
        "table": 0x5851F42D4C957F2D,
        "root": "silkworm",
        "scoring": "classic",
        "mode": "race",
        "minutes": 0,
        "daily": None,
        "players": [
            common_fields | ana | {"hints": 1, "words": ["milk", "work"]},
            common_fields | ben | {"hints": 0, "words": ["milk", "worm"]},
        ],
    }
    for prefix in ["", "#", "https://example.org/#", "https://example.org/?lang=de#"]:
        assert page_definitions["shared_round"](prefix + EXAMPLE_CODE) == expected


def test_the_bits_of_the_example_match_the_code():
    bits = "".join(re.sub(r" {3}.*", "", line).replace(" ", "") for line in EXAMPLE_BITS.splitlines())
    data = "".join(f"{CODE_DIGITS.index(character):06b}" for character in EXAMPLE_CODE[3:])
    assert data[: len(bits)] == bits and len(bits) % 8 == 0
    assert len(data) // 8 == len(bits) // 8 + 4


def test_the_decoder_refuses_every_code_with_a_changed_character(page_definitions):
    for index in range(3, len(EXAMPLE_CODE)):
        for character in CODE_DIGITS + "+/= .\u00e9":
            if character != EXAMPLE_CODE[index]:
                with pytest.raises(ValueError):
                    page_definitions["shared_round"](EXAMPLE_CODE[:index] + character + EXAMPLE_CODE[index + 1 :])


def test_the_decoder_refuses_truncated_and_extended_codes(page_definitions):
    for length in range(len(EXAMPLE_CODE)):
        with pytest.raises(ValueError):
            page_definitions["shared_round"](EXAMPLE_CODE[:length])
    for suffix in ["A", "AAAA", "=", " ", EXAMPLE_CODE, "A" * 8192]:
        with pytest.raises(ValueError):
            page_definitions["shared_round"](EXAMPLE_CODE + suffix)
    for newer in ["g2.", "g10.AAAA", "https://example.org/#g999999999." + EXAMPLE_CODE[3:]]:
        with pytest.raises(NotImplementedError):
            page_definitions["shared_round"](newer)


def line_of_round(decoded):
    """A decoded code in the form that the core writes."""
    puzzle = [
        decoded["table"],
        decoded["root"],
        decoded["scoring"],
        decoded["mode"],
        decoded["minutes"],
        decoded["daily"] or 0,
    ]
    parts = [puzzle]
    for player in decoded["players"]:
        numbers = [player["changes"], player["color"], player["minimum"], int(player["finished"])]
        times = [player["seconds"], player["hints"], player["clues"]]
        parts.append([player["player"], f"'{player['name']}'", *numbers, *times, *player["words"]])
    return ", ".join(" ".join(map(str, part)) for part in parts)


def answer_line(page_definitions, code):
    try:
        return line_of_round(page_definitions["shared_round"](code))
    except ValueError:
        return "damaged"
    except NotImplementedError:
        return "newer"


def codes_to_mutate():
    return re.findall(r'^ +"(g1\..*)",$', TESTS_SOURCE, re.MULTILINE)


def test_the_codes_to_mutate_are_valid(page_definitions):
    assert len(codes_to_mutate()) >= 8
    for code in codes_to_mutate():
        assert answer_line(page_definitions, code).count(" ") >= 5, code


def test_the_decoder_agrees_with_the_core_on_mutated_codes(page_definitions):
    digests = {
        int(number.replace("_", "")): value.replace("_", "")
        for number, value in re.findall(r"([\d_]+): 0x([\w]+)", TESTS_SOURCE)
    }
    mutations, lines = Mutations(codes_to_mutate(), 41), []
    for _ in range(max(digests)):
        lines.append(answer_line(page_definitions, mutations.next()))
    assert sum(one not in ("damaged", "newer") for one in lines) > len(lines) / 10
    for count, expected in digests.items():
        assert f"{digest(''.join(one + chr(10) for one in lines[:count])):08x}" == expected
