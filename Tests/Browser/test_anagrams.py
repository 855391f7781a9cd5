"""A word of all letters is an anagram: it has a name in the list, in the result, in what is said, and in the rules."""

import pytest
from player import expect


@pytest.mark.behaviour
def test_an_anagram_is_named_where_it_is_found_and_in_the_result(open_page):
    player = open_page("?root=team").find("mate", "ate")
    expect(player.found.nth(1)).to_contain_text("anagram")
    expect(player.found.first).not_to_contain_text("anagram")
    end = player.end()
    expect(end).to_contain_text("1 anagram")


@pytest.mark.parametrize(
    "choices, rules",
    [
        (
            {},
            "A word of three letters earns 1 point, a longer one 2 points. A word of all 8 letters is an anagram: it earns 8 points.",
        ),
        (
            {"Points": "By letters"},
            "Each letter of a word earns a point. A word of all 8 letters is an anagram: it earns 7 more, 15 points in all.",
        ),
        ({"Shortest word": "4"}, "Each word earns 2 points. A word of all 8 letters is an anagram: it earns 8 points."),
    ],
)
def test_the_rules_have_the_numbers_of_the_round(open_page, choices, rules):
    player = open_page()
    if choices:
        player.button("Settings").click()
        for choice, value in choices.items():
            player.choose(choice, value)
        player.button("Done").click()
        player.button("New Word").click()
        expect(player.heading).not_to_have_text("silkworm")
    player.button("How to play").click()
    expect(player.page.locator("#how-points")).to_have_text(rules)
