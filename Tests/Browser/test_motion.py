"""Animations: the moving elements, their start and end, and reduced motion."""

import pytest
from player import expect, until

# Records every animated copy of a word that rises to the list: its letters, start and end.
RECORD_RISING = """() => {
  window.risen = [];
  new MutationObserver(async (changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
      if (node.className !== "rising") continue;
      const [animation] = node.getAnimations();
      const box = () => node.querySelector(".small").getBoundingClientRect();
      const start = box();
      animation.pause();
      await animation.ready;
      animation.currentTime = 219.9;
      const end = box();
      animation.play();
      risen.push({ word: node.textContent, start: [start.x, start.y], end: [end.x, end.y] });
    }
  }).observe(document.body, { childList: true });
}"""


def test_the_beads_of_a_found_word_rise_together_from_the_field_to_its_row(open_page, phone):
    player = open_page(**phone)
    player.page.evaluate(RECORD_RISING)
    player.field.focus()
    player.type("milk")
    start = player.page.locator("#strand .small").first.bounding_box()
    player.press("Enter")
    [rising] = until(lambda: player.page.evaluate("() => risen"))
    word = player.found.first.get_by_role("button").bounding_box()
    assert rising["word"] == "milk"
    assert rising["start"] == pytest.approx([start["x"], start["y"]], abs=1)
    assert rising["end"][0] == pytest.approx(word["x"], abs=2)
    assert word["y"] <= rising["end"][1] <= word["y"] + word["height"]
    expect(player.page.locator(".rising")).to_have_count(0)


def test_nothing_moves_with_reduced_motion(open_page):
    player = open_page(reduced_motion="reduce")
    player.page.evaluate(RECORD_RISING)
    player.page.evaluate("() => { window.moved = 0; Element.prototype.animate = function () { moved += 1; }; }")
    player.find("milk", "silk", "worm").type("mil").press("Backspace", "Escape")
    player.button("Shuffle").click()
    assert player.page.evaluate("() => [moved, risen, movements]") == [0, [], []]


def test_the_layout_is_complete_while_the_game_loads_and_does_not_shift(open_page):
    held_routes = []
    player = open_page(
        "?daily=320",
        ready=False,
        viewport={"width": 390, "height": 844},
        prepare=lambda page: page.route("**/*.wasm", lambda route: held_routes.append(route)),  # noqa: PLW0108 (a route handler is called by its number of parameters)
        before="""
      window.shifts = [];
      new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.value))).observe({ type: "layout-shift", buffered: true });
    """,
    )
    for size in [(390, 844), (320, 568), (820, 1180), (1280, 800)]:
        if size != (390, 844):
            player.page.set_viewport_size({"width": size[0], "height": size[1]})
            player.page.reload()
        box = player.until(lambda: held_routes and player.page.locator("#field").bounding_box())
        assert box["width"] > 250 and player.page.locator("#root").is_hidden(), size
        cord = player.page.locator(".cord-strand")
        expect(cord, f"{size}").to_be_visible()
        path = cord.get_attribute("d")
        assert player.page.locator("#game").get_attribute("inert") is not None
        while held_routes:
            held_routes.pop().continue_()
        expect(player.heading).to_be_visible()
        expect(player.page.locator("#week i").first).to_be_attached()
        assert player.page.locator("#field").bounding_box() == box, size
        assert cord.get_attribute("d") == path, size
        assert player.page.evaluate("() => shifts") == [], size
