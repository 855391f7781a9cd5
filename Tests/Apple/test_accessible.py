"""A source lint for row A10: it finds missing labels, fixed sizes and animations that cannot be turned off."""

import re

import pytest
from sources import VIEWS, code, name, types, view


def all_code():
    return "\n".join(code(path) for path in VIEWS)


@pytest.mark.parametrize("path", VIEWS, ids=name)
def test_text_sizes_follow_the_system_setting(path):
    assert not re.search(r"\.system\(size:|Font\.custom|\.custom\(|fixedSize", code(path))


@pytest.mark.parametrize("path", VIEWS, ids=name)
def test_every_image_is_part_of_an_element_with_a_label(path):
    for text in types(code(path)):
        # A button with a meaning has the label of its word, and an image that is drawn to be sent is shown elsewhere.
        if re.search(r"\bImage\((?!decorative)", text) and "MeaningButton(" not in text:
            assert ".accessibilityElement(children: .ignore)" in text and ".accessibilityLabel(" in text


@pytest.mark.parametrize("path", VIEWS, ids=name)
def test_every_button_has_a_label(path):
    text = code(path)
    for match in re.finditer(r"\bButton\(", text):
        after = text[match.end() : match.end() + 400]
        is_named = re.match(r"\s*(model\.)?wording\.text\(", after)
        assert is_named or "Label(" in after or ".accessibilityLabel(" in text, after[:80]


@pytest.mark.parametrize("path", VIEWS, ids=name)
def test_animations_respect_reduced_motion(path):
    text = code(path)
    if re.search(r"withAnimation\(|\.animation\(|\.transition\(", text):
        assert "reducesMotion: reducesMotion" in text or "func animation" in text
        assert not re.search(r"withAnimation\s*\{", text)


def test_targets_are_large_enough_to_touch():
    for path in VIEWS:
        for size in re.findall(r"minHeight: (\d+)", code(path)):
            assert int(size) >= 44, name(path)
    beads = view("LetterBeads")
    assert "smallest: CGFloat = 56" in beads and "max(side, LetterBeads.smallest)" in beads


def test_a_plain_button_has_an_explicit_size():
    for path in VIEWS:
        text = code(path)
        if ".buttonStyle(.plain)" in text:
            assert re.search(r"\.frame\((width: side, height: side|.*minHeight: 44)", text) and ".contentShape(" in text


def test_a_found_word_is_a_button_with_an_action():
    row = view("FoundWordRow")
    for call in ["MeaningButton(", "accessibilityValue(", "accessibilityHint(", "accessibilityAction(named:"]:
        assert call in row
    assert ".accessibilityLabel(Text(english: word.description))" in view("MeaningButton")


def test_what_can_be_touched_is_a_button_and_what_is_shown_can_be_read():
    # A gesture has no key and no place in the order of VoiceOver; the border of the field only makes the field larger.
    gestures = [name(path) for path in VIEWS if "onTapGesture" in code(path)]
    assert gestures == ["Sources/ScrambleApp/Views/Field/WordField.swift"]
    for row in ["FoundWordRow", "WordRows", "WordBookRow"]:
        assert "MeaningButton(" in view(row) and "WordMeaning(" in view(row)
    assert "accessibilityHidden" not in view("WordMeaning")


def test_the_clock_is_not_read_each_second():
    assert ".updatesFrequently" in view("TimeLeft")


def test_found_words_have_a_rotor_and_are_announced():
    assert ".accessibilityRotor(" in view("PlayList")
    assert "AccessibilityNotification.Announcement" in view("FoundWordFeedback")


def test_a_bonus_word_is_marked_by_text_and_shape_and_not_by_colour_alone():
    row = view("FoundWordRow")
    assert "BonusMark(" in row and ".symbolVariant(" in row


def test_words_of_the_game_are_spoken_as_english():
    for path in VIEWS:
        for shown in re.findall(r"\bText\(([^()]*)|accessibilityLabel\(([^()]*)\)", code(path)):
            word = re.search(r"\bword\.description|\brootWord|\bfoundWord\.text", "".join(shown))
            assert not word or shown[0].startswith("english: "), name(path)
    for shown in ["FoundWordRow", "WordRows", "GameView", "LetterStrip"]:
        assert "Text(english: " in view(shown)


def test_the_toolbar_supports_the_large_content_viewer():
    bar = view("GameToolbar")
    assert bar.count("accessibilityShowsLargeContentViewer()") == bar.count("Label(") + bar.count("Menu(")
    assert "Text(" not in bar, "text in a bar stays small"


def test_haptics_can_be_turned_off():
    for path in VIEWS:
        text = code(path)
        assert text.count(".sensoryFeedback(") == len(re.findall(r"settings\.hasHaptics\s*\}", text)), name(path)


def test_no_timer_interrupts_the_player():
    # The field waits to check whether it received the focus, and a panel until an alert has gone, which interrupts nothing.
    waits = re.findall(r"\bTimer\b|asyncAfter|Task\.sleep", all_code())
    assert waits == ["Task.sleep"] * 2 and "Task.sleep" in view("WordField") and "Task.sleep" in view("PanelPresenting")


def test_panels_have_the_colours_of_the_game():
    assert ".gameLook()" in view("PanelView") and ".panelColors()" in view("PanelView")
    for path in VIEWS:
        if path.parent.name == "Panels":
            assert not re.search(r"(?<!Panel)\bList \{", code(path)), name(path)
