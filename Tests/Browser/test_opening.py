"""What opens when a player comes to the page: each row of the table in decision 9."""

import datetime

import pytest
from player import LISTEN
from playwright.sync_api import expect
from words import common, dailies

MONDAY = datetime.datetime(2026, 11, 23, 21)
NUMBER = 327
MORNING = datetime.timedelta(hours=12)
# Pretends that the player leaves the page, or comes back to it.
SHOW = """(state) => { Object.defineProperty(document, "hidden", { value: state === "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true })); }"""


def at(moment):
    """Sets the clock before the page is opened; it stands still."""
    return lambda page: page.clock.set_fixed_time(moment)


def set_clock(player, moment):
    player.page.clock.set_fixed_time(moment)


def come_back(player, moment):
    """Leaves the open page, and comes back at a moment."""
    player.page.evaluate(SHOW, "hidden")
    set_clock(player, moment)
    player.page.evaluate(SHOW, "visible")


def expect_round(player, number):
    expect(player.page.locator("#kind")).to_have_text(f"Daily No {number}")
    expect(player.heading).to_have_text(dailies()[number - 1])


def test_seven_mornings_open_seven_puzzles_and_offer_what_was_left(open_page):
    player = open_page("", prepare=at(MONDAY))
    expect_round(player, NUMBER)
    for number in range(NUMBER + 1, NUMBER + 7):
        word = common(player.root)[0]
        player.find(word)
        set_clock(player, MONDAY + MORNING + datetime.timedelta(days=number - NUMBER - 1))
        # A new tab, a reload and the installed page are all a visit.
        player.reload() if number % 2 else player.visit("")
        expect_round(player, number)
        words = len(common(dailies()[number - 2]))
        offer = player.page.locator("#offers")
        expect(offer).to_contain_text(f"Yesterday: 1 of {words}.")
    offer.get_by_role("link", name="Resume").click()
    expect_round(player, number - 1)
    player.sees_words(word)


@pytest.mark.behaviour
@pytest.mark.parametrize("state", ["playing", "ended", "revealed"])
def test_later_on_the_same_day_the_page_opens_what_was_on_screen(open_page, state):
    player = open_page("", prepare=at(MONDAY - MORNING))
    word = common(player.root)[0]
    player.find(word)
    if state == "ended":
        player.end()
    if state == "revealed":
        player.reveal()
    player.visit("").settle()
    expect_round(player, NUMBER)
    result = player.page.get_by_role("dialog", name=f"End of the round on {player.root}")
    if state == "playing":
        expect(result).to_be_hidden()
        return
    expect(result).to_be_visible()
    # That of today has ended, and the player has begun with it.
    expect(result.get_by_role("link")).to_have_count(0)
    expect(result.get_by_role("button", name="A free round")).to_be_visible()
    if state == "ended":
        result.get_by_role("button", name="Keep playing").click()
        player.find(common(player.root)[1])


@pytest.mark.behaviour
def test_what_the_address_asks_for_opens_also_in_the_morning(open_page):
    player = open_page("", prepare=at(MONDAY))
    set_clock(player, MONDAY + MORNING)
    player.visit("?root=silkworm")
    expect(player.heading).to_have_text("silkworm")
    player.visit("")
    expect(player.heading).to_have_text("silkworm")


@pytest.mark.parametrize("query", ["", "?root=silkworm"])
def test_at_midnight_nothing_moves_and_a_link_leads_to_the_new_puzzle(open_page, query):
    player = open_page(query, prepare=lambda page: page.clock.install(time=datetime.datetime(2026, 11, 23, 23, 58, 30)))
    root = player.root
    player.find(common(root)[0]).type("a")
    player.page.evaluate(LISTEN)
    player.page.clock.run_for(180_000)
    assert player.page.evaluate("() => heard").count(f"No {NUMBER + 1} is here") == 1
    expect(player.heading).to_have_text(root)
    expect(player.field).to_have_value("a")
    player.page.get_by_role("link", name=f"No {NUMBER + 1} is here").click()
    expect_round(player, NUMBER + 1)
    words = f"1 of {len(common(root))}"
    offered = f"Resume {root}, {words}" if query else f"Yesterday: {words}."
    expect(player.page.locator("#offers")).to_contain_text(offered)


@pytest.mark.parametrize("state", ["empty", "ended", "revealed"])
def test_a_page_left_open_overnight_opens_the_new_puzzle_over_one_that_is_empty_or_has_ended(open_page, state):
    player = open_page("", prepare=at(MONDAY))
    if state != "empty":
        player.find(common(player.root)[0]).end()
    if state == "revealed":
        player.page.get_by_role("button", name="Show missed words").click()
    come_back(player, MONDAY + MORNING)
    expect_round(player, NUMBER + 1)
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    player.find(common(player.root)[0]).visit("")
    expect_round(player, NUMBER + 1)


@pytest.mark.parametrize("state", ["word", "typed", "panel", "free", "same day", "earlier day"])
def test_otherwise_a_page_left_open_overnight_stays_as_it_is(open_page, state):
    player = open_page("?root=silkworm" if state == "free" else "", prepare=at(MONDAY))
    root = player.root
    if state == "word":
        player.find(common(root)[0])
    if state == "typed":
        player.field.focus()
        player.type("a")
    if state == "panel":
        player.button("Settings").click()
    days = {"same day": datetime.timedelta(hours=1), "earlier day": -2 * MORNING}
    come_back(player, MONDAY + days.get(state, MORNING))
    if state not in days:
        expect(player.page.locator("#aside")).to_have_text(f"No {NUMBER + 1} is here")
    player.settle()
    expect(player.heading).to_have_text(root)


def test_a_clock_that_was_set_back_opens_nothing_new(open_page):
    player = open_page("", prepare=at(MONDAY))
    for days, number in [(-3, NUMBER), (-3, NUMBER), (-2, NUMBER - 2), (-1, NUMBER - 1)]:
        set_clock(player, MONDAY + datetime.timedelta(days=days))
        player.visit("")
        expect_round(player, number)


@pytest.mark.parametrize(
    "zone, evening, morning, number",
    [
        ("Pacific/Kiritimati", "2026-06-15T23:00:00+14:00", "2026-06-16T00:30:00+14:00", 167),
        ("America/Los_Angeles", "2026-12-31T23:00:00-08:00", "2027-01-01T00:30:00-08:00", 366),
        ("Europe/Berlin", "2026-10-24T23:30:00+02:00", "2026-10-25T02:30:00+01:00", 298),
    ],
)
def test_the_day_begins_at_the_players_midnight(open_page, zone, evening, morning, number):
    player = open_page("", timezone_id=zone, prepare=at(datetime.datetime.fromisoformat(evening)))
    expect_round(player, number - 1)
    set_clock(player, datetime.datetime.fromisoformat(morning))
    player.visit("")
    expect_round(player, number)


@pytest.mark.behaviour
def test_another_tab_opens_what_is_on_screen(open_page, new_context):
    context = new_context()
    open_page("", context=context, prepare=at(MONDAY)).visit("?root=silkworm").find("milk").settle()
    other = open_page("", context=context, prepare=at(MONDAY + datetime.timedelta(hours=1)))
    other.sees_words("milk")
