"""The top of the page on a phone: the word, the rank and few controls."""

from player import expect
from tour import overflow_width, resize

PHONES = [(320, 568), (360, 640), (390, 844), (740, 360)]
# The day of daily puzzle 324, the puzzle's root, and a word in it.
TODAY, ROOT, WORD = "2026-11-20T12:00:00", "agronomy", "maroon"

# The texts in the top part of the page, above the first word of the list.
READ_HEAD_TEXTS = """() => {
  const first = document.querySelector("#found .find").getBoundingClientRect().top;
  const hasText = (element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
  return [...document.querySelectorAll(":is(.top, .head, .progress) *")].filter((element) => {
    const { width, bottom } = element.getBoundingClientRect();
    return hasText(element) && element.checkVisibility({ visibilityProperty: true }) && width > 1 && bottom <= first;
  }).map((element) => element.textContent.trim());
}"""
READ_CONTROLS = """() => [...document.querySelectorAll(":is(.top, .head, .progress) :is(a, button)")]
  .filter((control) => control.checkVisibility({ visibilityProperty: true })).map((control) => control.id)"""
FIND_OVERLAPS = """() => {
  const parts = [...document.querySelectorAll("#kind, #aside, #root, #new-word, #open-rounds, .score, .rank, .tally, .sort")]
    .map((part) => [part.id || part.className, part.getBoundingClientRect()]).filter(([, { width, height }]) => width > 1 && height > 1);
  return parts.flatMap(([name, one], at) => parts.slice(at + 1).filter(([, other]) =>
    one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1)
    .map(([other]) => `${name} and ${other}`));
}"""


def open_daily(open_page, phone, **settings):
    today = lambda page: page.clock.set_fixed_time(TODAY)
    player = open_page("?daily", prepare=today, **phone, **settings)
    expect(player.heading).to_have_text(ROOT)
    return player


def test_the_head_of_a_daily_has_the_word_the_rank_and_two_controls(open_page, phone):
    for locale, rounds in {"en-US": "Rounds", "zh-CN": "对局"}.items():
        player = open_daily(open_page, phone, locale=locale).find(WORD)
        for size in PHONES:
            resize(player, size)
            state = f"{locale}, {size}"
            assert sorted(player.page.evaluate(READ_CONTROLS)) == ["new-word", "open-rounds"], state
            # The puzzle number, the word, the names of two controls, and the points and the rank, which are two texts
            # each.
            texts = player.page.evaluate(READ_HEAD_TEXTS)
            assert {ROOT, rounds} <= set(texts) and len(texts) <= 8, (state, texts)
            expect(player.page.locator("#found-count"), state).to_be_in_viewport(ratio=1)
            assert player.page.evaluate(FIND_OVERLAPS) == [], state
            assert overflow_width(player) <= 0, state
