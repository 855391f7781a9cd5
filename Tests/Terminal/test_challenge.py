"""Challenges: sharing a round, checking a link, and playing against it."""

import base64
import zlib

from test_commands import parse_answer
from test_statistics import play_round
from tools import case

DAMAGED_LINK = "This link is damaged. Please ask for it again."


def decode(code):
    """The bytes of a code without its checksum."""
    text = code.split(".", 1)[1]
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))[:-4]


def encode(data):
    """The fragment of a link that encodes the bytes."""
    return "#c1." + base64.urlsafe_b64encode(data + zlib.crc32(data).to_bytes(4, "big")).decode().rstrip("=")


def test_sharing_needs_a_word(run, play_plain):
    for has_begun in (False, True):
        with case(has_begun):
            if has_begun:
                play_plain("--root", "silkworm").until("spell words").quit()
            result = run("share", "--json")
            assert (result.returncode, result.stdout) == (1, b"")
            assert result.stderr == b"No words found in this round yet. Find one first.\n"


def test_the_current_round_is_shared_as_a_sentence_and_a_link(run, play_plain):
    play_round(play_plain, "milk", "mirk", "swirl")
    text = "Word Scramble, silkworm: 2 of 40 words, 1 bonus, 6 points, Strand."
    shared = parse_answer(run("share", "--json"))
    assert shared.keys() == {"text", "link"} and shared["text"] == text and shared["link"].startswith("#c1.")
    assert run("share").stdout.decode() == f"{text}\n●●○○○○○\n{shared['link']}\n"
    page = "https://words.example/play"
    for variable in [page, page + "#c1.old"]:
        assert parse_answer(run("share", "--json", WORDSCRAMBLE_PAGE=variable))["link"] == page + shared["link"]


def test_a_link_is_checked_in_every_form(run, link):
    expected = {
        "valid": True,
        "root": "silkworm",
        "minimum": 3,
        "scoring": "classic",
        "minutes": 0,
        "daily": None,
        "found": 3,
        "common": 2,
        "bonus": 1,
        "total": 40,
        "score": 6,
        "rank": "strand",
        "hints": 0,
        "clues": 0,
        "sameEdition": True,
    }
    for text in [link, link[1:], f" https://words.example/{link}\n"]:
        with case(text):
            result = run("challenge", text, "--json")
            checked = parse_answer(result)
            assert result.returncode == 0 and checked.pop("seconds") < 3600 and checked == expected
    output_lines = run("challenge", link).stdout.decode().splitlines()
    assert output_lines[:2] == ["silkworm", "They found 2 of 40 words and 1 bonus word. Can you beat it?"]
    assert output_lines[-1] == "The words were checked here. A link cannot prove who found them, or with what help."


def test_an_invalid_link_is_refused_with_the_reason(run, link):
    for text, reason in [
        ("", "damaged"),
        (link[:-1], "damaged"),
        (link + "!", "damaged"),
        (encode(decode(link) + b"\0"), "damaged"),
        (link.replace("#c1.", "#c3."), "newer"),
    ]:
        with case(text):
            result = run("challenge", text, "--json")
            assert result.returncode == 65 and parse_answer(result) == {"valid": False, "reason": reason}
    for text, message in [(link[:-1], DAMAGED_LINK), (link.replace("#c1.", "#c3."), "newer version")]:
        with case(text):
            result = run("challenge", text)
            assert (result.returncode, result.stderr, result.stdout.count(b"\n")) == (65, b"", 1)
            assert message in result.stdout.decode()
            result = run("play", "--challenge", text, stdin=b"milk\n")
            assert (result.returncode, result.stdout, result.stderr.count(b"\n")) == (65, b"", 1)
            assert message in result.stderr.decode()


def test_a_challenge_has_the_root_and_the_rules_of_its_link(run, play_plain):
    game = play_plain("--root", "silkworm", "--minimum", "4", "--scoring", "letters").ask("milk", "milk +4")
    game.quit()
    link = parse_answer(run("share", "--json"))["link"]
    result = run("play", "--challenge", link, stdin=b"row\nsilk\n")
    assert result.stdout.decode().splitlines() == [
        "Word too short: Use at least 4 letters.",
        "silk +4",
        "Score 4, 1 of 28 words",
    ]
    assert result.stderr == b"silkworm\n"


def test_a_challenge_resumes_its_round(play_plain, link, current_round):
    play_plain("--challenge", link).until("silkworm: spell words").ask("worm", "worm +2").quit()
    assert current_round()["found"] == ["worm"]
    play_plain("--challenge", link).until("spell words").ask("/words", "worm").quit()
    assert current_round()["found"] == ["worm"]


def test_a_challenge_or_a_set_excludes_options_that_choose_a_round(run):
    for arguments in [
        ("--root", "silkworm"),
        ("--daily",),
        ("--date", "2026-01-03"),
        ("--seed", "1"),
        ("--minutes", "3"),
        ("--minimum", "4"),
        ("--scoring", "letters"),
    ]:
        for link in ("--challenge", "--set"):
            with case((link, *arguments)):
                result = run("play", link, "AAAA", *arguments)
                assert (result.returncode, result.stdout) == (64, b"")
                assert f"The link of {link} says what is played".encode() in result.stderr
