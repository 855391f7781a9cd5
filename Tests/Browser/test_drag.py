"""A drag over the beads, by touch or mouse, spells a word."""

import time

import pytest
from player import WAIT_FOR_LAYOUT, expect

READ_USED_BEADS = (
    "() => [...document.querySelectorAll('.bead')].flatMap((bead, index) => bead.matches('.used') ? [index] : [])"
)


class Pointer:
    """Sends each event with its own time: on a busy machine a drag would seem to pause, and a pause selects a bead."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        self.place = None
        self.now = time.time()

    def dispatch(self, kind, event, at=None):
        self.now = self.now + 0.016 if at is None else at
        self.session.send(f"Input.dispatch{kind}Event", {**event, "timestamp": self.now})

    def down(self, place):
        self.place, self.now = place, time.time()
        self.start(place)

    def move(self, place, steps=6):
        (x, y), self.place = self.place, place
        for step in range(1, steps + 1):
            self.step((x + (place[0] - x) * step / steps, y + (place[1] - y) * step / steps))


class Finger(Pointer):
    """Touches the screen in Chromium."""

    def send(self, kind, *points, at=None):
        self.dispatch("Touch", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}, at)

    def start(self, place):
        self.send("touchStart", place)

    def step(self, place):
        self.send("touchMove", place)

    def up(self):
        self.send("touchEnd")


class AnyMouse:
    """Moves the mouse in any browser, in real time."""

    def __init__(self, page):
        self.mouse = page.mouse

    def down(self, place):
        self.mouse.move(*place)
        self.mouse.down()

    def move(self, place, steps=6):
        self.mouse.move(*place, steps=steps)

    def up(self):
        self.mouse.up()


def centre(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def bead_places_and_letters(player):
    """The center of each bead, and all letters."""
    all_beads = player.page.locator(".bead")
    return [centre(bead) for bead in all_beads.all()], "".join(all_beads.all_text_contents())


def drag(pointer, places, steps=6):
    first, *others = places
    pointer.down(first)
    for place in others:
        pointer.move(place, steps)
    pointer.up()


def used_beads(player):
    return player.page.evaluate(READ_USED_BEADS)


def expect_spelled(player, case, letters, spelled):
    expect(player.field, case).to_have_value("".join(letters[index] for index in spelled))
    assert used_beads(player) == sorted(spelled), case


def empty_the_field(player):
    """Empties the field with Escape, and waits for the next frame, with which Firefox releases the pointer."""
    player.press("Escape")
    expect(player.field).to_have_value("")
    player.page.evaluate(WAIT_FOR_LAYOUT)


# The path of each drag, and the beads it spells. Beads 0 to 3 are in the first row, and 4 to 7 below them.
DRAGS = {
    "from row to row": ([0, 1, 5, 6], [0, 1, 5, 6]),
    "over the beads between": ([7, 4], [7, 4]),
    "back": ([4, 5, 1, 5], [4, 5]),
    "back and on": ([0, 1, 5, 1, 2], [0, 1, 2]),
    "back to the first": ([7, 6, 7], [7]),
    "to a used bead": ([0, 1, 5, 4, 0], [0, 1, 5, 4]),
}


def spell_by_drags(player, pointer):
    """Drags along every path. A tap or another drag continues the word in the field."""
    player.page.evaluate(WAIT_FOR_LAYOUT)
    bead = player.page.locator(".bead")
    places, letters = bead_places_and_letters(player)
    for case, (drag_path, spelled) in DRAGS.items():
        drag(pointer, [places[index] for index in drag_path])
        expect_spelled(player, case, letters, spelled)
        expect(player.refusal, case).to_be_empty()
        empty_the_field(player)
    drag(pointer, [places[3], places[0]], steps=1)
    expect_spelled(player, "a fast drag", letters, [3, 0])
    empty_the_field(player)
    # A tap adds a letter, and another tap returns it.
    for place, spelled in [(5, [5]), (3, [5, 3]), (3, [5])]:
        bead.nth(place).click()
        expect_spelled(player, "taps", letters, spelled)
    drag(pointer, [places[0], places[1]])
    expect_spelled(player, "after a letter in the field", letters, [5, 0, 1])
    drag(pointer, [places[5], places[6], places[5]])
    expect_spelled(player, "from a letter that the word has, and back to it", letters, [5, 0, 1])
    drag(pointer, [places[0], places[4]])
    expect_spelled(player, "from a letter that the word has", letters, [5, 0, 1, 4])
    player.visit("?root=settlers")
    spell_with_a_letter_twice(player, pointer)


def spell_with_a_letter_twice(player, pointer):
    """A letter that the root has twice: the touched bead is used, and not the other one."""
    bead = player.page.locator(".bead")
    places, letters = bead_places_and_letters(player)
    first, last = letters.index("s"), letters.rindex("s")
    neighbour = last - 1 if last % 4 else last + 1
    drag(pointer, [places[last], places[neighbour]])
    expect_spelled(player, "the last s", letters, [last, neighbour])
    bead.nth(last).click()
    expect_spelled(player, "without the last s", letters, [neighbour])
    if first != neighbour:
        bead.nth(first).click()
        expect_spelled(player, "the first s", letters, [neighbour, first])


@pytest.mark.journey
def test_dragging_a_finger_over_the_beads_spells_words(open_page, phone):
    player = open_page(**phone, reduced_motion="reduce")
    finger = Finger(player.page)
    spell_by_drags(player, finger)
    # After a refusal, a drag begins another word.
    player.visit("?root=silkworm")
    places, letters = bead_places_and_letters(player)
    for index in (4, 5):
        player.page.locator(".bead").nth(index).tap()
    player.button("Enter").tap()
    expect(player.refusal).to_contain_text("Word too short")
    drag(finger, [places[0], places[1]])
    expect(player.refusal).to_be_empty()
    expect_spelled(player, "after a refusal", letters, [0, 1])


# The paths that go from neighbor to neighbor. Pauses do not change them.
STEADY_DRAGS = ["from row to row", "back", "back to the first", "to a used bead"]


@pytest.mark.journey
@pytest.mark.every_browser
def test_dragging_over_neighbours_works_with_the_mouse_of_any_browser(open_page):
    player = open_page(viewport={"width": 844, "height": 390}, reduced_motion="reduce")
    player.page.evaluate(WAIT_FOR_LAYOUT)
    places, letters = bead_places_and_letters(player)
    pointer = AnyMouse(player.page)
    for drag_path, spelled in map(DRAGS.get, STEADY_DRAGS):
        drag(pointer, [places[index] for index in drag_path])
        expect_spelled(player, str(drag_path), letters, spelled)
        empty_the_field(player)


def test_a_finger_that_slides_over_the_page_does_not_go_back(open_page, phone):
    player = open_page("?root=planters", **phone, reduced_motion="reduce").visit("?root=silkworm")
    finger = Finger(player.page)
    for place in (player.heading, player.page.locator("#found"), player.page.locator(".actions")):
        y = centre(place)[1]
        drag(finger, [(20, y), (370, y)], steps=20)
    player.find("milk")
    player.button("Rounds").click()
    player.button("Settings").click()
    y = centre(player.page.locator("#choices"))[1]
    drag(finger, [(20, y), (370, y)], steps=20)
    player.press("Escape").find("silk")
    assert player.page.url.endswith("?root=silkworm")


def test_where_the_page_scrolls_a_finger_scrolls_it_from_the_beads_as_well(open_page):
    """A page of 1280 × 1024 px at 400 %."""
    player = open_page(viewport={"width": 320, "height": 256}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    player.page.locator(".bead").first.scroll_into_view_if_needed()
    before = player.page.evaluate("() => scrollY")
    place = centre(player.page.locator(".bead").first)
    drag(Finger(player.page), [place, (place[0], 10)], steps=20)
    player.page.wait_for_function("(before) => scrollY > before + 20", arg=before)
    expect(player.field).to_have_value("")
