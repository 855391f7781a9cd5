"""The game's own links leave no query in the address.

A link from outside is followed once, on the day it is opened.
"""

import datetime

import pytest
from player import expect
from words import common, dailies

EVENING = datetime.datetime(2026, 11, 23, 21)
MORNING = EVENING + datetime.timedelta(hours=12)
TODAY = 327


def stop_clock_at(moment):
    """Stops the clock at a moment before the page is opened."""
    return lambda page: page.clock.set_fixed_time(moment)


def expect_daily(player, number):
    expect(player.page.locator("#kind")).to_have_text(f"Daily No {number}")
    expect(player.heading).to_have_text(dailies()[number - 1])


def expect_plain_address(player):
    expect(player.page).to_have_url(player.address)


def test_a_custom_word_is_played_at_the_plain_address(open_page):
    player = open_page("", prepare=stop_clock_at(EVENING))
    player.button("Rounds").click()
    player.page.get_by_label("Play your own word").fill("grandmother")
    player.page.locator("#play-own").click()
    expect(player.heading).to_have_text("grandmother")
    expect_plain_address(player)
    player.reload()
    expect(player.heading).to_have_text("grandmother")
    player.page.clock.set_fixed_time(MORNING)
    player.reload()
    expect_daily(player, TODAY + 1)


def test_a_link_to_a_later_puzzle_says_when_it_comes_and_opens_todays(open_page):
    player = open_page("?daily=9999", prepare=stop_clock_at(EVENING))
    expect(player.notice).to_contain_text("This puzzle comes on May 17, 2053.")
    expect_daily(player, TODAY)
    expect_plain_address(player)
    player.reload()
    expect(player.notice).to_be_hidden()


@pytest.mark.parametrize("query", ["?root=silkworm", f"?daily={TODAY}", "?daily", "?daily=3"])
def test_a_link_from_outside_is_followed_once_on_the_day_it_is_opened(open_page, query):
    player = open_page("", prepare=stop_clock_at(EVENING)).visit(query)
    root = player.root
    word, *_ = common(root)
    player.find(word).reload()
    expect(player.heading).to_have_text(root)
    player.expect_words(word)
    expect(player.page).to_have_url(player.address + query)
    # On the next day the old request is not repeated, however often the tab loads.
    player.page.clock.set_fixed_time(MORNING)
    for _ in range(2):
        player.reload()
        expect_daily(player, TODAY + 1)
        expect_plain_address(player)
    # Opening the link again repeats the request.
    player.visit(query)
    if query == "?daily":
        expect_daily(player, TODAY + 1)
    else:
        expect(player.heading).to_have_text(root)
        player.expect_words(word)


@pytest.mark.parametrize("query", ["?root=qqq", "?root=vvvvvvvv", "?round=qqq"])
def test_a_link_to_an_unplayable_word_says_so_and_leaves_todays_puzzle(open_page, query):
    player = open_page(query, prepare=stop_clock_at(EVENING))
    expect(player.notice).to_contain_text("No word that counts can be made from")
    expect_daily(player, TODAY)
    expect_plain_address(player)
    word = common(player.root)[0]
    player.find(word).visit("").expect_words(word)
    # Later that day, the link does not replace the round that is on screen.
    player.visit(query)
    expect(player.notice).to_contain_text("No word that counts can be made from")
    player.expect_words(word)
    # The link creates no round.
    assert set(player.on_disk()) == {str(TODAY)}
