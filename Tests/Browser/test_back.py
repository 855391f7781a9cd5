"""Going back: it closes the dialog on top, or leaves the page, which the browser can restore from its back-forward cache."""

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
    """A player whose browser can go back to a page on another root."""
    return open_page("?root=planters").visit("?root=silkworm")


def dialogs(player):
    return player.page.get_by_role("dialog")


def leaves(player):
    """Goes back to the page before, once no dialog is open."""
    expect(dialogs(player)).to_have_count(0)
    player.settle()
    player.page.go_back()
    expect(player.heading).to_have_text("planters")


@pytest.mark.journey
def test_back_closes_the_dialogs_one_by_one_and_then_leaves(second):
    player = second
    player.page.locator("#open-rounds").click()
    player.button("Calendar").click()
    expect(player.page.locator("#statistics")).to_be_visible()
    player.page.go_back()
    expect(player.page.locator("#statistics")).to_be_hidden()
    expect(player.page.locator("#rounds")).to_be_visible()
    player.page.go_back()
    expect(dialogs(player)).to_have_count(0)
    player.find("milk")
    leaves(player)


@pytest.mark.journey
def test_after_a_dialog_was_closed_back_leaves(second):
    player = second
    player.button("Settings").click()
    player.button("Done").click()
    expect(dialogs(player)).to_have_count(0)
    # The next dialog takes its entry.
    player.button("How to play").click()
    player.press("Escape")
    expect(dialogs(player)).to_have_count(0)
    player.find("milk")
    leaves(player)


@pytest.mark.behaviour
def test_of_two_dialogs_back_closes_the_one_that_is_left(second):
    player = second
    player.page.locator("#open-rounds").click()
    player.button("Calendar").click()
    expect(player.page.locator("#statistics")).to_be_visible()
    player.press("Escape")
    expect(player.page.locator("#statistics")).to_be_hidden()
    player.page.go_back()
    leaves(player)


@pytest.mark.journey
def test_forward_opens_nothing_and_back_leaves_again(second):
    player = second
    player.button("Settings").click()
    player.page.go_back()
    expect(dialogs(player)).to_have_count(0)
    player.page.go_forward()
    player.find("milk")
    leaves(player)


@pytest.mark.behaviour
def test_a_reload_with_an_open_dialog_leaves_no_entry_behind(second):
    player = second
    player.button("Settings").click()
    expect(dialogs(player)).to_have_count(1)
    player.reload()
    leaves(player)


@pytest.mark.behaviour
def test_a_round_that_a_dialog_led_to_is_there_again_after_back_and_forward(second):
    player = second
    player.find("milk").end().get_by_role("button", name="New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    dealt = player.root
    leaves(player)
    player.page.go_forward()
    expect(player.heading).to_have_text(dealt)
    expect(dialogs(player)).to_have_count(0)


@pytest.mark.behaviour
def test_a_link_in_a_dialog_leads_on_and_back_returns(second):
    player = second
    player.page.locator("#open-rounds").click()
    player.page.locator("#days a").first.click()
    expect(player.heading).not_to_have_text("silkworm")
    player.settle()
    player.page.go_back()
    expect(player.heading).to_have_text("silkworm")
    leaves(player)


@pytest.mark.journey
def test_back_resumes_a_timed_round_that_is_paused(second):
    player = second
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


@pytest.mark.behaviour
def test_back_closes_a_challenge_and_a_reload_does_not_show_it_again(second):
    player = second.find("milk")
    player.page.evaluate("() => { location.hash = '#c1.damaged'; }")
    expect(player.page.get_by_role("dialog")).to_be_visible()
    player.page.go_back()
    expect(dialogs(player)).to_have_count(0)
    player.reload()
    expect(dialogs(player)).to_have_count(0)
    player.find("silk")
