"""Hostile and malformed text is refused with a reason, causes no crash, and is never printed raw."""

import unicodedata

from tools import case

PLAY_ARGUMENTS = ("play", "--root", "silkworm")

# One text of each kind. Tests/ScrambleCoreTests/WordSamples.swift has more than a hundred.
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
