"""The overview of rounds: the last seven days, unfinished rounds, the player's own word, and the links after a daily puzzle."""

import re

import pytest
import saved
from player import until
from playwright.sync_api import expect
from test_front_door import today
from words import common, dailies


def open_rounds(player):
    """Opens the dialog of all rounds."""
    player.button("Rounds").click()
    return player.page.get_by_role("dialog", name="Rounds")


@pytest.mark.behaviour
def test_the_unfinished_round_is_offered_beside_todays_puzzle_until_a_word_is_found(open_page):
    player = open_page("?root=starving").find("star")
    player.visit("?daily")
    offer = player.page.get_by_role("link", name="Resume starving, 1 of 96")
    offer.click()
    expect(player.heading).to_have_text("starving")
    player.sees_words("star")
    expect(offer).to_be_hidden()
    player.visit("?daily").reload()
    expect(offer).to_be_visible()
    player.find(common(player.root)[0])
    expect(offer).to_be_hidden()


def test_nothing_is_offered_without_an_unfinished_round(open_page):
    player = open_page("")
    expect(open_rounds(player).get_by_text("Unfinished rounds wait here.")).to_be_visible()
    expect(player.page.locator("#offers")).to_be_empty()


@pytest.mark.behaviour
def test_the_last_seven_days_show_their_progress(open_page):
    player = open_page("")
    last = today(player)
    begun = dailies()[last - 3]
    player.visit(f"?daily={last - 2}").find(common(begun)[0])
    days = open_rounds(player).get_by_role("list", name="The last seven days").get_by_role("link")
    names = [
        f"No {number}, {'started' if number == last - 2 else 'not played'}" for number in range(last - 6, last + 1)
    ]
    expect(days).to_have_count(7)
    until(lambda: days.evaluate_all("(all) => all.map((one) => one.ariaLabel)") == names)
    expect(days.last).to_have_attribute("aria-current", "date")
    days.nth(3).click()
    expect(player.heading).to_have_text(dailies()[last - 4])


def test_a_day_that_begins_during_a_free_round_is_shown(open_page):
    player = open_page(prepare=lambda page: page.clock.set_fixed_time("2026-11-20T12:00:00"))
    expect(player.page.locator("#aside")).to_have_text("Daily No 324")
    for number, day in enumerate(["2026-11-21", "2026-11-22"], start=325):
        player.page.clock.set_fixed_time(f"{day}T00:10:00")
        dialog = open_rounds(player)
        expect(dialog.locator("#days [aria-current]")).to_have_text(str(number))
        expect(player.page.locator("#aside")).to_have_text(f"No {number} is here")
        player.press("Escape")


def test_a_completed_day_has_its_own_label(open_page):
    player = open_page("?daily=320")
    player.page.clock.install(time="2026-11-20T12:00:00")
    root = dailies()[323]
    player.write("324-3-classic", saved.round_record("324-3-classic", root, common(root)))
    player.visit("?daily=324")
    expect(open_rounds(player).get_by_role("link", name="No 324, Whole string")).to_be_visible()


@pytest.mark.behaviour
def test_unfinished_rounds_are_listed_with_their_progress(open_page):
    player = open_page("?root=silkworm").find("milk", "silk")
    player.visit("?root=starving").find("star")
    player.visit("?daily=320")
    links = open_rounds(player).get_by_role("list", name="Unfinished rounds").get_by_role("link")
    expect(links).to_have_text([re.compile("^silkworm 2 of 40 today$"), re.compile("^starving 1 of 96 today$")])
    links.first.click()
    expect(player.heading).to_have_text("silkworm")
    player.sees_words("silk", "milk")


def test_two_rounds_on_one_root_are_both_listed_and_opened(open_page):
    rounds = {"silkworm-00000000000000aa": "silk", "silkworm-00000000000000bb": "milk"}
    player = open_page("?daily=320")
    for key, word in rounds.items():
        player.write(key, saved.round_record(key, "silkworm", [word]))
    player.write("shelf", saved.with_checksum("".join(["shelf 1\n", *(f"earlier {key}\n" for key in rounds)])))
    for place, word in enumerate(rounds.values()):
        player.visit("?daily=320")
        links = open_rounds(player).get_by_role("list", name="Unfinished rounds").get_by_role("link")
        expect(links).to_have_count(2)
        links.nth(place).click()
        expect(player.heading).to_have_text("silkworm")
        player.sees_words(word)
        player.reload().sees_words(word)


@pytest.mark.behaviour
@pytest.mark.parametrize(
    "word, message",
    [
        ("silkworm", "Makes 40 words."),
        ("Zzzzzzzz", "No word that counts can be made from it. Try another."),
        ("an", "3 to 15 letters, a to z."),
        ("m1lk", "m1lk has 1: use a to z."),
    ],
)
def test_the_number_of_words_in_the_players_own_word_is_shown_at_once(open_page, word, message):
    dialog = open_rounds(open_page())
    dialog.get_by_role("textbox", name="Play your own word").fill(word)
    expect(dialog.locator("#own-status")).to_have_text(message)


def test_the_players_own_word_can_be_played_and_is_labelled(open_page):
    player = open_page()
    dialog = open_rounds(player)
    dialog.get_by_role("textbox", name="Play your own word").fill("Mississippi")
    player.press("Enter")
    expect(player.heading).to_have_text("mississippi")
    expect(player.page.get_by_text("Your own word", exact=True)).to_be_visible()
    player.visit("?root=zzzz")
    expect(player.page.get_by_text("No word that counts can be made from it. Try another.")).to_be_visible()


def test_the_link_to_the_players_own_word_can_be_copied(open_page, new_context):
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    player = open_page(context=context)
    dialog = open_rounds(player)
    dialog.get_by_role("textbox", name="Play your own word").fill("zebras")
    dialog.get_by_role("button", name="Copy link").click()
    expect(dialog.locator("#own-status")).to_have_text("Copied.")
    assert player.page.evaluate("() => navigator.clipboard.readText()") == f"{player.address}?root=zebras"


def test_an_ended_daily_leads_to_an_earlier_one_and_to_a_free_round(open_page):
    player = open_page("?daily=318", prepare=lambda page: page.clock.set_fixed_time("2026-11-17T12:00:00"))
    for number in (318, 320):
        player.visit(f"?daily={number}").find(common(dailies()[number - 1])[0])
    player.visit("?daily=321").find(common(dailies()[320])[0])
    end = player.reveal()
    expect(end.get_by_role("link", name="Daily No 319")).to_be_visible()
    end.get_by_role("button", name="A free round").click()
    expect(player.page.locator("#kind")).to_contain_text("Free round")
    player.visit("?daily=321")
    expect(end).to_be_visible()
    end.get_by_role("link", name="Daily No 319").click()
    expect(player.heading).to_have_text(dailies()[318])


@pytest.mark.not_in_firefox("touch")
def test_the_home_screen_advice_is_shown_once_after_the_first_ended_daily(open_page, phone):
    player = open_page("?root=silkworm", **phone).find("milk")
    advice = player.page.get_by_text("Add to your home screen from the browser menu.")
    player.end()
    expect(advice).to_be_hidden()
    player.visit("?daily=320").end()
    expect(advice).to_be_visible()
    player.visit("?daily=321").end()
    expect(advice).to_be_hidden()


def test_the_question_at_the_end_shows_how_many_words_are_left(open_page):
    player = open_page().find("milk")
    player.button("End the round").click()
    question = player.page.get_by_role("dialog", name="End this round?")
    expect(question).to_have_accessible_description(
        "39 words are left to find. You can come back until you look at the words you missed."
    )


def test_a_round_that_has_ended_is_not_unfinished(open_page):
    player = open_page("?root=starving").find("star")
    player.end()
    player.visit("?root=silkworm").find("milk")
    player.visit("?daily")
    expect(player.page.get_by_role("link", name="Resume silkworm, 1 of 40")).to_be_visible()
    rounds = open_rounds(player).get_by_role("list", name="Unfinished rounds").get_by_role("link")
    expect(rounds).to_have_text([re.compile("^silkworm")])


def test_a_complete_round_is_not_offered_for_continuing(open_page):
    player = open_page("?root=cat").find("act")
    player.visit("?root=silkworm").find("milk")
    player.visit("?daily")
    expect(player.page.get_by_role("link", name="Resume silkworm, 1 of 40")).to_be_visible()
    expect(open_rounds(player).get_by_role("list", name="Unfinished rounds").get_by_role("link")).to_have_count(1)


def test_the_offer_follows_the_settings_for_language_and_number_of_words(open_page):
    player = open_page("?root=starving").find("star")
    player.visit("?daily")
    expect(player.page.get_by_role("link", name="Resume starving, 1 of 96")).to_be_visible()
    player.button("Settings").click()
    player.page.get_by_role("switch", name="Number of words").click()
    expect(player.page.get_by_text("Resume starving", exact=True)).to_be_attached()
    player.page.get_by_role("group", name="Language").get_by_role("radio", name="简体中文").click()
    expect(player.page.locator("#offers")).to_contain_text("继续 starving")


def test_after_an_end_todays_puzzle_is_offered_first_until_it_has_ended(open_page):
    player = open_page("?daily=320", prepare=lambda page: page.clock.set_fixed_time("2026-11-17T12:00:00"))
    player.find(common(player.root)[0])
    end = player.end()
    expect(end.get_by_role("link", name="Today's puzzle")).to_have_class("button act")
    expect(end.get_by_role("button", name="A free round")).to_have_class("button")
    end.get_by_role("button", name="A free round").click()
    end = player.end()
    end.get_by_role("link", name="Today's puzzle").click()
    expect(player.heading).to_have_text(dailies()[320])
    player.find(common(player.root)[0]).visit("?daily=320")
    # It was begun, and has not ended.
    player.page.locator("#end").get_by_role("link", name="Today's puzzle").click()
    expect(player.heading).to_have_text(dailies()[320])
    player.end().get_by_role("button", name="A free round").click()
    end = player.end()
    expect(end.get_by_role("link")).to_have_count(0)
    expect(end.get_by_role("button", name="New Word")).to_have_class("button act")
    expect(player.page.get_by_text("add this page to your home screen")).to_be_hidden()


def test_without_storage_there_is_no_rounds_button(open_page):
    player = open_page(before="Object.defineProperty(window, 'indexedDB', { value: undefined });").find("milk")
    expect(player.button("Rounds")).to_be_hidden()


def test_rounds_of_another_tab_are_listed_and_the_current_round_stays(open_page, new_context):
    context = new_context()
    one, other = open_page("?root=silkworm", context=context), open_page("?root=starving", context=context)
    other.find("star")
    one.page.bring_to_front()
    one.find("milk")
    expect(open_rounds(one).get_by_role("list", name="Unfinished rounds").get_by_role("link")).to_have_text(
        [re.compile("^starving 1 of 96")]
    )
    one.press("Escape")
    one.find("silk")
    # Without a query in the address, the shelf determines which round is resumed.
    one.page.evaluate("() => history.replaceState(null, '', location.pathname)")
    one.reload()
    expect(one.heading).to_have_text("silkworm")


def test_an_own_word_that_cannot_be_played_says_why_and_has_no_link(open_page):
    player = open_page()
    dialog = open_rounds(player)
    field = dialog.get_by_role("textbox", name="Play your own word")
    for word, message in [
        ("école", "école has é: use a to z."),
        ("hello world", "hello world has a space: use a to z."),
        ("an", "Use at least 3 letters."),
        ("abcdefghijklmnop", "Use at most 15 letters."),
        ("zzz", "No word that counts can be made from it. Try another."),
    ]:
        field.fill(word)
        player.press("Enter")
        expect(dialog.locator("#own-status")).to_have_text(message)
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(field).to_be_focused()
        for name in ("Play", "Copy link"):
            expect(dialog.get_by_role("button", name=name, exact=True)).to_have_attribute("aria-disabled", "true")
    expect(player.heading).to_have_text("silkworm")


def test_an_unfinished_round_can_be_removed(open_page):
    player = open_page("?root=starving").find("star")
    player.visit("?root=silkworm").find("milk")
    player.visit("?daily=320")
    dialog = open_rounds(player)
    rounds = dialog.get_by_role("list", name="Unfinished rounds")
    dialog.get_by_role("button", name="Remove silkworm from the unfinished rounds").click()
    expect(rounds.get_by_role("link")).to_have_text([re.compile("^starving")])
    expect(dialog.get_by_role("heading", name="Unfinished rounds")).to_be_focused()
    player.visit("?root=silkworm").sees_words("milk")


def open_the_next_morning(open_page, ends=False):
    """Finds a word in No 320, opens No 321 the next morning and finds one there; returns the player and the first root."""
    player = open_page("?daily=320", prepare=lambda page: page.clock.set_fixed_time("2026-11-16T20:00:00"))
    root = player.root
    player.find(common(root)[0])
    if ends:
        player.end()
        player.press("Escape")
    player.page.clock.set_fixed_time("2026-11-17T08:00:00")
    player.visit("")
    expect(player.page.locator("#offers")).to_contain_text(f"Yesterday: 1 of {len(common(root))}.")
    return player.find(common(dailies()[320])[0]), root


@pytest.mark.behaviour
@pytest.mark.parametrize("ends", [False, True])
def test_one_tap_shows_what_was_missed_yesterday_and_close_leads_back(open_page, ends):
    player, root = open_the_next_morning(open_page, ends)
    offers = player.page.locator("#offers")
    expect(offers.get_by_role("link", name="Resume", exact=True)).to_have_count(0 if ends else 1)
    offers.get_by_role("button", name="See what you missed").click()
    end = player.page.get_by_role("dialog", name=f"End of the round on {root}")
    expect(end.get_by_role("heading", name=f"{len(common(root)) - 1} words you missed")).to_be_visible()
    # Each length begins a line of its own.
    assert (
        end.locator("#missed .first").nth(1).evaluate("(item) => getComputedStyle(item, '::before').content")
        == '"\\a "'
    )
    end.get_by_role("button", name="Close").click()
    expect(player.heading).to_have_text(dailies()[320])
    player.sees_words(common(dailies()[320])[0])
    expect(player.undo).to_have_attribute("aria-disabled", "true")
    expect(offers).not_to_contain_text("Yesterday")
    player.reload()
    expect(player.heading).to_have_text(dailies()[320])
    expect(player.page.locator("dialog[open]")).to_have_count(0)


def test_a_reload_while_yesterdays_result_is_shown_opens_todays_puzzle(open_page):
    player, root = open_the_next_morning(open_page)
    player.button("See what you missed").click()
    expect(player.page.get_by_role("dialog", name=f"End of the round on {root}")).to_be_visible()
    player.reload()
    expect(player.heading).to_have_text(dailies()[320])
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    expect(player.page.locator("#offers")).not_to_contain_text("Yesterday")


def test_after_a_look_at_yesterday_the_result_of_today_does_not_open_again(open_page):
    player, root = open_the_next_morning(open_page)
    player.end()
    player.press("Escape")
    player.button("See what you missed").click()
    expect(player.page.get_by_role("dialog", name=f"End of the round on {root}")).to_be_visible()
    player.press("Escape")
    expect(player.heading).to_have_text(dailies()[320])
    expect(player.page.locator("dialog[open]")).to_have_count(0)


def test_after_yesterdays_result_todays_started_puzzle_is_offered(open_page):
    player, root = open_the_next_morning(open_page)
    player.button("See what you missed").click()
    end = player.page.get_by_role("dialog", name=f"End of the round on {root}")
    end.get_by_role("link", name="Today's puzzle").click()
    expect(player.heading).to_have_text(dailies()[320])
    player.sees_words(common(dailies()[320])[0])
