"""Sets of rounds, and how a page opens them and their screens.

Their unit words are milk, plant and tomb unless a comment says otherwise.
"""

import base64
import re
import zlib

import saved
from player import expect

# Silkworm and planters. The set with five minutes is in Documentation/PuzzleSets.md.
TWO_ROUNDS = "s1.FEkLVZ0WQ9YGzJGRANGIWpXrA2aTcwIwlp5l"
TIMED_ROUNDS = "s1.FEkLVZ0WQ9YGzJGRKNGIWpXrA2aTcwIMyfD3"
# Silkworm, planters and composer.
THREE_ROUNDS = "s1.HEkLVZ0WQ9YGzJGUCcx7pEiQDRiFqV6wNmk3MCAeSPAS"
# Silkworm, planters, composer and educator.
FOUR_ROUNDS = "s1.JEkLVZ0WQ9YGzJGUCcx7pEjBB0ECbokA0YhalesDZpNzAsD8870"
# Silkworm, planters and internationally, with nation as another unit word. Then silkworm, internationally and own,
# without unit words.
WITH_LONG_ROOT = "s1.HEkLVZ0WQ9YGzJGXobMkWgmhzQLXggIjELUzQTQ5qvWBs0m5gXpJ45o"
# Composer and planters. Then composer, without unit words.
TWO_OTHER_ROUNDS = "s1.FAnMe6RIw9YGzJGRANGIWpXrA2aTcwKKY9Ue"
ONE_ROUND = "s1.DAnMe6RIkACC_FjU"


def encode_hand_in(edition, code, seat, *rounds):
    """The code that a seat hands in, computed independently of the page.

    Each round is given by its number, whether it is open, and its words.
    """
    bits = f"{saved.checksum(code.encode()):064b}{edition:064b}{seat:06b}{encode_count(len(rounds))}"
    for number, is_open, words in rounds:
        word_bits = "".join(
            f"{len(word):04b}{''.join(f'{ord(letter) - 97:05b}' for letter in word)}{encode_count(1)}" for word in words
        )
        bits += (
            f"{encode_count(number)}{is_open:d}{encode_count(0)}{encode_count(len(words))}{word_bits}{encode_count(0)}"
        )
    bits += "0" * (-len(bits) % 8)
    data = int(bits, 2).to_bytes(len(bits) // 8, "big")
    return "h1." + base64.urlsafe_b64encode(data + zlib.crc32(data).to_bytes(4, "big")).decode().rstrip("=")


def encode_count(number):
    return f"{number:05b}" if number < 16 else f"1{number % 16:04b}{encode_count(number // 16)}"


def play(open_page, code, **settings):
    """Opens a set's link and plays the first round that has not ended; returns the player."""
    return start_from_card(open_page(f"#{code}", ready=False, **settings))


def play_on_page(player, code):
    """Follows a set's link on an open page and plays the first round that has not ended."""
    player.page.evaluate("(code) => { location.hash = code; }", code)
    return start_from_card(player)


def start_from_card(player):
    card = player.page.get_by_role("dialog", name="Puzzles for a class")
    card.get_by_role("button", name=re.compile("^(Play|Resume)$")).click()
    # The card closes before the round is drawn, which empties the field.
    expect(card).to_be_hidden()
    expect(player.page.locator("#game[data-set]")).to_be_attached()
    return player


def play_round(player, root):
    player.button("Rounds of the set").click()
    player.page.locator("#set-rounds").get_by_role("button", name=re.compile(root)).click()
    expect(player.heading).to_have_text(root)
    return player


def open_screen(player, name):
    """Opens a screen for a class with the current round: "projector" or "paper"; returns its dialog."""
    player.page.locator("#open-rounds").click()
    player.page.locator(f"#open-{name}").click()
    dialog = player.page.locator("#class")
    expect(dialog).to_be_visible()
    return dialog


def open_maker(player):
    player.page.locator("#open-rounds").click()
    player.page.locator("#open-class").click()
    maker = player.page.get_by_role("dialog", name="For a class")
    expect(maker).to_be_visible()
    return maker


def open_from_maker(player, name, set_name=""):
    """Opens a screen of a set by its button in the maker: the set saved last, or the one with a name.

    Returns its dialog.
    """
    maker = open_maker(player)
    maker.locator(".saved-sets").get_by_role("button", name=re.compile(f"^Open .*{set_name}")).first.click()
    # The list is read from the database. Until then the buttons belong to the previous list.
    expect(maker.locator(".saved-sets [aria-current=true]")).to_be_visible()
    maker.get_by_role("button", name=name, exact=True).click()
    screen = player.page.locator("#class")
    expect(screen.locator("#class-title")).not_to_have_text("For a class")
    return screen


def open_marks(player, set_name=""):
    """Opens the marks of the set saved last, or of the one with a name; returns the dialog."""
    open_from_maker(player, "Marks", set_name)
    return player.page.get_by_role("dialog", name="Marks")
