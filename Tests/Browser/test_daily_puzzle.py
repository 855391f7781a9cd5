"""The daily puzzle at midnight. Tests/Web/daily.test.mjs tests the time zones."""

import datetime

from player import RECORD_ANNOUNCEMENTS, expect
from words import common, dailies

FIRST_DAY = datetime.date(2026, 1, 1)


def puzzle_number(date):
    return (datetime.date.fromisoformat(date) - FIRST_DAY).days + 1


def expect_daily(player, number, aside):
    expect(player.page.get_by_text(f"Daily No {number}", exact=True)).to_be_visible()
    expect(player.page.locator("#aside").get_by_text(aside)).to_be_visible()
    expect(player.heading).to_have_text(dailies()[number - 1])


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
    expect(player.offer).to_contain_text(f"Yesterday: 2 of {len(words)}")
    player.resume(*words[1::-1])
    expect(player.heading).to_have_text(root)
    expect(player.page.get_by_text(f"Daily No {today}", exact=True)).to_be_visible()
