"""New Word, Undo New Word, the shelf, and roots in the address."""

import pytest
import saved
from player import expect
from words import common, grades


@pytest.mark.journey
def test_new_word_is_immediate_and_undo_restores_everything(open_page):
    player = open_page().find("milk", "silk")
    player.type("wor")
    player.button("New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    expect(player.found).to_have_count(0)
    expect(player.field).to_have_value("")
    expect(player.undo).not_to_have_attribute("aria-disabled", "true")
    assert player.root in grades()
    player.undo.click()
    expect(player.heading).to_have_text("silkworm")
    player.sees_words("silk", "milk")


def test_the_shelf_holds_twenty_rounds(open_page):
    # The latest first, as on the shelf.
    roots = list(grades())[:20]
    keys = [f"{root}-{number:016x}" for number, root in enumerate(roots)]
    player = open_page().find("milk")
    for root, key in zip(roots, keys):
        player.write(key, saved.round_record(key, root, [common(root)[0]]))
    current = player.saved_rounds()["current"]["key"]
    player.write(
        "shelf",
        saved.with_checksum("\n".join(["shelf 1", f"current {current}", *(f"earlier {key}" for key in keys)]) + "\n"),
    )
    player.visit("?root=silkworm").sees_words("milk")
    for _ in range(2):
        before = player.root
        player.button("New Word").click()
        expect(player.heading).not_to_have_text(before)
        roots.insert(0, before)
        player.find(common(player.root)[0])
    kept = player.saved_rounds()
    assert kept["current"]["root"] == player.root
    assert [round["root"] for round in kept["shelf"]] == roots[:20]
    for root in roots[:4]:
        player.undo.click()
        expect(player.heading).to_have_text(root)
        player.sees_words("milk" if root == "silkworm" else common(root)[0])


@pytest.mark.journey
def test_a_round_resumes_after_a_reload(open_page):
    player = open_page("").find()
    root = player.root
    words = common(root)[:3]
    player.find(*words)
    score = player.score.inner_text()
    player.reload()
    expect(player.heading).to_have_text(root)
    player.sees_words(*words[::-1])
    assert player.score.inner_text() == score


@pytest.mark.journey
def test_a_root_in_the_address_resumes_its_round_and_shelves_the_other(open_page):
    player = open_page().find("milk")
    player.visit("?root=alarming")
    expect(player.heading).to_have_text("alarming")
    player.find("alarm").visit("?root=SilkWorm")
    expect(player.heading).to_have_text("silkworm")
    player.sees_words("milk")
    player.undo.click()
    expect(player.heading).to_have_text("alarming")
    player.sees_words("alarm")


@pytest.mark.behaviour
@pytest.mark.parametrize("query", ["?root=silkworm", "?daily=325"])
def test_new_word_drops_the_query(open_page, query):
    player = open_page(query)
    player.button("New Word").click()
    expect(player.page).to_have_url(player.address)
    root = player.root
    player.reload()
    expect(player.heading).to_have_text(root)


@pytest.mark.behaviour
def test_undo_drops_the_query_too(open_page):
    player = open_page().find("milk").visit("?root=alarming")
    player.undo.click()
    expect(player.heading).to_have_text("silkworm")
    expect(player.page).to_have_url(player.address)


@pytest.mark.behaviour
@pytest.mark.parametrize("root, word", [("cat", "act"), ("telepaths", "palettes"), ("internationally", "national")])
def test_a_chosen_root_may_have_3_to_15_letters(open_page, root, word):
    player = open_page(f"?root={root}")
    expect(player.heading).to_have_text(root)
    expect(player.page.get_by_role("group", name="Letters").get_by_role("button")).to_have_count(len(root))
    player.find(word)


BAD = [
    ("root=ab", "ab"),
    ("root=", ""),
    ("root=abcdefghijklmnop", "abcdefghijklmnop"),
    ("root=caf%C3%A9", "café"),
    ("root=m1lk", "m1lk"),
    ("root=%00", ""),
    ("root=%FF", ""),
    ("root=%E2%80%AEmilk", "milk"),
    ("daily=0", "0"),
    ("daily=-1", "-1"),
    ("daily=abc", "abc"),
    ("daily=1.5", "1.5"),
    ("daily=99999999999999999999", "999"),
    ("root=" + "a" * 2000, "aaa"),
]


def test_a_bad_address_gets_a_friendly_notice_and_a_normal_game(open_page):
    player = open_page()
    for number, (query, said) in enumerate(BAD):
        player.visit(f"?{query}")
        expect(player.notice).to_contain_text("Here is another puzzle.")
        expect(player.notice).to_contain_text(said)
        assert player.root in grades()
        # The notices of all addresses stand over the same puzzle of the day.
        player.find(common(player.root)[number])
        player.notice.get_by_role("button", name="Close").click()
        expect(player.notice).to_be_hidden()


@pytest.mark.behaviour
def test_an_ended_round_in_the_address_can_be_left(open_page):
    player = open_page().find("milk")
    player.reveal()
    player.visit("?root=silkworm")
    expect(player.page.get_by_role("dialog", name="silkworm")).to_be_visible()
    player.press("Escape")
    player.button("New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
