"""Challenges: a link is sent, checked, played and compared."""

import re

import pytest
import saved
from player import RECORD_ANNOUNCEMENTS, expect, until
from words import common, dailies

# The round on silkworm in Documentation/Challenges.md: milk after 12 seconds, worm after 30.
CHALLENGE_CODE = "c1.iSFqs6LAAAAAAAAAAAAHCyISMQtTEs6LJBoEL4oBcA"
WORD_LIST = "**/english.lex"
# Simulates a share menu, and records what is shared.
RECORD_SHARING = "Navigator.prototype.share = async (data) => { window.shared = data; };"


def share_result(player):
    """Shares the result on screen; returns the code in the link."""
    player.page.get_by_role("dialog").get_by_role("button", name="Share", exact=True).click()
    return player.page.evaluate("() => shared.url").split("#")[1]


def open_link(player, code):
    """Changes the fragment of an open page's address; returns the dialog."""
    player.page.evaluate("(code) => { location.hash = code; }", code)
    return challenge_dialog(player)


def challenge_dialog(player):
    dialog = player.page.get_by_role("dialog", name="A challenge")
    expect(dialog).to_be_visible()
    return dialog


@pytest.mark.journey
def test_a_round_is_sent_as_a_link_that_is_checked_and_answered(open_page):
    sender = open_page(before=RECORD_SHARING).find("milk", "silk", "oils")
    sender.reveal()
    code = share_result(sender)
    player = open_page(f"#{code}")
    challenge_dialog(player)
    player.reload()
    dialog = challenge_dialog(player)
    expect(dialog.get_by_role("heading", name="silkworm")).to_be_visible()
    expect(dialog.get_by_text("They found 3 of 40 words. Can you beat it?")).to_be_visible()
    limits = dialog.get_by_text("The words were checked here. A link cannot prove who found them, or with what help.")
    expect(limits).to_be_hidden()
    dialog.get_by_text("What a link can prove").click()
    expect(limits).to_be_visible()
    assert player.page.url == player.address
    assert not [url for url in player.requests if code in url]
    dialog.get_by_role("button", name="Accept").click()
    expect(player.heading).to_have_text("silkworm")
    expect(player.notice).to_contain_text("The diamond shows where they were at this point in their round")
    expect(player.page.locator("#rival-count")).to_have_text("◆ 3")  # They were found within the first second.
    player.find("milk", "work")
    dialog = player.end()
    verdict = "They found one more word than you. Your points: 4, theirs: 6. Their round: 3 of 40 words."
    expect(dialog.locator("#end-rival")).to_have_text(verdict)
    expect(dialog.get_by_role("button", name="Play against your own round")).to_be_visible()
    expect(dialog.get_by_text("both found")).to_be_hidden()
    dialog.get_by_role("button", name="Show missed words").click()
    expect(dialog.get_by_role("heading", name="1 word you both found")).to_be_focused()
    for title, words in {
        "1 word you both found": ["milk"],
        "1 word only you found": ["work"],
        "2 words only they found": ["oils", "silk"],
    }.items():
        expect(dialog.get_by_role("list", name=title).get_by_role("listitem")).to_have_text(
            [re.compile(rf"^{word}\b") for word in words]
        )
    expect(dialog.get_by_role("button", name="Play against your own round")).to_be_hidden()
    boxes = [
        dialog.get_by_role("heading", name=title).bounding_box() for title in ("both found", "only you", "only the")
    ]
    assert len({box["y"] for box in boxes}) == 1 and boxes[0]["x"] < boxes[1]["x"] < boxes[2]["x"], "three columns"
    their_first_word = dialog.get_by_role("list", name="2 words only they found").get_by_role("listitem").first
    their_first_word.get_by_role("button").click()
    expect(their_first_word.locator(".meaning")).to_contain_text("plural of oil")


def test_what_a_chat_did_to_a_link_is_undone_wherever_it_is_opened(open_page):
    """Tests/Links/pasted.json lists the changes that chats make to links. The engine undoes them."""
    player = open_page("?root=starving%22")
    expect(player.heading).to_have_text("starving")
    # The link is opened with the code in the fragment.
    dialog = open_link(player, f"%20C{CHALLENGE_CODE[1:]}%22%3E&fbclid=1")
    expect(dialog.get_by_role("heading", name="silkworm")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    # The link is pasted.
    player.button("Rounds").click()
    pasted = player.page.get_by_label("Paste a link or a code here")
    pasted.fill("milk")
    player.press("Enter")
    expect(player.page.get_by_text("That is a word, not a link.")).to_be_visible()
    for text, reason in [
        ("https://www.example.com/?id=3", "That is not a link to this game."),
        ("h1.AAAA", "This code is for your teacher"),
        ("https://words.example/?daily=x", "This link is damaged."),
    ]:
        pasted.fill(text)
        player.press("Enter")
        expect(player.page.get_by_text(reason)).to_be_visible()
    # A text that could not be opened is cleared when the dialog opens again.
    player.press("Escape")
    player.button("Rounds").click()
    expect(pasted).to_have_value("")
    expect(player.page.get_by_text("This link is damaged.")).to_have_count(0)
    pasted.fill(f"2 of 40 words https://words.example/#{CHALLENGE_CODE}.")
    player.press("Enter")
    expect(challenge_dialog(player).get_by_role("heading", name="silkworm")).to_be_visible()
    expect(player.page.get_by_role("dialog", name="Rounds")).to_be_hidden()
    # The # of the link is escaped, so that the code is a part of the path.
    player.visit(f"%23C{CHALLENGE_CODE[1:]}.%20?fbclid=1")
    expect(challenge_dialog(player).get_by_role("heading", name="silkworm")).to_be_visible()
    player.press("Enter")
    expect(player.heading).to_have_text("silkworm")
    assert player.page.url == player.address
    player.reload()
    expect(player.heading).to_have_text("silkworm")


def test_a_link_that_cannot_be_played_says_why_and_a_valid_one_after_it_can_be_undone(open_page):
    player = open_page("?root=starving").find("star")
    damaged_message = "This link is damaged."
    for link, message in [("c3.AAAA", "A newer version of the game made this link."), ("c1.", damaged_message)]:
        dialog = open_link(player, link)
        expect(dialog, link).to_contain_text(message)
        expect(dialog.get_by_role("button", name="Accept"), link).to_be_hidden()
        dialog.get_by_role("button", name="Close").click()
        expect(dialog).to_be_hidden()
        assert "#" not in player.page.url, link
        player.reload()
        expect(player.page.locator("#week i").first).to_be_attached()
        expect(player.page.get_by_role("dialog"), link).to_have_count(0)
    player.find("rats")
    expect(open_link(player, "c1.AAAA")).to_contain_text(damaged_message)
    dialog = open_link(player, CHALLENGE_CODE)
    expect(dialog.get_by_role("heading", name="silkworm")).to_be_visible()
    expect(dialog.get_by_role("button", name="Accept")).to_be_focused()
    player.press("Enter")
    expect(player.heading).to_have_text("silkworm")
    assert player.page.url == player.address
    player.undo.click()
    expect(player.heading).to_have_text("starving")
    player.expect_words("rats", "star")


def test_the_progress_of_the_other_round_is_marked_and_announced_on_request(open_page):
    player = open_page(f"#{CHALLENGE_CODE}", prepare=lambda page: page.clock.install(time="2026-11-21T12:00:00"))
    challenge_dialog(player)
    player.press("Enter")
    # The clock must not run before the round has begun.
    expect(player.notice).to_contain_text("The diamond shows where they were at this point in their round")
    mark, count = player.page.locator("#rival"), player.page.locator("#rival-count")
    mark_position = lambda: float(mark.evaluate("(mark) => mark.style.getPropertyValue('--at')"))
    player.page.clock.run_for(12_000)
    expect(count).to_have_text("◆ 1")
    expect(mark).to_be_visible()
    first = mark_position()
    assert first > 0
    player.page.clock.run_for(20_000)
    expect(count).to_have_text("◆ 2")
    assert mark_position() == pytest.approx(2 * first, abs=0.002)
    player.page.evaluate(RECORD_ANNOUNCEMENTS)
    player.press("/")
    assert "They had 2 words after 0:" in until(lambda: player.page.evaluate("() => heard[0]"))


def block_word_list(page):
    """Stops the clock in November 2026 and blocks the full word list, but not that month's starter."""
    page.clock.set_fixed_time("2026-11-20T12:00:00")
    page.route(WORD_LIST, lambda route: route.fulfill(status=404))


def test_a_challenge_that_could_not_be_checked_opens_when_the_network_is_back(open_page):
    player = open_page(f"?daily#{CHALLENGE_CODE}", prepare=block_word_list)
    expect(player.notice).to_contain_text("The full word list did not load.")
    # The code stays in the address, so that a reload would request the challenge again.
    assert player.page.url.endswith(f"#{CHALLENGE_CODE}")
    player.page.unroute(WORD_LIST)
    player.expect_errors(r"\b404\b")
    player.button("New Word").click()
    player.page.evaluate("() => dispatchEvent(new Event('online'))")
    challenge_dialog(player).get_by_role("button", name="Accept").click()
    expect(player.heading).to_have_text("silkworm")


def test_a_challenge_on_a_daily_puzzle_goes_on_with_the_players_round_of_that_day(open_page):
    stop_clock_at_noon = lambda page: page.clock.set_fixed_time("2026-11-16T12:00:00")
    root = dailies()[319]
    their_word, own_word = common(root)[:2]
    sender = open_page("?daily", prepare=stop_clock_at_noon, before=RECORD_SHARING).find(their_word)
    sender.end()
    code = share_result(sender)
    player = open_page("?daily", prepare=stop_clock_at_noon).find(own_word)
    dialog = open_link(player, code)
    player.page.evaluate(RECORD_ANNOUNCEMENTS)
    dialog.get_by_role("button", name="Accept").click()
    player.until(lambda: any("The diamond" in text for text in player.page.evaluate("heard")))
    # The round is already on screen, so there is nothing to undo.
    assert not [text for text in player.page.evaluate("heard") if "Undo" in text]
    expect(player.undo).to_have_attribute("aria-disabled", "true")
    player.button("New Word").click()
    expect(player.heading).not_to_have_text(root)
    open_link(player, code).get_by_role("button", name="Accept").click()
    expect(player.page.locator("#kind")).to_have_text("Daily No 320")
    player.expect_words(own_word)
    player.reveal()
    player.press("Escape")
    # A finished round is compared at once, and needs no rival mark.
    open_link(player, code).get_by_role("button", name="Compare").click()
    expect(player.page.locator("#end")).to_be_visible()
    expect(player.notice).to_be_hidden()


def test_a_round_is_played_against_the_players_own(open_page):
    root = dailies()[2]
    words = common(root)
    # This round is not on the shelf, so it is loaded only with the other daily puzzles.
    daily = saved.round_record("3-3-classic", root, words[:2])
    player = open_page().save(daily).find("milk", "silk")
    player.end().get_by_role("button", name="Play against your own round").click()
    expect(player.heading).to_have_text("silkworm")
    expect(player.found).to_have_count(0)
    player.find("milk", "oils")
    dialog = player.reveal()
    expect(dialog.get_by_role("list", name="1 word only they found").get_by_role("listitem")).to_have_text(
        re.compile("^silk")
    )
    earlier = player.button("Play against your earlier round")
    expect(earlier).to_be_hidden()
    player.visit(f"?root={root}")
    expect(earlier).to_be_visible()
    earlier.click()
    expect(player.page.locator("#rival-count")).to_contain_text("◆")
    expect(earlier).to_be_hidden()
    dialog = player.find(words[0]).reveal()
    expect(dialog.get_by_role("heading", name="1 word you both found")).to_be_focused()
    expect(dialog.get_by_role("heading", name="1 word only they found")).to_be_visible()


def test_a_challenge_to_find_every_word_asks_whether_the_player_finds_them_too(open_page):
    words = common("team")
    # The last common word opens the result.
    player = open_page("?root=team", before=RECORD_SHARING).find("tae", *words)
    dialog = open_link(player, share_result(player))
    found = f"They found {len(words)} of {len(words)} words and 1 bonus word."
    expect(dialog.get_by_text(f"{found} Can you find them all too?")).to_be_visible()
