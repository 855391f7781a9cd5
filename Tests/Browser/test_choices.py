"""Each setting has its effect and is remembered."""

import re

import pytest
from player import expect
from words import common, grade, roots


def open_settings(player):
    player.button("Settings").click()
    expect(player.page.get_by_role("dialog", name="Settings")).to_be_visible()
    return player


def deal_new_word(player):
    root = player.root
    player.press("Escape")
    player.button("New Word").click()
    expect(player.heading).not_to_have_text(root)
    return player.root


def test_new_words_are_familiar_and_have_the_chosen_difficulty(open_page):
    player = open_page()
    for difficulty in ["easy", "medium", "hard"]:
        open_settings(player).choose("Difficulty", difficulty)
        for _ in range(2):
            root = deal_new_word(player)
            assert (roots()[root], grade(root)) == (True, difficulty)
            expect(player.page.get_by_text(f"Free round, {difficulty}")).to_be_visible()


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
