"""New Word, the way back to the round before, and roots in the address."""

import pytest
from player import expect
from words import common, roots


@pytest.mark.journey
def test_new_words_are_dealt_and_left_rounds_resumed(open_page):
    player = open_page("").visit("?root=silkworm").find("milk", "silk")

    def pass_second():
        """Which round was touched last is known only to the second."""
        player.page.clock.set_fixed_time(player.page.evaluate("() => Date.now() / 1000 + 1"))

    player.type("wor")
    dealt = ["silkworm"]
    for _ in range(2):
        pass_second()
        player.button("New Word").click()
        expect(player.heading).not_to_have_text(dealt[-1])
        expect(player.found).to_have_count(0)
        expect(player.field).to_have_value("")
        dealt.append(player.root)
    assert len(set(dealt)) == 3 and set(dealt) <= set(roots())
    # The query named the first round, so the address no longer has it.
    expect(player.page).to_have_url(player.address)
    word = common(dealt[-1])[0]
    score = player.find(word).score.inner_text()
    player.reload()
    expect(player.heading).to_have_text(dealt[-1])
    player.expect_words(word)
    assert player.score.inner_text() == score
    # A root in the address resumes its round. From an empty board, a line leads back to the round before.
    pass_second()
    player.visit("?root=silkworm").expect_words("silk", "milk")
    player.visit("?root=alarming")
    expect(player.offer).to_have_text("silkworm: 2 of 40 Resume")
    player.resume("silk", "milk")
    expect(player.page).to_have_url(player.address)


# What the notice contains, by the query of an address. The tests in Swift and of the page's modules have more.
BAD_ADDRESSES = {
    "root=ab": "ab",
    "root=%FF": "",
    "daily=99999999999999999999": "999",
    "root=" + "a" * 2000: "aaa",
}


def test_a_bad_address_gets_a_notice_and_a_normal_game_and_a_root_may_have_3_to_15_letters(open_page):
    player = open_page("icons/icon-192.png", ready=False)
    for number, (query, message) in enumerate(BAD_ADDRESSES.items()):
        player.visit(f"?{query}")
        expect(player.notice, query).to_contain_text("Here is another puzzle.")
        expect(player.notice, query).to_contain_text(message)
        assert player.root in roots(), query
        # The notices of all addresses appear over the same daily puzzle.
        player.find(common(player.root)[number])
        player.notice.get_by_role("button", name="Close").click()
        expect(player.notice, query).to_be_hidden()
    for root, word in [("cat", "act"), ("internationally", "national")]:
        player.visit(f"?root={root}")
        expect(player.heading).to_have_text(root)
        expect(player.page.get_by_role("group", name="Letters").get_by_role("button")).to_have_count(len(root))
        player.find(word)
