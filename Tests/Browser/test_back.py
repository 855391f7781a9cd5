"""Leaving the page and going back: the browser can restore it from its back-forward cache."""

import pytest
from player import Player


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
