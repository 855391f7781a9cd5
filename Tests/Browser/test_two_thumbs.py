"""Each of several overlapping touches does what it would do alone."""

import pytest
from player import WAIT_FOR_LAYOUT, expect
from test_drag import centre


class Fingers:
    """Several fingers, each with a name, that touch the screen in Chromium."""

    def __init__(self, player):
        player.page.evaluate(WAIT_FOR_LAYOUT)
        self.session = player.page.context.new_cdp_session(player.page)
        self.places = {}

    def send(self, kind, *fingers):
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in fingers]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, name, locator):
        used = [number for number, _ in self.places.values()]
        self.places[name] = (next(number for number in range(10) if number not in used), centre(locator))
        self.send("touchStart", *self.places.values())

    def move(self, name, x, y):
        self.places[name] = (self.places[name][0], (x, y))
        self.send("touchMove", *self.places.values())

    def up(self, name):
        self.send("touchEnd", self.places.pop(name))


@pytest.fixture
def player(open_page, phone):
    return open_page(**phone, reduced_motion="reduce")


@pytest.fixture
def fingers(player):
    return Fingers(player)


def letters(player):
    return player.page.locator(".bead").all_text_contents()


def roll(player, fingers, steps):
    """Touches and lifts beads: "+m" goes down on the bead with an m, "-m" is lifted there."""
    for step in steps.split():
        if step[0] == "+":
            fingers.down(step[1], player.bead(step[1]))
        else:
            fingers.up(step[1])


@pytest.mark.journey
@pytest.mark.parametrize(
    ("steps", "word"),
    [
        ("+m -m +i -i", "mi"),
        ("+m +i -m -i", "mi"),
        ("+m +i -i -m", "mi"),
        ("+m +i -m +l -i +k -l -k", "milk"),
        ("+m +i +l +k -m -i -l -k", "milk"),
        ("+m +i +l +k -k -l -i -m", "milk"),
        ("+m +i +l -l +k -m -k -i", "milk"),
    ],
)
def test_overlapping_touches_spell_in_the_order_of_touching_down(player, fingers, steps, word):
    roll(player, fingers, steps)
    expect(player.field).to_have_value(word)
    player.button("Enter").tap()
    if len(word) == 4:
        player.expect_newest(word)


@pytest.mark.journey
def test_a_finger_that_rests_elsewhere_does_not_interfere(player, fingers):
    fingers.down("rest", player.heading)
    roll(player, fingers, "+m -m +i -i +l -l +k -k +s -s")
    expect(player.field).to_have_value("milks")
    for name, value in [("Delete", "milk"), ("Shuffle", "milk"), ("Enter", "")]:
        before = letters(player)
        fingers.down(name, player.button(name))
        fingers.up(name)
        expect(player.field, name).to_have_value(value)
        assert (letters(player) != before) == (name == "Shuffle"), name
    player.expect_newest("milk")
    fingers.up("rest")
    expect(player.field).to_have_value("")


@pytest.mark.journey
def test_holding_delete_empties_the_field(player, fingers):
    roll(player, fingers, "+m -m +i -i +l -l +k -k")
    fingers.down("Delete", player.button("Delete"))
    expect(player.field).to_have_value("")
    roll(player, fingers, "+s -s")
    fingers.up("Delete")
    expect(player.field).to_have_value("s")
