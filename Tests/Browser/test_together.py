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
