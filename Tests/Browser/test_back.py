"""Back closes the top dialog or leaves the page, which the browser can restore from its back-forward cache."""

import pytest
from player import Player, expect


@pytest.mark.not_in_firefox("its own protocol")
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
    player.page.goto(address + "health/live")
    player.page.go_back(wait_until="commit")
    assert player.page.evaluate("() => window.asItWas"), reasons
    assert player.field.input_value() == "sil"
    player.type("k").press("Enter")
    player.sees_words("silk", "milk")
    assert player.saved_rounds()["current"]["found"] == ["silk", "milk"]
    browser.close()


@pytest.fixture
def second(open_page):
    """A player whose browser can go back to the page with another root."""
    return open_page("?root=planters").visit("?root=silkworm")


def dialogs(player):
    return player.page.get_by_role("dialog")


def leaves(player):
    """Goes back to the previous page, once no dialog is open."""
    expect(dialogs(player)).to_have_count(0)
    player.settle()
    player.page.go_back()
    expect(player.heading).to_have_text("planters")


def returns(player, root):
    player.settle()
    player.page.go_forward()
    expect(player.heading).to_have_text(root)
    expect(dialogs(player)).to_have_count(0)


@pytest.mark.journey
def test_back_closes_the_dialogs_one_by_one_and_then_leaves(second):
    player = second
    rounds, statistics = player.page.locator("#rounds"), player.page.locator("#statistics")
    player.page.locator("#open-rounds").click()
    player.button("Calendar").click()
    expect(statistics).to_be_visible()
    player.page.go_back()
    expect(statistics).to_be_hidden()
    expect(rounds).to_be_visible()
    player.page.go_back()
    expect(dialogs(player)).to_have_count(0)
    player.find("milk")
    leaves(player)
    returns(player, "silkworm")
    # The next dialog reuses the history entry of a closed one.
    player.button("Settings").click()
    player.button("Done").click()
    expect(dialogs(player)).to_have_count(0)
    player.button("How to play").click()
    player.press("Escape")
    # Of two open dialogs, Back closes the top one.
    player.page.locator("#open-rounds").click()
    player.button("Calendar").click()
    expect(statistics).to_be_visible()
    player.press("Escape")
    expect(statistics).to_be_hidden()
    player.page.go_back()
    expect(dialogs(player)).to_have_count(0)
    # Forward opens nothing, and Back leaves the page again.
    player.page.go_forward()
    player.find("silk")
    leaves(player)


def test_back_and_forward_restore_what_a_dialog_led_to(second):
    player = second
    # A reload with an open dialog leaves no entry behind.
    player.button("Settings").click()
    expect(dialogs(player)).to_have_count(1)
    player.reload()
    leaves(player)
    returns(player, "silkworm")
    player.find("milk").end().get_by_role("button", name="New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    dealt = player.root
    leaves(player)
    returns(player, dealt)
    player.page.locator("#open-rounds").click()
    player.page.locator("#days a").first.click()
    expect(player.heading).not_to_have_text(dealt)
    player.settle()
    player.page.go_back()
    expect(player.heading).to_have_text(dealt)
    leaves(player)


def test_back_resumes_a_paused_round_and_dismisses_a_challenge(open_page):
    player = open_page()
    player.page.locator("#open-rounds").click()
    player.button("3 minutes").click()
    expect(dialogs(player)).to_have_count(0)
    root = player.root
    player.button("Pause").click()
    expect(player.page.get_by_role("dialog", name="Paused")).to_be_visible()
    player.page.go_back()
    expect(dialogs(player)).to_have_count(0)
    expect(player.page.locator(".bead").first).to_be_visible()
    expect(player.heading).to_have_text(root)
    player.visit("?root=silkworm")
    player.page.evaluate("() => { location.hash = '#c1.damaged'; }")
    expect(dialogs(player)).to_be_visible()
    player.page.go_back()
    expect(dialogs(player)).to_have_count(0)
    player.reload()
    expect(player.page.locator("#week i").first).to_be_attached()
    expect(dialogs(player)).to_have_count(0)
    player.find("silk")
