"""The daily puzzle, with clocks that pass midnight and that jump. Tests/Web/daily.test.mjs tests the time zones."""

import datetime

import saved
from player import RECORD_ANNOUNCEMENTS, expect, open_saved
from words import common, dailies

FIRST_DAY = datetime.date(2026, 1, 1)


def puzzle_number(date):
    return (datetime.date.fromisoformat(date) - FIRST_DAY).days + 1


def expect_daily(player, number, aside):
    expect(player.page.get_by_text(f"Daily No {number}", exact=True)).to_be_visible()
    expect(player.page.locator("#aside").get_by_text(aside)).to_be_visible()
    expect(player.heading).to_have_text(dailies()[number - 1])


def test_the_first_puzzle_comes_at_the_players_midnight_and_is_not_a_free_round(open_page):
    set_clock = lambda page: page.clock.set_fixed_time(datetime.datetime.fromisoformat("2025-12-31T23:59:30-08:00"))
    player = open_page("?daily", timezone_id="America/Los_Angeles", prepare=set_clock)
    expect(player.page.get_by_text("Free round")).to_be_visible()
    player.find(common(player.root)[0])
    player.page.locator("#open-rounds").click()
    expect(player.page.get_by_role("heading", name="Unfinished rounds")).to_be_visible()
    expect(player.page.get_by_role("heading", name="The last seven days")).to_be_hidden()
    player.page.clock.set_fixed_time(datetime.datetime.fromisoformat("2026-01-01T00:30:00-08:00"))
    player.visit("")
    expect_daily(player, 1, "next in 23 h 30 min")
    # The date is beside the number where there is room.
    date = player.page.locator("#date")
    expect(date).to_have_text("January 1")
    expect(date).to_be_visible()
    size = player.page.viewport_size
    player.page.set_viewport_size({"width": 390, "height": 844})
    expect(date).to_be_hidden()
    player.page.set_viewport_size(size)
    # The page says when a future puzzle comes out, and opens today's.
    player.visit("?daily=200")
    expect(player.notice).to_contain_text("No 200 is out on July 19, 2026.")
    expect_daily(player, 1, "next in 23 h 30 min")
    # A free round on the puzzle's root is a different round.
    root = dailies()[0]
    player.find(common(root)[0])
    player.visit(f"?root={root}")
    expect(player.page.get_by_text("Free round")).to_be_visible()
    expect(player.found).to_have_count(0)
    player.visit("?daily=1")
    expect_daily(player, 1, "next in 23 h 30 min")
    expect(player.found).to_have_count(1)
    expect(player.notice).to_be_hidden()


def test_at_midnight_a_round_stays_and_a_link_leads_to_the_new_puzzle(open_page):
    today = puzzle_number("2026-06-15")
    set_clock = lambda page: page.clock.install(time=datetime.datetime.fromisoformat("2026-06-15T23:58:30+14:00"))
    player = open_page("?daily", timezone_id="Pacific/Kiritimati", prepare=set_clock)
    expect_daily(player, today, "next in 2 min")
    root, words = player.root, common(player.root)
    player.find(words[0]).type("a")
    player.page.evaluate(RECORD_ANNOUNCEMENTS)
    player.page.clock.run_for(180_000)
    assert player.page.evaluate("() => heard").count(f"No {today + 1} is here") == 1
    expect_daily(player, today, f"No {today + 1} is here")
    expect(player.field).to_have_value("a")
    player.press("Backspace")
    player.find(words[1])
    player.page.locator("#aside a").click()
    expect_daily(player, today + 1, "next in 2")
    # No New Word led here, so there is nothing to undo.
    expect(player.undo).to_have_attribute("aria-disabled", "true")
    offers = player.page.locator("#offers")
    expect(offers).to_contain_text(f"Yesterday: 2 of {len(words)}.")
    offers.get_by_role("link", name="Resume").click()
    expect(player.heading).to_have_text(root)
    player.expect_words(*words[1::-1])
    assert player.saved_rounds()["current"]["daily"] == today


def test_a_jumping_clock_changes_no_number_and_never_counts_below_zero(open_page):
    time = datetime.datetime(2026, 7, 1, 12, tzinfo=datetime.UTC)
    player = open_page("?daily", timezone_id="UTC", prepare=lambda page: page.clock.install(time=time))
    first, *words, last = common(player.root)[:4]
    player.find(first)
    for word, hours in zip(words, [25, 24 * 400]):
        player.leave()
        player.page.clock.set_system_time(time + datetime.timedelta(hours=hours))
        player.come_back()
        player.find(word)
        expect(player.page.locator("#aside")).to_have_text(f"No {182 + (12 + hours) // 24} is here")
        expect(player.page.get_by_text("Daily No 182", exact=True)).to_be_visible()
    # The clock is set to a time before the puzzle came out.
    player.page.clock.set_system_time(time - datetime.timedelta(hours=25))
    player.find(last).visit("?daily=182")
    player.expect_newest(last)
    expect(player.page.get_by_text("Daily No 182", exact=True)).to_be_visible()
    expect(player.page.get_by_text("in -")).to_have_count(0)
    assert player.saved_rounds()["current"]["daily"] == 182


def test_cord_makes_a_good_day_and_is_named_as_the_goal_before(open_page):
    words = common(dailies()[319])
    record = saved.round_record("320-3-classic", dailies()[319], words[:24])
    player = open_saved(open_page, record, query="?daily=320")
    good_day, goal = player.page.locator("#good-day"), player.page.locator("#goal")
    # Only today's puzzle shows its date.
    expect(player.page.locator("#date")).to_be_hidden()
    for word in words[24:]:
        assert good_day.inner_text() == "", word
        assert goal.inner_text().endswith("A good day from Cord"), word
        player.find(word)
        if "Cord" in player.page.locator("#rank").inner_text():
            break
    expect(good_day).to_have_text("A good day")
    expect(goal).to_be_empty()
