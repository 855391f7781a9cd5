"""On a narrow phone, every word above the lists and beside a found word is whole, in both languages."""

import pytest
import sets
from player import expect
from tour import CHALLENGE, resize

SIZES = [(390, 844), (320, 568)]

# Words broken in two, and words cut off at a side of their part of the page.
FIND_BROKEN_WORDS = """() => [...document.querySelectorAll(".help-row > *, .words-head .tally > *, .worth > *, .sort select")].flatMap((part) => {
  const region = (part.closest(".help-row") ?? part.closest(".words")).getBoundingClientRect();
  return [...part.childNodes].filter((node) => node instanceof Text && part.checkVisibility()).flatMap((node) =>
    [...node.data.matchAll(/\\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()];
      const isBroken = lines.length > 1 && /[a-z]/i.test(word);
      return isBroken || lines.some(({ left, right }) => left < region.left || right > region.right) ? [word] : [];
    }));
})"""
# The heights, in lines, of the texts about the round that have more than one line.
FIND_LINE_COUNTS = """() => [...document.querySelectorAll(".words-head .tally > *")].filter((part) => part.textContent && part.checkVisibility())
  .map((part) => part.offsetHeight / parseFloat(getComputedStyle(part).lineHeight)).filter((lines) => lines > 1.1)"""
# Writes the name of an anagram beside a unit word. A unit word that really is an anagram would need a long set.
REPLACE_ANAGRAM_TAG = "(text) => { document.querySelector('#found .tag.unit ~ .tag').textContent = text; }"


@pytest.mark.parametrize(("language", "anagram"), [("en-US", "anagram"), ("zh-CN", "全字母词")])
def test_no_word_is_broken_or_cut_on_a_narrow_phone(open_page, phone, language, anagram):
    player = open_page(f"#{sets.TWO_ROUNDS}", ready=False, **phone, locale=language)
    page = player.page
    page.locator("#set-play").click()
    expect(page.locator("#game[data-set]")).to_be_attached()
    for word in ["milk", "skirl", "worm"]:
        player.enter(word)
        player.expect_newest(word)
    page.evaluate(REPLACE_ANAGRAM_TAG, anagram)
    faults_while_playing = [
        resize(player, size) or page.evaluate(FIND_BROKEN_WORDS) + page.evaluate(FIND_LINE_COUNTS) for size in SIZES
    ]
    page.locator("#end-round").click()
    page.locator("#confirm-end").click()
    expect(page.locator("#end")).to_be_visible()
    player.press("Escape")
    page.evaluate(REPLACE_ANAGRAM_TAG, anagram)
    faults_after_the_end = [
        resize(player, size) or page.evaluate(FIND_BROKEN_WORDS) + page.evaluate(FIND_LINE_COUNTS) for size in SIZES
    ]
    page.evaluate("(code) => { location.hash = code; }", CHALLENGE)
    page.locator("#challenge-play").click()
    expect(page.locator("#rival-count")).to_be_visible()
    player.enter("skirl")
    player.expect_newest("skirl")
    faults_with_a_rival = [
        resize(player, size) or page.evaluate(FIND_BROKEN_WORDS) + page.evaluate(FIND_LINE_COUNTS) for size in SIZES
    ]
    assert [faults_while_playing, faults_after_the_end, faults_with_a_rival] == [[[], []]] * 3
