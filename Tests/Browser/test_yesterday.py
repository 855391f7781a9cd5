"""The words missed in yesterday's daily puzzle, shown on the first visit of a day."""

import datetime

from playwright.sync_api import expect
from words import common, dailies

NOON = datetime.datetime(2026, 11, 22, 12)
YESTERDAY = 325


def on(day):
    return lambda page: page.clock.set_fixed_time(day)


def played(open_page, context, reveals):
    """Yesterday's puzzle, with one word found in it."""
    player = open_page(f"?daily={YESTERDAY}", context=context, prepare=on(NOON - datetime.timedelta(days=1)))
    player.find(common(dailies()[YESTERDAY - 1])[-1])
    if reveals:
        player.reveal()
    player.settle()
    player.page.close()


def test_it_is_told_once_a_day_and_goes_with_the_first_word(open_page, new_context):
    context = new_context()
    played(open_page, context, reveals=True)
    player = open_page("?daily", context=context, prepare=on(NOON))
    missed = common(dailies()[YESTERDAY - 1])[:-1]
    expect(player.notice).to_have_text(f"Missed yesterday: {', '.join(missed[:5])} and {len(missed) - 5} more. Close")
    assert player.notice.get_by_role("link").count() == 0
    player.find(common(player.root)[0])
    expect(player.notice).to_be_hidden()
    player.reload()
    expect(player.page.locator("#week .begun")).not_to_have_count(0)
    expect(player.notice).to_be_hidden()


def test_it_waits_where_something_else_is_said(open_page, new_context):
    context = new_context()
    played(open_page, context, reveals=True)
    player = open_page("?root=x", context=context, prepare=on(NOON))
    expect(player.page.locator("#week .begun")).not_to_have_count(0)
    expect(player.notice).to_contain_text("The address asks for")
    player.visit("?daily")
    expect(player.notice).to_contain_text("Missed yesterday")


def test_nothing_is_told_of_a_puzzle_that_was_not_ended(open_page, new_context):
    context = new_context()
    played(open_page, context, reveals=False)
    player = open_page("?daily", context=context, prepare=on(NOON))
    expect(player.page.locator("#week .begun")).to_have_count(1)
    expect(player.notice).to_be_hidden()
