"""The letters and the field in WebKit: clicks and drags on beads, and a refused word."""

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

FIND_BEADS = "return [...document.querySelectorAll('.bead')]"
READ_LETTERS = "return [...document.querySelectorAll('.bead')].map((bead) => bead.textContent)"


def bead_elements(player, word):
    """The beads of a word that has no letter twice."""
    letters = player.run(READ_LETTERS)
    return [player.run(FIND_BEADS)[letters.index(letter)] for letter in word]


def field_value(player):
    return player.run("return document.querySelector('#word').value")


def expect_value(player, expected):
    player.until(lambda: field_value(player) == expected, f"the field has {expected!r}, not {field_value(player)!r}")


def test_a_bead_that_is_clicked_acts_once(player):
    for place, bead in enumerate(bead_elements(player, "milk")):
        bead.click()
        expect_value(player, "milk"[: place + 1])
    bead_elements(player, "i")[0].click()
    expect_value(player, "mlk")
    player.click("Delete")
    expect_value(player, "ml")
    player.click("Shuffle")
    expect_value(player, "ml")
    player.until(lambda: player.run("return document.getAnimations().length === 0"), "the letters are in their places")
    for bead in bead_elements(player, "is"):
        bead.click()
    player.click("Enter")
    player.sees("You can't just make them up", where="#refusal")
    bead_elements(player, "m")[0].click()
    expect_value(player, "m")


def test_a_drag_that_stops_at_some_letters_spells_them(player):
    # The pointer goes from the first bead across others to a later one, and back to one between. It stops at each.
    letters = player.run(READ_LETTERS)
    first, *_, middle, _, last = player.run(FIND_BEADS)[: len(letters) // 2 + 1]
    chain = ActionChains(player.driver, duration=300)
    chain.click_and_hold(first).pause(0.1).move_to_element(last).pause(0.2).move_to_element(middle).pause(0.1).release()
    chain.perform()
    spelled = [player.run("return arguments[0].textContent", bead) for bead in (first, last, middle)]
    expect_value(player, "".join(spelled))


def test_a_letter_replaces_a_refused_word_and_backspace_corrects_it(player):
    for keys, expected in [("x", "x"), (Keys.BACKSPACE, "mils"), (Keys.ARROW_LEFT + "x", "milsxk")]:
        player.enter("milsk")
        player.sees("You can't just make them up", where="#refusal")
        player.press(keys)
        expect_value(player, expected)
        player.press(Keys.ESCAPE)
        expect_value(player, "")
    player.enter("milk" * 16)
    player.until(lambda: player.text("#refusal"), "a refusal")
    player.press("silk")
    expect_value(player, "silk")
    player.press(Keys.ENTER)
    player.sees_words("silk")
