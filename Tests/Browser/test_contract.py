"""The public interface of the page: its roles and accessible names."""

import re

import pytest
from player import expect


def test_the_only_top_heading_is_the_root_and_is_never_shuffled(open_page):
    player = open_page()
    expect(player.heading).to_have_count(1)
    player.press(*["Space"] * 5)
    expect(player.heading).to_have_text("silkworm")
    player.find("milk").button("New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    expect(player.heading).to_have_count(1)


def test_the_field_and_the_buttons_have_their_names_and_no_aids_of_phone_keyboards(open_page, phone):
    player = open_page(**phone)
    expect(player.page.get_by_role("textbox", name="Enter your word", exact=True)).to_have_count(1)
    for name in ["Enter", "Delete", "Shuffle", "New Word"]:
        expect(player.button(name)).to_have_count(1)
        expect(player.button(name)).to_be_in_viewport(ratio=1)
    for name, value in {
        "autocomplete": "off",
        "autocapitalize": "off",
        "autocorrect": "off",
        "spellcheck": "false",
        "enterkeyhint": "go",
    }.items():
        expect(player.field).to_have_attribute(name, value)


@pytest.mark.journey
def test_found_words_are_a_flat_list_and_progress_and_score_have_text(open_page):
    player = open_page().find("milk", "swirl", "skirl")
    page = player.page
    expect(page.get_by_role("list", name="Words found")).to_have_count(1)
    expect(player.found).to_have_text(
        [
            re.compile(r"^skirl\b.*5 letters.*bonus"),
            re.compile(r"^swirl\b.*5 letters"),
            re.compile(r"^milk\b.*4 letters"),
        ]
    )
    order = "(item) => { const text = item.textContent; return text.indexOf('milk') < text.lastIndexOf('4'); }"
    assert player.found.last.evaluate(order)
    expect(page.locator("#found [role=listitem] [role=listitem]")).to_have_count(0)

    expect(page.get_by_text("Found 2 of 40")).to_be_visible()
    expect(page.get_by_text("1 bonus")).to_be_visible()
    expect(page.get_by_role("heading", name="Still to find")).to_be_visible()
    expect(page.locator("#lengths")).to_contain_text("4 letters: ")

    # The score is silent; a separate status is announced.
    expect(player.score).to_have_text(re.compile(r"^8\s+points$"))
    expect(player.score).to_have_attribute("aria-live", "off")
    find_unnamed = "(all) => all.filter((status) => !status.getAttribute('aria-label') && !status.getAttribute('aria-labelledby')).length"
    assert page.get_by_role("status").count() == 2
    assert page.get_by_role("status").evaluate_all(find_unnamed) == 1
    expect(page.get_by_role("alert")).to_have_count(1)
    expect(page.locator("[aria-live=assertive]")).to_have_count(0)

    # Sorting the words does not move the letters.
    letters = page.locator("#beads")
    before = letters.inner_text()
    for order in ["alphabetical", "newest"] * 2:
        page.get_by_label("Order of the words").select_option(order)
        assert letters.inner_text() == before, order


def test_the_card_of_a_first_visit_is_not_modal_and_can_be_reopened(open_page):
    player = open_page()
    card = player.page.get_by_role("complementary", name="How to play")
    expect(card).to_be_visible()
    player.type("milk")
    expect(player.field).to_have_value("milk")
    card.get_by_role("button", name="Got it").click()
    expect(card).to_be_hidden()
    player.reload()
    expect(player.heading).to_have_text("silkworm")
    expect(card).to_be_hidden()
    player.button("How to play").click()
    expect(player.page.get_by_role("dialog", name="How to play")).to_be_visible()
