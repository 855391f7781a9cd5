"""In every dialog at four sizes, title, text and controls are visible or can be scrolled to."""

import pytest
from walk import SIZES, STATE_COUNT, WALK_SCRIPT


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_in_every_dialog_is_visible_or_can_be_scrolled_to(open_page, size):
    player = open_page(viewport={"width": size[0], "height": size[1]}).find("milk", "silk")
    faults, measured = player.page.evaluate(WALK_SCRIPT)
    assert faults == []
    assert len(measured) == STATE_COUNT
