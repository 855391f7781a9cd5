"""Announcements for screen readers: each found word once, in order."""

import re

from player import RECORD_ANNOUNCEMENTS, WORDS, expect, until


def test_each_of_twenty_words_in_five_seconds_is_announced_within_half_a_second(open_page):
    """The page's clock advances only when the test moves it, so the speed of the machine does not matter."""
    player = open_page(prepare=lambda page: page.clock.install(time=0))
    player.page.clock.pause_at(3_600_000)
    player.page.evaluate(RECORD_ANNOUNCEMENTS)
    for count, word in enumerate(WORDS[:20], start=1):
        player.type(word).press("Enter")
        expect(player.found).to_have_count(count)
        player.page.clock.run_for(250)
    heard, times = player.page.evaluate("() => [heard, heardAt]")
    said = [re.match("([a-z]+), plus ([0-9]+)", text).groups() for text in heard]
    assert said == [(word, str(len(word) - 2)) for word in WORDS[:20]]
    assert all(at - count * 250 <= 500 for count, at in enumerate(times)), times


def heard(player, count):
    """Waits for a number of announcements; returns all recorded ones, and clears them."""
    until(lambda: player.page.evaluate("() => heard.length") >= count)
    return player.page.evaluate("() => heard.splice(0)")


def test_what_the_player_does_is_announced(open_page):
    player = open_page()
    player.page.evaluate(RECORD_ANNOUNCEMENTS)
    # A refusal is announced by the alert alone.
    player.field.focus()
    player.type("mill").press("Enter")
    expect(player.refusal).to_contain_text("Word not possible")
    player.press("Escape", "Escape").find("milk", "skirl")
    assert heard(player, 2) == ["milk, plus 2", "skirl, plus 3, bonus"]
    letters = " ".join(re.sub(r"\W", "", player.page.locator("#beads").inner_text()))
    standing = f"{letters}. Found 1 of 40. 3 letters: 12 left. 4 letters: 20 left. 5 letters: 7 left. Start. 1 to Fair"
    player.field.focus()
    player.press("/")
    assert heard(player, 1) == [standing]
    expect(player.field).to_have_value("")
    button = player.button("Hear the letters and where you stand")
    button.focus()
    expect(button).to_be_in_viewport()
    player.press("Enter")
    assert heard(player, 1) == [standing]
    player.field.focus()
    player.press("Space")
    assert heard(player, 1) == [" ".join(re.sub(r"\W", "", player.page.locator("#beads").inner_text()))]
    player.button("Hint").click()
    assert heard(player, 1) == ["Words left by first letter and length"]
    player.button("New Word").click()
    assert heard(player, 1) == [f"New word: {player.root}."]


def test_the_count_is_announced_as_it_was_chosen(open_page):
    player = open_page()

    def switch(name):
        player.button("Settings").click()
        player.page.get_by_role("switch", name=name).click()
        player.button("Done").click()

    switch("Say the count")
    player.page.evaluate(RECORD_ANNOUNCEMENTS)
    player.find("milk")
    assert heard(player, 1) == ["milk, plus 2. Found 1 of 40"]
    player.reload()
    player.page.evaluate(RECORD_ANNOUNCEMENTS)
    player.find("skirl")
    assert heard(player, 1) == ["skirl, plus 3, bonus. Found 1 of 40"]
    # Without the number of words, no total is announced.
    switch("Number of words")
    player.find("silk")
    assert heard(player, 1) == ["silk, plus 2. Found 2. Fair reached"]
    player.press("/")
    assert heard(player, 1)[0].split(". ")[1:] == ["Found 2", "Fair", "8 to Fine"]


# Records what is announced as English, and the rest.
RECORD_LANGUAGES = """() => {
  window.parts = [];
  const spoken = document.querySelector("#spoken");
  new MutationObserver(() => {
    if (!spoken.textContent) return;
    const marked = [...spoken.querySelectorAll("[lang=en]")].map((word) => word.textContent);
    parts.push([marked, [...spoken.childNodes].filter((node) => node.lang !== "en").map((node) => node.textContent).join("…")]);
  }).observe(spoken, { childList: true });
}"""


def test_in_a_chinese_sentence_only_the_words_of_the_game_are_marked_as_english(open_page):
    player = open_page(locale="zh-CN")
    page = player.page
    page.evaluate(RECORD_LANGUAGES)
    steps = [
        (lambda: player.find("milk"), ["milk"]),
        (lambda: (player.type("w"), player.button("删除").click()), ["w"]),
        (lambda: player.press("/"), [r"(?:[a-z] ){7}[a-z]"]),
        (lambda: player.button("提示").click(), []),
        (lambda: player.button("给一条线索").click(), ["[a-z]", ".{8,}"]),
        (lambda: player.found.first.get_by_role("button").click(), [".{8,}", ".{8,}"]),
        (lambda: player.button("换新词").click(), ["[a-z]{8}"]),
    ]
    for heard, (act, words) in enumerate(steps):
        act()
        until(lambda heard=heard: len(page.evaluate("() => parts")) > heard)
        marked, rest = page.evaluate("() => parts")[heard]
        assert len(marked) == len(words) and all(map(re.fullmatch, words, marked)), (marked, rest)
        assert not re.search("[A-Za-z]", rest), rest
