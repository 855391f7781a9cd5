"""The line of the root, and the buttons beside the root."""

from player import expect
from tour import overflow_width, resize


def test_the_tab_key_reaches_new_word_before_its_undo(open_page):
    player = open_page().find("milk")
    for size in [(390, 844), (844, 390), (1280, 800)]:
        for direction in ["ltr", "rtl"]:
            player.page.evaluate("(direction) => { document.documentElement.dir = direction; }", direction)
            resize(player, size)
            player.button("New Word").focus()
            player.press("Tab")
            expect(player.undo, f"{size}, {direction}").to_be_focused()
            goes_right = player.button("New Word").bounding_box()["x"] < player.undo.bounding_box()["x"]
            assert goes_right == (direction == "ltr"), (size, direction)


def test_the_buttons_are_beside_a_wide_root_on_a_phone(open_page, phone):
    player = open_page("?root=mesquite", **phone)
    check_line(player, (360, 375, 390, 412))
    player.button("New Word").click()
    player.undo.click()
    expect(player.heading).to_have_text("mesquite")
    expect(player.page.locator("#redo")).to_be_visible()
    check_line(player, (390, 412))


def check_line(player, widths):
    is_in_line = {}
    for width in widths:
        resize(player, (width, 844))
        root, button = player.heading.bounding_box(), player.button("New Word").bounding_box()
        middles = [box["y"] + box["height"] / 2 for box in (root, button)]
        is_in_line[width] = abs(middles[0] - middles[1]) < 2 and root["x"] + root["width"] < button["x"]
    assert is_in_line == dict.fromkeys(is_in_line, True)
    assert overflow_width(player) <= 0
