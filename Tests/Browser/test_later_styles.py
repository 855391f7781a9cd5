"""The style sheets that load later change neither the game nor each other's parts."""

import sets
from player import expect
from tour import resize

SIZES = [(320, 568), (390, 844), (844, 390), (1280, 800)]

# The computed styles of the drawn elements and their ::before and ::after, except for the screens for a class and the
# parts of drawings.
READ_STYLES = """() => [...document.querySelectorAll("body, body *:not(#class, #class *, svg *)")].flatMap((element) => {
  window.seen ??= new Map();
  if (!seen.has(element)) seen.set(element, seen.size);
  const at = seen.get(element);
  if (!element.checkVisibility()) return [];
  const all = ["", "::before", "::after"].map((part) => {
    const style = getComputedStyle(element, part);
    return part && style.content === "none" ? "" : [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join("; ");
  });
  return [[`${at} ${element.tagName} ${element.id} ${element.className}`, ...all]];
})"""
LOAD_STYLE_SHEET = """(path) => new Promise((done) => {
  const folder = document.querySelector("link[rel=stylesheet]").href.replace("style.css", "");
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: folder + path, onload: done });
  document.head.append(link);
})"""
RECORD_CLOSING = """() => {
  window.closed = new Promise((done) => document.querySelector("#rounds").addEventListener("close", () => done(), { once: true }));
}"""
LATER_STYLE_SHEETS = ["class/class.css", "dialogs/finale.css", "statistics/statistics.css"]


def styles_by_size(player):
    # Waits until the points of the newest word have faded.
    expect(player.page.locator("#gain")).to_be_empty()
    styles = {}
    for size in SIZES:
        resize(player, size)
        # Waits until no transition is running.
        player.page.evaluate(
            "() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => 0)))"
        )
        styles[size] = {name: parts for name, *parts in player.page.evaluate(READ_STYLES)}
    return styles


def changed_styles(before, after):
    """The elements whose style changed, and the difference. Elements that were drawn anew do not count."""
    for size in SIZES:
        assert len(before[size].keys() & after[size].keys()) > 50
    return [
        (size, name, sorted({*"; ".join(old).split("; ")} ^ {*"; ".join(new).split("; ")})[:8])
        for size in SIZES
        for name, old in before[size].items()
        if (new := after[size].get(name, old)) != old
    ]


def test_the_game_is_as_before_once_the_screens_for_a_class_are_closed(open_page):
    player = sets.play(open_page, sets.TWO_ROUNDS, reduced_motion="reduce")
    player.find("milk", "worm")
    player.page.locator("#open-hint").click()
    expect(player.page.locator("#hint li").first).to_be_visible()
    before = styles_by_size(player)
    sets.open_maker(player)
    player.press("Escape")
    expect(player.page.locator("#class")).to_be_hidden()
    player.page.evaluate(RECORD_CLOSING)
    player.press("Escape")
    # The page checks the focus at this event, which comes after the dialog is hidden.
    player.page.evaluate("closed")
    player.page.locator("#open-hint").focus()
    player.page.locator("#open-hint").blur()
    assert changed_styles(before, styles_by_size(player)) == []


def test_no_later_style_sheet_changes_what_is_drawn(open_page):
    player = open_page(reduced_motion="reduce")
    player.find("milk", "skirl")
    for opened in ["#open-rounds", "#open-statistics"]:
        player.page.locator(opened).click()
    expect(player.page.locator("#statistics .longest-words li").first).to_be_visible()
    statistics_styles = styles_by_size(player)
    for path in LATER_STYLE_SHEETS[:2]:
        player.page.evaluate(LOAD_STYLE_SHEET, path)
    assert changed_styles(statistics_styles, styles_by_size(player)) == []
    player.visit("?root=chubby")
    for name in ["class", "finale", "statistics"]:
        assert name not in "".join(player.page.evaluate("() => [...document.styleSheets].map(({ href }) => href)"))
    game_styles = styles_by_size(player)
    for path in LATER_STYLE_SHEETS:
        player.page.evaluate(LOAD_STYLE_SHEET, path)
    assert changed_styles(game_styles, styles_by_size(player)) == []
