"""Each setting has its effect and is remembered."""

import re

import pytest
import saved
from player import expect
from words import common, grades


def open_settings(player):
    player.button("Settings").click()
    expect(player.page.get_by_role("dialog", name="Settings")).to_be_visible()
    return player


def set_switch(player, name, on):
    switch = player.page.get_by_role("switch", name=name)
    switch.click()
    expect(switch).to_have_attribute("aria-checked", on)
    expect(switch).to_have_text({"true": "On", "false": "Off"}[on])


def deal_new_word(player):
    root = player.root
    player.press("Escape")
    player.button("New Word").click()
    expect(player.heading).not_to_have_text(root)
    return player.root


def test_the_rules_that_are_chosen_apply_from_the_next_round_and_are_remembered(open_page):
    player = open_page().find("oil")
    open_settings(player).choose("Shortest word", "4").choose("Points", "By letters").press("Escape")
    player.find("owl").reload()
    open_settings(player)
    for name, value in [("Shortest word", "4"), ("Points", "By letters")]:
        expect(player.page.get_by_role("group", name=name).get_by_role("radio", name=value)).to_be_checked()
    player.press("Escape")
    player.visit("?root=alarming")
    player.enter("arm")
    expect(player.refusal).to_contain_text("Use at least 4 letters.")
    player.press("Escape", "Escape").find("alarm")
    expect(player.score).to_have_text(re.compile(r"^5\s+points$"))
    expect(player.page.get_by_text(f"Found 1 of {len(common('alarming', 4))}")).to_be_visible()


def test_new_words_have_the_chosen_difficulty_and_familiarity(open_page):
    player = open_page()
    for grade in ["easy", "medium", "hard"]:
        open_settings(player).choose("Difficulty", grade)
        for _ in range(2):
            assert grades()[deal_new_word(player)] == (True, grade)
            expect(player.page.get_by_text(f"Free round, {grade}")).to_be_visible()
    # Most roots are unfamiliar.
    open_settings(player).choose("Starting words", "All")
    assert any(not grades()[deal_new_word(player)][0] for _ in range(60))


def test_a_necklace_of_many_words_shows_the_share_that_was_found(open_page):
    root = "internationally"
    words = common(root)
    assert len(words) > 250
    record = saved.round_record(f"{root}-00000000000000aa", root, words[:100])
    player = open_page().write(saved.key(record), record).visit(f"?root={root}")
    result = player.end()
    assert result.locator(".necklace-drawing circle").count() == 200
    assert result.locator(".necklace-drawing circle.found").count() == 100 * 200 // len(words)


def test_the_number_of_words_can_be_hidden(open_page):
    player = open_page().find("milk")
    open_settings(player)
    set_switch(player, "Number of words", "false")
    player.press("Escape")
    for _ in range(2):
        expect(player.page.get_by_text("Found 1", exact=True)).to_be_visible()
        expect(player.page.get_by_text("15 left")).to_have_count(0)
        assert not re.search(r"\b(39|40)\b", player.page.get_by_role("main").inner_text())
        player.reload()
    result = player.end()
    expect(result.locator("#end-found")).to_have_text("Found 1")
    assert "40" not in result.inner_text() and result.locator(".necklace-drawing circle").count() < 10
    result.get_by_role("button", name="Show missed words").click()
    expect(result).to_contain_text("Found 1 of 40")


@pytest.mark.not_in_firefox("a system that is dark")
def test_the_chosen_look_overrides_the_system(open_page):
    player = open_page()
    read_background = """() => [document.body, document.documentElement].map((part) => getComputedStyle(part).backgroundColor)
      .find((color) => !color.endsWith(", 0)")).match(/\\d+/g).slice(0, 3).every((part) => part < 64)"""
    for look, scheme, is_dark in [("Auto", "dark", True), ("Dark", "light", True), ("Light", "dark", False)]:
        player.page.emulate_media(color_scheme=scheme)
        open_settings(player).choose("Look", look).press("Escape")
        assert player.page.evaluate(read_background) == is_dark, look
        player.reload()
        assert player.page.evaluate(read_background) == is_dark, f"{look}, after a reload"


@pytest.mark.not_in_firefox("reduced motion")
def test_nothing_moves_if_movement_is_off(open_page):
    """Movement is off by the setting, and then by the system."""
    player = open_page()
    open_settings(player)
    set_switch(player, "Animation", "false")
    player.press("Escape").reload()
    move(player)
    player.page.emulate_media(reduced_motion="reduce")
    open_settings(player)
    set_switch(player, "Animation", "true")
    player.press("Escape")
    player.visit("?root=planters")
    move(player)


def move(player):
    root, words = player.root, common(player.root)
    player.page.evaluate("() => { movements.length = 0; }")
    player.find(*words[:2])
    player.type(words[0] + root[0]).press("Enter")
    expect(player.refusal.get_by_role("button", name="OK")).to_be_visible()
    player.button("Shuffle").click()
    player.button("New Word").click()
    expect(player.refusal).to_be_empty()
    player.undo.click()
    expect(player.heading).to_have_text(root)
    player.reveal()
    assert player.page.evaluate("() => document.getAnimations().length") == 0
    assert player.page.evaluate("() => movements") == []
    player.press("Escape")


def test_the_words_can_be_sorted_and_the_order_is_remembered(open_page):
    player = open_page().find("worm", "silks"[:4], "swirl", "oil")
    order = player.page.get_by_label("Order of the words")
    player.expect_words("oil", "swirl", "silk", "worm")
    order.select_option(label="A to Z")
    player.expect_words("oil", "silk", "swirl", "worm")
    order.select_option(label="Length")
    player.expect_words("swirl", "silk", "worm", "oil")
    player.reload()
    player.expect_words("swirl", "silk", "worm", "oil")
    order.select_option(label="Newest")
    player.expect_words("oil", "swirl", "silk", "worm")


def test_the_hint_adds_up_and_names_no_word(open_page):
    player = open_page().find("milk", "oil", "skirl")
    player.button("Hint").click()
    hint = player.page.locator("#hint")
    unfound = [word for word in common("silkworm") if word not in ("milk", "oil")]
    expected_counts = {}
    for word in unfound:
        expected_counts.setdefault(word[0], {}).setdefault(len(word), 0)
        expected_counts[word[0]][len(word)] += 1
    # Each length is a bead and a text for screen readers: "3" and "3 letters: ".
    rows = [
        re.fullmatch(r"([a-z])((?: (\d)\3 letters: \d+)+)", row.strip())
        for row in hint.get_by_role("listitem").all_text_contents()
    ]
    shown_counts = {
        row[1]: {int(length): int(count) for length, count in re.findall(r"(\d) letters: (\d+)", row[2])}
        for row in rows
    }
    assert shown_counts == expected_counts
    total = sum(int(count) for count in re.findall(r"(\d+) left", player.page.locator("#lengths").inner_text()))
    assert total == len(unfound)
    player.find("silk")
    assert player.saved_rounds()["current"]["hints"] == 1
    player.button("Hint").click()
    expect(hint).to_be_hidden()
    player.button("Hint").click()
    player.button("New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    expect(hint).to_be_hidden()


@pytest.mark.journey
def test_the_settings_work_by_keyboard_and_keep_the_focus(open_page):
    player = open_page()
    open_settings(player)
    group = player.page.get_by_role("group", name="Difficulty")
    group.get_by_role("radio", checked=True).focus()
    for label in ["easy", "medium", "hard"]:
        player.press("ArrowRight")
        expect(group.get_by_role("radio", name=label)).to_be_checked()
        expect(group.get_by_role("radio", name=label)).to_be_focused()
    toggle = player.page.get_by_role("switch", name="Number of words")
    toggle.focus()
    player.press("Space")
    expect(toggle).to_have_attribute("aria-checked", "false")
    expect(toggle).to_be_focused()
    player.press("Escape")
    expect(player.button("Settings")).to_be_focused()


def test_a_changed_setting_does_not_reopen_the_how_to_play_card(open_page):
    player = open_page().find("milk")
    card = player.page.get_by_role("complementary", name="How to play")
    expect(card).to_be_hidden()
    player.button("Settings").click()
    player.choose("Look", "Dark")
    player.page.get_by_role("button", name="Done").click()
    expect(card).to_be_hidden()
    player.reload()
    expect(card).to_be_hidden()
