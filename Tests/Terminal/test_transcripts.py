"""The shared transcripts in the terminal: the answers in plain mode, and the score and counts on the screen."""

import json
import re
from pathlib import Path

import pytest
from tools import case

ROOT = Path(__file__).resolve().parents[2]
TRANSCRIPT_FILES = sorted((ROOT / "Tests/Transcripts").glob("*.txt"))
CATALOG_TEXTS = json.loads((ROOT / "Sources/ScrambleKit/Resources/Localizable.xcstrings").read_text(encoding="utf-8"))[
    "strings"
]


class Transcript:
    """A recorded game in the form that Tests/Transcripts/README.md describes."""

    def __init__(self, file):
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        self.guesses = [
            (typed_bytes(typed), answer)
            for typed, arrow, answer in (line.rpartition(" -> ") for line in lines)
            if arrow
        ]
        self.values = dict(line.split(": ", 1) for line in lines if re.match(r"\w+: ", line))

    @property
    def arguments(self):
        """The options that start the game."""
        return ["--root", self.values["root"]]

    @property
    def found(self):
        """The accepted words as typed, each with its points and "common" or "bonus"."""
        return [(typed, *answer.split(" ")) for typed, answer in self.guesses if answer.startswith("+")]

    @property
    def figures(self):
        """The texts that the screen shows at the end of the game."""
        values = self.values
        templates = {"found": "Found {}", "bonus": "{} bonus", "score": "{} point", "rank": "{}"}
        rank = re.sub("([A-Z])", lambda capital: " " + capital[1].lower(), values["rank"]).capitalize()
        return [
            text.format(rank if name == "rank" else values[name]) for name, text in templates.items() if name in values
        ]


def typed_bytes(typed):
    if not (len(typed) > 1 and typed[0] == typed[-1] == '"'):
        return typed.encode()
    return re.sub(
        rb"\\(?:x(..)|(.))", lambda sign: bytes.fromhex(sign[1].decode()) if sign[1] else sign[2], typed[1:-1].encode()
    )


def refusal_title(code):
    return CATALOG_TEXTS[f"refusal.{code}.title"]["localizations"]["en"]["stringUnit"]["value"]


def test_plain_mode_gives_the_answers_of_every_transcript(run):
    for file in TRANSCRIPT_FILES:
        with case(file.stem):
            transcript = Transcript(file)
            # A line feed would end the line, so it is replaced by a space, which is also white space.
            guesses = [(typed.replace(b"\n", b" "), answer) for typed, answer in transcript.guesses]
            result = run("play", *transcript.arguments, stdin=b"".join(typed + b"\n" for typed, _ in guesses))
            *lines, score = result.stdout.decode().splitlines()
            expected = [answer for _, answer in guesses if answer != "ignored"]
            assert len(lines) == len(expected)
            for line, answer in zip(lines, expected):
                if answer.startswith("+"):
                    points, ring = answer.split(" ")
                    assert line.endswith(f" {points} bonus" if ring == "bonus" else f" {points}")
                else:
                    assert line.startswith(refusal_title(answer) + ":")
            if "score" in transcript.values and "found" in transcript.values:
                assert score == f"Score {transcript.values['score']}, {transcript.values['found']} words"


@pytest.mark.parametrize(
    "file",
    [
        pytest.param(file, id=file.stem, marks=[] if file.stem == "ranks" else pytest.mark.thorough)
        for file in TRANSCRIPT_FILES
    ],
)
def test_the_screen_shows_the_figures_of_a_transcript(play_plain, play, file):
    transcript = Transcript(file)
    game = play_plain(*transcript.arguments)
    for typed, points, _ in transcript.found:
        game.ask(typed.strip(b" \t\r\n\v\f"), f" {points}")
    game.quit()
    screen = play("play", *transcript.arguments)
    screen.until(*transcript.figures)
