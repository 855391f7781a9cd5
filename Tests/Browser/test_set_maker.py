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


def saved_set_names(player):
    """The names of the saved sets, in alphabetical order."""
    return sorted(maker(player).locator(".saved-sets b").all_text_contents())


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


def test_puzzles_are_added_ordered_and_removed_by_keyboard(open_page):
    player = open_page("?class")
    paste(player, "carbon\nocean\natom\nphotosynthesis").focus()
    expect(chosen_roots(player)).not_to_have_count(0)
    # At most 20 key presses lead from the list to the Print button.
    skip = player.button("Skip the puzzles")
    hidden_box = skip.bounding_box()

    def press_until(name):
        for keys in range(1, 30):
            player.press("Tab")
            if player.page.evaluate("() => document.activeElement.innerText") == name:
                return keys

    keys = press_until("Skip the puzzles")
    # The button that skips the puzzles is visible only while it has the focus.
    assert hidden_box["width"] == 1 and skip.bounding_box()["height"] >= 44
    player.press("Enter")
    assert keys + press_until("Print") <= 20

    before = chosen_roots(player).all_text_contents()
    own_puzzle = maker(player).get_by_label("A puzzle of your own")
    for text, messages in {
        "qqqq": "No word that counts can be made from it",
        before[0]: f"{before[0]} is already chosen.",
        "café": "use a to z",
    }.items():
        own_puzzle.fill(text)
        player.press("Enter")
        expect(own_puzzle).to_have_attribute("aria-invalid", "true")
        expect(maker(player).locator("#own-puzzle-status")).to_contain_text(messages)
        expect(chosen_roots(player)).to_have_text(before)
    own_puzzle.fill("silkworm")
    player.press("Enter")
    expect(chosen_roots(player)).to_have_text([*before, "silkworm"])
    expect(own_puzzle).to_have_value("")
    up = player.button("Move silkworm up")
    up.focus()
    player.press("Enter")
    expect(chosen_roots(player)).to_have_text([*before[:-1], "silkworm", before[-1]])
    expect(up).to_be_focused()
    player.button("Remove silkworm").focus()
    player.press("Enter")
    expect(chosen_roots(player)).to_have_text(before)
    expect(player.button(f"Remove {before[-1]}")).to_be_focused()
    player.button(f"Words in {before[0]}").press("Enter")
    expect(maker(player).locator("ol.puzzles mark").first).to_be_visible()
    maker(player).get_by_label("Your list").fill("milk")
    expect(chosen_roots(player)).to_have_text(before)
    player.button("Choose them from the list again").press("Enter")
    expect(chosen_roots(player)).to_have_count(1)


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


def test_sets_are_saved_renamed_changed_copied_and_removed(open_page):
    player = open_page("?class")
    paste(player, "milk\nsilk\nworm")
    saved_sets = maker(player).locator(".saved-sets li")
    expect(saved_sets).to_have_count(0)
    name = maker(player).get_by_label("Name of the set")
    name.fill("Unit 3: Wörter")
    player.button("Keep on this device").click()
    expect(maker(player).get_by_text("Kept on this device.")).to_be_visible()
    expect(saved_sets).to_have_text([re.compile("^Unit 3: Wörter 1 puzzle")])
    first = code(player)
    name.fill("Unit 4")
    player.button("Keep on this device").click()
    expect(saved_sets).to_have_text([re.compile("^Unit 4 1 puzzle")])
    maker(player).get_by_role("radio", name="4").check()
    expect(maker(player).get_by_text("You changed this set")).to_be_visible()
    name.fill("Longer")
    player.button("Keep as another set").click()
    until(lambda: saved_set_names(player) == ["Longer", "Unit 4"])
    maker(player).get_by_role("radio", name="By letters").check()
    expect(player.button("Keep on this device")).to_be_hidden()
    player.button("Replace the old set").click()
    until(lambda: saved_set_names(player) == ["Longer", "Unit 4"])
    assert code(player) != first
    player.wait_for_writes()

    player.reload()
    until(lambda: saved_set_names(player) == ["Longer", "Unit 4"])
    player.button("Open Unit 4").click()
    expect(name).to_have_value("Unit 4")
    assert code(player) == first
    player.button("Remove Unit 4").click()
    expect(saved_sets).to_have_text([re.compile("^Longer")])
    expect(player.button("Undo")).to_be_focused()
    player.press("Enter")
    expect(saved_sets).to_have_count(2)
    player.button("Play Unit 4").click()
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    expect(player.heading).to_have_text(re.compile("^[a-z]+$"))
    assert first in "".join(player.on_disk()["shelf"])


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


def test_words_in_no_puzzle_are_shown_while_puzzles_are_chosen(open_page):
    player = open_page("?class")
    paste(player, "carbon\nocean\nplants\nphotosynthesis\nqqq")
    uncovered = maker(player).locator(".uncovered")
    # A root with more words than a class can find has a note and is not chosen.
    large_puzzle = maker(player).locator(".puzzles li", has_text="photosynthesis").last
    expect(large_puzzle).to_contain_text("More than a class can find.")
    expect(chosen_roots(player)).not_to_contain_text(["photosynthesis"])
    expect(uncovered).to_contain_text("Not in your puzzles: photosynthesis. You can add a puzzle that holds it below.")
    expect(uncovered).to_contain_text("No puzzle here has all the letters of qqq.")
    own_puzzle = maker(player).get_by_label("A puzzle of your own")
    own_puzzle.fill("internationally")
    expect(maker(player).locator("#own-puzzle-status")).to_contain_text("More than a class can find.")
    own_puzzle.fill("silkworm")
    expect(maker(player).locator("#own-puzzle-status")).not_to_contain_text("More than")
    # Removing a puzzle may leave words in no puzzle.
    for _ in range(chosen_roots(player).count()):
        player.button(f"Remove {chosen_roots(player).first.text_content()}").click()
    expect(uncovered).to_contain_text("Not in your puzzles: carbon, ocean, plants, photosynthesis.")
    expect(uncovered).to_contain_text("You can add a puzzle that holds them below.")
    player.button("Add photosynthesis").click()
    expect(uncovered).not_to_contain_text("photosynthesis")
    expect(maker(player).locator("ol.puzzles li")).to_contain_text("More than a class can find.")


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


def test_the_card_of_a_set_counts_its_puzzles_and_its_words(open_page):
    teacher, pupil = open_page("?class"), open_page()
    paste(teacher, "milk")
    card = pupil.page.get_by_role("dialog", name="Puzzles for a class")

    def pass_on():
        pupil.page.evaluate("(code) => { location.hash = code; }", code(teacher))
        expect(card).to_be_visible()
        text = card.locator("#set-lines").inner_text()
        pupil.press("Escape")
        return text

    expect(chosen_roots(teacher)).to_have_count(1)
    first_code = code(teacher)
    assert "1 word of the unit is hidden in it." in pass_on()
    maker(teacher).get_by_label("A puzzle of your own").fill("planters")
    teacher.press("Enter")
    expect(chosen_roots(teacher)).to_have_count(2)
    until(lambda: code(teacher) != first_code)
    assert "2 puzzles, one after the other." in (text := pass_on())
    assert "1 word of the unit is hidden in them." in text


def test_a_link_or_code_of_a_set_pasted_as_the_list_opens_the_set(open_page):
    player = open_page("?class")
    for text in [f"{player.address}#{sets.TWO_ROUNDS}", sets.TWO_ROUNDS]:
        paste(player, text)
        expect(maker(player).get_by_text("This is a set, not a list of words.")).to_be_visible()
        expect(maker(player).locator(".notes li")).to_have_count(0)
        player.button("Open the set").click()
        expect(chosen_roots(player)).to_have_text(["silkworm", "planters"])
        expect(words(player)).to_have_text(["milk", "plant", "tomb"])
        expect(maker(player).get_by_text("This is a set, not a list of words.")).to_have_count(0)
    paste(player, "milk\nsilk s1.\n")
    expect(words(player)).to_contain_text(["milk"])
    expect(maker(player).get_by_text("This is a set, not a list of words.")).to_have_count(0)
