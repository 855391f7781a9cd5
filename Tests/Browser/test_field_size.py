"""Safari on a phone enlarges the page for a field whose text is smaller than 16 px, and leaves it so."""

import pytest
import sets
from player import expect
from test_set_maker import paste

SMALL = """() => [...document.querySelectorAll("input, select, textarea")]
  .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
  .map((field) => field.outerHTML.slice(0, 80))"""


@pytest.mark.journey
def test_no_field_is_smaller_than_16_px_on_a_phone(open_page, phone):
    player = open_page(**phone).find("milk")
    page = player.page
    assert page.evaluate(SMALL) == []
    player.button("Rounds").click()
    player.button("Word book").click()
    expect(page.get_by_role("searchbox").or_(page.locator(".search input")).first).to_be_visible()
    assert page.evaluate(SMALL) == []
    maker = open_page(**phone)
    sets.open_maker(maker)
    paste(maker, "carbon\nocean")
    expect(maker.page.locator("#set-code")).to_be_visible()
    assert maker.page.evaluate(SMALL) == []
    pupil = sets.play(open_page, sets.TWO, **phone)
    pupil.button("Hand in").click()
    assert pupil.page.evaluate(SMALL) == []
