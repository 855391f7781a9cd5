"""Words that the list does not know: tried again, kept in the word book, copied and removed."""

import pytest
from player import expect, until

KEEP = "That is a word!"


def refuse(player, word):
    player.type(word).press("Enter")
    expect(player.refusal).to_contain_text("Word not recognized")
    return player.refusal


def open_missing(player):
    player.button("Rounds").click()
    player.page.locator("#open-book").click()
    book = player.page.locator("#statistics")
    book.get_by_text("Missing words").click()
    return book


@pytest.mark.behaviour
def test_a_word_that_is_tried_again_says_so_also_after_a_reload(open_page):
    player = open_page()
    expect(refuse(player, "wilk")).to_contain_text("You may well be right.")
    player.press("Escape", "Escape")
    expect(refuse(player, "wilk")).to_contain_text("You tried this one already.")
    until(lambda: any("tried wilk" in text for text in player.records().values()))
    player.reload()
    expect(refuse(player, "wilk")).to_contain_text("You tried this one already.")


@pytest.mark.behaviour
def test_an_unknown_word_is_kept_by_one_tap_and_listed_in_the_word_book(open_page):
    player = open_page()
    refuse(player, "wilk").get_by_role("button", name=KEEP).click()
    expect(player.notice).to_contain_text("wilk is in your word book now")
    expect(player.field).to_have_value("")
    refuse(player, "morsk")
    expect(player.notice).to_be_hidden()
    player.reload()
    book = open_missing(player)
    expect(book.get_by_role("list", name="Missing words").get_by_role("listitem")).to_have_count(1)
    expect(book).to_contain_text("They leave this device only if you copy or send them.")
    expect(book.get_by_role("link", name="Send words")).to_have_count(0)
    book.get_by_role("button", name="Remove wilk").click()
    expect(book).to_contain_text("When our word list lacks a word, you can keep it here.")
    player.reload()
    expect(open_missing(player)).to_contain_text("When our word list lacks a word, you can keep it here.")


def test_on_a_slow_network_the_word_is_refused_at_once_and_offered_later(open_page):
    waiting = []

    def wait(route):
        waiting.append(route)

    player = open_page(prepare=lambda page: page.route("**/english.sensitive", wait))
    expect(refuse(player, "wilk").get_by_role("button", name="OK")).to_be_visible()
    expect(player.refusal.get_by_role("button", name=KEEP)).to_be_hidden()
    ok = player.refusal.get_by_role("button", name="OK").element_handle()
    player.until(lambda: waiting)
    for route in waiting:
        route.continue_()
    expect(player.refusal.get_by_role("button", name=KEEP)).to_be_visible()
    assert ok.is_visible(), "only the offer is added, so that nothing is read twice"
    player.refusal.get_by_role("button", name=KEEP).click()
    expect(player.notice).to_contain_text("wilk is in your word book now")


def test_a_word_that_is_kept_or_may_not_be_is_not_offered(open_page):
    player = open_page("?root=aboriginals")
    expect(refuse(player, "nolb").get_by_role("button", name=KEEP)).to_be_visible()
    player.press("Escape", "Escape")
    expect(refuse(player, "abos").get_by_role("button", name="OK")).to_be_visible()
    expect(player.refusal.get_by_role("button", name=KEEP)).to_have_count(0)
    player.press("Escape", "Escape")
    refuse(player, "nolb").get_by_role("button", name=KEEP).click()
    expect(refuse(player, "nolb").get_by_role("button", name="OK")).to_be_visible()
    expect(player.refusal.get_by_role("button", name=KEEP)).to_have_count(0)


@pytest.mark.not_in_firefox("permission to read the clipboard")
def test_the_words_leave_as_text_or_to_the_address_of_the_owner(open_page, new_context):
    player = open_page(context=new_context(permissions=["clipboard-read", "clipboard-write"]))
    for word in ("wilk", "morsk"):
        refuse(player, word).get_by_role("button", name=KEEP).click()
        expect(player.notice).to_contain_text(f"{word} is in your word book now")
    player.page.evaluate(
        """() => document.head.append(Object.assign(document.createElement("meta"),
           { name: "report", content: "https://words.example/missing" }))"""
    )
    book = open_missing(player)
    book.get_by_role("button", name="Copy words").click()
    expect(book).to_contain_text("Copied.")
    assert player.page.evaluate("() => navigator.clipboard.readText()") == "morsk\nwilk"
    expect(book.get_by_role("link", name="Send words")).to_have_attribute(
        "href", "https://words.example/missing?words=morsk%20wilk"
    )
