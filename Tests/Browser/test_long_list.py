"""A found word draws only what changes, and rows out of view are not rendered."""

from player import expect


def test_a_found_word_draws_only_what_changes_and_the_outline_of_a_row_is_not_clipped(open_page):
    player = open_page().find("milk")
    player.page.evaluate("""() => { window.before = [...document.querySelectorAll(".rung, .length")]; }""")
    player.find("silk")
    expect(player.page.locator(".length").nth(1)).to_contain_text("19 left")
    # Replacing an unchanged row would cost a layout with each word.
    replaced = "() => before.filter((item) => !item.isConnected).map((item) => item.textContent)"
    assert len(player.page.evaluate(replaced)) == 1
    player.find("worm")
    expect(player.page.locator(".rung.here")).to_contain_text("Fair")
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
