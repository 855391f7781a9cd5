"""The set maker: a list of words becomes a set of rounds, which is saved and played."""

import re

import pytest
import sets
from player import expect, until
from tour import apply_each_look, violations

PASTED_LIST = "1. Milk – Milch\n2) silk, WORM\n• plants\nécole\nopium\nice cream\ndon't\nmilk\nox"
# The notes that the maker shows about this list.
EXPECTED_NOTES = [
    "Only one of several columns is read, as in line 1.",
    "Line 4: ecole, without its accents.",
    "Line 6: ice cream is not a single word in the letters a to z.",
    "Line 7: don't is not a single word in the letters a to z.",
    "Line 8: milk is already in the list.",
    "Line 9: ox does not have 3 to 15 letters.",
    "Not in the game's word list, but counted in this set: ecole. Is the spelling right?",
]
# Replaces letters with Cyrillic ones that look the same.
FORBIDDEN_WORDS = ["bollocks", "crappers", "bullshit"]
LOOKALIKES = str.maketrans("aceiopxy", "асеіорху")


def maker(player):
    dialog = player.page.get_by_role("dialog", name="For a class")
    expect(dialog).to_be_visible()
    return dialog


def paste(player, text):
    """Replaces the list, as a paste does."""
    field = maker(player).get_by_label("Your list")
    field.fill(text)
    return field


def words(player):
    return maker(player).locator(".unit-words li")


def chosen_roots(player):
    return maker(player).locator("ol.puzzles b")


def code(player):
    """Waits for a set; returns its code."""
    field = maker(player).get_by_label("Code", exact=True)
    return until(field.input_value)


@pytest.mark.journey
def test_a_list_becomes_a_set_that_is_played_elsewhere(open_page):
    player = open_page("?root=starving")
    assert not [url for url in player.requests if "/class/" in url or "scramble-class" in url]
    player.button("For a class").click()
    # An example shows at once what the maker does.
    expect(maker(player).get_by_text("This is an example.")).to_be_visible()
    expect(maker(player).get_by_text("11 words", exact=True)).to_be_visible()
    expect(maker(player).get_by_text("Line 7: water cycle is not a single word in the letters a to z.")).to_be_visible()
    expect(maker(player).get_by_text("heat, tide: 2 of your 11")).to_be_visible()
    assert code(player).startswith("s1.")
    paste(player, PASTED_LIST)
    expect(words(player)).to_have_text(["milk", "silk", "worm", "plants", "ecole"])
    expect(maker(player).locator(".notes li")).to_have_text(EXPECTED_NOTES)
    question = maker(player).get_by_role("group", name="opium: some schools avoid this word. Use it?")
    question.get_by_role("button", name="Yes").click()
    expect(words(player)).to_have_text(["milk", "silk", "worm", "plants", "ecole", "opium"])
    expect(question.get_by_role("button", name="Yes")).to_be_focused()
    expect(question.get_by_role("button", name="Yes")).to_have_attribute("aria-pressed", "true")
    maker(player).get_by_label("Minutes for each puzzle").fill("5")
    roots = chosen_roots(player).all_text_contents()
    link = maker(player).get_by_label("Link", exact=True).input_value()
    assert link == f"{player.address}#{code(player)}"

    other = open_page(f"#{code(player)}")
    card = other.page.get_by_role("dialog", name="Puzzles for a class")
    expect(card.get_by_text(f"{len(roots)} puzzles, one after the other.")).to_be_visible()
    expect(card.get_by_text("5 minutes for each.")).to_be_visible()
    expect(card.get_by_text("5 words of the unit are hidden in them.")).to_be_visible()
    assert other.page.url == other.address
    other.reload()
    card.get_by_role("button", name="Play").click()
    expect(other.heading).to_have_text(roots[0])
    expect(card).to_be_hidden()
    assert [url for url in player.requests + other.requests if "s1." in url] == []

    player.page.bring_to_front()
    maker(player).get_by_role("button", name="Close").click()
    player.find("star")
    # How to play also leads to the maker.
    player.button("How to play").click()
    player.button("Make puzzles").click()
    expect(words(player)).to_have_count(6)


def test_a_draft_is_restored_until_everything_is_forgotten(open_page):
    player = open_page("?class")
    paste(player, "opium\novary\nmilk")
    for word, answer in (("ovary", "Yes"), ("opium", "No")):
        question = maker(player).get_by_role("group", name=f"{word}: some schools avoid this word. Use it?")
        question.get_by_role("button", name=answer).click()
    expect(words(player)).to_have_text(["ovary", "milk"])
    # Words that the set does not contain are named.
    paste(player, "oxygen\nqqq\nmilk")
    expect(maker(player).get_by_text("No puzzle here has all the letters of oxygen, qqq.")).to_be_visible()
    maker(player).get_by_role("radio", name="4").check()
    paste(player, "milk\noil")
    expect(maker(player).get_by_text("Shorter than 4 letters: oil.")).to_be_visible()
    maker(player).get_by_role("radio", name="3").check()
    paste(player, "")
    expect(maker(player).get_by_text("No words yet.")).to_be_visible()
    expect(maker(player).get_by_text("No puzzles yet.")).to_be_visible()
    expect(player.button("Keep on this device")).to_be_hidden()
    # After a puzzle has been tried out, the maker still has the list.
    paste(player, "milk\nsilk\nplants")
    expect(chosen_roots(player)).to_have_count(2)
    second = chosen_roots(player).all_text_contents()[1]
    player.button(f"Try {second}").click()
    expect(player.heading).to_have_text(second)
    sets.open_maker(player)
    expect(maker(player).get_by_label("Your list")).to_have_value("milk\nsilk\nplants")
    # A set that was only tried out is replaced by the saved one.
    maker(player).get_by_role("radio", name="4").check()
    player.button("Keep on this device").click()
    saved_sets = maker(player).locator(".saved-sets li")
    expect(saved_sets).to_have_count(1)
    player.button("New set").click()
    expect(maker(player).get_by_text("Your unsaved list was set aside.")).to_have_count(0)
    # A request for a new set waits until this one is saved.
    paste(player, "milk\nsilk")
    expect(chosen_roots(player)).to_have_count(1)
    buttons = [player.button(name).element_handle() for name in ("Keep on this device", "New set")]
    player.page.evaluate("buttons => buttons.forEach((button) => button.click())", buttons)
    expect(maker(player).get_by_label("Your list")).to_have_value("")
    expect(saved_sets).to_have_count(2)
    expect(maker(player).get_by_text("Your unsaved list was set aside.")).to_have_count(0)
    # A discarded list can be restored.
    paste(player, "milk\nopium\nworm")
    player.button("Yes").click()
    saved_sets.first.get_by_role("button", name=re.compile("^Open ")).click()
    expect(maker(player).get_by_text("Your unsaved list was set aside.")).to_be_visible()
    player.button("Undo").click()
    expect(maker(player).get_by_label("Your list")).to_have_value("milk\nopium\nworm")
    maker(player).get_by_label("Name of the set").fill("Unit 3")
    code_before = code(player)
    player.visit("?class")
    expect(maker(player).get_by_label("Your list")).to_have_value("milk\nopium\nworm")
    expect(maker(player).get_by_label("Name of the set")).to_have_value("Unit 3")
    assert code(player) == code_before
    player.page.evaluate("() => sessionStorage.setItem('of another page', '1')")
    player.press("Escape")
    player.button("Settings").click()
    player.button("Forget everything").click()
    player.page.get_by_role("dialog", name="Forget everything?").get_by_role("button", name="Forget everything").click()
    expect(player.notice).to_contain_text("Everything is forgotten.")
    assert player.page.evaluate("() => Object.keys(sessionStorage)") == ["of another page"]
    # Unreadable data in the tab's storage does not stop the page.
    player.page.evaluate("() => sessionStorage.setItem('word-scramble draft', '{damaged')")
    player.visit("?class")
    expect(maker(player).get_by_text("This is an example.")).to_be_visible()


def test_no_pasted_list_shows_a_forbidden_word_or_stops_the_page(open_page):
    player = open_page("?class")
    lines = [form for word in FORBIDDEN_WORDS for form in (word, word.translate(LOOKALIKES), " ".join(word))]
    paste(player, "\n".join(["milk", *lines]))
    expect(words(player)).to_have_text(["milk"])
    shown = maker(player).locator(".notes").inner_text().lower()
    letters_only = re.sub("[^a-z]", "", shown.translate(str.maketrans("асеіорху", "aceiopxy")))
    assert "line" in letters_only and [word for word in FORBIDDEN_WORDS if word in letters_only] == []
    own_puzzle = maker(player).get_by_label("A puzzle of your own")
    own_puzzle.fill(FORBIDDEN_WORDS[0])
    player.press("Enter")
    expect(own_puzzle).to_have_attribute("aria-invalid", "true")
    expect(chosen_roots(player)).to_have_count(1)
    formulas = '=HYPERLINK("http://x.example","milk")\n+1+1\n@SUM(A1)\n<img src=x onerror=alert(1)>\nmilk\n'
    # Playwright's `fill` would lay out all of the text first.
    maker(player).get_by_label("Your list").evaluate(
        "(field, text) => { field.value = text; field.dispatchEvent(new InputEvent('input', { bubbles: true })); }",
        formulas + "\n".join(f"{number} cmd!A0 \u202e\U0001f600 " * 20 for number in range(2500)),
    )
    expect(words(player)).to_have_text(["milk"])
    expect(
        maker(player).get_by_text(re.compile("^The list is too long: lines from [0-9]+ on were not read.$"))
    ).to_be_visible()
    expect(maker(player).get_by_text(re.compile("^Also left out, by line number: 2[0-9]–[0-9]+$"))).to_be_visible()
    four_letter_texts = [chr(97 + one) + chr(97 + two) + "ab" for one in range(26) for two in range(26)]
    paste(player, "\n".join(four_letter_texts))
    expect(words(player)).to_have_count(40)
    expect(maker(player).get_by_text("is left out. A set holds up to 40 words.").first).to_be_visible()


def test_axe_finds_no_violation_in_the_maker(open_page):
    player = open_page("?class", reduced_motion="reduce")
    page = player.page
    page.locator("#class textarea").first.fill("milk\nopium\nox\nice cream\ncarbon\nplants\ntomb\nqqq")
    page.locator(".question button").first.click()
    page.locator(".pass-on .act:not([hidden])").click()
    expect(page.locator(".saved-sets li")).to_have_count(1)
    page.locator(".puzzle-buttons [aria-expanded]").first.click()
    page.locator("#own-puzzle").fill("qqqq")
    page.locator("#set-minutes").fill("1000")
    found = {}
    for name, rules in apply_each_look(page):
        found.update({(name, rule): nodes for rule, nodes in violations(page, rules)})
        assert page.evaluate("() => document.querySelector('#class-body').scrollWidth <= innerWidth"), name
    page.locator(".pass-on .way:nth-child(2) .button").last.click()
    expect(page.locator(".qr svg")).to_be_visible()
    found.update({("QR", rule): nodes for rule, nodes in violations(page)})
    assert found == {}
