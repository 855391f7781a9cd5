"""Where a refusal stands: what it covers on a small screen is still within reach."""

import pytest
from player import expect

# Without storage, a notice stands above the field.
NO_DATABASE = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };"


def refuse(player):
    player.field.focus()
    player.type("mill").press("Enter")
    expect(player.refusal.get_by_role("button", name="OK")).to_be_visible()


def box(player, name):
    return player.page.locator(name).bounding_box()


@pytest.mark.parametrize("size", [(768, 1024), (820, 1180), (1024, 768), (1180, 820), (1280, 800)], ids=str)
def test_on_a_tablet_and_a_desktop_nothing_that_is_left_is_covered(open_page, size):
    player = open_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce").find("milk")
    refuse(player)
    refusal, left = box(player, "#refusal"), box(player, ".left")
    assert refusal["x"] + refusal["width"] <= left["x"]
    player.button("End the round").click()
    expect(player.page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (390, 664), (320, 568), (844, 390)], ids=str)
def test_on_a_phone_what_is_covered_can_be_scrolled_into_view(open_page, size):
    player = open_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce").find("milk")
    before = box(player, "#field")
    refuse(player)
    player.page.locator(".left").evaluate("(list) => list.scrollTo(0, list.scrollHeight)")
    end, refusal = box(player, "#end-round"), box(player, "#refusal")
    assert end["y"] + end["height"] <= refusal["y"] + 1
    assert box(player, "#field") == before
    player.button("End the round").click(trial=True)


@pytest.mark.parametrize("size", [(390, 664), (360, 640), (844, 390), (640, 400)], ids=str)
def test_a_notice_and_a_refusal_leave_words_in_sight(open_page, size):
    player = open_page(viewport={"width": size[0], "height": size[1]}, before=NO_DATABASE).find("milk")
    expect(player.notice).to_be_visible()
    player.field.focus()
    before = box(player, "#field")
    refuse(player)
    newest, refusal = player.found.first.locator(".circle").bounding_box(), box(player, "#refusal")
    assert newest["y"] + newest["height"] <= refusal["y"]
    if size[0] < size[1]:  # Held sideways, a long notice makes the page a little taller than the window.
        assert box(player, "#field") == before
    player.press("Escape")
    expect(player.notice).to_be_visible()
