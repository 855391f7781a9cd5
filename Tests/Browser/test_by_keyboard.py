"""Everything can be done without a pointer, and the focus is always visible."""

import re

import pytest
from player import expect
from tour import LOOKS, apply_look, resize
from words import common

# The focused element: its name, and the box of its visible part.
READ_FOCUS = """() => {
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
    names, without_outline = [], []
    for _ in range(90):
        focused = player.page.evaluate(READ_FOCUS)
        if focused and focused["name"] == first and names:
            return names, without_outline
        if focused:
            names.append(focused["name"])
            size = player.page.viewport_size
            is_in_view = focused["y"] > -1 and focused["y"] + min(focused["height"], 44) <= size["height"] + 1
            with_focus = screenshot_around(player, focused) if is_in_view else None
            player.page.evaluate("() => { window.last = document.activeElement; last.blur(); }")
            if not is_in_view or screenshot_around(player, focused) == with_focus:
                without_outline.append(focused["name"])
            player.page.evaluate("() => last.focus()")
        player.press("Tab")
    raise AssertionError(f"the focus does not come back to {first}: {names}")


def test_the_focus_is_visible_on_every_control(open_page):
    player = open_page(reduced_motion="reduce").find("milk", "silk")
    controls = ["word", "enter", "delete", "shuffle", "new-word", "open-how", "open-settings", "open-hint"]
    without_outline = {}
    for name in ("light", "dark", "forced colours"):
        apply_look(player.page, LOOKS[name])
        player.field.focus()
        names, without_outline[name] = tab_through(player, "word")
        assert {*controls, "end-round", "sort"} <= set(names), name
        assert len([letter for letter in names if len(letter) == 1]) == 1, name
    apply_look(player.page, LOOKS["light"])
    resize(player, (390, 844))
    player.field.focus()
    without_outline["phone"] = tab_through(player, "word")[1]
    assert not any(without_outline.values()), without_outline


def test_the_focus_is_visible_on_every_setting_and_stays_in_the_dialog(open_page):
    player = open_page(reduced_motion="reduce").find("milk")
    player.button("Settings").focus()
    player.press("Enter")
    expect(player.page.get_by_role("dialog", name="Settings")).to_be_visible()
    first = player.page.evaluate(READ_FOCUS)["name"]
    names, without_outline = tab_through(player, first)
    assert {"export", "import"} <= set(names)
    assert not {"word", "enter", "new-word"} & set(names)
    assert without_outline == []


def test_letters_reach_the_field_wherever_the_focus_is_and_enter_plays_them(open_page):
    player = open_page()
    how_to_play = player.page.get_by_role("dialog", name="How to play")
    focus_actions = {
        "Got it": lambda: player.button("Got it").click(),
        "the ground": lambda: player.page.locator(".head").click(position={"x": 5, "y": 3}),
        "Hint": lambda: player.button("Hint").click(),
        "help, after Escape": lambda: (player.button("How to play").click(), player.press("Escape")),
        "help, after a click": lambda: (
            player.press("?"),
            how_to_play.get_by_role("button", name="Close").last.click(),
        ),
        "New Word": lambda: (player.button("New Word").click(), expect(player.heading).not_to_have_text("silkworm")),
        "Resume": lambda: (
            player.button("New Word").click(),
            player.offer.get_by_role("link", name="Resume").click(),
            expect(player.found).not_to_have_count(0),
        ),
    }
    played_words = []
    for place, go in focus_actions.items():
        go()
        expect(player.page.get_by_role("dialog"), place).to_have_count(0)
        root = player.root
        word = next(word for word in common(root) if word not in played_words)
        player.type("xa").press("Backspace", "Backspace", "Escape")
        player.type(word).press("Enter")
        expect(player.found.first, place).to_have_text(re.compile(rf"^{word}\b"))
        expect(player.heading, place).to_have_text(root)
        played_words.append(word)


@pytest.mark.journey
@pytest.mark.every_browser
def test_the_enter_that_ends_a_composition_does_not_play(open_page):
    """Safari sends this Enter after the composition has ended, with a key code that only input methods send."""
    player = open_page()
    player.type("mil")
    press_enter = """(where, keyCode) => document.querySelector(where)
      .dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", keyCode, bubbles: true, cancelable: true }))"""
    for where in ("#word", "body"):
        player.page.evaluate(f"(where) => ({press_enter})(where, 229)", where)
        expect(player.field, where).to_have_value("mil")
        expect(player.found, where).to_have_count(0)
    player.page.evaluate(f"() => ({press_enter})('#word', 13)")
    player.expect_newest("mil")
