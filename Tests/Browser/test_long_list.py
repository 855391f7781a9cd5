"""A list of many words: it keeps its order, a new word moves few others, and rows out of view are not rendered."""

import re

from playwright.sync_api import expect
from words import common

WORDS = common("internationally")[:60]

REMEMBER = (
    "() => { window.chunks = new Map([...document.querySelectorAll('.find')].map((row) => [row, row.parentElement])); }"
)
MOVED = "() => [...chunks].filter(([row, chunk]) => row.parentElement !== chunk).length"
IS_RENDERED = "(row) => row.checkVisibility({ contentVisibilityAuto: true })"


def find_one_by_one(player, words):
    """Finds words; returns for each how many rows it moved to another chunk."""
    moved = []
    player.field.focus()
    for word in words:
        player.page.evaluate(REMEMBER)
        player.page.keyboard.insert_text(word)
        player.press("Enter")
        expect(player.found.filter(has_text=re.compile(rf"^{word}\b"))).to_have_count(1)
        moved.append(player.page.evaluate(MOVED))
    return moved


def sees_in_order(player, words):
    expect(player.found).to_have_text([re.compile(rf"^{word}\b") for word in words])


def test_a_new_word_moves_few_others_in_a_long_list(open_page, phone):
    player = open_page("?root=internationally", **phone)
    order = player.page.locator("#sort")
    moved = find_one_by_one(player, WORDS[:30])
    sees_in_order(player, WORDS[29::-1])
    assert sorted(moved) == [0] * 29 + [12]
    order.select_option("alphabetical")
    sees_in_order(player, sorted(WORDS[:30]))
    moved = find_one_by_one(player, WORDS[30:])
    sees_in_order(player, sorted(WORDS))
    assert max(moved) <= 12 and moved.count(0) > 25
    order.select_option("newest")
    sees_in_order(player, WORDS[::-1])
    assert player.found.first.evaluate(IS_RENDERED)
    assert not player.found.last.evaluate(IS_RENDERED)
    player.found.last.scroll_into_view_if_needed()
    player.page.wait_for_function(f"() => ({IS_RENDERED})([...document.querySelectorAll('.find')].at(-1))")


def test_the_outline_of_a_row_is_not_clipped_by_its_chunk(open_page):
    player = open_page().find("milk", "silk")
    chunk = player.page.locator(".chunk")
    expect(chunk).to_have_css("content-visibility", "auto")
    player.type("milk").press("Enter")
    expect(chunk).to_have_css("content-visibility", "visible")
    player.press("Enter")
    expect(chunk).to_have_css("content-visibility", "auto")
    player.found.first.get_by_role("button").focus()
    expect(chunk).to_have_css("content-visibility", "visible")


def test_a_find_draws_only_the_ranks_and_lengths_that_change(open_page):
    """Replacing what is the same would cost a layout with each find."""
    player = open_page().find("milk")
    player.page.evaluate("""() => { window.before = [...document.querySelectorAll(".rung, .length")]; }""")
    player.find("silk")
    expect(player.page.locator(".length").nth(1)).to_contain_text("19 left")
    replaced = "() => before.filter((item) => !item.isConnected).map((item) => item.textContent)"
    assert len(player.page.evaluate(replaced)) == 1
    player.find("worm")
    expect(player.page.locator(".rung.here")).to_contain_text("Strand")
    assert len(player.page.evaluate(replaced)) == 3
    expect(player.page.locator(".rung")).to_have_count(7)
