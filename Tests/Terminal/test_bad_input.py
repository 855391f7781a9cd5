"""Hostile and malformed text is refused with a reason, causes no crash, and is never printed raw."""

import json
import unicodedata

import pytest

GAME = ("play", "--root", "silkworm")
MEGABYTE = 1 << 20

STRANGE = {
    "nul": b"mi\0lk",
    "nul-at-the-end": b"milk\0",
    "escape": b"\x1b[31mmilk\x1b[m",
    "title": b"\x1b]0;x\x07",
    "bell": b"mil\x07k",
    "carriage-return": b"mi\rlk",
    "backspace": b"milx\x08k",
    "delete": b"mil\x7fk",
    "csi-8-bit": b"\xc2\x9b31mmilk",
    "raw-csi": b"\x9b31mmilk",
    "no-utf8": b"mi\xfflk",
    "cut-utf8": b"milk\xe2\x82",
    "overlong": b"m\xc0\xaflk",
    "surrogate": b"m\xed\xa0\x80lk",
    "beyond-unicode": b"m\xf4\x90\x80\x80lk",
    "utf16": b"\xff\xfem\0i\0l\0k\0",
    "rlo": "\u202emilk",
    "lre-pdf": "\u202amilk\u202c",
    "isolate": "\u2067milk\u2069",
    "lrm": "milk\u200e",
    "alm": "milk\u061c",
    "zwj": "mi\u200dlk",
    "zwnj": "mi\u200clk",
    "zwsp": "mi\u200blk",
    "bom": "\ufeffmilk",
    "soft-hyphen": "mi\u00adlk",
    "line-separator": "mi\u2028lk",
    "next-line": "mi\u0085lk",
    "tag": "milk\U000e0061",
    "private-use": "milk\ue000",
    "unassigned": "milk\u0378",
    "noncharacter": "milk\uffff",
    "variation": "milk\ufe0f",
    "emoji": "milk😀",
    "family": "👨‍👩‍👧‍👦",
    "flag": "🇨🇳",
    "keycap": "m1\u20e3",
    "eszett": "ß",
    "capital-eszett": "ẞ",
    "e-nfc": "m\u00e9lk",
    "e-nfd": "me\u0301lk",
    "zalgo": "m" + "\u0301\u0327\u0353" * 50 + "ilk",
    "fi": "ﬁ",
    "dotted-i": "MİLK",
    "dotless-i": "mılk",
    "long-s": "ſilk",
    "kelvin": "mil\u212a",
    "fullwidth": "ｍｉｌｋ",
    "cyrillic": "мilk",
    "math": "𝐦ilk",
    "circled": "ⓜilk",
    "superscript": "ᵐilk",
    "apostrophe": "milk's",
    "curly": "milk’s",
    "hyphen": "mi-lk",
    "space": "mi lk",
    "tab": "mi\tlk",
    "nbsp-inside": "mi\u00a0lk",
    "ideographic-inside": "mi\u3000lk",
    "digit": "m1lk",
    "arabic-digit": "m١lk",
    "comma": "milk,silk",
    "quote": "'milk'",
    "double-quote": '"milk"',
    "backslash": "mi\\lk",
    "slash": "/etc/passwd",
    "percent": "%s%n%@%lld",
    "formula": "=1+1",
    "at": "@milk",
    "html": "<img onerror=x>",
    "sql": "'; drop table",
    "dollar": "$(milk)",
    "chinese": "牛奶",
    "hebrew": "חלב",
    "arabic": "حليب",
    "thai": "นม",
    "devanagari": "दूध",
    "hangul": "우유",
    "kana": "ミルク",
    "greek": "γάλα",
    "at-sign-below-a": "m`lk",
    "bracket-above-z": "mil[",
    "brace": "mil{",
    "question": "milk?",
    "exclamation": "milk!",
    "underscore": "_milk_",
    "bullet": "•milk",
    "ellipsis": "milk…",
    "dash": "—milk",
    "combining-alone": "\u0301",
    "cgj": "mi\u034flk",
    "word-joiner": "mi\u2060lk",
    "object": "mi\ufffclk",
    "replacement": "mi\ufffdlk",
    "ogham-space": "mi\u1680lk",
    "mongolian": "mi\u180elk",
    "annotation": "mi\ufff9lk",
    "musical": "mi\U0001d173lk",
    "skin": "👍🏽",
    "unpaired-flag": "🇨",
    "hangul-filler": "mi\u3164lk",
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


def test_there_are_at_least_a_hundred_cases():
    assert len(STRANGE) >= 100


def test_each_strange_line_is_refused_in_one_harmless_line(run):
    done = run(*GAME, given=b"".join(as_bytes(text) + b"\n" for text in STRANGE.values()))
    assert (done.returncode, done.stderr) == (0, b"")
    assert_harmless(done.stdout)
    lines = done.stdout.decode().split("\n")
    assert lines[len(STRANGE) :] == ["Score 0, 0 of 40 words", ""]
    for name, line in zip(STRANGE, lines):
        assert line.startswith("Word not possible: You can't spell that word from 'silkworm'! "), name
        assert line.endswith(("is not a letter from a to z.", "are not letters from a to z.")), name


@pytest.mark.parametrize("name", [name for name, text in STRANGE.items() if b"\0" not in as_bytes(text)][::4])
def test_check_gives_the_same_reason_and_a_printable_word(run, name):
    word = as_bytes(STRANGE[name])
    done = run("check", "--json", "--", "silkworm", word)
    assert (done.returncode, done.stderr) == (1, b"")
    assert_harmless(done.stdout)
    answer = json.loads(done.stdout)
    assert answer["reason"] == "notLetters" and answer["accepted"] is False
    assert 0 < len(answer["word"].encode()) <= 64


DETAILS = [
    ("m\u00e9lk", "é is not"),
    ("me\u0301lk", "U+0301 is not"),
    ("ß", "ß is not"),
    ("😀", "😀 is not"),
    ("\u202emilk", "U+202E is not"),
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
    lines = run(*GAME, given=b"".join(as_bytes(text) + b"\n" for text, _ in DETAILS)).stdout.decode().splitlines()
    for (_, detail), line in zip(DETAILS, lines):
        assert f"! {detail} " in line


def test_a_word_with_other_characters_is_returned_printable_and_cut_to_64_bytes(run):
    def word(text):
        return json.loads(run("check", "silkworm", text, "--json").stdout)["word"]

    assert word("\x1b[31m") == "\ufffd[31m"
    assert word("1" * 100) == "1" * 64
    assert word("é" * 100) == "é" * 32
    assert word("a" + "é" * 100) == "a" + "é" * 31
    assert word("  é ") == "é"


@pytest.mark.parametrize(
    "text",
    [b"milk" * (1 << 18), b"\xff" * MEGABYTE, b"\0" * MEGABYTE, "\u0301".encode() * (1 << 19)],
    ids=["milk", "ff", "nul", "accents"],
)
@pytest.mark.parametrize("end", [b"\nmilk\n", b""], ids=["more-follows", "end-of-file"])
def test_a_line_of_a_megabyte_gets_one_refusal(run, text, end):
    done = run(*GAME, given=text + end)
    assert_harmless(done.stdout)
    lines = done.stdout.decode().splitlines()
    assert len(lines) == (3 if end else 2) and lines[0].startswith("Word not possible: ")
    assert len(lines[0]) < 300
    assert lines[1:] == (["milk +2", "Score 2, 1 of 40 words"] if end else ["Score 0, 0 of 40 words"])


def test_a_line_of_five_megabytes_of_white_space_is_empty(run):
    assert run(*GAME, given=b" " * (5 * MEGABYTE) + b"\n").stdout == b"Score 0, 0 of 40 words\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("{}",),
        ("-{}",),
        ("--{}",),
        ("play", "--root", "{}"),
        ("play", "--grade", "{}"),
        ("play", "--seed", "{}"),
        ("check", "{}", "milk"),
        ("solve", "{}"),
        ("daily", "--date", "{}"),
        ("daily", "--number", "{}"),
        ("words", "--length", "{}"),
        (
            "play",
            "--color={}",
        ),
        ("check", "silkworm", "milk", "{}"),
        ("play", "{}"),
    ],
)
def test_error_messages_repeat_a_wrong_argument_harmlessly(run, arguments):
    payload = "\x1b]0;x\x07\x1b[2J\u202eabc\u2066a\r\nb\tc\u009b31me\u0301\u200d"
    done = run(*[argument.format(payload) for argument in arguments])
    assert done.returncode == 64 and done.stdout == b"" and done.stderr
    assert_harmless(done.stderr)
    assert b"x\x07" not in done.stderr


def test_invalid_utf8_in_an_argument_is_harmless(run):
    for arguments in [(b"\xff\xfe",), ("play", "--root", b"si\xfflk"), ("check", b"\x9b", "milk"), ("solve", b"\xc2")]:
        done = run(*arguments)
        assert done.returncode == 64 and done.stdout == b""
        assert_harmless(done.stderr)
