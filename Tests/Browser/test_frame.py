"""The page in a frame, as a learning platform shows it. The browser may refuse to store anything."""

import pytest
from player import expect

SCHOOL_ADDRESS = "http://school.example/"
FRAME_NOTE = "The game is inside another page, where your rounds may not stay saved."


@pytest.fixture
def open_framed(new_context, address):
    """A function that opens a school's page with the game in a frame; it returns that page and the frame.

    The headers by which the server forbids frames are removed.
    """

    def allow(route):
        response = route.fetch()
        blocking_headers = ("content-security-policy", "x-frame-options")
        route.fulfill(
            response=response,
            headers={name: value for name, value in response.headers.items() if name not in blocking_headers},
        )

    def open_frame(query, **settings):
        context = new_context(**settings)
        context.route(lambda url: url.startswith(f"{address}?"), allow)
        body = f'<iframe src="{address}{query}" width="100%" height="800" title="Word Scramble"></iframe>'
        context.route(SCHOOL_ADDRESS, lambda route: route.fulfill(body=body, content_type="text/html"))
        page = context.new_page()
        page.goto(SCHOOL_ADDRESS)
        game = page.frame_locator("iframe")
        expect(game.get_by_role("heading", level=1)).to_be_visible()
        return page, game

    return open_frame


def end_round(page):
    """Ends the round; returns the offer to install the page."""
    page.get_by_role("button", name="End the round").click()
    page.get_by_role("dialog", name="End this round?").get_by_role("button", name="End the round").click()
    expect(page.locator("#end")).to_be_visible()
    return page.locator("#install")


def test_a_framed_page_says_so_once_offers_a_separate_tab_and_is_not_installed(open_framed, address, phone):
    page, game = open_framed("?daily=325", **phone)
    root = game.get_by_role("heading", level=1).inner_text()
    note = game.get_by_role("note")
    expect(note).to_contain_text(FRAME_NOTE)
    with page.expect_popup() as opened:
        note.get_by_role("link", name="Open in its own tab").click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text(root)
    assert opened.value.url == f"{address}?daily=325"
    assert opened.value.evaluate("() => window.opener === null && window.top === window")
    expect(opened.value.get_by_role("note")).to_be_hidden()
    opened.value.close()
    page.reload()
    expect(game.get_by_role("heading", level=1)).to_have_text(root)
    expect(game.locator("#game")).not_to_have_attribute("inert", "")
    expect(note).to_be_hidden()
    game.get_by_role("button", name="Settings").click()
    expect(game.get_by_role("link", name="Open in its own tab")).to_be_visible()
    page.keyboard.press("Escape")
    expect(end_round(game)).to_be_hidden()


def test_a_page_in_a_separate_tab_says_nothing_about_frames(open_page, phone):
    player = open_page("?daily=325", **phone)
    expect(player.notice).to_be_hidden()
    player.button("Rounds").click()
    player.button("Settings").click()
    expect(player.page.locator("#own-tab")).to_be_hidden()
    player.press("Escape")
    expect(end_round(player.page)).to_be_visible()
