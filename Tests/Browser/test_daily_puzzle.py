"""The daily puzzle, whatever the clock does."""

import datetime

import pytest
from playwright.sync_api import expect

from words import common, dailies

FIRST = datetime.date(2026, 1, 1)
NUMBERS = """async ([from, days]) => {
  const part = (name) => new URL(name, document.querySelector("script[type=module]").src).href;
  const { Engine } = await import(part("engine.js"));
  const { minutesToMidnight } = await import(part("heading.js"));
  const module = await WebAssembly.compileStreaming(fetch(part("scramble.wasm")));
  const engine = await Engine.open(module, new Uint8Array(await (await fetch(part("english.lex"))).arrayBuffer()));
  const [year, month, day] = from;
  return Array.from({ length: days }, (_, more) => {
    const at = (...time) => new Date(year, month - 1, day + more, ...time);
    const moments = [at(0, 0, 0), at(3, 30), at(12), at(23, 59, 59, 999)];
    const numbers = moments.map((moment) => { engine.ask({ kind: "nothing", text: "" }); return engine.setDay(moment).today; });
    engine.ask({ kind: "daily", text: "" });
    return [...numbers, ...moments.map(minutesToMidnight), engine.start().round.root];
  });
}"""


def at(time):
    """Sets the clock before the page is opened."""
    return lambda page: page.clock.install(time=datetime.datetime.fromisoformat(time))


def number(date):
    return (datetime.date.fromisoformat(date) - FIRST).days + 1


def sees(player, number, aside):
    expect(player.page.get_by_text(f"Daily No {number}", exact=True)).to_be_visible()
    expect(player.page.get_by_text(aside)).to_be_visible()
    expect(player.heading).to_have_text(dailies()[number - 1])


@pytest.mark.parametrize("zone, time, date, aside", [
    ("Pacific/Kiritimati", "2026-06-15T11:00:00+00:00", "2026-06-16", "next in 23 h 0 min"),
    ("Etc/GMT+12", "2026-06-15T11:00:00+00:00", "2026-06-14", "next in 1 h 0 min"),
    ("Europe/Berlin", "2026-03-29T00:30:00+01:00", "2026-03-29", "next in 22 h 30 min"),
    ("Europe/Berlin", "2026-10-25T00:30:00+02:00", "2026-10-25", "next in 24 h 30 min"),
    ("Africa/Cairo", "2026-04-23T23:30:00+02:00", "2026-04-23", "next in 0 h 30 min"),
    ("Africa/Cairo", "2026-04-24T01:00:00+03:00", "2026-04-24", "next in 23 h 0 min"),
    ("America/Los_Angeles", "2026-12-31T23:59:30-08:00", "2026-12-31", "next in 0 h 1 min"),
    ("Asia/Kathmandu", "2028-02-29T12:00:00+05:45", "2028-02-29", "next in 12 h 0 min"),
])
def test_today_is_the_day_of_the_players_own_calendar(open_page, zone, time, date, aside):
    sees(open_page("?daily", timezone_id=zone, prepare=at(time)), number(date), aside)


@pytest.mark.parametrize("zone, time, date", [
    ("Europe/Berlin", "2026-03-28T23:58:30+01:00", "2026-03-28"), ("Pacific/Kiritimati", "2026-06-15T23:58:30+14:00", "2026-06-15"),
    ("Africa/Cairo", "2026-04-23T23:58:30+02:00", "2026-04-23"), ("UTC", "2027-12-31T23:58:30+00:00", "2027-12-31")])
def test_a_round_keeps_its_number_over_midnight(open_page, zone, time, date):
    today = number(date)
    player = open_page("?daily", timezone_id=zone, prepare=at(time))
    sees(player, today, "next in 0 h 2 min")
    root, words = player.root, common(player.root)
    player.find(words[0])
    player.page.clock.run_for(180_000)
    sees(player, today, f"No {today + 1} is ready")
    player.find(words[1])
    player.visit("")
    sees(player, today, f"No {today + 1} is ready")
    player.sees_words(*words[1::-1])
    player.visit("?daily")
    sees(player, today + 1, "next in 2")
    player.undo.click()
    expect(player.heading).to_have_text(root)
    assert player.kept()["current"]["daily"] == today


@pytest.mark.parametrize("hours", [-25, -1, 1, 25, 24 * 400])
def test_a_clock_that_jumps_moves_no_number_and_counts_nothing_below_zero(open_page, hours):
    time = datetime.datetime(2026, 7, 1, 12, tzinfo=datetime.timezone.utc)
    player = open_page("?daily", timezone_id="UTC", prepare=lambda page: page.clock.install(time=time))
    word = common(player.root)[0]
    player.page.clock.set_system_time(time + datetime.timedelta(hours=hours))
    player.find(word)
    player.visit("")
    expect(player.page.get_by_text("Daily No 182", exact=True)).to_be_visible()
    player.sees_words(word)
    expect(player.page.get_by_text("in -")).to_have_count(0)
    if hours >= 24:
        expect(player.page.get_by_text(f"No {182 + (12 + hours) // 24} is ready")).to_be_visible()
    assert player.kept()["current"]["daily"] == 182


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Etc/GMT+12", "Europe/Berlin", "Africa/Cairo"])
def test_eight_hundred_days_have_eight_hundred_numbers(open_bare_page, zone):
    rows = open_bare_page(timezone_id=zone).page.evaluate(NUMBERS, [[2026, 1, 1], 800])
    for day, (*values, root) in enumerate(rows):
        assert values[:4] == [day + 1] * 4
        assert 23 * 60 <= values[4] <= 25 * 60 and values[7] in (1, 61) and values[4] > values[5] > values[6] > 0
        assert root == dailies()[day]


def test_a_number_in_the_address_is_that_puzzle_and_kept_apart_from_free_play(open_page):
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


def test_a_puzzle_still_to_come_says_when_it_comes(open_page):
    player = open_page("?daily=200", timezone_id="UTC", prepare=at("2026-07-01T12:00:00+00:00"))
    expect(player.notice).to_contain_text("Daily No 200 comes on July 19, 2026.")
    sees(player, 182, "next in 12 h 0 min")
    player.find(common(player.root)[0])
    player.visit("?daily=182")
    expect(player.page.get_by_text("Daily No 182", exact=True)).to_be_visible()
    expect(player.notice).to_be_hidden()


def test_the_day_stands_beside_its_number_where_there_is_room(open_page, phone):
    wide = open_page("?daily", timezone_id="UTC")
    today = wide.page.evaluate("() => new Date().toLocaleDateString('en', { day: 'numeric', month: 'long' })")
    expect(wide.page.locator("#date")).to_have_text(today)
    expect(wide.page.locator("#date")).to_be_visible()
    expect(open_page("?daily=320").page.locator("#date")).to_be_hidden()
    expect(open_page("?daily", **phone).page.locator("#date")).to_be_hidden()
