"""Announcements for screen readers: each found word once, in order."""

import re

import pytest
from player import LISTEN, WORDS, until
from playwright.sync_api import expect


@pytest.mark.behaviour
def test_quickly_found_words_are_each_announced_once_and_in_order(open_page):
    player = open_page()
    assert player.page.evaluate(LISTEN) == ""
    for word in WORDS[:20]:
        player.type(word).press("Enter")
    expect(player.found).to_have_count(20)
    heard = until(lambda: len(heard := player.page.evaluate("() => heard")) >= 20 and heard)
    assert [re.match("([a-z]+), plus 2", text)[1] for text in heard] == WORDS[:20]


def test_each_of_twenty_words_in_five_seconds_is_announced_within_half_a_second(open_page):
    """The page's clock advances only when the test says so; the speed of the machine does not matter."""
    player = open_page(prepare=lambda page: page.clock.install(time=0))
    player.page.clock.pause_at(3_600_000)
    player.page.evaluate(LISTEN)
    for count, word in enumerate(WORDS[:20], start=1):
        player.type(word).press("Enter")
        expect(player.found).to_have_count(count)
        for _ in range(25):
            player.page.clock.run_for(10)
    heard, times = player.page.evaluate("() => [heard, heardAt]")
    assert [re.match("([a-z]+), plus 2", text)[1] for text in heard] == WORDS[:20]
    assert all(at - count * 250 <= 500 for count, at in enumerate(times)), times


def test_a_new_rank_a_bonus_word_and_a_new_round_are_announced(open_page):
    player = open_page()
    player.page.evaluate(LISTEN)
    player.find(*WORDS[:5], "skirl")
    player.button("New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    other = player.root
    player.undo.click()
    expect(player.heading).to_have_text("silkworm")
    heard = until(lambda: len(heard := player.page.evaluate("() => heard")) >= 8 and heard)
    assert [text for text in heard if "reached" in text] == ["worm, plus 2. Strand reached"]
    assert heard[5:] == [
        "skirl, plus 2, bonus",
        f"New word: {other}. Undo returns to silkworm.",
        "Back to silkworm, as you left it.",
    ]


@pytest.mark.behaviour
def test_a_refusal_is_announced_by_the_alert_alone(open_page):
    player = open_page()
    player.page.evaluate(LISTEN)
    player.type("mill").press("Enter")
    expect(player.refusal).to_contain_text("Word not possible")
    player.press("Escape", "Escape").find("milk")
    until(lambda: player.page.evaluate("() => heard.length"))
    assert player.page.evaluate("() => heard") == ["milk, plus 2"]


def test_undo_without_an_earlier_round_is_announced(open_page):
    player = open_page()
    player.page.evaluate(LISTEN)
    player.undo.click(force=True)
    until(lambda: player.page.evaluate("() => heard.length"))
    assert player.page.evaluate("() => heard[0]") == "There is no round to go back to."


def test_a_key_and_a_button_announce_the_letters_and_the_progress(open_page):
    player = open_page()
    player.page.evaluate(LISTEN)
    player.find("milk", "skirl")
    until(lambda: player.page.evaluate("() => heard.length") == 2)
    player.page.evaluate("() => { heard.length = 0; }")
    letters = " ".join(re.sub(r"\W", "", player.page.locator("#beads").inner_text()))
    sentence = (
        f"{letters}. Found 1 of 40. 3 letters: 12 left. 4 letters: 20 left. 5 letters: 7 left. Thread. 2 to Strand"
    )
    player.field.focus()
    player.press("/")
    assert until(lambda: player.page.evaluate("() => heard")) == [sentence]
    expect(player.field).to_have_value("")
    button = player.button("Hear the letters and where you stand")
    button.focus()
    expect(button).to_be_in_viewport()
    player.press("Enter")
    assert until(lambda: player.page.evaluate("() => heard[1]")) == sentence


def test_shuffling_and_opening_the_hint_are_announced(open_page):
    player = open_page()
    player.page.evaluate(LISTEN)
    player.press("Space")
    letters = " ".join(re.sub(r"\W", "", player.page.locator("#beads").inner_text()))
    player.button("Hint").click()
    assert until(lambda: len(heard := player.page.evaluate("() => heard")) == 2 and heard) == [
        letters,
        "Words left by first letter and length",
    ]


def test_the_count_is_announced_with_each_found_word_if_chosen(open_page):
    player = open_page()
    player.button("Settings").click()
    player.page.get_by_role("switch", name="Say the count").click()
    player.page.get_by_role("button", name="Done").click()
    player.page.evaluate(LISTEN)
    player.find("milk").reload()
    player.page.evaluate(LISTEN)
    player.find("skirl")
    assert until(lambda: player.page.evaluate("() => heard")) == ["skirl, plus 2, bonus. Found 1 of 40"]


def test_no_total_is_announced_if_the_number_of_words_is_hidden(open_page):
    player = open_page()
    player.button("Settings").click()
    player.page.get_by_role("switch", name="Number of words").click()
    player.page.get_by_role("switch", name="Say the count").click()
    player.page.get_by_role("button", name="Done").click()
    player.page.evaluate(LISTEN)
    player.find("milk")
    player.press("/")
    found, standing = until(lambda: len(heard := player.page.evaluate("() => heard")) == 2 and heard)
    assert found == "milk, plus 2. Found 1"
    assert standing.split(". ")[1:] == ["Found 1", "Thread", "4 to Strand"]


# Records what is announced as English, and the rest.
LISTEN_TO_LANGUAGES = """() => {
  window.parts = [];
  const spoken = document.querySelector("#spoken");
  new MutationObserver(() => {
    if (!spoken.textContent) return;
    const marked = [...spoken.querySelectorAll("[lang=en]")].map((word) => word.textContent);
    parts.push([marked, [...spoken.childNodes].filter((node) => node.lang !== "en").map((node) => node.textContent).join("…")]);
  }).observe(spoken, { childList: true });
}"""


def test_of_a_chinese_sentence_only_the_words_of_the_game_are_marked_as_english(open_page):
    player = open_page(locale="zh-CN")
    page = player.page
    page.evaluate(LISTEN_TO_LANGUAGES)
    steps = [
        (lambda: player.find("milk"), ["milk"]),
        (lambda: (player.type("w"), player.button("删除").click()), ["w"]),
        (lambda: player.press("/"), [r"(?:[a-z] ){7}[a-z]"]),
        (lambda: player.button("提示").click(), []),
        (lambda: player.button("给一条线索").click(), ["[a-z]", ".{8,}"]),
        (lambda: player.found.first.get_by_role("button").click(), [".{8,}", ".{8,}"]),
        (lambda: player.button("换新词").click(), ["[a-z]{8}", "silkworm"]),
        (lambda: player.button("撤销换词").click(), ["silkworm"]),
    ]
    for heard, (act, words) in enumerate(steps):
        act()
        until(lambda heard=heard: len(page.evaluate("() => parts")) > heard)
        marked, rest = page.evaluate("() => parts")[heard]
        assert len(marked) == len(words) and all(map(re.fullmatch, words, marked)), (marked, rest)
        assert not re.search("[A-Za-z]", rest), rest
