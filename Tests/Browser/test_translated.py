"""A browser that translates the page leaves the letters and words alone."""

import pytest
from player import expect

# Translates as Chrome does: each text is put into its own element and changed.
TRANSLATE_PAGE = """() => {
  const texts = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts.filter((one) => one.data.trim() && one.parentElement.translate && !one.parentElement.closest("script, style"))) {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.textContent = `«${text.data}»`;
  }
}"""


def shown_text(player, where):
    return " ".join(player.page.locator(where).all_text_contents())


@pytest.mark.journey
def test_letters_and_words_are_not_translated(open_page):
    player = open_page().find("milk", "swirl")
    player.type("milsk").press("Enter")
    expect(player.refusal).to_contain_text("Word not recognized")
    places = ["#root", ".bead", "#found .word", "#strand .small"]
    before = [shown_text(player, where) for where in places]
    player.page.evaluate(TRANSLATE_PAGE)
    assert [shown_text(player, where) for where in places] == before
    expect(player.refusal).to_contain_text("«")
    # The game continues, and a word inside a sentence is not translated.
    player.press("Escape").type("milk").press("Enter")
    expect(player.refusal).to_contain_text("You found milk earlier.")
    player.page.evaluate(TRANSLATE_PAGE)
    expect(player.refusal.locator("bdi")).to_have_text("milk")
    player.press("Escape").type("silk").press("Enter")
    expect(player.page.locator("#found .word").first).to_have_text("silk")
