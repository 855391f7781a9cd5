"""The overview of rounds: unfinished rounds, custom words, pasted links, and the links after a daily puzzle."""

import datetime
import re

import pytest
import saved
from player import expect, open_saved
from words import common, dailies

NOON = "2026-11-17T12:00:00"
BEGAN_AT = int(datetime.datetime(2026, 11, 17, 9, tzinfo=datetime.UTC).timestamp())


def stop_clock_at(moment):
    return lambda page: page.clock.set_fixed_time(moment)


def open_rounds(player):
    player.page.locator("#open-rounds").click()
    return player.page.get_by_role("dialog", name="Rounds")


@pytest.mark.journey
def test_unfinished_rounds_are_offered_listed_and_resumed(open_page):
    records = [
        saved.round_record("starving", ["star"], began=BEGAN_AT, touched=BEGAN_AT + 3),
        saved.round_record("silkworm", ["milk", "silk"], began=BEGAN_AT, touched=BEGAN_AT + 2),
        saved.round_record("silkworm-3", ["worm"], began=BEGAN_AT, touched=BEGAN_AT + 1, more="limit 60\n"),
        # A round that has ended, and a round without a word left to find.
        saved.round_record("planters", ["plan"], began=BEGAN_AT, more="ended\n"),
        saved.round_record("cat", ["act"], began=BEGAN_AT),
    ]
    player = open_saved(open_page, *records, query="?daily", prepare=stop_clock_at(NOON), timezone_id="UTC")
    expect(player.offer).to_have_text("starving: 1 of 94 Resume")
    links = open_rounds(player).get_by_role("list", name="Unfinished rounds").get_by_role("link")
    expected_labels = ["starving 1 of 94 today", "silkworm 2 of 40 today", "silkworm 1 of 40 3 minutes today"]
    expect(links).to_have_text([re.compile(f"^{text}$") for text in expected_labels])
    # Two rounds on one root are told apart, also after a reload.
    links.nth(2).click()
    player.start_clock().expect_words("worm")
    expect(player.offer).to_be_empty()
    player.page.reload()
    player.start_clock().expect_words("worm")
    player.visit("?daily")
    # The offer follows the settings until a word is found.
    expect(player.offer).to_have_text("silkworm: 1 of 40 Resume")
    player.button("Settings").click()
    player.page.get_by_role("switch", name="Number of words").click()
    expect(player.offer).to_have_text("silkworm: Found 1 Resume")
    player.page.get_by_role("group", name="Language").get_by_role("radio", name="简体中文").click()
    expect(player.offer.get_by_role("link")).to_have_text("继续")
    player.press("Escape")
    player.find(common(player.root)[0])
    expect(player.offer).to_be_empty()


def test_a_custom_word_is_checked_at_once_shared_and_played(open_page):
    player = open_page("", permissions=["clipboard-read", "clipboard-write"])
    root = player.root
    dialog = open_rounds(player)
    # There is nothing else to play yet.
    expect(dialog.get_by_text("Unfinished rounds wait here.")).to_be_visible()
    expect(player.offer).to_be_empty()
    expect(player.page.locator("#weeks")).to_be_empty()
    field, status = dialog.get_by_role("textbox", name="Play your own word"), dialog.locator("#own-status")
    no_word_message = "No word that counts can be made from it. Try another."
    for word, message in [
        ("silkworm", "Makes 40 words."),
        ("Zzzzzzzz", no_word_message),
        ("an", "3 to 15 letters, a to z."),
        ("m1lk", "m1lk has 1: use a to z."),
    ]:
        field.fill(word)
        expect(status, word).to_have_text(message)
    for word, message in [
        ("école", "école has é: use a to z."),
        ("hello world", "hello world has a space: use a to z."),
        ("an", "Use at least 3 letters."),
        ("abcdefghijklmnop", "Use at most 15 letters."),
        ("zzz", no_word_message),
    ]:
        field.fill(word)
        player.press("Enter")
        expect(status, word).to_have_text(message)
        expect(field, word).to_have_attribute("aria-invalid", "true")
        expect(field, word).to_be_focused()
        for name in ("Play", "Copy link"):
            expect(dialog.get_by_role("button", name=name, exact=True)).to_have_attribute("aria-disabled", "true")
    expect(player.heading).to_have_text(root)
    field.fill("zebras")
    dialog.get_by_role("button", name="Copy link").click()
    expect(status).to_have_text("Copied.")
    assert player.page.evaluate("() => navigator.clipboard.readText()") == f"{player.address}?root=zebras"
    field.fill("Mississippi")
    player.press("Enter")
    expect(player.heading).to_have_text("mississippi")
    expect(player.page.get_by_text("Your own word", exact=True)).to_be_visible()
    player.visit("?root=zzzz")
    expect(player.notice).to_contain_text('No word that counts can be made from "zzzz". Here is another puzzle.')


def test_a_pasted_link_opens_its_puzzle_or_says_why_not(open_page):
    """Tests/Links/pasted.json lists the changes that chats make to links. The engine undoes them."""
    player = open_page("?root=starving%22")
    expect(player.heading).to_have_text("starving")
    dialog = open_rounds(player)
    pasted = player.page.locator("#pasted")
    for text, reason in [
        ("milk", "That is a word, not a link."),
        ("https://www.example.com/?id=3", "That is not a link to this game."),
        ("https://words.example/?daily=x", "This link is damaged."),
    ]:
        pasted.fill(text)
        player.press("Enter")
        expect(dialog.get_by_text(reason)).to_be_visible()
    # A text that could not be opened is cleared when the dialog opens again.
    player.press("Escape")
    open_rounds(player)
    expect(pasted).to_have_value("")
    expect(dialog.get_by_text("This link is damaged.")).to_have_count(0)
    pasted.fill("Play this: <https://words.example/?root=Grand\u00admother&fbclid=1>.")
    player.press("Enter")
    expect(player.heading).to_have_text("grandmother")
    open_rounds(player)
    pasted.fill("(https://words.example/?daily=3).")
    player.press("Enter")
    expect(player.heading).to_have_text(dailies()[2])


def test_a_result_leads_to_todays_puzzle_first_and_then_to_earlier_ones_and_a_free_round(open_page):
    records = [saved.round_record(number, common(dailies()[number - 1])[:1]) for number in (318, 320)]
    player = open_saved(open_page, *records, query="?daily=320", prepare=stop_clock_at(NOON))
    result = player.end()
    expect(result.get_by_role("link", name="Today's puzzle")).to_have_class("button act")
    expect(result.get_by_role("button", name="A free round")).to_have_class("button")
    result.get_by_role("link", name="Today's puzzle").click()
    expect(player.heading).to_have_text(dailies()[320])
    result = player.find(common(player.root)[0]).end()
    expect(result.get_by_role("link", name="Daily No 319")).to_be_visible()
    result.get_by_role("button", name="A free round").click()
    expect(player.page.locator("#kind")).to_contain_text("Free round")
    result = player.end()
    expect(result.get_by_role("link")).to_have_count(0)
    expect(result.get_by_role("button", name="New Word")).to_have_class("button act")
    expect(player.page.get_by_text("Add it to your home screen")).to_be_hidden()
    player.visit("?daily=321")
    player.page.locator("#end").get_by_role("link", name="Daily No 319").click()
    expect(player.heading).to_have_text(dailies()[318])


def test_after_the_first_daily_puzzle_a_phone_shows_how_to_install_the_page(open_page, phone):
    player = open_page("?daily=325", **phone)
    player.end()
    expect(player.page.get_by_text("Add it to your home screen")).to_be_visible()
