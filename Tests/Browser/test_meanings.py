"""The meanings of words: they open in the list, load on request. Clues use them."""

import re

import pytest
from player import RECORD_ANNOUNCEMENTS, expect, until

SHARD_PATTERN = re.compile(r"/meanings/\w+/\d+\.tsv$")


def word_button(player, name):
    return player.found.get_by_role("button", name=name, exact=True)


def requested_shards(player):
    return [url for url in player.requests if SHARD_PATTERN.search(url)]


@pytest.mark.journey
def test_meanings_are_read_in_the_list_and_in_the_result(open_page):
    player = open_page().find("milk", "silk", "worms")
    assert requested_shards(player) == []
    player.page.evaluate(RECORD_ANNOUNCEMENTS)
    # With a pointer, the field keeps the focus, and the meaning stays open while words are found.
    player.found.last.click()
    expect(player.found.last).to_contain_text("white drink that comes from cows")
    expect(player.field).to_be_focused()
    player.find("worm")
    expect(player.found.last).to_contain_text("white drink that comes from cows")
    player.found.nth(1).click()
    plural = "plural of worm, noun: a long soft animal"
    expect(player.found.nth(1)).to_have_text(re.compile(rf"^worms\b.*5 letters.*{plural}"))
    expect(word_button(player, "worms")).to_have_attribute("aria-expanded", "true")
    expect(player.page.locator(".meaning")).to_have_count(1)
    assert player.page.locator("#found [role=listitem] [role=listitem], #found ul").count() == 0
    heard = until(lambda: [text for text in player.page.evaluate("() => heard") if "plural" in text])
    assert len(heard) == 1 and heard[0].startswith(plural)
    word_button(player, "worms").click()
    expect(player.page.locator(".meaning")).to_have_count(0)
    read_by_keyboard(player)
    read_missed_words(player)


def read_by_keyboard(player):
    """The list is one tab stop, and the arrow keys move in it."""
    assert player.page.locator("#found [tabindex='0']").count() == 1
    word_button(player, "worm").focus()
    player.press("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown")
    expect(word_button(player, "milk")).to_be_focused()
    player.press("ArrowUp", "Enter")
    expect(player.found.nth(2)).to_contain_text("fine shiny cloth")
    expect(word_button(player, "silk")).to_be_focused()
    player.press("Escape")
    expect(player.page.locator(".meaning")).to_have_count(0)
    expect(word_button(player, "silk")).to_be_focused()
    assert player.page.locator("#found [tabindex='0']").all_inner_texts() == ["silk"]
    player.press("Home")
    expect(word_button(player, "worm")).to_be_focused()
    player.press("Shift+Tab", "Tab", "Tab")
    expect(player.page.locator("#found :focus")).to_have_count(0)


# Records the next announcement of the result as the promise `said`.
RECORD_RESULT_ANNOUNCEMENTS = """() => {
  const place = document.querySelector("#end-spoken");
  window.said = new Promise((done) => new MutationObserver(() => done(place.textContent)).observe(place, { childList: true }));
}"""


def read_missed_words(player):
    result = player.end()
    missed = result.locator("#missed").get_by_role("listitem")
    expect(missed).to_have_count(36)
    player.page.evaluate(RECORD_RESULT_ANNOUNCEMENTS)
    missed.first.get_by_role("button").focus()
    player.press("ArrowRight", "Enter")
    expect(missed.nth(1)).to_contain_text("limos")
    expect(missed.nth(1)).to_contain_text("plural of limo, noun:")
    assert player.page.evaluate("() => said").startswith("plural of limo, noun:")
    player.press("Escape")
    expect(player.page.locator(".meaning")).to_have_count(0)
    expect(result).to_be_visible()
    player.press("Escape")
    expect(result).to_be_hidden()


def test_without_network_a_meaning_that_cannot_be_loaded_is_reported(open_page):
    player = open_page().find("milk", "worm")
    player.page.route(SHARD_PATTERN, lambda route: route.abort())
    player.found.first.click()
    expect(player.found.first).to_contain_text("The definition could not be loaded. Try again when you are online.")
    player.button("Hint").click()
    player.button("Show a clue").click()
    expect(player.notice).to_contain_text("The clue could not be loaded.")
    assert "clue " not in "".join(player.on_disk().values())
    player.page.unroute(SHARD_PATTERN)
    player.found.last.click()
    expect(player.found.last).to_contain_text("white drink that comes from cows")
    player.expect_errors("ERR_FAILED")


def test_clues_stay_are_ticked_and_counted_in_the_result(open_page):
    player = open_page()
    player.page.evaluate(RECORD_ANNOUNCEMENTS)
    player.button("Hint").click()
    # Two quick clicks take one clue.
    player.page.locator("#take-clue").evaluate("(button) => { button.click(); button.click(); }")
    clue = player.page.get_by_role("list", name="Clues")
    expect(clue).to_contain_text("4 letters, starting with s, adjective: thin in a graceful, healthy way")
    heard = "() => heard.includes('4 letters, starting with s, adjective: thin in a graceful, healthy way')"
    until(lambda: player.page.evaluate(heard))
    player.wait_for_writes()
    assert "".join(player.on_disk().values()).count("\nclue ") == 1
    player.button("Another clue").click()
    expect(clue).to_contain_text("4 letters, starting with s, adjective: taking a long time, like a snail")
    expect(clue.get_by_role("listitem")).to_have_count(2)
    player.type("worl").press("Enter")
    expect(player.refusal).to_be_visible()
    expect(clue.get_by_role("listitem")).to_have_count(2)
    player.press("Escape", "Escape").reload()
    expect(clue.get_by_role("listitem")).to_have_count(2)
    player.find("slow")
    ticked = clue.locator(".ticked")
    expect(ticked).to_contain_text("slow, found")
    expect(ticked).to_contain_text("like a snail")
    expect(clue.get_by_role("listitem").first).to_contain_text("graceful")
    player.find("slim")
    expect(ticked).to_have_count(2)
    result = player.end()
    expect(result).to_contain_text("Found 2 of 40 · 2 clues")
    player.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    result.get_by_role("button", name="Copy result").click()
    expect(player.page.locator("#copy-status")).not_to_be_empty()
    assert "2 of 40 words, 2 clues, " in player.page.evaluate("() => navigator.clipboard.readText()")
