"""The announcements of a whole game match announcements.txt, so that a diff of that file shows each change.

`SCRAMBLE_RECORD=1 python3 -m pytest Tests/Browser/test_announcements.py` writes the file again.
"""

import os
import pathlib
import re

import pytest
from player import RECORD_ANNOUNCEMENTS, expect, until
from words import common

GOLDEN_FILE = pathlib.Path(__file__).with_name("announcements.txt")

# Records refusals and dialogs along with the announcements.
RECORD_REFUSALS = """() => {
  const refusal = document.querySelector("#refusal");
  new MutationObserver(() => {
    const parts = [...refusal.querySelectorAll("b, p")].map((part) => part.textContent);
    if (parts.length) heard.push(`alert: ${parts.join(" ")}`);
  }).observe(refusal, { childList: true });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!target.matches("dialog[open]")) continue;
      const told = (name) => (target.getAttribute(`aria-${name}edby`) ?? "").split(" ").map((id) => document.getElementById(id)?.textContent).join(" ").trim();
      heard.push(`dialog: ${target.ariaLabel ?? told("labell")}. ${told("describ")}`.trim());
    }
  }).observe(document.body, { attributes: true, attributeFilter: ["open"], subtree: true });
}"""

# A root with only ten common words.
ROOT = "civilize"


def game_steps(player):
    """The steps of a whole game: the name of each step, and a function that performs it."""
    first, *others = common(ROOT)
    player.field.focus()
    yield "shuffle", lambda: player.press("Space")
    yield first, lambda: player.type(first).press("Enter")
    yield "a bonus", lambda: player.type("ceil").press("Enter")
    yield f"{first} again", lambda: player.type(first).press("Enter")
    yield "a letter too many", lambda: player.press("Escape", "Escape").type("cell").press("Enter")
    yield "in the list of no word", lambda: player.press("Escape", "Escape").type("zeil").press("Enter")
    yield "Delete", lambda: (player.press("Escape", "Escape").type("ve"), player.button("Delete").click())
    yield "/", lambda: player.press("Backspace", "/")
    yield "Hint", lambda: player.button("Hint").click()
    yield "a clue", lambda: player.button("Show a clue").click()
    yield "the meaning of a word", lambda: player.found.last.get_by_role("button").click()
    for word in others[:-1]:
        yield word, lambda word=word: (player.field.focus(), player.type(word).press("Enter"))
    # The last word opens the result, perhaps before the next step begins, so the result belongs to this step.
    result = player.page.locator("#end")
    yield (
        others[-1],
        lambda: (player.field.focus(), player.type(others[-1]).press("Enter"), expect(result).to_be_visible()),
    )
    yield "New Word", lambda: player.page.locator("#end-new").click()


@pytest.mark.journey
def test_announcements_of_a_whole_game_match_the_golden_file(open_page):
    player = open_page(f"?root={ROOT}")
    for listen in (RECORD_ANNOUNCEMENTS, RECORD_REFUSALS):
        player.page.evaluate(listen)
    spelled_letters_pattern = r"\b(?:[a-z] ){7}[a-z]\b"
    transcript = []
    for description, action in game_steps(player):
        before = player.page.evaluate("() => heard.length")
        action()
        until(lambda before=before: player.page.evaluate("() => heard.length") > before)
        transcript.append(f"> {description}")
        # Sentences are announced one by one, and each is removed before the next.
        until(lambda: player.page.evaluate("() => document.querySelector('#spoken').textContent === ''"))
        transcript += [
            re.sub(spelled_letters_pattern, "(letters)", text)
            for text in player.page.evaluate(f"() => heard.slice({before})")
        ]
    text = re.sub(r"(?<=^New word: )[a-z]+", "(root)", "\n".join(transcript) + "\n", flags=re.M)
    if os.environ.get("SCRAMBLE_RECORD"):
        GOLDEN_FILE.write_text(text, encoding="utf-8")
    assert text == GOLDEN_FILE.read_text(encoding="utf-8")
