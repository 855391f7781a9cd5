"""New Word, Undo New Word, the shelf, and roots in the address."""

import pytest
import saved
from player import expect, open_saved
from words import common, grades


@pytest.mark.journey
def test_new_words_are_dealt_undone_redone_and_resumed(open_page):
    player = open_page().find("milk", "silk")
    player.type("wor")
    roots = ["silkworm"]
    for _ in range(2):
        player.button("New Word").click()
        expect(player.heading).not_to_have_text(roots[-1])
        expect(player.found).to_have_count(0)
        expect(player.field).to_have_value("")
        roots.append(player.root)
    assert len(set(roots)) == 3 and set(roots) <= set(grades())
    # The query named the first round, so the address no longer has it.
    expect(player.page).to_have_url(player.address)
    redo = player.page.locator("#redo")
    expect(redo).to_be_hidden()
    for root in roots[1::-1]:
        player.undo.click()
        expect(player.heading).to_have_text(root)
    player.expect_words("silk", "milk")
    for root in roots[1:]:
        redo.click()
        expect(player.heading).to_have_text(root)
    expect(redo).to_be_hidden()
    word = common(roots[-1])[0]
    score = player.find(word).score.inner_text()
    player.reload()
    expect(player.heading).to_have_text(roots[-1])
    player.expect_words(word)
    assert player.score.inner_text() == score
    # A root in the address resumes its round and shelves the current one.
    player.visit("?root=SilkWorm")
    expect(player.heading).to_have_text("silkworm")
    player.expect_words("silk", "milk")
    player.undo.click()
    expect(player.heading).to_have_text(roots[-1])
    player.expect_words(word)
    expect(player.page).to_have_url(player.address)


def test_the_shelf_holds_twenty_rounds(open_page):
    # The roots are in the order of the shelf, latest first.
    roots = list(grades())[:20]
    records = [
        saved.round_record(f"{root}-{number:016x}", root, [common(root)[0]]) for number, root in enumerate(roots)
    ]
    current = saved.round_record("silkworm-00000000000000ff", "silkworm", ["milk"])
    shelf = saved.shelf_record(*map(saved.key, records), current=saved.key(current))
    player = open_saved(open_page, *records, current, shelf)
    player.expect_words("milk")
    for _ in range(2):
        before = player.root
        player.button("New Word").click()
        expect(player.heading).not_to_have_text(before)
        roots.insert(0, before)
        player.find(common(player.root)[0])
    player.wait_for_writes()
    saved_rounds = player.saved_rounds()
    assert saved_rounds["current"]["root"] == player.root
    assert [round["root"] for round in saved_rounds["shelf"]] == roots[:20]
    for root in roots[:4]:
        player.undo.click()
        expect(player.heading).to_have_text(root)
        player.expect_words("milk" if root == "silkworm" else common(root)[0])


# What the notice contains, by the query of an address. The tests in Swift and of the page's modules have more.
BAD_ADDRESSES = {
    "root=ab": "ab",
    "root=%FF": "",
    "daily=99999999999999999999": "999",
    "root=" + "a" * 2000: "aaa",
}


def test_a_bad_address_gets_a_notice_and_a_normal_game_and_a_root_may_have_3_to_15_letters(open_page):
    player = open_page("health/live", ready=False)
    for number, (query, message) in enumerate(BAD_ADDRESSES.items()):
        player.visit(f"?{query}")
        expect(player.notice, query).to_contain_text("Here is another puzzle.")
        expect(player.notice, query).to_contain_text(message)
        assert player.root in grades(), query
        # The notices of all addresses appear over the same daily puzzle.
        player.find(common(player.root)[number])
        player.notice.get_by_role("button", name="Close").click()
        expect(player.notice, query).to_be_hidden()
    for root, word in [("cat", "act"), ("internationally", "national")]:
        player.visit(f"?root={root}")
        expect(player.heading).to_have_text(root)
        expect(player.page.get_by_role("group", name="Letters").get_by_role("button")).to_have_count(len(root))
        player.find(word)
