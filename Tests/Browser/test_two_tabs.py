"""Two tabs at once: the one opened last plays. Where the browser has no locks, both play, and lose nothing."""

import pytest
from player import expect

WITHOUT_LOCKS = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });"


@pytest.mark.journey
@pytest.mark.every_browser
def test_the_tab_opened_last_plays_until_the_player_takes_the_game_back(open_page, new_context):
    context = new_context()
    one = open_page(context=context).find("milk")
    other = open_page(context=context)
    other.expect_words("milk")
    covers = [player.page.get_by_role("dialog", name="The game is open in another tab.") for player in (one, other)]
    expect(covers[0]).to_be_visible()
    expect(covers[0].get_by_role("button")).to_have_count(1)
    one.page.bring_to_front()
    one.type("silk").press("Shift")
    expect(one.field).to_have_value("")
    other.page.bring_to_front()
    other.find("silk").wait_for_writes()
    one.page.bring_to_front()
    covers[0].get_by_role("button", name="Play here").click()
    one.expect_words("silk", "milk")
    expect(covers[0]).to_be_hidden()
    expect(covers[1]).to_be_visible()
    one.find("worm").wait_for_writes()
    assert one.saved_words("silkworm") == ["worm", "silk", "milk"]


def test_the_clock_of_a_tab_that_no_longer_plays_stops(open_page, new_context):
    context = new_context()
    one = open_page("", context=context).deal_timed_round().start_clock()
    open_page("", context=context, ready=False)
    cover = one.page.get_by_role("dialog", name="The game is open in another tab.")
    expect(cover).to_be_visible()
    expect(one.page.locator("#beads")).to_be_hidden()
    # The cover is above that of the round, and leads to it.
    one.page.bring_to_front()
    cover.get_by_role("button", name="Play here").click()
    expect(cover).to_be_hidden()
    expect(one.cover).to_be_visible()


@pytest.mark.every_browser
def test_two_tabs_without_locks_lose_nothing(open_page, new_context):
    context = new_context()
    one = open_page(context=context, before=WITHOUT_LOCKS).find("milk")
    other = open_page(context=context, before=WITHOUT_LOCKS)
    other.expect_words("milk")
    for number, word in enumerate(["silk", "worm", "work", "slim", "swim"]):
        player = [other, one][number % 2]
        player.page.bring_to_front()
        player.find(word)
    for player in (one, other):
        player.wait_for_writes()
    expected = ["swim", "slim", "work", "worm", "silk", "milk"]
    assert one.saved_words("silkworm") == expected
    one.reload().expect_words(*expected)
