"""A drag over the beads spells a word, by touch and with a mouse."""

import pytest
from player import LAID_OUT, expect

USED = "() => [...document.querySelectorAll('.bead')].flatMap((bead, index) => bead.matches('.used') ? [index] : [])"


class Finger:
    """Touches the screen of a page in Chromium."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        self.place = None

    def send(self, kind, *points):
        points = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, place):
        self.place = place
        self.send("touchStart", place)

    def move(self, place, steps=6):
        (x, y), self.place = self.place, place
        for step in range(1, steps + 1):
            self.send("touchMove", (x + (place[0] - x) * step / steps, y + (place[1] - y) * step / steps))

    def up(self):
        self.send("touchEnd")


class Mouse:
    """Moves the mouse with its button down."""

    def __init__(self, page):
        self.mouse = page.mouse

    def down(self, place):
        self.mouse.move(*place)
        self.mouse.down()

    def move(self, place, steps=6):
        self.mouse.move(*place, steps=steps)

    def up(self):
        self.mouse.up()


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def beads(player):
    """The middle of each bead, and its letter."""
    all_beads = player.page.locator(".bead")
    return [middle(bead) for bead in all_beads.all()], "".join(all_beads.all_text_contents())


def drag(pointer, places, steps=6):
    first, *others = places
    pointer.down(first)
    for place in others:
        pointer.move(place, steps)
    pointer.up()


def used(player):
    return player.page.evaluate(USED)


@pytest.fixture(params=["touch", "mouse"])
def dragging(request, open_page, phone, engine):
    """A player and a pointer."""
    if request.param == "touch" and engine == "firefox":
        pytest.skip("not in Firefox: touch")
    settings = phone if request.param == "touch" else {"viewport": {"width": 844, "height": 390}}
    player = open_page(**settings, reduced_motion="reduce")
    pointer = Finger(player.page) if request.param == "touch" else Mouse(player.page)
    player.page.evaluate(LAID_OUT)
    return player, pointer


# Beads 0 to 3 are in the first row, and 4 to 7 below them.
@pytest.mark.behaviour
@pytest.mark.parametrize(
    "way, spelled",
    [
        ([0, 1, 5, 6], [0, 1, 5, 6]),
        ([7, 4], [7, 6, 5, 4]),
        ([0, 1, 5, 1], [0, 1]),
        ([0, 1, 5, 1, 2], [0, 1, 2]),
        ([0, 1, 0], [0]),
        ([0, 1, 5, 4, 0], [0, 1, 5, 4]),
    ],
    ids=["from row to row", "over the beads between", "back", "back and on", "back to the first", "to a used bead"],
)
def test_a_drag_spells_and_leaves_the_word_in_the_field(dragging, way, spelled):
    player, pointer = dragging
    places, letters = beads(player)
    drag(pointer, [places[index] for index in way])
    expect(player.field).to_have_value("".join(letters[index] for index in spelled))
    assert used(player) == sorted(spelled)
    expect(player.refusal).to_be_empty()
    # The word goes on by a tap, which returns a letter as well.
    player.page.locator(".bead").nth(3).click()
    expect(player.field).to_have_value("".join(letters[index] for index in [*spelled, 3]))
    player.page.locator(".bead").nth(3).click()
    expect(player.field).to_have_value("".join(letters[index] for index in spelled))


@pytest.mark.behaviour
def test_a_fast_drag_misses_no_bead(dragging):
    player, pointer = dragging
    places, letters = beads(player)
    drag(pointer, [places[0], places[3]], steps=1)
    expect(player.field).to_have_value(letters[:4])


@pytest.mark.behaviour
def test_a_drag_goes_on_after_the_letters_in_the_field(dragging):
    player, pointer = dragging
    places, letters = beads(player)
    player.page.locator(".bead").nth(5).click()
    drag(pointer, [places[0], places[1]])
    expect(player.field).to_have_value(letters[5] + letters[0] + letters[1])
    # From a letter that the word has already, and back to it.
    drag(pointer, [places[5], places[6], places[5]])
    expect(player.field).to_have_value(letters[5] + letters[0] + letters[1])
    drag(pointer, [places[5], places[6]])
    expect(player.field).to_have_value(letters[5] + letters[0] + letters[1] + letters[6])


@pytest.mark.behaviour
def test_a_letter_that_the_root_has_twice_is_the_bead_that_is_touched(dragging):
    player, pointer = dragging
    player.visit("?root=settlers")
    places, letters = beads(player)
    last = letters.rindex("s")
    beside = last - 1 if last % 4 else last + 1
    drag(pointer, [places[last], places[beside]])
    expect(player.field).to_have_value("s" + letters[beside])
    assert used(player) == sorted([last, beside])
    player.page.locator(".bead").nth(last).click()
    expect(player.field).to_have_value(letters[beside])
    assert used(player) == [beside]
    if letters.index("s") != beside:
        player.page.locator(".bead").nth(letters.index("s")).click()
        assert used(player) == sorted([letters.index("s"), beside])


@pytest.mark.not_in_firefox("touch")
def test_a_drag_after_a_refusal_adds_to_the_word(open_page, phone):
    player = open_page(**phone, reduced_motion="reduce")
    places, letters = beads(player)
    for index in (4, 5):
        player.page.locator(".bead").nth(index).tap()
    player.button("Enter").tap()
    expect(player.refusal).to_contain_text("Word too short")
    drag(Finger(player.page), [places[0], places[1]])
    expect(player.refusal).to_be_empty()
    expect(player.field).to_have_value(letters[4:6] + letters[:2])


@pytest.mark.not_in_firefox("touch")
def test_a_finger_that_slides_over_the_page_does_not_leave_it(open_page, phone):
    player = open_page("?root=planters", **phone, reduced_motion="reduce").visit("?root=silkworm")
    finger = Finger(player.page)
    for place in (player.heading, player.page.locator("#found"), player.page.locator(".actions")):
        y = middle(place)[1]
        drag(finger, [(20, y), (370, y)], steps=20)
    player.find("milk")
    player.button("Settings").click()
    y = middle(player.page.locator("#choices"))[1]
    drag(finger, [(20, y), (370, y)], steps=20)
    player.press("Escape").find("silk")
    assert player.page.url.endswith("?root=silkworm")


@pytest.mark.not_in_firefox("touch")
def test_where_the_page_scrolls_a_finger_scrolls_it_from_the_beads_as_well(open_page):
    """A page of 1280 × 1024 px at 400 %."""
    player = open_page(viewport={"width": 320, "height": 256}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    player.page.locator(".bead").first.scroll_into_view_if_needed()
    before = player.page.evaluate("() => scrollY")
    place = middle(player.page.locator(".bead").first)
    drag(Finger(player.page), [place, (place[0], 10)], steps=20)
    player.page.wait_for_function("(before) => scrollY > before + 20", arg=before)
    expect(player.field).to_have_value("")
