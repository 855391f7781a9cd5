"""Shared rounds: a few people play one puzzle, each with a browser of their own, and a chat carries the links."""

import pytest
from player import expect

# A device that shares; it remembers what.
SHARES = "Navigator.prototype.share = async (given) => { window.shared = given; };"


def screen(player):
    dialog = player.page.get_by_role("dialog", name="Play together")
    expect(dialog).to_be_visible()
    return dialog


def open_together(player):
    """Opens the screen for the round that is played."""
    player.button("Rounds").click()
    player.page.locator("#open-together").click()
    return screen(player)


def share(player, name, mode="Race", color=1):
    """Shares the round that is played; returns the code in the link."""
    dialog = open_together(player)
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_role("radio", name=f"Color {color}").check(force=True)
    dialog.get_by_role("radio", name=mode).check()
    dialog.get_by_role("button", name="Make the link").click()
    return sent(player)


def sent(player):
    """Sends the link of the table that is shown; returns the code in it, and closes the screen."""
    dialog = screen(player)
    dialog.get_by_role("button", name="Send on").click()
    code = player.page.evaluate("() => shared.url").split("#")[1]
    dialog.get_by_role("button", name="Close").click()
    return code


def send_on(player):
    open_together(player)
    return sent(player)


def receive(player, code):
    player.page.evaluate("(code) => { location.hash = code; }", code)
    return screen(player)


def join(player, code, name, color=2):
    dialog = receive(player, code)
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_role("radio", name=f"Color {color}").check(force=True)
    dialog.get_by_role("button", name="Play with them").click()
    expect(dialog).to_be_hidden()


def rows(dialog):
    return dialog.locator(".players").first.get_by_role("listitem")


def test_a_race_on_a_word_is_shared_joined_sent_back_and_compared(open_page):
    ana = open_page(before=SHARES).find("milk", "silk")
    code = share(ana, "Ana")
    ben = open_page("?root=planters", before=SHARES)
    dialog = receive(ben, code)
    expect(dialog).to_contain_text("Ana invites you to play silkworm together.")
    expect(dialog).not_to_contain_text("milk")
    join(ben, code, "Ben")
    expect(ben.heading).to_have_text("silkworm")
    ben.find("milk", "worm", "oils")
    back = send_on(ben)
    dialog = receive(ana, back)
    dialog.get_by_role("button", name="Play with them").click()
    dialog = open_together(ana)
    expect(rows(dialog)).to_have_count(2)
    expect(rows(dialog).nth(0)).to_contain_text("Ben3 words")
    expect(dialog).to_contain_text("Ben found 1 more word than you.")
    expect(dialog).to_contain_text("So far")
    expect(dialog.get_by_text("worm", exact=True)).to_have_count(0)


def test_one_list_is_hunted_together_and_a_word_that_was_found_is_refused_with_the_name(open_page):
    ana = open_page(before=SHARES).find("milk")
    code = share(ana, "Ana", "One list")
    ana.sees_words("milk")
    ana.find("silk")
    ben = open_page("?root=planters", before=SHARES)
    join(ben, code, "Ben")
    ben.enter("milk")
    refusal = ben.page.locator("#refusal")
    expect(refusal).to_contain_text("Found already")
    expect(refusal).to_contain_text("Ana has found milk.")
    ben.find("silk", "worm")
    dialog = receive(ana, send_on(ben))
    dialog.get_by_role("button", name="Play with them").click()
    expect(dialog).to_be_hidden()
    ana.enter("worm")
    expect(ana.page.locator("#refusal")).to_contain_text("Ben has found worm.")
    dialog = open_together(ana)
    expect(dialog).to_contain_text("Together you found 3 of 40 words.")
    expect(dialog.get_by_role("heading", name="Everyone found")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    # What others have found is known again after a reload.
    ben.reload()
    ben.page.wait_for_function("() => document.querySelector('#game').dataset.phase === 'playing'")
    ben.until(lambda: ben.enter("milk") or "Ana has found milk." in (ben.page.locator("#refusal").inner_text() or ""))


def test_another_browser_of_one_player_takes_over_the_name_and_the_words(open_page):
    ana = open_page(before=SHARES).find("milk")
    code = share(ana, "Ana")
    app = open_page("?root=planters", before=SHARES)
    dialog = receive(app, code)
    dialog.get_by_label("Your name").fill("ana")
    dialog.get_by_role("button", name="Play with them").click()
    expect(dialog).to_contain_text("Are you Ana?")
    dialog.get_by_role("button", name="Yes, that is me").click()
    expect(dialog).to_be_hidden()
    assert app.words() == []
    app.find("silk")
    dialog = open_together(app)
    expect(rows(dialog)).to_have_count(1)
    expect(dialog).to_contain_text("1 word of yours from another device. Take it?")
    dialog.get_by_role("button", name="Take them").click()
    expect(dialog.get_by_role("button", name="Take them")).to_be_hidden()
    dialog.get_by_role("button", name="Close").click()
    app.sees_words("milk", "silk")


def test_a_strangers_link_that_is_closed_leaves_no_trace(open_page):
    ana = open_page(before=SHARES).find("milk")
    code = share(ana, "Ana")
    ben = open_page("?root=planters").find("plant")
    before = ben.records()
    dialog = receive(ben, code)
    expect(dialog.get_by_role("list").first).to_contain_text("Ana")
    dialog.get_by_role("button", name="Close").click()
    ben.settle()
    assert ben.records() == before
    assert "#" not in ben.page.url
    expect(ben.heading).to_have_text("planters")


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("g1.AAAA", "damaged"),
        ("g7.AAAA", "newer"),
        ("g1." + "A" * 100_000, "damaged"),
    ],
)
def test_a_code_that_cannot_be_read_is_said_in_one_line(open_page, code, text):
    ben = open_page().find("milk")
    dialog = receive(ben, code)
    expect(dialog.get_by_role("button", name="Play with them")).to_be_hidden()
    expect(dialog.locator("form > p")).to_have_count(1)
    dialog.get_by_role("button", name="Close").click()
    ben.sees_words("milk")


def test_names_that_act_are_texts(open_page):
    ana = open_page(before=SHARES).find("milk")
    code = share(ana, "<b>=1+1</b>")
    ben = open_page("?root=planters")
    dialog = receive(ben, code)
    expect(dialog.get_by_role("list").first).to_contain_text("<b>=1+1</b>")
    assert dialog.locator("b", has_text="=1+1").count() == 0


def test_a_link_that_a_chat_has_bent_is_mended(open_page):
    ana = open_page(before=SHARES).find("milk")
    code = share(ana, "Ana")
    ben = open_page("?root=planters")
    ben.button("Rounds").click()
    ben.page.locator("#pasted").fill(f"“{ben.address}/%23{code[0].upper()}{code[1:]}&fbclid=1”.")
    ben.page.get_by_role("button", name="Open", exact=True).click()
    expect(screen(ben)).to_contain_text("Ana invites you to play silkworm together.")
