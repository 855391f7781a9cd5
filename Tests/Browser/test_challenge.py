"""A challenge between friends, each with a browser of their own."""

import pytest
from player import expect
from tour import apply_each_look, overflow_width, violations

ANA_WORDS = ["milk", "silk", "worm", "skirl"]
BEN_WORDS = ["milk", "slow"]


def dialog(player, name):
    return player.page.get_by_role("dialog", name=name)


def send(player, name=None, button="Challenge a friend"):
    """Sends the challenge, and enters a name if it must be asked for; returns the message."""
    player.page.get_by_role("button", name=button, exact=True).locator("visible=true").last.click()
    if name is not None:
        enter_name(player, name, "Send")
    message = dialog(player, button)
    text = message.locator("#message-text").text_content()
    message.get_by_role("button", name="Close").click()
    return text


def enter_name(player, name, button):
    question = dialog(player, "Your name")
    question.get_by_role("textbox").fill(name)
    question.get_by_role("button", name=button).click()


def hash_of(message):
    return message[message.index("#") :]


def open_link(player, message):
    """Puts the link into the address of the open page."""
    player.page.evaluate("(hash) => { location.hash = hash; }", hash_of(message))


def accept(player, sentence):
    expect(dialog(player, sentence)).to_be_visible()
    for word in ANA_WORDS:
        expect(dialog(player, sentence)).not_to_contain_text(word)
    dialog(player, sentence).get_by_role("button", name="Play").click()


def challenge_of_ana(open_page):
    ana = open_page().find(*ANA_WORDS)
    return ana, send(ana, "Ana")


@pytest.mark.journey
@pytest.mark.every_browser
def test_a_challenge_goes_to_a_friend_and_back(open_page):
    ana, message = challenge_of_ana(open_page)
    assert message.startswith("Word Scramble, silkworm: Ana found 3 of 40 words. Can you find more?\nhttp")
    # The name is asked for once.
    assert send(ana) == message
    ana.button("Settings").click()
    expect(ana.page.get_by_role("textbox", name="Your name")).to_have_value("Ana")
    ana.press("Escape")

    ben = open_page("?other" + hash_of(message))
    expect(ben.page).to_have_url(ben.address + "?other")
    accept(ben, "Ana found 3 of 40 words. Can you find more?")
    expect(ben.heading).to_have_text("silkworm")
    expect(ben.page.locator("#others")).to_have_text("with Ana")
    ben.find(*BEN_WORDS)
    result = ben.end()
    expect(result.get_by_role("button", name="Copy result")).to_be_hidden()
    result.get_by_role("button", name="Compare words").click()
    table = dialog(ben, "Challenge")
    expect(table.locator(".players li")).to_have_text(
        ["AAna 3 words · 9 points · still playing", "2You 2 words · 4 points · finished"]
    )
    expect(table.locator(".table-words").nth(1)).to_contain_text("skirl bonusA: Ana")
    reply = send(ben, "Ben <i>x</i>", "Send back")
    expect(table.locator(".players li").last).to_have_text("BBen <i>x</i> 2 words · 4 points · finished")
    expect(table.locator("bdi").first).to_have_text("Ana")

    # Ana still plays: only the name of her friend is shown.
    open_link(ana, reply)
    expect(ana.page.locator("#others")).to_have_text("with Ben <i>x</i>")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    ana.end().get_by_role("button", name="Compare words").click()
    expect(dialog(ana, "Challenge").locator(".players li").first).to_contain_text("finished")
    last = send(ana, button="Send back")
    # Who has ended sees the table at once, with what is new in it, and not the result.
    ben.press("Escape", "Escape")
    ben.reload().press("Escape")
    open_link(ben, last)
    expect(table.locator(".players li").first).to_have_text("AAna 3 words · 9 points · finished")
    ben.press("Escape")
    expect(ben.page.get_by_role("dialog")).to_have_count(0)


def test_a_player_with_the_same_name_is_asked_about(open_page):
    _, message = challenge_of_ana(open_page)
    phone = open_page(hash_of(message))
    accept(phone, "Ana found 3 of 40 words. Can you find more?")
    phone.find("slow")
    phone.button("Challenge a friend").click()
    enter_name(phone, " aná ", "Send")
    question = dialog(phone, "aná plays this puzzle, too. Is this you on another device?")
    question.get_by_role("button", name="No, another person").click()
    enter_name(phone, "ANA", "Done")
    dialog(phone, "ANA plays this puzzle, too.").get_by_role("button", name="Yes, it is me").click()
    expect(phone.page.locator("#message-text")).to_contain_text("ANA found 4 of 40 words")
    phone.press("Escape")
    expect(phone.found).to_have_count(5)
    expect(phone.page.locator("#others")).to_be_empty()


def test_a_link_can_be_pasted_and_a_damaged_one_says_so(open_page):
    _, message = challenge_of_ana(open_page)
    ben = open_page("?daily" + hash_of(message)[:-1])
    expect(ben.notice).to_contain_text("This link is damaged. Please ask for it again.")
    open_link(ben, message[:-1] + "x")
    expect(ben.notice).to_contain_text("This link is damaged.")
    assert "#" not in ben.page.url
    ben.button("Rounds").click()
    field = ben.page.get_by_label("Paste a link here")
    field.fill(message[:-1])
    field.press("Enter")
    expect(ben.page.locator("#pasted-status")).to_have_text("This link is damaged. Please ask for it again.")
    field.fill(f"Look:\n{message} :-)")
    field.press("Enter")
    assert violations(ben.page) == []
    accept(ben, "Ana found 3 of 40 words. Can you find more?")
    # The table is drawn for everybody.
    ben.end().get_by_role("button", name="Compare words").click()
    for look, rules in apply_each_look(ben.page):
        assert violations(ben.page, rules) == [], look
        assert overflow_width(ben) == 0, look


def test_play_starts_the_clock_of_a_timed_round(open_page):
    ana = open_page().deal_timed_round().start_clock()
    root = ana.root
    ben = open_page(hash_of(send(ana, "Ana")), ready=False)
    accept(ben, "Ana found 0 of")
    expect(ben.heading).to_have_text(root)
    expect(ben.page.locator("#beads")).to_be_visible()
    expect(ben.page.get_by_role("dialog")).to_have_count(0)


def test_a_short_message_goes_to_the_share_menu_and_a_long_one_is_copied(open_page):
    share = "navigator.share = async ({ text }) => { window.shared = text; };"
    ana = open_page(prepare=lambda page: page.add_init_script(share)).find(*ANA_WORDS)
    ana.page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=ana.address.rstrip("/"))
    ana.button("Challenge a friend").click()
    enter_name(ana, "Ana", "Send")
    ana.page.wait_for_function("() => window.shared")
    assert len(ana.page.evaluate("() => shared")) <= 500
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    ana.page.evaluate("() => history.replaceState(history.state, '', '/' + 'long'.repeat(100))")
    ana.button("Challenge a friend").click()
    message = dialog(ana, "Challenge a friend")
    expect(message).to_contain_text("This message is long, and some chats cut it.")
    expect(message.get_by_role("button", name="Copy")).to_be_focused()
    ana.press("Enter")
    expect(message).to_contain_text("Copied.")
    assert ana.page.evaluate("() => navigator.clipboard.readText()").count("long") == 100
