"""The page starts with the starter, a small part of the word list, until the full list replaces it unnoticed."""

import json
import shutil
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from words import common, dailies, rare

NOVEMBER_15 = "2026-11-15T12:00:00"
TODAYS_NUMBER = 319  # The number of that day's puzzle.


class Gate:
    """Holds back the full word list until the gate is opened."""

    def __init__(self, page):
        self.waiting = []
        self.is_open = False
        page.route("**/english.lex", self.answer)

    def answer(self, route):
        if self.is_open:
            route.continue_()
        else:
            self.waiting.append(route)

    def open(self):
        self.is_open = True
        for route in self.waiting:
            route.continue_()


@pytest.fixture
def visit(open_page):
    """Opens the page on a day in November 2026; returns its player and the gate of the full word list."""
    gates = []

    def prepare(page):
        page.clock.set_fixed_time(NOVEMBER_15)
        gates.append(Gate(page))

    def visit(query="?daily", **settings):
        player = open_page(query, prepare=prepare, **settings)
        return player, gates[-1]

    return visit


@pytest.mark.journey
def test_the_daily_is_playable_before_the_full_word_list_arrives_and_unchanged_after_it(visit):
    player, gate = visit()
    root = dailies()[TODAYS_NUMBER - 1]
    expect(player.heading).to_have_text(root)
    words = common(root)
    player.find(words[0], rare(root)[0], words[1])
    found = f"Found 2 of {len(words)}"
    expect(player.page.get_by_text(found)).to_be_visible()
    assert [url for url in player.requests if "/starters/2026-11.lex" in url]
    player.until(lambda: gate.waiting)
    with player.page.expect_response("**/english.lex"):
        gate.open()
    player.find(words[2])
    player.expect_words(words[2], words[1], rare(root)[0], words[0])
    expect(player.page.get_by_text(f"Found 3 of {len(words)}")).to_be_visible()
    player.reload().expect_words(words[2], words[1], rare(root)[0], words[0])


def test_a_word_missing_from_the_starter_is_answered_when_the_full_list_arrives(visit):
    player, gate = visit()
    root = player.root
    player.find(common(root)[0])
    player.type(root[:3] * 2).press("Enter")
    expect(player.refusal).to_contain_text("Word not possible")
    player.press("Escape", "Escape")
    unknown = "".join(sorted(root))[:4]
    assert unknown not in common(root) + rare(root)
    player.type(unknown).press("Enter")
    expect(player.notice).to_contain_text(f'"{unknown}" is being looked up')
    expect(player.refusal).to_be_empty()
    player.find(common(root)[1])
    gate.open()
    expect(player.refusal).to_contain_text("Word not recognized")
    expect(player.notice).to_be_hidden()


def test_a_round_on_another_root_waits_for_the_full_word_list(visit, open_page):
    player, gate = visit()
    gate.open()
    player.visit("?root=silkworm").find("milk", "silk")
    player.visit(f"?root={dailies()[TODAYS_NUMBER - 1]}").find(common(player.root)[0])
    # Without a query, the last round opens with the starter, which has its words.
    player.page.evaluate("() => history.replaceState(history.state, '', location.pathname)")
    gate.is_open = False
    gate.waiting.clear()
    player.reload()
    player.undo.click()
    player.until(lambda: gate.waiting)
    expect(player.heading).to_have_text(dailies()[TODAYS_NUMBER - 1])
    gate.open()
    expect(player.heading).to_have_text("silkworm")
    expect(player.page.get_by_text("Found 2 of 40")).to_be_visible()
    player.expect_words("silk", "milk")


def test_a_daily_puzzle_of_another_month_waits_for_the_full_word_list(visit):
    player, gate = visit("?daily=3", ready=False)
    player.until(lambda: gate.waiting)
    expect(player.heading).to_be_hidden()
    gate.open()
    expect(player.heading).to_have_text(dailies()[2])
    player.visit("?daily").find(common(player.root)[0])
    player.visit("?daily=3")
    expect(player.heading).to_have_text(dailies()[2])


def test_new_word_waits_for_the_full_list_and_deals_no_daily_of_the_month(visit):
    player, gate = visit()
    player.until(lambda: gate.waiting)
    daily = player.root
    player.button("New Word").click()
    player.find(common(daily)[0])
    expect(player.heading).to_have_text(daily)
    gate.open()
    expect(player.heading).not_to_have_text(daily)
    player.find(common(player.root)[0])
    player.undo.click()
    expect(player.heading).to_have_text(daily)
    player.expect_words(common(daily)[0])


def test_a_damaged_full_word_list_leaves_the_starter_playable(open_page):
    def prepare(page):
        page.clock.set_fixed_time(NOVEMBER_15)
        page.route("**/english.lex", lambda route: route.fulfill(status=200, body=b"<html>please sign in</html>"))

    player = open_page("?daily", prepare=prepare)
    root = player.root
    player.find(*common(root)[:3])
    player.button("New Word").click()
    expect(player.heading).not_to_have_text(root)
    assert player.root not in dailies()[303:335]
    player.find(common(player.root)[0])


def test_a_missing_full_word_list_is_reported_and_the_daily_continues(open_page):
    def prepare(page):
        page.clock.set_fixed_time(NOVEMBER_15)
        page.route("**/english.lex", lambda route: route.fulfill(status=404))

    player = open_page("?daily", prepare=prepare)
    root = player.root
    player.find(common(root)[0])
    player.type("".join(sorted(root))[:4]).press("Enter")
    expect(player.notice).to_contain_text("The full word list did not load.")
    player.find(common(root)[1])
    player.expect_errors(r"\b404\b")


def test_in_a_month_without_a_starter_the_page_waits_for_the_full_list(open_page):
    player = open_page(prepare=lambda page: page.clock.set_fixed_time("2029-07-01T12:00:00"))
    player.visit("").find(common(player.root)[0])
    assert not [url for url in player.requests if "/starters/" in url]


def test_the_starter_does_not_wait_for_the_style_sheet(open_page):
    starter_routes, style_routes = [], []

    def answer_starter(route):
        starter_routes.append(route)
        for one in [route, *style_routes]:
            one.continue_()

    def answer_style(route):
        # Until the starter is requested, the page gets no style.
        if starter_routes:
            route.continue_()
        else:
            style_routes.append(route)

    def prepare(page):
        page.clock.set_fixed_time(NOVEMBER_15)
        page.route("**/starters/*", answer_starter)
        page.route("**/style.css", answer_style)

    player = open_page("?daily", prepare=prepare)
    expect(player.heading).to_have_text(dailies()[TODAYS_NUMBER - 1])


@pytest.mark.skipif(not shutil.which("brotli"), reason="brotli is not installed")
def test_the_first_letters_need_at_most_145_kilobytes(visit, version_folder):
    player, gate = visit()
    player.until(lambda: gate.waiting)
    paths = [urlsplit(url).path for url in player.requests]
    # The dialogs and the full list are requested after the letters are drawn.
    first_paths = paths[: next(at for at, path in enumerate(paths) if path.endswith("/dialog-contents.js"))]
    folder = version_folder.parents[1]
    files = {one["path"]: one for one in json.loads((folder / "site.json").read_text(encoding="utf-8"))["files"]}
    sent_files = [files[path]["encodings"].get("br", files[path])["file"] for path in first_paths]
    assert {"main.js.br", "scramble.wasm.br", "2026-11.lex.br"} < {name.rsplit("/", 1)[-1] for name in sent_files}
    assert sum((folder / name).stat().st_size for name in sent_files) < 145_000
