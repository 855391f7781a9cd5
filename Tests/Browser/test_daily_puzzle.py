"""The daily puzzle, in all time zones and with clocks that jump."""

import datetime

import pytest
from player import expect
from words import common, dailies

FIRST = datetime.date(2026, 1, 1)


def at(time):
    """Sets the clock before the page is opened."""
    return lambda page: page.clock.install(time=datetime.datetime.fromisoformat(time))


def number(date):
    return (datetime.date.fromisoformat(date) - FIRST).days + 1


def expect_daily(player, number, aside):
    expect(player.page.get_by_text(f"Daily No {number}", exact=True)).to_be_visible()
    expect(player.page.get_by_text(aside)).to_be_visible()
    expect(player.heading).to_have_text(dailies()[number - 1])


@pytest.mark.behaviour
@pytest.mark.parametrize(
    "zone, time, date, aside",
    [
        ("Pacific/Kiritimati", "2026-06-15T11:00:00+00:00", "2026-06-16", "next in 23 h 0 min"),
        ("America/Los_Angeles", "2026-12-31T23:59:30-08:00", "2026-12-31", "next in 1 min"),
    ],
)
def test_today_is_the_local_calendar_day(open_page, zone, time, date, aside):
    expect_daily(open_page("?daily", timezone_id=zone, prepare=at(time)), number(date), aside)


@pytest.mark.behaviour
@pytest.mark.parametrize(
    "zone, time, date",
    [
        ("Europe/Berlin", "2026-03-28T23:58:30+01:00", "2026-03-28"),
        ("Pacific/Kiritimati", "2026-06-15T23:58:30+14:00", "2026-06-15"),
    ],
)
def test_a_round_keeps_its_number_over_midnight(open_page, zone, time, date):
    today = number(date)
    player = open_page("?daily", timezone_id=zone, prepare=at(time))
    expect_daily(player, today, "next in 2 min")
    root, words = player.root, common(player.root)
    player.find(words[0])
    player.page.clock.run_for(180_000)
    expect_daily(player, today, f"No {today + 1} is here")
    player.find(words[1])
    player.page.locator("#aside a").click()
    expect_daily(player, today + 1, "next in 2")
    # No New Word has led here.
    expect(player.undo).to_have_attribute("aria-disabled", "true")
    player.page.locator("#offers").get_by_role("link", name="Resume").click()
    expect(player.heading).to_have_text(root)
    player.sees_words(*words[1::-1])
    assert player.saved_rounds()["current"]["daily"] == today


def test_the_focus_stays_when_the_minute_changes(open_page):
    player = open_page(prepare=at("2026-06-15T12:00:30"))
    today = player.page.locator("#aside a")
    today.focus()
    player.page.clock.run_for(120_000)
    expect(today).to_be_focused()


def test_a_jumping_clock_changes_no_number_and_never_counts_below_zero(open_page):
    time = datetime.datetime(2026, 7, 1, 12, tzinfo=datetime.UTC)
    player = open_page("?daily", timezone_id="UTC", prepare=lambda page: page.clock.install(time=time))
    for word, hours in zip(common(player.root), [-25, -1, 1, 25, 24 * 400]):
        player.page.clock.set_system_time(time + datetime.timedelta(hours=hours))
        player.find(word)
        player.visit("?daily=182")
        expect(player.page.get_by_text("Daily No 182", exact=True)).to_be_visible()
        player.sees_newest(word)
        expect(player.page.get_by_text("in -")).to_have_count(0)
        if hours >= 24:
            expect(player.page.get_by_text(f"No {182 + (12 + hours) // 24} is here")).to_be_visible()
        assert player.saved_rounds()["current"]["daily"] == 182


@pytest.mark.journey
def test_a_number_in_the_address_opens_that_puzzle_separate_from_free_rounds(open_page):
    player = open_page("?daily=325")
    expect(player.heading).to_have_text(dailies()[324])
    expect(player.page.get_by_text("Daily No 325", exact=True)).to_be_visible()
    player.find(common(player.root)[0])
    player.visit(f"?root={player.root}")
    expect(player.page.get_by_text("Free round")).to_be_visible()
    expect(player.found).to_have_count(0)
    player.visit("?daily=325")
    expect(player.found).to_have_count(1)


def test_before_the_first_puzzle_there_is_a_normal_game(open_page):
    player = open_page("?daily", timezone_id="UTC", prepare=at("2025-12-31T12:00:00+00:00"))
    expect(player.page.get_by_text("Free round")).to_be_visible()
    player.find(common(player.root)[0])
    player.page.locator("#open-rounds").click()
    expect(player.page.get_by_role("heading", name="Unfinished rounds")).to_be_visible()
    expect(player.page.get_by_role("heading", name="The last seven days")).to_be_hidden()


@pytest.mark.behaviour
def test_a_future_puzzle_is_announced_with_its_date(open_page):
    player = open_page("?daily=200", timezone_id="UTC", prepare=at("2026-07-01T12:00:00+00:00"))
    expect(player.notice).to_contain_text("No 200 is out on July 19, 2026.")
    expect_daily(player, 182, "next in 12 h 0 min")
    player.find(common(player.root)[0])
    player.visit("?daily=182")
    expect(player.page.get_by_text("Daily No 182", exact=True)).to_be_visible()
    expect(player.notice).to_be_hidden()


def test_the_date_is_beside_the_number_if_there_is_room(open_page, phone):
    wide = open_page("?daily", timezone_id="UTC")
    today = wide.page.evaluate("() => new Date().toLocaleDateString('en', { day: 'numeric', month: 'long' })")
    expect(wide.page.locator("#date")).to_have_text(today)
    expect(wide.page.locator("#date")).to_be_visible()
    expect(open_page("?daily=320").page.locator("#date")).to_be_hidden()
    expect(open_page("?daily", **phone).page.locator("#date")).to_be_hidden()
