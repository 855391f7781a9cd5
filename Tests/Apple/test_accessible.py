"""The views are accessible: everything has a label, text sizes can change, and reduced motion is respected."""

import re

from sources import VIEW_FILES, assert_none, code, relative_path, types, view_code

# The code that a view must contain. No compiler and no other test would notice if any of it were missing.
REQUIRED_CALLS = {
    "FoundWordRow": [
        "MeaningButton(",
        "WordMeaning(",
        "Text(english: ",
        "accessibilityValue(",
        "accessibilityHint(",
        "accessibilityAction(named:",
        # Color is not the only sign of a bonus word.
        "BonusMark(",
        ".symbolVariant(",
    ],
    "WordRow": ["MeaningButton(", "WordMeaning(", "Text(english: "],
    "WordBookRow": ["MeaningButton(", "WordMeaning("],
    "MeaningButton": [".accessibilityLabel(Text(english: word.description))"],
    "GameView": ["Text(english: "],
    "LetterStrip": ["Text(english: "],
    # Screen readers do not read the clock every second.
    "TimeLeft": [".updatesFrequently"],
    "BoardList": [".accessibilityRotor("],
    "FoundWordFeedback": ["AccessibilityNotification.Announcement"],
    "PanelView": [".gameLook()", ".panelColors()"],
    "LetterBeads": ["smallestSide: CGFloat = 56", "max(side, LetterBeads.smallestSide)"],
}


def test_each_view_has_its_accessibility_calls():
    assert_none(
        f"{one}: {call}" for one, calls in REQUIRED_CALLS.items() for call in calls if call not in view_code(one)
    )
    assert "accessibilityHidden" not in view_code("WordMeaning")


def test_text_sizes_follow_the_system_setting():
    fixed_size_pattern = r"\.system\(size:|Font\.custom|\.custom\(|fixedSize"
    assert_none(relative_path(path) for path in VIEW_FILES if re.search(fixed_size_pattern, code(path)))


def test_every_image_is_part_of_an_element_with_a_label():
    def is_silent(text):
        # A button with a meaning is labeled with its word, a label has a title, and the picture for sharing is not
        # part of a view.
        if not re.search(r"\bImage\((?!decorative)", text) or "MeaningButton(" in text or "Label(title:" in text:
            return False
        return ".accessibilityElement(children: .ignore)" not in text or ".accessibilityLabel(" not in text

    assert_none(
        f"{relative_path(path)}: {text.split(chr(10))[0]}"
        for path in VIEW_FILES
        for text in types(code(path))
        if is_silent(text)
    )


def test_every_button_has_a_label():
    def unnamed_buttons(text):
        for match in re.finditer(r"\bButton\(", text):
            after = text[match.end() : match.end() + 400]
            is_named = re.match(r"\s*(model\.)?wording\.text\(", after)
            if not (is_named or "Label(" in after or ".accessibilityLabel(" in text):
                yield after[:80]

    assert_none(f"{relative_path(path)}: {button}" for path in VIEW_FILES for button in unnamed_buttons(code(path)))


def test_animations_respect_reduced_motion():
    def ignores_reduced_motion(text):
        if not re.search(r"withAnimation\(|\.animation\(|\.transition\(", text):
            return False
        checks_setting = "reducesMotion: reducesMotion" in text or "func animation" in text
        return not checks_setting or re.search(r"withAnimation\s*\{", text)

    assert_none(relative_path(path) for path in VIEW_FILES if ignores_reduced_motion(code(path)))


def test_targets_are_large_enough_to_touch():
    sizes = [(path, int(size)) for path in VIEW_FILES for size in re.findall(r"minHeight: (\d+)", code(path))]
    assert_none(f"{relative_path(path)}: {size}" for path, size in sizes if size < 44)
    # A plain button has no minimum size.
    plain_buttons = [path for path in VIEW_FILES if ".buttonStyle(.plain)" in code(path)]
    large_size_pattern = r"\.frame\((width: side, height: side|.*minHeight: 44)"
    assert_none(
        relative_path(path)
        for path in plain_buttons
        if not re.search(large_size_pattern, code(path)) or ".contentShape(" not in code(path)
    )


def test_tappable_elements_are_buttons():
    # Gestures are not accessible by keyboard or VoiceOver. The only one enlarges the tap area of the text field.
    gestures = [relative_path(path) for path in VIEW_FILES if "onTapGesture" in code(path)]
    assert gestures == ["Sources/ScrambleApp/Views/Field/WordField.swift"]


def test_words_of_the_game_are_spoken_as_english():
    spoken_arguments = [
        (path, "".join(pair))
        for path in VIEW_FILES
        for pair in re.findall(r"\bText\(([^()]*)|accessibilityLabel\(([^()]*)\)", code(path))
    ]
    words = [one for one in spoken_arguments if re.search(r"\bword\.description|\brootWord|\bfoundWord\.text", one[1])]
    assert words
    assert_none(f"{relative_path(path)}: {text}" for path, text in words if not text.startswith("english: "))


def test_the_toolbar_supports_the_large_content_viewer():
    bar = view_code("GameToolbar")
    assert bar.count("accessibilityShowsLargeContentViewer()") == bar.count("Label(") + bar.count("Menu(")
    assert "Text(" not in bar, "text in a bar stays small"


def test_haptics_can_be_turned_off():
    def haptics_and_conditions(text):
        return text.count(".sensoryFeedback("), len(re.findall(r"settings\.hasHaptics\s*\}", text))

    assert_none(relative_path(path) for path in VIEW_FILES if len(set(haptics_and_conditions(code(path)))) > 1)


def test_no_timer_interrupts_the_player():
    assert_none(
        relative_path(path) for path in VIEW_FILES if re.search(r"\bTimer\b|asyncAfter|Task\.sleep", code(path))
    )


def test_lists_in_panels_have_the_colors_of_the_game():
    panels = [path for path in VIEW_FILES if path.parent.name == "Panels"]
    assert_none(relative_path(path) for path in panels if re.search(r"(?<!Panel)\bList \{", code(path)))
