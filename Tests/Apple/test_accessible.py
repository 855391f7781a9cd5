"""A source lint for row A10: what a missing label, a fixed size or a movement that cannot be stopped looks like in the code."""

import re

import pytest
from sources import APP, VIEWS, code, name


def all_code():
    return "\n".join(code(path) for path in VIEWS)


@pytest.mark.parametrize("path", VIEWS, ids=name)
def test_type_follows_the_player(path):
    assert not re.search(r"\.system\(size:|Font\.custom|\.custom\(|fixedSize", code(path))


@pytest.mark.parametrize("path", VIEWS, ids=name)
def test_every_picture_is_part_of_an_element_with_a_label(path):
    text = code(path)
    if "Image(" in text:
        assert ".accessibilityElement(children: .ignore)" in text and ".accessibilityLabel(" in text


@pytest.mark.parametrize("path", VIEWS, ids=name)
def test_every_button_has_words(path):
    text = code(path)
    for match in re.finditer(r"\bButton\(", text):
        after = text[match.end() : match.end() + 400]
        is_named = re.match(r"\s*model\.wording\.text\(", after)
        assert is_named or "Label(" in after or ".accessibilityLabel(" in text, after[:80]


@pytest.mark.parametrize("path", VIEWS, ids=name)
def test_what_moves_asks_whether_it_may(path):
    text = code(path)
    if re.search(r"withAnimation\(|\.animation\(|\.transition\(", text):
        assert "reducesMotion: reducesMotion" in text or "func animation" in text
        assert not re.search(r"withAnimation\s*\{", text)


def test_targets_are_large_enough_to_touch():
    for path in VIEWS:
        for size in re.findall(r"minHeight: (\d+)", code(path)):
            assert int(size) >= 44, name(path)
    beads = code(APP / "Views/LetterBeads.swift")
    assert "smallest: CGFloat = 56" in beads and "max(side, LetterBeads.smallest)" in beads


def test_a_plain_button_has_a_size_of_its_own():
    for path in VIEWS:
        text = code(path)
        if ".buttonStyle(.plain)" in text:
            assert ".frame(width: side, height: side)" in text and ".contentShape(" in text


def test_a_found_word_is_one_element_with_an_action():
    row = code(APP / "Views/FoundWordRow.swift")
    for call in [
        "accessibilityElement(children: .ignore)",
        "accessibilityLabel(Text(english: find.text))",
        "accessibilityHint(",
        "accessibilityAction(named:",
    ]:
        assert call in row


def test_found_words_have_a_rotor_and_finds_are_spoken():
    assert ".accessibilityRotor(" in code(APP / "Views/PlayList.swift")
    assert "AccessibilityNotification.Announcement" in code(APP / "Views/FindFeedback.swift")


def test_a_bonus_is_told_by_a_word_and_a_shape_and_not_by_colour_alone():
    row = code(APP / "Views/FoundWordRow.swift")
    assert "BonusMark(" in row and ".symbolVariant(" in row


def test_words_of_the_game_are_spoken_as_english():
    for path in VIEWS:
        for shown in re.findall(r"\bText\(([^()]*)|accessibilityLabel\(([^()]*)\)", code(path)):
            word = re.search(r"\bword\.description|\brootWord|\bfind\.text", "".join(shown))
            assert not word or shown[0].startswith("english: "), name(path)
    for view in ["FoundWordRow", "WordRows", "GameView", "LetterStrip"]:
        assert "Text(english: " in code(APP / f"Views/{view}.swift")


def test_the_bar_has_signs_that_can_be_shown_large():
    bar = code(APP / "Views/GameToolbar.swift")
    assert bar.count("accessibilityShowsLargeContentViewer()") == bar.count("Label(") + bar.count("Menu(")
    assert "Text(" not in bar, "text in a bar stays small"


def test_haptics_can_be_turned_off():
    for path in VIEWS:
        text = code(path)
        assert text.count(".sensoryFeedback(") == text.count("settings.hasHaptics }"), name(path)


def test_nothing_lets_a_clock_end_what_a_player_does():
    # The field waits to see whether it got the focus; that ends nothing.
    waits = re.findall(r"\bTimer\b|asyncAfter|Task\.sleep", all_code())
    assert waits == ["Task.sleep"] and "Task.sleep" in code(APP / "Views/WordField.swift")
