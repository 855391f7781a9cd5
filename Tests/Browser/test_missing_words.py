"""Words that the list does not know: they are tried again, saved in the word book, copied and removed."""

import sets
from player import expect, until

KEEP_BUTTON = "That is a word!"


def refuse(player, word):
    player.type(word).press("Enter")
    expect(player.refusal).to_contain_text("Word not recognized")
    return player.refusal


def open_missing_words(player):
    player.button("Rounds").click()
    player.page.locator("#open-book").click()
    book = player.page.locator("#statistics")
    book.get_by_text("Words we lack").click()
    return book


def test_an_unknown_word_is_remembered_and_saved_in_the_word_book_with_one_tap(open_page):
    held_routes = []

    def hold(route):
        held_routes.append(route)

    # On a slow network the word is refused at once, and the offer follows.
    player = open_page("?root=aboriginals", prepare=lambda page: page.route("**/english.sensitive", hold))
    offer, ok = player.refusal.get_by_role("button", name=KEEP_BUTTON), player.refusal.get_by_role("button", name="OK")
    expect(refuse(player, "nolb")).to_contain_text("You may well be right.")
    expect(ok).to_be_visible()
    expect(offer).to_be_hidden()
    ok_handle = ok.element_handle()
    player.until(lambda: held_routes)
    for route in held_routes:
        route.continue_()
    player.page.unroute("**/english.sensitive")
    expect(offer).to_be_visible()
    assert ok_handle.is_visible(), "only the offer is added, so that nothing is read twice"
    player.press("Escape", "Escape")

    # A repeated attempt is named as such, also after a reload.
    expect(refuse(player, "nolb")).to_contain_text("Still not in our word list.")
    until(lambda: any("tried nolb" in text for text in player.records().values()))
    player.reload()
    expect(refuse(player, "nolb")).to_contain_text("Still not in our word list.")
    expect(offer).to_be_visible()
    player.press("Escape", "Escape")
    # The offer is missing for a word that may not be saved and for one that is already saved.
    expect(refuse(player, "abos").get_by_role("button", name="OK")).to_be_visible()
    expect(offer).to_have_count(0)
    player.press("Escape", "Escape")
    refuse(player, "nolb").get_by_role("button", name=KEEP_BUTTON).click()
    expect(player.notice).to_contain_text("nolb is in your word book now")
    expect(player.field).to_have_value("")
    expect(refuse(player, "nolb").get_by_role("button", name="OK")).to_be_visible()
    expect(player.notice).to_be_hidden()
    expect(offer).to_have_count(0)

    player.reload()
    book = open_missing_words(player)
    expect(book.get_by_role("list", name="Words we lack").get_by_role("listitem")).to_have_count(1)
    expect(book).to_contain_text("They leave this device only if you copy or send them.")
    expect(book.get_by_role("link", name="Send words")).to_have_count(0)
    book.get_by_role("button", name="Remove nolb").click()
    empty_text = "When our word list lacks a word, you can keep it here."
    expect(book).to_contain_text(empty_text)
    player.reload()
    expect(open_missing_words(player)).to_contain_text(empty_text)


def test_the_words_can_be_copied_or_sent_to_the_owner_but_not_from_a_set(open_page, new_context):
    player = open_page(context=new_context(permissions=["clipboard-read", "clipboard-write"]))
    for word in ("wilk", "morsk"):
        refuse(player, word).get_by_role("button", name=KEEP_BUTTON).click()
        expect(player.notice).to_contain_text(f"{word} is in your word book now")
    player.page.evaluate(
        """() => document.head.append(Object.assign(document.createElement("meta"),
           { name: "report", content: "https://words.example/missing" }))"""
    )
    book = open_missing_words(player)
    book.get_by_role("button", name="Copy words").click()
    expect(book).to_contain_text("Copied.")
    assert player.page.evaluate("() => navigator.clipboard.readText()") == "morsk\nwilk"
    send = book.get_by_role("link", name="Send words")
    expect(send).to_have_attribute("href", "https://words.example/missing?words=morsk%20wilk")
    player.press("Escape", "Escape")
    sets.play_on_page(player, sets.TWO_ROUNDS)
    expect(open_missing_words(player).get_by_role("button", name="Copy words")).to_be_visible()
    expect(send).to_have_count(0)
