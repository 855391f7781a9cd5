"""A refusal leaves what it refers to visible."""

from player import expect
from tour import resize

PHONES = [(390, 844), (390, 664), (360, 640), (320, 568), (844, 390)]


def refuse(player):
    player.field.focus()
    player.type("mill").press("Enter")
    expect(player.refusal.get_by_role("button", name="OK")).to_be_visible()


def box(player, name):
    return player.page.locator(name).bounding_box()


def bottom(box):
    return box["y"] + box["height"]


def test_on_a_phone_a_refusal_is_short_and_near_the_field_and_leaves_the_help_in_reach(open_page):
    player = open_page(reduced_motion="reduce").find("milk")
    for size in [*PHONES, (740, 360), (640, 400)]:
        resize(player, size)
        before = box(player, "#field")
        refuse(player)
        refusal = box(player, "#refusal")
        is_beside = refusal["x"] + refusal["width"] <= before["x"] + 1
        assert is_beside == (size[0] > size[1]), size
        if is_beside:
            assert refusal["y"] <= bottom(before) and bottom(refusal) >= before["y"], size
        else:
            assert before["y"] - 20 <= bottom(refusal) <= before["y"] + 1, size
        assert refusal["height"] <= 105, size
        assert box(player, "#field") == before, size
        for name in ("Hint", "End the round"):
            expect(player.button(name), f"{size}").to_be_in_viewport(ratio=1)
            player.button(name).click(trial=True)
        player.press("Escape", "Escape")


def test_a_refusal_is_in_view_at_400_percent(open_page):
    """A page of 1280 × 1024 px at 400 %; the page itself scrolls."""
    player = open_page(reduced_motion="reduce", viewport={"width": 320, "height": 256})
    refuse(player)
    expect(player.refusal.get_by_text("Word not possible")).to_be_in_viewport(ratio=1)
    expect(player.page.locator("#field")).to_be_in_viewport(ratio=1)
