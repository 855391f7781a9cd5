"""What opens where the address asks for nothing: today's daily puzzle for a new visit, else what was on the screen."""

import datetime

from player import until
from playwright.sync_api import expect
from words import common, dailies


def today(player):
    """The number of today's puzzle, in the calendar of the browser."""
    date = player.page.evaluate(
        "() => { const now = new Date(); return [now.getFullYear(), now.getMonth() + 1, now.getDate()]; }"
    )
    return (datetime.date(*date) - datetime.date(2026, 1, 1)).days + 1


def test_a_new_visit_opens_todays_daily_and_resumes_it(open_page):
    player = open_page("")
    number = today(player)
    expect(player.page.get_by_text(f"Daily No {number}", exact=True)).to_be_visible()
    expect(player.heading).to_have_text(dailies()[number - 1])
    word = common(player.root)[0]
    player.find(word).visit("").sees_words(word)
    expect(player.page.get_by_text(f"Daily No {number}", exact=True)).to_be_visible()


def test_what_was_on_the_screen_stays_over_a_reload_and_a_new_visit_leads_to_the_daily_again(open_page):
    player = open_page("")
    daily = player.root
    player.button("New Word").click()
    expect(player.heading).not_to_have_text(daily)
    free = player.root
    word = common(free)[0]
    player.find(word).reload()
    expect(player.heading).to_have_text(free)
    player.sees_words(word)
    player.visit("")
    expect(player.heading).to_have_text(daily)
    player.undo.click()
    expect(player.heading).to_have_text(free)
    player.sees_words(word)


def test_an_address_that_asks_for_nothing_there_is_does_not_stay(open_page):
    player = open_page("?root=xx")
    expect(player.notice).to_contain_text("xx")
    until(lambda: player.page.url == player.address)
    player.reload()
    expect(player.notice).to_be_hidden()


def test_a_link_in_a_chat_shows_what_it_is(open_page):
    player = open_page()
    told = player.page.locator("meta[property='og:title'], meta[property='og:description']")
    assert [len(text) > 5 for text in told.evaluate_all("(all) => all.map((one) => one.content)")] == [True, True]
