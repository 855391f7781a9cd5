"""A refusal leaves what it refers to visible. On a small screen, the controls stay within reach."""

from player import expect
from tour import resize

# Without storage, there is a notice above the field.
FAILING_DATABASE = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };"
TABLETS_AND_DESKTOPS = [(768, 1024), (820, 1180), (1024, 768), (1180, 820), (1280, 800)]
PHONES = [(390, 844), (390, 664), (360, 640), (320, 568), (844, 390)]


def refuse(player, word="mill"):
    player.field.focus()
    player.type(word).press("Enter")
    expect(player.refusal.get_by_role("button", name="OK")).to_be_visible()


def box(player, name):
    return player.page.locator(name).bounding_box()


def bottom(box):
    return box["y"] + box["height"]


def test_on_a_tablet_and_a_desktop_a_refusal_does_not_cover_the_words_left(open_page):
    player = open_page(reduced_motion="reduce").find("milk")
    refuse(player)
    for size in TABLETS_AND_DESKTOPS:
        resize(player, size)
        refusal, left, field = box(player, "#refusal"), box(player, ".left"), box(player, "#field")
        assert refusal["x"] + refusal["width"] <= left["x"], size
        assert bottom(refusal) <= field["y"] + 1 or refusal["y"] >= bottom(field) - 1, size
        player.button("End the round").click(trial=True)


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


def test_a_notice_and_a_refusal_leave_words_in_sight(open_page):
    player = open_page(before=FAILING_DATABASE, reduced_motion="reduce").find("milk")
    for size in [(390, 664), (360, 640), (844, 390), (640, 400)]:
        resize(player, size)
        expect(player.notice, f"{size}").to_be_visible()
        player.field.focus()
        before = box(player, "#field")
        refuse(player)
        newest = player.found.first.locator(".circle").bounding_box()
        refusal = box(player, "#refusal")
        assert bottom(newest) <= refusal["y"] or newest["y"] >= bottom(refusal), size
        assert box(player, "#field") == before, size
        player.press("Escape", "Escape")
    expect(player.notice).to_be_visible()


def test_a_refusal_does_not_cover_the_word_that_it_points_at(open_page):
    player = open_page().find("milk", "silk", "worm", "work", "slim", "swim", "risk", "soil", "oils", "owls")
    for size in [(390, 844), (360, 640), (320, 568)]:
        resize(player, size)
        for word in ("milk", "slim"):
            refuse(player, word)
            expect(player.refusal).to_contain_text(f"You found {word} earlier.")
            marked = player.page.locator(".find.marked .word").bounding_box()
            assert bottom(marked) <= box(player, "#refusal")["y"], (size, word)
            player.press("Escape", "Escape")


def test_a_refusal_is_in_view_at_400_percent(open_page):
    """A page of 1280 × 1024 px at 400 %; the page itself scrolls."""
    player = open_page(reduced_motion="reduce", viewport={"width": 320, "height": 256})
    refuse(player)
    expect(player.refusal.get_by_text("Word not possible")).to_be_in_viewport(ratio=1)
    expect(player.page.locator("#field")).to_be_in_viewport(ratio=1)
