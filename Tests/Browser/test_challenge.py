"""A round that is sent to somebody: what the link carries, what is checked, how it is answered and compared."""

import re

import pytest
from playwright.sync_api import expect
from words import common, dailies

WORDS = "**/english.lex"
SHARE = "Navigator.prototype.share = async (given) => { window.shared = given; };"


def code(player):
    """Ends the round of a player and takes the code out of the link that is shared."""
    player.reveal().get_by_role("button", name="Share", exact=True).click()
    return player.page.evaluate("() => shared.url").split("#")[1]


def challenge(player):
    dialog = player.page.get_by_role("dialog", name="A challenge")
    expect(dialog).to_be_visible()
    return dialog


@pytest.fixture
def sent(open_page):
    """The code of a round with three words."""
    return code(open_page(before=SHARE).find("milk", "silk", "oils"))


def test_a_link_is_checked_here_and_answered_on_the_same_root(open_page, sent):
    player = open_page(f"#{sent}")
    dialog = challenge(player)
    expect(dialog.get_by_role("heading", name="silkworm")).to_be_visible()
    expect(dialog.get_by_text("3 of 40 words and 0 bonus, checked here.")).to_be_visible()
    expect(dialog.get_by_text("A link cannot prove who found the words, or with what help.")).to_be_visible()
    assert player.page.url == player.address
    assert not [url for url in player.requests if sent in url]
    expect(dialog.get_by_role("button", name="Play it")).to_be_focused()
    player.press("Enter")
    expect(player.heading).to_have_text("silkworm")
    expect(player.notice).to_contain_text("The diamond shows how far the other round was")
    expect(player.page.locator("#rival-count")).to_have_text("· ◆ 3")  # They were found within the first second.
    player.find("milk", "work")
    dialog = player.reveal()
    expect(dialog.get_by_role("heading", name="1 word both found")).to_be_focused()
    for title, words in {
        "1 word both found": ["milk"],
        "1 word only you found": ["work"],
        "2 words only the other found": ["oils", "silk"],
    }.items():
        expect(dialog.get_by_role("list", name=title).get_by_role("listitem")).to_have_text(
            [re.compile(rf"^{word}\b") for word in words]
        )
    theirs = dialog.get_by_role("list", name="2 words only the other found").get_by_role("listitem").first
    theirs.get_by_role("button").click()
    expect(theirs.locator(".meaning")).to_contain_text("plural of oil")


def test_where_the_other_round_was_is_marked_and_told_on_request(open_page):
    player = open_page(before=SHARE, prepare=lambda page: page.clock.install(time="2026-11-20T12:00:00")).find("milk")
    player.page.clock.run_for(60_000)
    sent = code(player.find("silk"))
    other = open_page(f"#{sent}", prepare=lambda page: page.clock.install(time="2026-11-21T12:00:00"))
    challenge(other)
    other.press("Enter")
    mark = other.page.locator("#rival")
    share = lambda: float(mark.evaluate("(mark) => mark.style.getPropertyValue('--at')"))
    other.page.clock.run_for(30_000)
    expect(other.page.locator("#rival-count")).to_have_text("· ◆ 1")
    first = share()
    assert first > 0
    other.page.clock.run_for(40_000)
    expect(other.page.locator("#rival-count")).to_have_text("· ◆ 2")
    assert share() == pytest.approx(2 * first, abs=0.002)
    other.press("/")
    expect(other.page.locator("#spoken")).to_contain_text("The other had 2 words after 1:")


@pytest.mark.parametrize(
    "link, said",
    [
        ("c1.AAAA", "This link is damaged."),
        ("c2.AAAA", "A newer version of the game made this link."),
        ("c1.", "This link is damaged."),
    ],
)
def test_a_link_that_is_no_challenge_is_refused_kindly_and_nothing_is_lost(open_page, link, said):
    player = open_page().find("milk")
    player.page.evaluate(f"() => {{ location.hash = '{link}'; }}")
    dialog = challenge(player)
    expect(dialog).to_contain_text(said)
    expect(dialog.get_by_role("button", name="Play it")).to_be_hidden()
    dialog.get_by_role("button", name="Close").click()
    player.sees_words("milk")
    assert "#" not in player.page.url
    player.find("silk")


def test_a_link_that_follows_a_damaged_one_has_the_focus_on_play(open_page, sent):
    player = open_page()
    for link in ["c1.", sent]:
        player.page.evaluate("(link) => { location.hash = link; }", link)
        expect(challenge(player).get_by_role("heading", name="silkworm")).to_have_count(int(link == sent))
    expect(challenge(player).get_by_role("button", name="Play it")).to_be_focused()


def blocked(page):
    """Lets the full word list not come; the part of it that is there in November 2026 does."""
    page.clock.set_fixed_time("2026-11-20T12:00:00")
    page.route(WORDS, lambda route: route.fulfill(status=404))


def without_words(open_page, sent):
    """A visit with a challenge that cannot be checked yet; from now on the word list comes."""
    player = open_page(f"?daily#{sent}", prepare=blocked)
    expect(player.notice).to_contain_text("could not be loaded")
    assert player.page.url.endswith(f"#{sent}")
    player.page.unroute(WORDS)
    player.errors.clear()
    return player


def test_a_challenge_that_could_not_be_checked_is_taken_when_the_page_is_loaded_again(open_page, sent):
    player = without_words(open_page, sent)
    player.page.reload()
    expect(challenge(player)).to_contain_text("3 of 40 words")
    assert "#" not in player.page.url


def test_a_challenge_that_could_not_be_checked_is_taken_when_the_network_is_back(open_page, sent):
    player = without_words(open_page, sent)
    player.button("New Word").click()
    player.page.evaluate("() => dispatchEvent(new Event('online'))")
    challenge(player).get_by_role("button", name="Play it").click()
    expect(player.heading).to_have_text("silkworm")


def test_a_link_opened_while_the_page_is_open_leaves_the_round_to_be_gone_back_to(open_page, sent):
    player = open_page("?root=starving").find("star")
    player.page.evaluate("(code) => { location.hash = code; }", sent)
    challenge(player).get_by_role("button", name="Play it").click()
    expect(player.heading).to_have_text("silkworm")
    assert player.page.url == player.address
    player.undo.click()
    expect(player.heading).to_have_text("starving")
    player.sees_words("star")


def test_a_challenge_on_a_daily_puzzle_is_answered_by_the_own_round_of_that_day(open_page):
    first, second = common(dailies()[319])[:2]
    sent = code(open_page("?daily=320", before=SHARE).find(first))
    player = open_page("?daily=320").find(second)
    player.visit("?root=silkworm")
    player.page.evaluate("(code) => { location.hash = code; }", sent)
    challenge(player).get_by_role("button", name="Play it").click()
    expect(player.page.locator("#kind")).to_have_text("Daily No 320")
    player.sees_words(second)


def test_no_mark_is_told_of_where_the_own_round_of_that_day_has_ended(open_page):
    first, second = common(dailies()[319])[:2]
    sent = code(open_page("?daily=320", before=SHARE).find(first))
    player = open_page("?daily=320").find(second)
    player.reveal()
    player.press("Escape")
    player.page.evaluate("(code) => { location.hash = code; }", sent)
    challenge(player).get_by_role("button", name="Play it").click()
    expect(player.page.locator("#end")).to_be_visible()
    expect(player.page.locator("#notice")).to_be_hidden()


def test_a_round_that_has_ended_is_played_again_against_itself(open_page):
    player = open_page().find("milk", "silk")
    player.reveal().get_by_role("button", name="Play again against this round").click()
    expect(player.heading).to_have_text("silkworm")
    expect(player.found).to_have_count(0)
    player.find("milk", "oils")
    dialog = player.reveal()
    expect(dialog.get_by_role("list", name="1 word only the other found").get_by_role("listitem")).to_have_text(
        re.compile("^silk")
    )


def test_what_is_shared_draws_the_string_where_that_is_chosen_and_is_copied_where_nothing_shares(
    open_page, new_context
):
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    player = open_page(context=context).find("milk", "silk", "oils", "worm")
    dialog = player.end()
    choice = dialog.get_by_role("checkbox", name="With the string in characters")
    expect(choice).not_to_be_checked()
    choice.check()
    dialog.get_by_role("button", name="Copy result").click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    sentence, beads, link = player.page.evaluate("() => navigator.clipboard.readText()").split("\n")
    assert sentence == "Word Scramble, silkworm: 4 of 40 words, 0 bonus, 8 points, Strand."
    assert beads == "●○○○○○○"
    assert re.fullmatch(re.escape(player.address) + r"#c1\.[\w-]+", link)
    player.reload()
    player.end()
    expect(choice).to_be_checked()
