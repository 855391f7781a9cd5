"""A word that uses all letters is an anagram. The list, the result, the announcements and the rules say so."""

from player import expect


def test_an_anagram_is_named_where_it_is_found_and_in_the_result(open_page):
    player = open_page("?root=team").find("mate", "ate")
    expect(player.found.nth(1)).to_contain_text("anagram")
    expect(player.found.first).not_to_contain_text("anagram")
    result = player.end()
    expect(result).to_contain_text("1 anagram")


def test_the_rules_have_the_numbers_of_the_round(open_page):
    player = open_page()
    rules = player.page.locator("#how-points")
    anagram = "A word of all 8 letters is an anagram: it earns"

    def expect_rules(text):
        player.button("How to play").click()
        expect(rules).to_have_text(text)
        player.press("Escape")

    def begin(choice, value):
        root = player.root
        player.button("Settings").click()
        player.choose(choice, value).press("Escape")
        player.button("New Word").click()
        expect(player.heading).not_to_have_text(root)

    expect_rules(f"A word of three letters earns 1 point, a longer one 2 points. {anagram} 8 points.")
    begin("Shortest word", "4")
    expect_rules(f"Each word earns 2 points. {anagram} 8 points.")
    begin("Points", "By letters")
    expect_rules(f"Each letter of a word earns a point. {anagram} 7 more, 15 points in all.")
