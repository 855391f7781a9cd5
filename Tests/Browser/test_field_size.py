"""Safari on a phone zooms in on a field whose text is smaller than 16 px, and stays zoomed."""

import pytest
import sets
from player import expect
from test_set_maker import paste

FIND_SMALL_FIELDS = """() => [...document.querySelectorAll("input, select, textarea")]
  .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
  .map((field) => field.outerHTML.slice(0, 80))"""


@pytest.mark.journey
def test_no_field_is_smaller_than_16_px_on_a_phone(open_page, phone):
    player = open_page(**phone).find("milk")
    page = player.page
    assert page.evaluate(FIND_SMALL_FIELDS) == []
    player.button("Rounds").click()
    player.button("Word book").click()
    expect(page.get_by_role("searchbox").or_(page.locator(".search input")).first).to_be_visible()
    assert page.evaluate(FIND_SMALL_FIELDS) == []
    maker = open_page(**phone)
    sets.open_maker(maker)
    paste(maker, "carbon\nocean")
    expect(maker.page.locator("#set-code")).to_be_visible()
    assert maker.page.evaluate(FIND_SMALL_FIELDS) == []
    pupil = sets.play(open_page, sets.TWO_ROUNDS, **phone)
    pupil.button("Hand in").click()
    assert pupil.page.evaluate(FIND_SMALL_FIELDS) == []


# The number of lines that fit in a box, the number of lines of its text, and the height of its padding.
MEASURE_LINES = """(box) => {
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(box);
  const rest = parseFloat(paddingTop) + parseFloat(paddingBottom);
  return [box.clientHeight, box.scrollHeight].map((height) => (height - rest) / parseFloat(lineHeight)).concat(rest);
}"""


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (1366, 768)])
def test_a_box_shows_whole_lines_of_a_code(open_page, size):
    settings = {"viewport": {"width": size[0], "height": size[1]}}
    pupil, teacher = sets.play(open_page, sets.WITH_LONG_ROOT, **settings), open_page("?class", **settings)
    pupil.find("milk", "silk", "worm", "work", "slim", "swim", "risk", "soil", "oils")
    pupil.button("Hand in").click()
    pupil.page.get_by_label("Seat number").fill("3")
    paste(teacher, "carbon\nocean\nplants\nphotosynthesis")
    expect(teacher.page.locator("#set-code")).to_be_visible()
    for player, box in [(pupil, "#hand-in-code"), (teacher, "#set-code"), (teacher, "#set-link")]:
        visible_lines, lines, padding = player.page.locator(box).evaluate(MEASURE_LINES)
        assert padding == 0 and abs(visible_lines - round(visible_lines)) < 0.1, (box, visible_lines)
        assert visible_lines >= lines - 0.1, (box, visible_lines, lines)
    # A longer text scrolls.
    pupil.page.locator("#hand-in-code").evaluate("(box) => { box.value = 'a1b2'.repeat(500); }")
    visible_lines, lines, _ = pupil.page.locator("#hand-in-code").evaluate(MEASURE_LINES)
    assert visible_lines < lines and abs(visible_lines - round(visible_lines)) < 0.1
