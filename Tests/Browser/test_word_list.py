"""The game begins when the word list is there."""

from player import expect
from words import dailies


def test_until_the_word_list_arrives_the_page_shows_the_empty_game(open_page):
    waiting = []

    def prepare(page):
        page.route("**/english.lex", lambda route: waiting.append(route))  # noqa: PLW0108, a method is no handler

    player = open_page("?daily=3", ready=False, prepare=prepare)
    player.until(lambda: waiting)
    expect(player.page.locator("#beads")).to_be_visible()
    expect(player.heading).to_be_hidden()
    waiting[0].continue_()
    expect(player.heading).to_have_text(dailies()[2])


def test_the_word_list_does_not_wait_for_the_style_sheet(open_page):
    list_routes = []
    style_routes = []

    def answer_list(route):
        list_routes.append(route)
        for one in [route, *style_routes]:
            one.continue_()

    def answer_style(route):
        # Until the word list is requested, the page gets no style.
        if list_routes:
            route.continue_()
        else:
            style_routes.append(route)

    def prepare(page):
        page.route("**/english.lex", answer_list)
        page.route("**/style.css", answer_style)

    open_page(prepare=prepare).find("milk")


def test_a_damaged_word_list_is_reported(open_page):
    def prepare(page):
        page.route("**/english.lex", lambda route: route.fulfill(status=200, body=b"<html>please sign in</html>"))

    player = open_page(ready=False, prepare=prepare)
    expect(player.page.get_by_text("Part of the game did not load.")).to_be_visible()
    player.expect_errors("notALexicon")
