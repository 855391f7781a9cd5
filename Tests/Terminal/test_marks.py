"""`wordscramble mark`: the marks of a class as text, as CSV and as JSON."""

import csv
import io
import json

import pytest
from test_sets import SET_CODE, code_of_hand_in, code_of_set
from tools import case


@pytest.fixture
def mails(run):
    """The mails of a class: seat 7 twice, seat 20 with the words of seat 12, and three codes that do not count."""
    damaged = code_of_hand_in(run, SET_CODE, 13, ["milk"])[:-3]
    other = code_of_hand_in(run, code_of_set(["silkworm"]), 9, ["milk"])
    parts = [
        "Dear teacher,\nthis is mine: " + code_of_hand_in(run, SET_CODE, 7, ["milk", "worm"], ["plan"]) + ".\nAmina\n",
        "> " + code_of_hand_in(run, SET_CODE, 12, ["milk"]),
        code_of_hand_in(run, SET_CODE, 7, ["milk"]),
        code_of_hand_in(run, SET_CODE, 20, ["milk"]),
        f"Chloé: {damaged} h2.AAAA {other}",
    ]
    return "\n".join(parts).encode()


def test_the_marks_are_printed_as_text(run, mails):
    result = run("mark", "--set", SET_CODE, stdin=mails)
    assert (result.returncode, result.stderr) == (0, b"")
    assert result.stdout.decode().splitlines() == [
        "Set silkworm + 1",
        "",
        "Seat  All rounds  1 silkworm  2 planters",
        "   7      3/6/1*      2/4/1*      1/2/0*",
        "  12      1/2/1*      1/2/1*           -",
        "  20      1/2/1*      1/2/1*           -",
        "",
        "Words/points/unit words; * is still being played, - was not started.",
        "Seat 7: handed in more than once, the better one counts.",
        "Seat 20: the same as seat 12.",
        "1 code is from a newer version of the game. Update yours.",
        'Line 8, after "Chloé": the code is damaged. It is cut off or mistyped.',
        "Seat 9 has handed in another set.",
        "Unit words that nobody found: plant",
    ]


def test_the_marks_are_printed_as_csv(run, mails):
    result = run("mark", "--set", SET_CODE, "--csv", stdin=mails)
    assert result.returncode == 0 and result.stdout.count(b"\r\n") == result.stdout.count(b"\n") == 4
    rows = list(csv.reader(io.StringIO(result.stdout.decode(), newline="")))
    figures = ["Words", "Points", "Unit words"]
    groups = ["1. silkworm", "2. planters", "All rounds"]
    assert rows[0] == ["Seat", "Name", *(f"{group}: {figure}" for group in groups for figure in figures), "Note"]
    assert rows[1][:-1] == ["7", "", "2", "4", "1", "1", "2", "0", "3", "6", "1"]
    assert rows[3] == ["20", "", "1", "2", "1", "", "", "", "1", "2", "1", "a round is still open; the same as seat 12"]
    assert result.stderr.decode().splitlines()[-1] == "Seat 9 has handed in another set."


def test_the_marks_are_printed_as_json(run, mails):
    result = run("mark", "--set", SET_CODE, "--json", stdin=mails)
    assert (result.returncode, result.stderr, result.stdout.count(b"\n")) == (0, b"", 1)
    marks = json.loads(result.stdout)
    assert (marks["roots"], marks["unitWords"]) == (["silkworm", "planters"], ["milk", "plant", "tomb"])
    assert marks["unitWordsMissed"] == ["plant"]
    assert [seat["seat"] for seat in marks["seats"]] == [7, 12, 20]
    first = {"words": 2, "possible": 40, "points": 4, "unitWords": ["milk"], "open": True}
    assert marks["seats"][0]["rounds"][0] == first and marks["seats"][0]["repeated"] is True
    assert marks["seats"][1]["rounds"][1] is None and marks["seats"][2]["sameAs"] == 12
    assert marks["problems"] == [
        {"reason": "damaged", "seat": None, "word": None},
        {"reason": "newer", "seat": None, "word": None},
        {"reason": "otherSet", "seat": 9, "word": None},
    ]


def test_a_text_without_valid_hand_ins_is_an_error(run):
    result = run("mark", "--set", SET_CODE, stdin=b"Dear teacher, I forgot.")
    assert (result.returncode, result.stderr) == (1, b"") and result.stdout.endswith(
        b"Nothing handed in was found in the text.\n"
    )
    assert run("mark", "--set", SET_CODE, "--json").returncode == 1
    result = run("mark", "--set", SET_CODE, stdin=b"h1.AAAAAAAA h1.AAAAAAAA")
    assert result.returncode == 65 and b"Line 1: the code is damaged." in result.stdout


def assert_harmless_marks(run, hostile, *form):
    valid_code = code_of_hand_in(run, SET_CODE, 7, ["milk"]).encode()
    result = run("mark", "--set", SET_CODE, *form, stdin=b"\n;\n".join([valid_code, *hostile, valid_code]))
    output = result.stdout.decode() + result.stderr.decode()
    assert result.returncode == 0 and all(character.isprintable() or character in "\r\n" for character in output)
    if form == ("--json",):
        assert [seat["seat"] for seat in json.loads(result.stdout)["seats"]] == [7]
        return
    assert len(output) < 10_000 and (form != ("--csv",) or len(result.stdout) < 1000)
    cells = [cell for row in csv.reader(io.StringIO(output)) for cell in row]
    assert not any(cell.startswith(("=", "+", "-", "@")) for cell in cells)


HOSTILE_TEXTS = [
    "=1+1\n+1\n@x\n=cmd|'/c calc'!A1, h1.=HYPERLINK(1)\n",
    "\u202eh1.\u2066AAAA\u2069 \u200f h\u202e1.AAAA\n",
    "\x1b]0;title\x07\x1b[31mh1.AAAA\x1b[m\0\x9b31m\n",
]


def test_formulas_and_control_characters_are_harmless_in_every_format(run):
    for form in [(), ("--csv",), ("--json",)]:
        with case(form):
            assert_harmless_marks(run, [text.encode() for text in HOSTILE_TEXTS], *form)
