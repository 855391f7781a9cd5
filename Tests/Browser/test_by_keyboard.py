"""Everything can be reached and done without a pointer, and the focus is always visible."""

import pytest
from player import expect
from words import common

# The focused element: its name, and the box of its visible part.
FOCUSED = """() => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const label = focused.closest("label")?.textContent;
  const seen = focused.matches(".unseen") ? focused.closest("label")
    : focused.matches("#word") ? document.querySelector("#field") : focused;
  const { x, y, width, height } = seen.getBoundingClientRect();
  const name = focused.id || focused.ariaLabel || (focused.name && `${focused.name} ${label}`) || focused.textContent;
  return { name, x, y, width, height };
}"""


def screenshot_around(player, box):
    size = player.page.viewport_size
    left, top = max(0, box["x"] - 8), max(0, box["y"] - 8)
    clip = {
        "x": left,
        "y": top,
        "width": min(size["width"], box["x"] + box["width"] + 8) - left,
        "height": min(size["height"], box["y"] + box["height"] + 8) - top,
    }
    return player.page.screenshot(clip=clip, animations="disabled")


def tab_through(player, first):
    """Presses Tab until the first control is focused again; returns all names, and those whose focus is not visible."""
    names, unseen = [], []
    for _ in range(90):
        focused = player.page.evaluate(FOCUSED)
        if focused and focused["name"] == first and names:
            return names, unseen
        if focused:
            names.append(focused["name"])
            size = player.page.viewport_size
            is_in_view = focused["y"] > -1 and focused["y"] + min(focused["height"], 44) <= size["height"] + 1
            with_focus = screenshot_around(player, focused) if is_in_view else None
            player.page.evaluate("() => { window.last = document.activeElement; last.blur(); }")
            if not is_in_view or screenshot_around(player, focused) == with_focus:
                unseen.append(focused["name"])
            player.page.evaluate("() => last.focus()")
        player.press("Tab")
    raise AssertionError(f"the focus does not come back to {first}: {names}")


@pytest.mark.not_in_firefox("forced colours")
@pytest.mark.parametrize(
    "settings",
    [{}, {"color_scheme": "dark"}, {"forced_colors": "active"}, {"viewport": {"width": 390, "height": 844}}],
    ids=str,
)
def test_the_focus_is_visible_on_every_control(open_page, settings):
    player = open_page(reduced_motion="reduce", **settings).find("milk", "silk")
    names, unseen = tab_through(player, "word")
    assert {
        "word",
        "enter",
        "delete",
        "shuffle",
        "new-word",
        "undo",
        "open-how",
        "open-settings",
        "open-hint",
        "end-round",
        "sort",
    } <= set(names)
    assert len([name for name in names if len(name) == 1]) == 1
    assert unseen == []


@pytest.mark.not_in_firefox("Tab, which goes on to buttons of the browser there")
def test_the_focus_is_visible_on_every_setting_and_stays_in_the_dialog(open_page):
    player = open_page(reduced_motion="reduce").find("milk")
    player.button("Settings").focus()
    player.press("Enter")
    expect(player.page.get_by_role("dialog", name="Settings")).to_be_visible()
    first = player.page.evaluate(FOCUSED)["name"]
    names, unseen = tab_through(player, first)
    assert {"export", "import"} <= set(names)
    assert not {"word", "enter", "new-word"} & set(names)
    assert unseen == []


@pytest.mark.journey
def test_a_dialog_is_closed_by_escape_and_by_its_button_and_the_focus_returns(open_page):
    player = open_page()
    for opener, name, close in [
        ("How to play", "How to play", "Close"),
        ("Settings", "Settings", "Close"),
        ("End the round", "End this round?", "Keep playing"),
    ]:
        for closes_by_button in (False, True):
            button = player.button(opener).first
            button.focus()
            player.press("Enter")
            dialog = player.page.get_by_role("dialog", name=name)
            expect(dialog).to_be_visible()
            if closes_by_button:
                dialog.get_by_role("button", name=close).focus()
            player.press("Enter" if closes_by_button else "Escape")
            expect(dialog).to_be_hidden()
            expect(button).to_be_focused()


@pytest.mark.behaviour
def test_the_beads_are_pressed_by_keyboard_and_a_used_one_stays_reachable(open_page):
    player = open_page()
    for letter in "milk":
        player.bead(letter).focus()
        player.press("Enter")
        expect(player.page.get_by_role("button", name=f"{letter}, used", exact=True)).to_be_focused()
    expect(player.field).to_have_value("milk")
    player.press("Enter")
    expect(player.field).to_have_value("mil")
    player.bead("k").focus()
    player.press("Space")
    player.button("Enter").focus()
    player.press("Enter")
    player.sees_words("milk")
    expect(player.button("Enter")).to_be_focused()


@pytest.mark.behaviour
def test_letters_are_typed_only_in_the_game(open_page):
    player = open_page().find("milk", "silk")
    player.button("Settings").click()
    player.type("worm?").press("Escape")
    expect(player.field).to_have_value("")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    # A focused list box handles letters itself.
    player.page.get_by_label("Order of the words").focus()
    player.type("s")
    expect(player.field).to_have_value("")


@pytest.mark.behaviour
@pytest.mark.parametrize("place", ["New Word", "Undo New Word", "Hint", "How to play", "the ground", "Got it"])
def test_letters_reach_the_field_wherever_the_focus_is_and_enter_plays_them(open_page, place):
    player = open_page()
    if place == "the ground":
        player.page.locator(".head").click(position={"x": 5, "y": 3})
    elif place == "How to play":
        player.button(place).click()
        player.press("Escape")
        expect(player.page.get_by_role("dialog")).to_have_count(0)
    else:
        player.button(place).click(force=True)
    root = player.root
    player.type("xa").press("Backspace", "Backspace", "Escape")
    player.type(common(root)[0]).press("Enter")
    player.sees_newest(common(root)[0])
    expect(player.heading).to_have_text(root)


@pytest.mark.behaviour
def test_after_new_word_in_the_result_letters_and_enter_play_a_word(open_page):
    player = open_page().find("milk")
    player.end().get_by_role("button", name="New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    player.type("xyz").press("Enter")
    expect(player.refusal).to_contain_text("Word not possible")
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def test_browser_shortcuts_are_left_to_the_browser(open_page):
    player = open_page()
    for keys in ["Control+c", "Control+l", "Alt+m", "Control+Enter"]:
        player.press(keys)
    expect(player.field).to_have_value("")
    expect(player.found).to_have_count(0)


@pytest.mark.journey
def test_the_letters_are_one_tab_stop_and_the_arrows_move_between_them(open_page):
    player = open_page()
    letters = player.page.get_by_role("group", name="Letters").get_by_role("button")
    player.field.focus()
    player.press("Tab")
    expect(letters.nth(0)).to_be_focused()
    player.press("ArrowRight", "ArrowRight")
    expect(letters.nth(2)).to_be_focused()
    player.press("ArrowLeft", "Enter")
    expect(player.field).to_have_value(letters.nth(1).inner_text())
    player.press("End", "ArrowRight")
    expect(letters.nth(7)).to_be_focused()
    player.press("Tab", "Shift+Tab")
    expect(letters.nth(7)).to_be_focused()
    player.press("Home")
    expect(letters.nth(0)).to_be_focused()
    # On one row, there is no letter above or below.
    for key in ("ArrowDown", "ArrowUp"):
        player.press(key)
        expect(letters.nth(0)).to_be_focused()


def test_on_two_rows_the_arrows_also_move_up_and_down(open_page, phone):
    player = open_page(**phone)
    letters = player.page.get_by_role("group", name="Letters").get_by_role("button")
    letters.nth(1).focus()
    player.press("ArrowDown")
    expect(letters.nth(5)).to_be_focused()
    player.press("ArrowDown", "ArrowUp")
    expect(letters.nth(1)).to_be_focused()


@pytest.mark.parametrize("fragment, name", [("", "How to play"), ("#c1.", "A challenge")])
def test_letters_reach_the_field_after_a_dialog_was_closed_by_a_click(open_page, fragment, name):
    player = open_page().type("sil").press("?")
    expect(player.page.get_by_role("dialog", name="How to play")).to_be_visible()
    if fragment:
        player.press("Escape")
        player.page.evaluate("(fragment) => { location.hash = fragment; }", fragment)
    player.page.get_by_role("dialog", name=name).get_by_role("button", name="Close").last.click()
    player.type("k").press("Enter")
    player.sees_words("silk")
