"""Challenges: the contents of a link, how it is checked, played and compared."""

import re

import pytest
import saved
from player import LISTEN, expect, until
from words import common, dailies

WORD_LIST = "**/english.lex"
RECORD_SHARING = "() => { Navigator.prototype.share = async (given) => { window.shared = given; }; }"


def shared_code(player):
    """Ends the round of a player and returns the code in the shared link."""
    player.page.evaluate(RECORD_SHARING)
    player.reveal().get_by_role("button", name="Share", exact=True).click()
    return player.page.evaluate("() => shared.url").split("#")[1]


def challenge_dialog(player):
    dialog = player.page.get_by_role("dialog", name="A challenge")
    expect(dialog).to_be_visible()
    return dialog


@pytest.fixture
def sent_code(open_page):
    """The code of a round with three words."""
    return shared_code(open_page().find("milk", "silk", "oils"))


@pytest.mark.journey
def test_a_challenge_is_checked_and_played_on_the_same_root(open_page, sent_code):
    player = open_page(f"#{sent_code}")
    dialog = challenge_dialog(player)
    expect(dialog.get_by_role("heading", name="silkworm")).to_be_visible()
    expect(dialog.get_by_text("They found 3 of 40 words. Can you beat it?")).to_be_visible()
    limits = dialog.get_by_text("The words were checked here. A link cannot prove who found them, or with what help.")
    expect(limits).to_be_hidden()
    dialog.get_by_text("What a link can prove").click()
    expect(limits).to_be_visible()
    assert player.page.url == player.address
    assert not [url for url in player.requests if sent_code in url]
    dialog.get_by_role("button", name="Accept").click()
    expect(player.heading).to_have_text("silkworm")
    expect(player.notice).to_contain_text("The diamond shows how far they had come at this point in their round")
    expect(player.page.locator("#rival-count")).to_have_text("· ◆ 3")  # They were found within the first second.
    player.find("milk", "work")
    dialog = player.end()
    expect(dialog.get_by_text("Their round: 3 of 40 words.")).to_be_visible()
    expect(dialog.get_by_text("both found")).to_be_hidden()
    dialog.get_by_role("button", name="Show missed words").click()
    expect(dialog.get_by_role("heading", name="1 word both found")).to_be_focused()
    for title, words in {
        "1 word both found": ["milk"],
        "1 word only you found": ["work"],
        "2 words only they found": ["oils", "silk"],
    }.items():
        expect(dialog.get_by_role("list", name=title).get_by_role("listitem")).to_have_text(
            [re.compile(rf"^{word}\b") for word in words]
        )
    boxes = [
        dialog.get_by_role("heading", name=title).bounding_box() for title in ("both found", "only you", "only the")
    ]
    assert len({box["y"] for box in boxes}) == 1 and boxes[0]["x"] < boxes[1]["x"] < boxes[2]["x"], "three columns"
    theirs = dialog.get_by_role("list", name="2 words only they found").get_by_role("listitem").first
    theirs.get_by_role("button").click()
    expect(theirs.locator(".meaning")).to_contain_text("plural of oil")


@pytest.mark.behaviour
@pytest.mark.parametrize("text", ["{}", "2 of 40 words #{}", "https://words.example/#{}."])
def test_a_link_or_code_that_is_pasted_under_rounds_is_opened(open_page, sent_code, text):
    player = open_page("?root=starving")
    player.button("Rounds").click()
    pasted = player.page.get_by_label("Paste a link or a code here")
    pasted.fill("milk")
    player.press("Enter")
    expect(player.page.get_by_text("This link is damaged.")).to_be_visible()
    pasted.fill(text.format(sent_code))
    player.press("Enter")
    expect(challenge_dialog(player).get_by_role("heading", name="silkworm")).to_be_visible()
    expect(player.page.get_by_role("dialog", name="Rounds")).to_be_hidden()
    player.press("Enter")
    expect(player.heading).to_have_text("silkworm")


@pytest.mark.behaviour
@pytest.mark.parametrize("link", ["{}.", "%20{}&fbclid=1", "%23{}", "{}。", "“{}”", "{}%22%3E"])
def test_what_a_chat_did_to_a_link_is_undone(open_page, sent_code, link):
    player = open_page("#" + link.format("C" + sent_code[1:]))
    expect(challenge_dialog(player).get_by_role("heading", name="silkworm")).to_be_visible()
    player.press("Enter")
    expect(player.heading).to_have_text("silkworm")
    assert player.page.url == player.address


@pytest.mark.journey
@pytest.mark.parametrize("link", ["%23{}", "%23{}.?fbclid=1", "%23C{}%20"])
def test_a_challenge_whose_mark_a_chat_has_escaped_is_opened(open_page, sent_code, link):
    player = open_page(link.format(sent_code[1:] if "C" in link else sent_code))
    expect(challenge_dialog(player).get_by_role("heading", name="silkworm")).to_be_visible()
    player.press("Enter")
    expect(player.heading).to_have_text("silkworm")
    assert player.page.url == player.address
    player.reload()
    expect(player.heading).to_have_text("silkworm")


def test_what_a_chat_did_to_the_address_of_a_puzzle_is_undone(open_page):
    for query, root in [
        ("?root=silkworm.", "silkworm"),
        ("?daily=3)。", dailies()[2]),
        ("?root=starving%22", "starving"),
    ]:
        expect(open_page(query).heading).to_have_text(root)


def test_the_progress_of_the_other_round_is_marked_and_announced_on_request(open_page):
    player = open_page(prepare=lambda page: page.clock.install(time="2026-11-20T12:00:00")).find("milk")
    player.page.clock.run_for(60_000)
    sent_code = shared_code(player.find("silk"))
    other = open_page(f"#{sent_code}", prepare=lambda page: page.clock.install(time="2026-11-21T12:00:00"))
    challenge_dialog(other)
    other.press("Enter")
    # The clock must not run before the round has begun.
    expect(other.notice).to_contain_text("The diamond shows how far they had come at this point in their round")
    mark = other.page.locator("#rival")
    share = lambda: float(mark.evaluate("(mark) => mark.style.getPropertyValue('--at')"))
    other.page.clock.run_for(30_000)
    expect(other.page.locator("#rival-count")).to_have_text("· ◆ 1")
    expect(mark).to_be_visible()
    first = share()
    assert first > 0
    other.page.clock.run_for(40_000)
    expect(other.page.locator("#rival-count")).to_have_text("· ◆ 2")
    assert share() == pytest.approx(2 * first, abs=0.002)
    other.page.evaluate(LISTEN)
    other.press("/")
    assert "The other had 2 words after 1:" in until(lambda: other.page.evaluate("() => heard[0]"))


@pytest.mark.behaviour
def test_a_challenge_is_shown_again_after_a_reload_until_it_is_closed(open_page, sent_code):
    player = open_page(f"#{sent_code}")
    challenge_dialog(player)
    player.reload()
    challenge_dialog(player).get_by_role("button", name="Close").click()
    player.reload()
    expect(player.page.locator("#week i").first).to_be_attached()
    expect(player.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.journey
@pytest.mark.parametrize(
    "link, message",
    [
        ("c1.AAAA", "This link is damaged."),
        ("c3.AAAA", "A newer version of the game made this link."),
        ("c1.", "This link is damaged."),
    ],
)
def test_an_invalid_challenge_is_refused_and_the_round_continues(open_page, link, message):
    player = open_page().find("milk")
    player.page.evaluate(f"() => {{ location.hash = '{link}'; }}")
    dialog = challenge_dialog(player)
    expect(dialog).to_contain_text(message)
    expect(dialog.get_by_role("button", name="Accept")).to_be_hidden()
    dialog.get_by_role("button", name="Close").click()
    player.sees_words("milk")
    assert "#" not in player.page.url
    player.find("silk")


def test_a_valid_link_after_a_damaged_one_focuses_the_play_button(open_page, sent_code):
    player = open_page()
    for link in ["c1.", sent_code]:
        player.page.evaluate("(link) => { location.hash = link; }", link)
        expect(challenge_dialog(player).get_by_role("heading", name="silkworm")).to_have_count(int(link == sent_code))
    expect(challenge_dialog(player).get_by_role("button", name="Accept")).to_be_focused()


def block_word_list(page):
    """Blocks the full word list, but not the starter of November 2026."""
    page.clock.set_fixed_time("2026-11-20T12:00:00")
    page.route(WORD_LIST, lambda route: route.fulfill(status=404))


def open_unchecked_challenge(open_page, sent_code):
    """Opens a challenge that cannot be checked without the full word list, and then unblocks the list."""
    player = open_page(f"?daily#{sent_code}", prepare=block_word_list)
    expect(player.notice).to_contain_text("The full word list did not load.")
    assert player.page.url.endswith(f"#{sent_code}")
    player.page.unroute(WORD_LIST)
    player.expect_errors(r"\b404\b")
    return player


def test_an_unchecked_challenge_opens_after_a_reload(open_page, sent_code):
    player = open_unchecked_challenge(open_page, sent_code)
    player.page.reload()
    expect(challenge_dialog(player)).to_contain_text("3 of 40 words")
    assert "#" not in player.page.url


def test_an_unchecked_challenge_opens_when_the_network_is_back(open_page, sent_code):
    player = open_unchecked_challenge(open_page, sent_code)
    player.button("New Word").click()
    player.page.evaluate("() => dispatchEvent(new Event('online'))")
    challenge_dialog(player).get_by_role("button", name="Accept").click()
    expect(player.heading).to_have_text("silkworm")


def test_a_challenge_opened_during_a_round_can_be_undone(open_page, sent_code):
    player = open_page("?root=starving").find("star")
    player.page.evaluate("(code) => { location.hash = code; }", sent_code)
    challenge_dialog(player).get_by_role("button", name="Accept").click()
    expect(player.heading).to_have_text("silkworm")
    assert player.page.url == player.address
    player.undo.click()
    expect(player.heading).to_have_text("starving")
    player.sees_words("star")


def test_a_challenge_on_a_daily_puzzle_resumes_the_players_round_of_that_day(open_page):
    first, second = common(dailies()[319])[:2]
    sent_code = shared_code(open_page("?daily=320").find(first))
    player = open_page("?daily=320").find(second)
    player.visit("?root=silkworm")
    player.page.evaluate("(code) => { location.hash = code; }", sent_code)
    challenge_dialog(player).get_by_role("button", name="Accept").click()
    expect(player.page.locator("#kind")).to_have_text("Daily No 320")
    player.sees_words(second)


def test_the_mark_is_not_explained_if_the_players_round_of_that_day_has_ended(open_page):
    first, second = common(dailies()[319])[:2]
    sent_code = shared_code(open_page("?daily=320").find(first))
    player = open_page("?daily=320").find(second)
    player.reveal()
    player.press("Escape")
    player.page.evaluate("(code) => { location.hash = code; }", sent_code)
    challenge_dialog(player).get_by_role("button", name="Compare").click()
    expect(player.page.locator("#end")).to_be_visible()
    expect(player.page.locator("#notice")).to_be_hidden()


@pytest.mark.behaviour
def test_an_ended_round_can_be_replayed_against_itself(open_page):
    player = open_page().find("milk", "silk")
    player.reveal().get_by_role("button", name="Play against your own round").click()
    expect(player.heading).to_have_text("silkworm")
    expect(player.found).to_have_count(0)
    player.find("milk", "oils")
    dialog = player.reveal()
    expect(dialog.get_by_role("list", name="1 word only they found").get_by_role("listitem")).to_have_text(
        re.compile("^silk")
    )


def test_an_earlier_round_on_the_word_can_be_played_against(open_page):
    root = dailies()[2]
    words = common(root)
    player = open_page()
    # It is on no shelf, so it is loaded with the other daily puzzles only.
    player.write("3-3-classic", saved.round_record("3-3-classic", root, words[:2]))
    earlier = player.button("Play against your earlier round")
    expect(earlier).to_be_hidden()
    player.visit(f"?root={root}")
    expect(earlier).to_be_visible()
    earlier.click()
    expect(player.page.locator("#rival-count")).to_contain_text("◆")
    expect(earlier).to_be_hidden()
    dialog = player.find(words[0]).reveal()
    expect(dialog.get_by_role("heading", name="1 word both found")).to_be_focused()
    expect(dialog.get_by_role("heading", name="1 word only they found")).to_be_visible()


@pytest.mark.not_in_firefox("permission to read the clipboard")
def test_the_result_is_copied_with_the_string_in_characters_if_chosen(open_page, new_context):
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    player = open_page(context=context).find("milk", "silk", "oils", "worm")
    dialog = player.end()
    choice = dialog.get_by_role("checkbox", name="Include the string of beads")
    expect(choice).not_to_be_checked()
    choice.check()
    dialog.get_by_role("button", name="Copy result").click()
    expect(dialog.locator("#copy-status")).to_have_text("Copied.")
    sentence, beads, link = player.page.evaluate("() => navigator.clipboard.readText()").split("\n")
    assert sentence == "Word Scramble, silkworm: 4 of 40 words, 8 points, Strand."
    assert beads == "●●○○○○○"
    assert re.fullmatch(re.escape(player.address) + r"#c1\.[\w-]+", link)
    player.reload()
    expect(choice).to_be_checked()


def test_a_challenge_to_find_every_word_asks_whether_the_player_finds_them_too(open_page):
    sender = open_page("?root=team").find("tae", *common("team"))
    sender.page.evaluate(RECORD_SHARING)
    # The last common word opens the result.
    sender.page.locator("#copy").click()
    sent_code = sender.page.evaluate("() => shared.url").split("#")[1]
    found = f"They found {len(common('team'))} of {len(common('team'))} words and 1 bonus word."
    dialog = challenge_dialog(open_page(f"#{sent_code}"))
    expect(dialog.get_by_text(f"{found} Can you find them all too?")).to_be_visible()


def test_a_challenge_on_todays_puzzle_announces_no_new_word(open_page, new_context):
    noon = lambda page: page.clock.set_fixed_time("2026-11-16T12:00:00")
    sent_code = shared_code(open_page("?daily", prepare=noon).find(common(dailies()[319])[0]))
    player = open_page(f"#{sent_code}", context=new_context(), prepare=noon)
    expect(player.heading).to_have_text(dailies()[319])
    dialog = challenge_dialog(player)
    player.page.evaluate(LISTEN)
    dialog.get_by_role("button", name="Accept").click()
    player.until(lambda: any("The diamond" in text for text in player.page.evaluate("heard")))
    assert not [text for text in player.page.evaluate("heard") if "Undo" in text]
    expect(player.undo).to_have_attribute("aria-disabled", "true")
