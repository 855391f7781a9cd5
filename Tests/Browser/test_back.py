"""Back closes the top dialog or leaves the page, which the browser can restore from its back-forward cache."""

import pytest
from player import Player, expect


def test_the_page_is_restored_from_the_back_forward_cache(playwright, chromium, address):
    browser = playwright.chromium.launch(
        executable_path=chromium, args=["--no-sandbox"], ignore_default_args=["--disable-back-forward-cache"]
    )
    player = Player(browser.new_page(service_workers="block"), address).visit("?root=silkworm").find("milk")
    reasons = []
    session = player.page.context.new_cdp_session(player.page)
    session.send("Page.enable")
    session.on("Page.backForwardCacheNotUsed", lambda event: reasons.append(event["notRestoredExplanations"]))
    player.type("sil")
    player.page.evaluate("() => { window.asItWas = true; }")
    # The page that follows plays, and does not keep the game.
    player.visit("?root=alarming")
    player.page.go_back(wait_until="commit")
    assert player.page.evaluate("() => window.asItWas"), reasons
    assert player.field.input_value() == "sil"
    player.type("k").press("Enter")
    player.expect_words("silk", "milk")
    assert player.saved_words("silkworm") == ["silk", "milk"]
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    browser.close()


@pytest.fixture
def player_with_history(open_page):
    """A player whose browser can go back to the page with another root."""
    return open_page("?root=planters").visit("?root=silkworm")


def dialog_locator(player):
    return player.page.get_by_role("dialog")


def go_back_to_planters(player):
    """Goes back to the previous page, once no dialog is open."""
    expect(dialog_locator(player)).to_have_count(0)
    player.wait_for_writes()
    player.page.go_back()
    expect(player.heading).to_have_text("planters")


def go_forward_to(player, root):
    player.wait_for_writes()
    player.page.go_forward()
    expect(player.heading).to_have_text(root)
    expect(dialog_locator(player)).to_have_count(0)


@pytest.mark.journey
def test_back_closes_the_dialogs_one_by_one_and_then_leaves(player_with_history):
    player = player_with_history
    rounds, statistics = player.page.locator("#rounds"), player.page.locator("#statistics")
    player.page.locator("#open-rounds").click()
    player.button("Calendar").click()
    expect(statistics).to_be_visible()
    player.page.go_back()
    expect(statistics).to_be_hidden()
    expect(rounds).to_be_visible()
    player.page.go_back()
    expect(dialog_locator(player)).to_have_count(0)
    player.find("milk")
    go_back_to_planters(player)
    go_forward_to(player, "silkworm")
    # The next dialog reuses the history entry of a closed one.
    player.button("Settings").click()
    player.button("Done").click()
    expect(dialog_locator(player)).to_have_count(0)
    player.button("How to play").click()
    player.press("Escape")
    # Of two open dialogs, Back closes the top one.
    player.page.locator("#open-rounds").click()
    player.button("Calendar").click()
    expect(statistics).to_be_visible()
    player.press("Escape")
    expect(statistics).to_be_hidden()
    player.page.go_back()
    expect(dialog_locator(player)).to_have_count(0)
    # Forward opens nothing, and Back leaves the page again.
    player.page.go_forward()
    player.find("silk")
    go_back_to_planters(player)
