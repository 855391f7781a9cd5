"""A list of many words keeps its order. A new word moves few others, and rows out of view are not rendered."""

import re

import saved
from player import expect, open_saved
from words import common

WORDS = common("internationally")[:50]

REMEMBER_CHUNKS = (
    "() => { window.chunks = new Map([...document.querySelectorAll('.find')].map((row) => [row, row.parentElement])); }"
)
COUNT_MOVED_ROWS = "() => [...chunks].filter(([row, chunk]) => row.parentElement !== chunk).length"
IS_RENDERED = "(row) => row.checkVisibility({ contentVisibilityAuto: true })"


def find_one_by_one(player, words):
    """Finds words; returns for each how many rows it moved to another chunk."""
    moved = []
    player.field.focus()
    for word in words:
        player.page.evaluate(REMEMBER_CHUNKS)
        player.page.keyboard.insert_text(word)
        player.press("Enter")
        expect(player.found.filter(has_text=re.compile(rf"^{word}\b"))).to_have_count(1)
        moved.append(player.page.evaluate(COUNT_MOVED_ROWS))
    return moved


def expect_order(player, words):
    expect(player.found).to_have_text([re.compile(rf"^{word}\b") for word in words])


def test_a_new_word_moves_few_others_in_a_long_list(open_page, phone):
    record = saved.round_record("internationally-00000000000000aa", "internationally", WORDS[:24])
    player = open_saved(open_page, record, query="?root=internationally", **phone)
    order = player.page.locator("#sort")
    expect_order(player, WORDS[23::-1])
    # The first chunk of twelve grows to twenty-four, and then splits.
    assert find_one_by_one(player, WORDS[24:37]) == [0] * 11 + [12, 0]
    expect_order(player, WORDS[36::-1])
    order.select_option("alphabetical")
    expect_order(player, sorted(WORDS[:37]))
    moved = find_one_by_one(player, WORDS[37:])
    expect_order(player, sorted(WORDS))
    assert max(moved) <= 12 and moved.count(0) >= len(moved) - 1, moved
    order.select_option("newest")
    expect_order(player, WORDS[::-1])
    player.until(lambda: player.found.first.evaluate(IS_RENDERED))
    assert not player.found.last.evaluate(IS_RENDERED)
    player.found.last.scroll_into_view_if_needed()
    player.page.wait_for_function(f"() => ({IS_RENDERED})([...document.querySelectorAll('.find')].at(-1))")


def test_a_found_word_draws_only_what_changes_and_the_outline_of_a_row_is_not_clipped(open_page):
    player = open_page().find("milk")
    player.page.evaluate("""() => { window.before = [...document.querySelectorAll(".rung, .length")]; }""")
    player.find("silk")
    expect(player.page.locator(".length").nth(1)).to_contain_text("19 left")
    # Replacing an unchanged row would cost a layout with each word.
    replaced = "() => before.filter((item) => !item.isConnected).map((item) => item.textContent)"
    assert len(player.page.evaluate(replaced)) == 1
    player.find("worm")
    expect(player.page.locator(".rung.here")).to_contain_text("Strand")
    assert len(player.page.evaluate(replaced)) == 3
    expect(player.page.locator(".rung")).to_have_count(7)
    chunk = player.page.locator(".chunk")
    expect(chunk).to_have_css("content-visibility", "auto")
    player.type("milk").press("Enter")
    expect(chunk).to_have_css("content-visibility", "visible")
    player.press("Enter")
    expect(chunk).to_have_css("content-visibility", "auto")
    player.found.first.get_by_role("button").focus()
    expect(chunk).to_have_css("content-visibility", "visible")
