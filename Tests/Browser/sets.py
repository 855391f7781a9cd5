"""Sets of rounds, each with the unit words milk, plant and tomb, and how a page opens them and their marks."""

import re

from player import expect

# Silkworm and planters (Documentation/PuzzleSets.md has the set with five minutes).
TWO = "s1.FEkLVZ0WQ9YGzJGRANGIWpXrA2aTcwIwlp5l"
TIMED = "s1.FEkLVZ0WQ9YGzJGRKNGIWpXrA2aTcwIMyfD3"
# Silkworm, planters and composer.
THREE = "s1.HEkLVZ0WQ9YGzJGUCcx7pEiQDRiFqV6wNmk3MCAeSPAS"
# Silkworm, planters, composer and educator.
FOUR = "s1.JEkLVZ0WQ9YGzJGUCcx7pEjBB0ECbokA0YhalesDZpNzAsD8870"
# Composer and planters; composer without unit words.
OTHER_TWO = "s1.FAnMe6RIw9YGzJGRANGIWpXrA2aTcwKKY9Ue"
ONE = "s1.DAnMe6RIkACC_FjU"


def play(player, code):
    """Opens a set by its link, and plays the first round that has not ended."""
    player.visit(f"#{code}", ready=False)
    card = player.page.get_by_role("dialog", name="Puzzles for a class")
    card.get_by_role("button", name=re.compile("^(Play|Resume)$")).click()
    # The card is gone before the round is there, which empties the field.
    expect(card).to_be_hidden()
    expect(player.page.locator("#game[data-set]")).to_be_attached()
    return player


def play_round(player, root):
    """Plays a round of the set that is played."""
    player.button("Rounds of the set").click()
    player.page.locator("#set-rounds").get_by_role("button", name=re.compile(root)).click()
    expect(player.heading).to_have_text(root)
    return player


def open_from_maker(player, name):
    """Opens a screen of the only set that is kept, by its button in the maker; returns the dialog."""
    # Keys act on no button of a page in the background of Firefox.
    player.page.bring_to_front()
    player.visit("?class", ready=False)
    maker = player.page.get_by_role("dialog", name="For a class")
    maker.locator(".kept-sets").get_by_role("button", name=re.compile("^Open ")).click()
    # It is read from the database; until then the buttons are for the list before.
    expect(maker.locator(".kept-sets [aria-current=true]")).to_be_visible()
    maker.get_by_role("button", name=name, exact=True).click()
    screen = player.page.locator("#class")
    expect(screen.locator("#class-title")).not_to_have_text("For a class")
    return screen


def open_marks(player):
    """Opens the marks of the only set that is kept; returns the dialog."""
    open_from_maker(player, "Marks")
    return player.page.get_by_role("dialog", name="Marks")
