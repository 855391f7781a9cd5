"""Sharing the result of the current round."""

from test_commands import parse_answer
from test_statistics import play_round
from tools import case


def test_sharing_needs_a_word(run, play_plain):
    for has_begun in (False, True):
        with case(has_begun):
            if has_begun:
                play_plain("--root", "silkworm").until("spell words").quit()
            result = run("share", "--json")
            assert (result.returncode, result.stdout) == (1, b"")
            assert result.stderr == b"No words found in this round yet. Find one first.\n"


def test_the_current_round_is_shared_as_a_sentence_and_beads(run, play_plain):
    play_round(play_plain, "milk", "mirk", "swirl")
    text = "Word Scramble, silkworm: 2 of 40 words, 1 bonus, 6 points, Strand."
    assert parse_answer(run("share", "--json")) == {"text": text}
    assert run("share").stdout.decode() == f"{text}\n●●○○○○○\n"
