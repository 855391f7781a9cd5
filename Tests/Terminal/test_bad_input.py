"""Hostile and malformed text is refused with a reason, causes no crash, and is never printed raw."""

import json
import unicodedata

import pytest
from tools import case

PLAY_ARGUMENTS = ("play", "--root", "silkworm")
MEGABYTE = 1 << 20

# One text of each kind. Tests/WordScrambleTests/WordSamples.swift has more than a hundred.
STRANGE_TEXTS = {
    "nul": b"mi\0lk",
    "title": b"\x1b]0;x\x07",
    "colour": b"\x1b[31mmilk\x1b[m",
    "carriage-return": b"mi\rlk",
    "backspace": b"milx\x08k",
    "csi-8-bit": b"\xc2\x9b31mmilk",
    "no-utf8": b"mi\xfflk",
    "cut-utf8": b"milk\xe2\x82",
    "overlong": b"m\xc0\xaflk",
    "surrogate": b"m\xed\xa0\x80lk",
    "beyond-unicode": b"m\xf4\x90\x80\x80lk",
    "utf16": b"\xff\xfem\0i\0l\0k\0",
    "right-to-left": "mi\u202elk",
    "isolate": "mi\u2067\u2069lk",
    "joiner": "mi\u200dlk",
    "bom": "mi\ufefflk",
    "soft-hyphen": "mi\u00adlk",
    "line-separator": "mi\u2028lk",
    "next-line": "mi\u0085lk",
    "tag": "milk\U000e0061",
    "private-use": "milk\ue000",
    "unassigned": "milk\u0378",
    "accents": "m" + "\u0301\u0327\u0353" * 50 + "ilk",
    "family": "👨‍👩‍👧‍👦",
    "flag": "🇨🇳",
    "ligature": "ﬁ",
    "dotless-i": "mılk",
    "kelvin": "mil\u212a",
    "fullwidth": "ｍｉｌｋ",
    "cyrillic": "мilk",
    "chinese": "牛奶",
    "arabic": "حليب",
    "space": "mi lk",
    "wide-space": "mi\u3000lk",
    "digit": "m1lk",
    "format": "%s%n%@%lld",
    "formula": "=1+1",
    "html": "<img onerror=x>",
    "below-a": "m`lk",
    "above-z": "mil{",
}


def as_bytes(text):
    return text if isinstance(text, bytes) else text.encode()


def assert_harmless(output):
    """Asserts that no character moves the cursor, changes the text direction, is invisible or combines with another."""
    for character in output.decode():
        category = unicodedata.category(character)
        assert character == "\n" or (category[0] not in "CM" and category not in ("Zl", "Zp")), (
            f"{character!r} in {output}"
        )


def test_each_unusual_line_gets_one_harmless_refusal(run):
    result = run(*PLAY_ARGUMENTS, stdin=b"".join(as_bytes(text) + b"\n" for text in STRANGE_TEXTS.values()))
    assert (result.returncode, result.stderr) == (0, b"")
    assert_harmless(result.stdout)
    lines = result.stdout.decode().split("\n")
    assert lines[len(STRANGE_TEXTS) :] == ["Score 0, 0 of 40 words", ""]
    for name, line in zip(STRANGE_TEXTS, lines):
        assert line.startswith("Word not possible: You can't spell that word from 'silkworm'! "), name
        assert line.endswith(("is not a letter from a to z.", "are not letters from a to z.")), name


def test_check_gives_the_same_reason_and_a_printable_word(run):
    for name in ("title", "csi-8-bit", "no-utf8", "right-to-left", "accents", "space"):
        with case(name):
            result = run("check", "--json", "--", "silkworm", as_bytes(STRANGE_TEXTS[name]))
            assert (result.returncode, result.stderr) == (1, b"")
            assert_harmless(result.stdout)
            answer = json.loads(result.stdout)
            assert answer["reason"] == "notLetters" and answer["accepted"] is False
            assert 0 < len(answer["word"].encode()) <= 64


TEXTS_WITH_DETAILS = [
    ("m\u00e9lk", "é is not"),
    ("me\u0301lk", "U+0301 is not"),
    ("ß", "ß is not"),
    ("😀", "😀 is not"),
    ("mi\u202elk", "U+202E is not"),
    ("mi lk", "A space is not"),
    ("mi\tlk", "U+0009 is not"),
    ("m1l2k", "1, 2 are not"),
    ("1 2 3 4 5", "1, A space, 2 are not"),
    (b"mi\xfflk", "U+FFFD is not"),
    ("\U000e0061", "U+E0061 is not"),
    ("mi\u00a0lk", "U+00A0 is not"),
    ("m11lk", "1 is not"),
]


def test_the_detail_names_the_characters_that_are_not_letters(run):
    lines = (
        run(*PLAY_ARGUMENTS, stdin=b"".join(as_bytes(text) + b"\n" for text, _ in TEXTS_WITH_DETAILS))
        .stdout.decode()
        .splitlines()
    )
    for (_, detail), line in zip(TEXTS_WITH_DETAILS, lines):
        assert f"! {detail} " in line


def test_a_word_with_other_characters_is_made_printable_and_cut_to_64_bytes(run):
    def printable_word(text):
        return json.loads(run("check", "silkworm", text, "--json").stdout)["word"]

    assert printable_word("\x1b[31m") == "\ufffd[31m"
    assert printable_word("a" + "é" * 100) == "a" + "é" * 31
    assert printable_word("  é ") == "é"


def assert_one_refusal(run, text, end=b"\nmilk\n"):
    result = run(*PLAY_ARGUMENTS, stdin=text + end)
    assert_harmless(result.stdout)
    lines = result.stdout.decode().splitlines()
    assert lines[0].startswith("Word not possible: ") and len(lines[0]) < 300
    assert lines[1:] == (["milk +2", "Score 2, 1 of 40 words"] if end else ["Score 0, 0 of 40 words"])


def test_a_line_of_a_megabyte_gets_one_refusal(run):
    assert_one_refusal(run, b"milk" * (MEGABYTE // 4))


@pytest.mark.thorough
@pytest.mark.parametrize("text", [b"milk", b"\xff", b"\0", "\u0301".encode()], ids=["milk", "ff", "nul", "accents"])
def test_a_megabyte_of_any_character_gets_one_refusal(run, text):
    for end in [b"\nmilk\n", b""]:
        assert_one_refusal(run, text * (MEGABYTE // len(text)), end)


@pytest.mark.thorough
def test_a_line_of_five_megabytes_of_white_space_counts_as_empty(run):
    assert run(*PLAY_ARGUMENTS, stdin=b" " * (5 * MEGABYTE) + b"\n").stdout == b"Score 0, 0 of 40 words\n"


def test_error_messages_make_a_wrong_argument_printable(run):
    payload = "\x1b]0;x\x07\x1b[2J\u202eabc\u2066a\r\nb\tc\u009b31me\u0301\u200d"
    for arguments in [
        ("{}",),
        ("-{}",),
        ("--{}",),
        ("play", "--root", "{}"),
        ("play", "--seed", "{}"),
        ("play", "--color={}"),
        ("daily", "--date", "{}"),
        ("check", "silkworm", "milk", "{}"),
    ]:
        with case(arguments):
            result = run(*[argument.format(payload) for argument in arguments])
            assert result.returncode == 64 and result.stdout == b"" and result.stderr
            assert_harmless(result.stderr)
            assert b"x\x07" not in result.stderr


def test_invalid_utf8_in_an_argument_is_harmless(run):
    for arguments in [(b"\xff\xfe",), ("play", "--root", b"si\xfflk"), ("check", b"\x9b", "milk"), ("solve", b"\xc2")]:
        with case(arguments):
            result = run(*arguments)
            assert result.returncode == 64 and result.stdout == b""
            assert_harmless(result.stderr)
