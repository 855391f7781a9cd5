"""Plays one game of Tests/Transcripts/ on the page, through its field. play.mjs plays all of them on the engine."""

import pathlib

import pytest
from playwright.sync_api import expect

TRANSCRIPT = pathlib.Path(__file__).resolve().parents[1] / "Transcripts/every-refusal.txt"
TITLES = {
    "tooShort": "Word too short",
    "sameAsRoot": "That's the word you started with",
    "alreadyFound": "Word used already",
    "lettersNotInRoot": "Word not possible",
    "notLetters": "Word not possible",
    "unknownWord": "Word not recognized",
}


def read_transcript(path):
    """The root, the plays and the end of a transcript."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    plays = [line.split(" -> ", 1) for line in lines if " -> " in line]
    facts = dict(line.split(": ", 1) for line in lines if " -> " not in line)
    return facts.pop("root"), plays, facts


@pytest.mark.journey
def test_the_page_shows_the_answers_of_the_transcript(open_page):
    root, plays, end = read_transcript(TRANSCRIPT)
    player = open_page(f"?root={root}")
    for text, answer in plays:
        before = player.found.count()
        player.enter(text)
        if answer.startswith("+"):
            expect(player.found).to_have_count(before + 1)
            expect(player.found.first).to_contain_text(answer.split()[0])
        else:
            expect(player.refusal, text).to_contain_text(TITLES[answer])
        player.press("Escape", "Escape")
        expect(player.refusal).to_be_empty()
    expect(player.score).to_contain_text(end["score"])
    expect(player.page.get_by_text(f"Found {end['found']}")).to_be_visible()
