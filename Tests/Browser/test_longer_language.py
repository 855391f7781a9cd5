"""A language whose texts are half as long again fits on the narrowest screen."""

import json
import re

import pytest
from player import WAIT_FOR_LAYOUT
from playwright.sync_api import expect
from tour import REFUSED_WORDS, tour

PLACEHOLDER = re.compile(r"(%(?:\d+\$)?(?:@|lld)|%%)")

# Everything wider than its box: the page, an open dialog, a box with its text, or a control partly outside the screen.
# Some boxes overflow in every language: the beads, the list whose marked word stands out, and the calendar.
FIND_CUT_TEXTS = """() => {
  const isDrawnOver = (box) => box.matches(".bead, #found, .chunk, #part-calendar");
  const isSeen = (box) => box.checkVisibility() && !box.closest(".unseen, [aria-hidden=true]") && box.clientWidth > 1 && !isDrawnOver(box);
  const boxes = [document.scrollingElement, ...document.querySelectorAll("dialog[open], dialog[open] *, #game *")].filter(isSeen);
  const isWide = (box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).display !== "inline";
  const isOutside = (box) => {
    const { left, right } = box.getBoundingClientRect();
    return box.matches("button, a, select, input, summary") && getComputedStyle(box).clipPath === "none"
      && (left < -0.5 || right > innerWidth + 0.5);
  };
  return boxes.filter((box) => isWide(box) || isOutside(box))
    .map((box) => `${box.localName}#${box.id}.${box.getAttribute("class") ?? ""} ${box.textContent.trim().slice(0, 40)}`);
}"""


def lengthened_word(word):
    """A word with its vowels, or its last letter, repeated until it is half as long again."""
    added_count = (len(word) + 1) // 2
    places = [place for place, letter in enumerate(word) if letter.lower() in "aeiouy"] or [len(word) - 1]
    return "".join(
        letter * (1 + len(range(places.index(place), added_count, len(places))) if place in places else 1)
        for place, letter in enumerate(word)
    )


def lengthened_text(text):
    """A text, or each of its plural forms, with longer words and the same placeholders."""
    if isinstance(text, dict):
        return {form: lengthened_text(part) for form, part in text.items()}
    parts = PLACEHOLDER.split(text)
    parts[::2] = [re.sub(r"[^\W\d_]+", lambda word: lengthened_word(word[0]), part) for part in parts[::2]]
    return "".join(parts)


@pytest.fixture(scope="module")
def english(version_folder):
    files = [version_folder / f"strings/{name}.json" for name in ("en", "en-later", "en-class")]
    return {key: text for file in files for key, text in json.loads(file.read_text(encoding="utf-8")).items()}


@pytest.fixture(scope="module")
def texts(english):
    return {key: lengthened_text(text) for key, text in english.items()}


def test_the_texts_are_half_as_long_again_and_keep_their_placeholders(english, texts):
    flat = lambda one: list(one.values()) if isinstance(one, dict) else [one]
    before, after = ([text for key in english for text in flat(source[key])] for source in (english, texts))
    assert [PLACEHOLDER.findall(text) for text in before] == [PLACEHOLDER.findall(text) for text in after]
    letters = [sum(map(str.isalpha, PLACEHOLDER.sub("", "".join(texts)))) for texts in (before, after)]
    assert 1.5 <= letters[1] / letters[0] < 1.65
    assert lengthened_text("%2$@ has 100 %% of %lld rhythms") == "%2$@ haaas 100 %% oof %lld rhyyyyythms"


def test_nothing_is_cut_off_at_320_pixels_in_a_language_with_longer_texts(open_page, texts):
    player = open_page(
        viewport={"width": 320, "height": 640},
        reduced_motion="reduce",
        prepare=lambda page: page.route("**/strings/en*.json", lambda route: route.fulfill(json=texts)),
    )
    expect(player.button(texts["newWord.title"])).to_be_visible()
    cut_texts = {}

    def check(state):
        player.page.evaluate(WAIT_FOR_LAYOUT)
        if cut := player.page.evaluate(FIND_CUT_TEXTS):
            cut_texts[state] = cut

    tour(player, check, refused=REFUSED_WORDS)
    assert cut_texts == {}
