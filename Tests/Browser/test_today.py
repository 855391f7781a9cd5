"""The game's own links leave no query in the address.

A link from outside is followed once, on the day it is opened.
"""

import datetime

import pytest
import saved
from player import expect, open_saved
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


def lead_to_result(player):
    player.find(common(player.root)[0]).end().get_by_role("link", name="Today's puzzle").click()


def lead_to_week(player):
    player.button("Rounds").click()
    player.page.locator(f"#days [href$='daily={TODAY}']").click()


def lead_to_calendar(player):
    player.button("Rounds").click()
    player.button("Calendar").click()
    player.page.locator(f".month [href$='daily={TODAY}']").click()


def lead_to_heading(player):
    player.page.locator("#aside a").click()


def lead_to_offer(player):
    """Leaves today's puzzle for yesterday's, and opens today's again from the list of unfinished rounds."""
    lead_to_heading(player)
    expect_daily(player, TODAY)
    player.find(common(player.root)[0]).button("Rounds").click()
    player.page.locator(f"#days [href$='daily={TODAY - 1}']").click()
    expect_daily(player, TODAY - 1)
    player.find(common(player.root)[0]).button("Rounds").click()
    player.page.get_by_role("list", name="Unfinished rounds").get_by_role("link", name=dailies()[TODAY - 1]).click()


@pytest.mark.parametrize("lead", [lead_to_result, lead_to_week, lead_to_calendar, lead_to_heading, lead_to_offer])
def test_a_link_of_the_game_leaves_no_query_and_the_next_morning_opens_todays_puzzle(open_page, lead):
    player = open_page("", prepare=stop_clock_at(EVENING)).visit("?root=silkworm")
    lead(player)
    expect_daily(player, TODAY)
    expect_plain_address(player)
    # A reload continues the round.
    word = common(player.root)[1]
    player.find(word).reload().expect_newest(word)
    expect_daily(player, TODAY)
    # Going back restores the round that was left.
    player.wait_for_writes()
    player.page.go_back()
    expect(player.heading).not_to_have_text(dailies()[TODAY - 1])
    player.wait_for_writes()
    player.page.go_forward()
    expect_daily(player, TODAY)
    player.page.clock.set_fixed_time(MORNING)
    player.reload()
    expect_daily(player, TODAY + 1)
    expect(player.page.locator("dialog[open]")).to_have_count(0)


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


@pytest.mark.parametrize("query", ["?root=silkworm", f"?daily={TODAY}", "?daily", "?daily=3", "?daily=9999"])
def test_a_link_from_outside_is_followed_once_on_the_day_it_is_opened(open_page, query):
    player = open_page("", prepare=stop_clock_at(EVENING)).visit(query)
    root = player.root
    word, *_ = common(root)
    player.find(word).reload()
    expect(player.heading).to_have_text(root)
    player.expect_words(word)
    # The notice about a future puzzle appears only once.
    expect(player.notice).to_be_hidden()
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
    elif query == "?daily=9999":
        expect(player.notice).to_contain_text("No 9999 is out on")
    else:
        expect(player.heading).to_have_text(root)
        player.expect_words(word)


def test_a_link_with_an_added_code_is_also_followed_once(open_page):
    player = open_page("", prepare=stop_clock_at(EVENING)).visit("?daily=3")
    root = player.root
    player.page.evaluate("() => { location.hash = '#c1.damaged'; }")
    player.page.get_by_role("dialog", name="A challenge").get_by_role("button", name="Close").click()
    player.find(common(root)[0]).reload()
    expect(player.heading).to_have_text(root)
    player.page.evaluate("() => { location.hash = '#top'; }")
    player.page.clock.set_fixed_time(MORNING)
    player.reload()
    expect_daily(player, TODAY + 1)


@pytest.mark.parametrize("query", ["?root=qqq", "?root=vvvvvvvv", "?round=qqq-00000000000000aa"])
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
    assert set(player.records()) == {"shelf", f"{TODAY}-3-classic"}


def test_yesterdays_round_does_not_end_without_a_question(open_page):
    root = dailies()[TODAY - 2]
    first, second = common(root)[:2]
    began = int((EVENING - datetime.timedelta(days=1)).timestamp())
    yesterday = saved.round_record(f"{TODAY - 1}-3-classic", root, [first], began=began)
    player = open_saved(open_page, yesterday, query="", prepare=stop_clock_at(EVENING))
    expect_daily(player, TODAY)
    question = player.page.get_by_role("dialog", name="End this round?")
    see_button = player.page.locator("#offers").get_by_role("button", name="See what you missed")
    see_button.click()
    expect(question).to_contain_text(f"This ends yesterday's puzzle, {root}")
    question.get_by_role("button", name="Keep playing").click()
    expect_daily(player, TODAY)
    # The usual question about the current round ends that round.
    player.button("End the round").click()
    expect(question).to_contain_text("You can come back")
    player.press("Escape")
    see_button.click()
    player.press("Escape")
    player.page.locator("#offers").get_by_role("link", name="Resume").click()
    expect_daily(player, TODAY - 1)
    player.find(second).page.go_back()
    expect_daily(player, TODAY)
    see_button.click()
    question.get_by_role("button", name="End the round").click()
    result = player.page.get_by_role("dialog", name=f"End of the round on {root}")
    expect(result.get_by_role("heading", name=f"{len(common(root)) - 2} words you missed")).to_be_visible()
    player.press("Escape")
    expect_daily(player, TODAY)
    expect(see_button).to_have_count(0)


@pytest.mark.not_in_firefox("permission to read the clipboard")
@pytest.mark.parametrize("goes_on", [True, False])
def test_yesterdays_result_is_copied_and_read_beside_a_timed_round(open_page, goes_on):
    root = dailies()[TODAY - 2]
    began = int((EVENING - datetime.timedelta(days=1)).timestamp())
    yesterday = saved.round_record(f"{TODAY - 1}-3-classic", root, common(root)[:1], began=began)
    player = open_saved(open_page, yesterday, query="", prepare=stop_clock_at(EVENING))
    player.page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=player.address.rstrip("/"))
    player.button("Rounds").click()
    player.button("3 minutes").click()
    timed_root = player.root
    player.type("ab")
    player.page.locator("#offers").get_by_role("button", name="See what you missed").click()
    player.page.get_by_role("dialog", name="End this round?").get_by_role("button", name="End the round").click()
    result = player.page.get_by_role("dialog", name=f"End of the round on {root}")
    result.get_by_role("button", name="Copy result").click()
    expect(result.locator("#copy-status")).to_contain_text("Copied.")
    copied = player.page.evaluate("() => navigator.clipboard.readText()")
    assert copied.startswith(f"Word Scramble No {TODAY - 1}: 1 of {len(common(root))} words"), copied
    if goes_on:
        # The other round is unchanged.
        result.get_by_role("button", name="Close").click()
        expect(player.heading).to_have_text(timed_root)
        expect(player.field).to_have_value("ab")
        expect(player.field).to_be_focused()
        expect(player.button("Pause")).to_be_visible()
    else:
        # The free round has no time limit, although the round that was left has one.
        result.get_by_role("button", name="A free round").click()
        expect(player.heading).not_to_have_text(timed_root)
        expect(player.button("Pause")).to_have_count(0)
    player.page.goto(copied.split()[-1])
    expect(player.page.get_by_role("dialog", name="Challenge")).to_contain_text(root)


@pytest.mark.parametrize("look", ["light", "dark"])
def test_new_word_looks_the_same_on_a_daily_puzzle_as_in_a_free_round(open_page, look):
    player = open_page("?root=silkworm", prepare=stop_clock_at(EVENING), color_scheme=look)
    border = "(button) => { const { borderTopColor, borderTopStyle, color } = getComputedStyle(button); return [borderTopColor, borderTopStyle, color]; }"
    in_a_free_round = player.button("New Word").evaluate(border)
    player.visit("?daily")
    expect_daily(player, TODAY)
    assert player.button("New Word").evaluate(border) == in_a_free_round
    assert in_a_free_round[0] != "rgba(0, 0, 0, 0)"


def test_a_word_that_somebody_has_sent_is_a_word_for_the_player(open_page):
    player = open_page("?root=grandmother", prepare=stop_clock_at(EVENING))
    kind = player.page.locator("#kind")
    expect(kind).to_have_text("A word for you")
    player.find(common(player.root)[0]).reload()
    expect(kind).to_have_text("A word for you")
    # A link to a root of the word list opens a free round.
    player.visit("?root=silkworm")
    expect(kind).to_contain_text("Free round")
    player.button("Rounds").click()
    player.page.get_by_role("list", name="Unfinished rounds").get_by_role("link", name="grandmother").click()
    expect(kind).to_have_text("A word for you")
    # A custom word stays one, also when its link is opened.
    player.button("Rounds").click()
    player.page.get_by_label("Play your own word").fill("marshmallow")
    player.page.locator("#play-own").click()
    expect(kind).to_have_text("Your own word")
    player.find(common(player.root)[0]).visit("?root=marshmallow")
    expect(kind).to_have_text("Your own word")
    player.end()
    expect(player.page.locator("#end-kind")).to_have_text("Your own word")
    # A link that somebody sent can also be pasted.
    player.press("Escape")
    player.button("Rounds").click()
    player.page.get_by_label("Paste a link or a code here").fill("https://words.example/?root=thunderstorm")
    player.press("Enter")
    expect(player.heading).to_have_text("thunderstorm")
    expect(kind).to_have_text("A word for you")
    expect_plain_address(player)
