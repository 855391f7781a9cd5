"""Safari on a phone zooms in on a field whose text is smaller than 16 px, and stays zoomed."""

import pytest
from player import expect

FIND_SMALL_FIELDS = """() => [...document.querySelectorAll("input, select")]
  .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
  .map((field) => field.outerHTML.slice(0, 80))"""


@pytest.mark.journey
def test_no_field_is_smaller_than_16_px_on_a_phone(open_page, phone):
    player = open_page(**phone).find("milk")
    page = player.page
    assert page.evaluate(FIND_SMALL_FIELDS) == []
    player.button("Rounds").click()
    player.button("Word book").click()
    expect(page.locator(".search input")).to_be_visible()
    assert page.evaluate(FIND_SMALL_FIELDS) == []
