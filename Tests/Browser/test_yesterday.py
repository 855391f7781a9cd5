"""The words missed in yesterday's daily puzzle, shown on the first visit of a day."""

import datetime

import pytest
from playwright.sync_api import expect
from words import common, dailies

NOON = datetime.datetime(2026, 11, 22, 12)
YESTERDAY = 325


def clock_at(day):
    return lambda page: page.clock.set_fixed_time(day)


def play_yesterday(open_page, context, reveals):
    """Plays yesterday's puzzle and finds one word in it."""
    player = open_page(f"?daily={YESTERDAY}", context=context, prepare=clock_at(NOON - datetime.timedelta(days=1)))
    player.find(common(dailies()[YESTERDAY - 1])[-1])
    if reveals:
        player.reveal()
    player.settle()
    player.page.close()


@pytest.mark.behaviour
def test_missed_words_are_shown_once_a_day_until_the_first_word(open_page, new_context):
    context = new_context()
    play_yesterday(open_page, context, reveals=True)
    player = open_page("?daily", context=context, prepare=clock_at(NOON))
    missed = common(dailies()[YESTERDAY - 1])[:-1]
    expect(player.page.locator("#notice-text")).to_have_text(
        f"Missed yesterday: {', '.join(missed[:5])} and {len(missed) - 5} more."
    )
    expect(player.notice.get_by_role("button")).to_have_text("Close")
    assert player.notice.get_by_role("link").count() == 0
    player.find(common(player.root)[0])
    expect(player.notice).to_be_hidden()
    player.reload()
    expect(player.page.locator("#week .begun")).not_to_have_count(0)
    expect(player.notice).to_be_hidden()


def test_missed_words_wait_while_another_notice_is_shown(open_page, new_context):
    context = new_context()
    play_yesterday(open_page, context, reveals=True)
    player = open_page("?root=x", context=context, prepare=clock_at(NOON))
    expect(player.page.locator("#week .begun")).not_to_have_count(0)
    expect(player.notice).to_contain_text("We could not find")
    player.visit("?daily")
    expect(player.notice).to_contain_text("Missed yesterday")


def test_no_missed_words_are_shown_of_an_unfinished_puzzle(open_page, new_context):
    context = new_context()
    play_yesterday(open_page, context, reveals=False)
    player = open_page("?daily", context=context, prepare=clock_at(NOON))
    expect(player.page.locator("#week .begun")).to_have_count(1)
    expect(player.notice).to_be_hidden()
