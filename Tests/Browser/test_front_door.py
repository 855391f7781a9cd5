"""An address without a query opens today's puzzle on a day's first visit, and later the last round on screen.

test_opening.py tests several days.
"""

import datetime

import pytest
from player import until
from playwright.sync_api import expect
from words import common, dailies


def todays_number(player):
    """The number of today's puzzle by the browser's clock."""
    date = player.page.evaluate(
        "() => { const now = new Date(); return [now.getFullYear(), now.getMonth() + 1, now.getDate()]; }"
    )
    return (datetime.date(*date) - datetime.date(2026, 1, 1)).days + 1


def deal_another(player):
    """Deals a free round; returns its root."""
    before = player.root
    player.button("New Word").click()
    expect(player.heading).not_to_have_text(before)
    return player.root


@pytest.mark.journey
def test_the_first_visit_opens_todays_daily_and_later_ones_what_was_on_screen(open_page):
    player = open_page("")
    number = todays_number(player)
    title = player.page.get_by_text(f"Daily No {number}", exact=True)
    expect(title).to_be_visible()
    expect(player.heading).to_have_text(dailies()[number - 1])
    word = common(player.root)[0]
    player.find(word).visit("").expect_words(word)
    expect(title).to_be_visible()

    free_root = deal_another(player)
    for load in [player.reload, lambda: player.visit("")]:
        load()
        expect(player.heading).to_have_text(free_root)
    player.find(common(free_root)[0]).end()
    player.reload()
    expect(player.heading).to_have_text(free_root)
    expect(player.page.locator("#missed").get_by_role("listitem").first).to_be_visible()


def test_a_shortcut_begins_a_new_round_and_a_line_leads_back(open_page):
    player = open_page("")
    daily_root = player.root
    word = common(daily_root)[0]
    player.find(word).visit("?new")
    expect(player.heading).not_to_have_text(daily_root)
    expect(player.page).to_have_url(player.address)
    root = player.root
    player.reload()
    expect(player.heading).to_have_text(root)
    expect(player.offer).to_contain_text(f"Daily No {todays_number(player)}: 1 of {len(common(daily_root))}")
    player.resume(word)
    expect(player.heading).to_have_text(daily_root)


def test_an_invalid_query_is_removed_from_the_address(open_page):
    player = open_page("?root=xx")
    expect(player.notice).to_contain_text("xx")
    until(lambda: player.page.url == player.address)
    player.reload()
    expect(player.notice).to_be_hidden()
