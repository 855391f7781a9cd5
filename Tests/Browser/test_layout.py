"""Layout: from 320 px to a desktop, with large text, in both orientations."""

from player import WORDS, expect
from tour import REFUSED_WORDS, overflow_width, resize, tour

SIZES = [(320, 568), (390, 844), (844, 390), (1280, 800), (1920, 1080)]
LARGE_DESKTOPS = [(1600, 850), (1680, 1050), (2240, 1200), (2560, 1440)]
APPLY_TEXT_SPACING = """() => { const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }"
    + " p { margin-bottom: 2em !important; }");
  document.adoptedStyleSheets = [sheet]; }"""
RESET_STYLE = "() => { document.adoptedStyleSheets = []; document.documentElement.style.fontSize = ''; }"
DOUBLE_TEXT_SIZE = "() => { document.documentElement.style.fontSize = '200%'; }"

# All visible controls with their sizes. For a control that is hidden behind its label, the size of the label, and for
# the input of the field, the size of the field.
MEASURE_TARGETS = """() => [...document.querySelectorAll("button, select, input, a, summary")]
  .filter((control) => getComputedStyle(control).clipPath !== "inset(50%)").map((control) => {
  const seen = control.matches(".unseen") ? control.closest("label")
    : control.matches("#word") ? document.querySelector("#field") : control;
  const { width, height } = seen.getBoundingClientRect();
  return { name: control.id || control.ariaLabel || control.textContent, width, height,
    isPlay: control.matches(".bead, #enter, #delete, #shuffle, #new-word, #word, .ok, #end-new, .act"),
    isInText: control.matches("p > a, p span a") };
}).filter(({ width, height }) => width > 0 && height > 0)"""


# Texts that overflow their box or button.
FIND_CLIPPED = """() => [...document.querySelectorAll("h1, .button, .text-button, p, legend, label, .dialog h2")].filter((box) =>
  box.checkVisibility() && !box.matches(".unseen, .unseen *") && box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1
).map((box) => box.id || box.className || box.textContent)"""


def small_targets(player):
    targets = player.page.evaluate(MEASURE_TARGETS)
    assert len(targets) > 3
    return [
        (target["name"].strip(), round(target["width"], 1), round(target["height"], 1))
        for target in targets
        if min(target["width"], target["height"]) < (44 if target["isPlay"] else 24) - 0.01 and not target["isInText"]
    ]


def test_nothing_overflows_and_no_target_is_too_small(open_page):
    player = open_page(reduced_motion="reduce")
    faults = {}

    def check(state):
        for size in SIZES:
            resize(player, size)
            if (over := overflow_width(player)) > 0:
                faults[state, size, "overflow"] = over
            if targets := small_targets(player):
                faults[state, size, "small"] = targets

    tour(player, check)
    assert faults == {}


def test_nothing_is_cut_off_with_larger_text(open_page):
    player = open_page(reduced_motion="reduce")
    faults = {}

    def check(state):
        for name, change in {"200 %": DOUBLE_TEXT_SIZE, "wide spacing": APPLY_TEXT_SPACING}.items():
            player.page.evaluate(change)
            for size in [(320, 568), (390, 844), (1280, 800)]:
                resize(player, size)
                if (over := overflow_width(player)) > 0:
                    faults[state, name, size, "overflow"] = over
                if cut := player.page.evaluate(FIND_CLIPPED):
                    faults[state, name, size, "clipped"] = cut
            player.page.evaluate(RESET_STYLE)

    tour(player, check, refused=REFUSED_WORDS)
    assert faults == {}


def test_the_field_the_beads_and_the_buttons_are_in_view_without_scrolling(open_page):
    player = open_page(reduced_motion="reduce").find("milk")
    for size in [(320, 568), (390, 844), (844, 390), (1280, 800)]:
        resize(player, size)
        for name in ["Enter", "Delete", "Shuffle"]:
            expect(player.button(name), f"{size}").to_be_in_viewport(ratio=1)
        expect(player.heading, f"{size}").to_be_in_viewport()
        for bead in player.page.get_by_role("group", name="Letters").get_by_role("button").all():
            expect(bead, f"{size}").to_be_in_viewport(ratio=1)
        player.type("mill").press("Enter")
        expect(player.refusal.get_by_role("button", name="OK"), f"{size}").to_be_in_viewport(ratio=1)
        expect(player.page.locator("#field"), f"{size}").to_be_in_viewport(ratio=1)
        assert overflow_width(player) <= 0, size
        player.press("Escape", "Escape")


def test_the_page_is_exactly_as_tall_as_the_window(open_page):
    """Only the lists scroll, from the smallest phone to a large desktop."""
    player = open_page(reduced_motion="reduce")
    faults = {}
    for state in ("first visit", "with words"):
        if state == "with words":
            player.find(*WORDS)
        for size in [*SIZES, (390, 664), (820, 1180), (1024, 700), (1280, 900), *LARGE_DESKTOPS]:
            resize(player, size)
            height = player.page.evaluate("() => document.documentElement.scrollHeight")
            if height != size[1]:
                faults[state, size] = height
    assert faults == {}


def test_the_first_visit_shows_all_of_how_to_play_on_a_small_phone(open_page):
    player = open_page(viewport={"width": 320, "height": 568}, has_touch=True)
    for size in [(320, 568), (360, 640)]:
        resize(player, size)
        card = player.page.locator("#welcome").bounding_box()
        assert card["y"] + card["height"] <= player.page.locator("#dock").bounding_box()["y"], size
        expect(player.button("Got it"), f"{size}").to_be_in_viewport(ratio=1)
    player.find("milk")
    expect(player.page.locator(".words-head")).to_be_visible()
    resize(player, (320, 568))
    expect(player.page.locator(".words-head")).to_be_visible()


def test_a_page_from_right_to_left_is_mirrored_except_for_the_letters(open_page):
    player = open_page(reduced_motion="reduce").find("milk", "skirl")
    player.page.evaluate("() => { document.documentElement.dir = 'rtl'; }")
    player.type("worm")
    left = lambda name: [box.bounding_box()["x"] for box in player.page.locator(name).all()]
    for size in [(390, 844), (1280, 800)]:
        resize(player, size)
        assert left("#beads .bead")[0] < left("#beads .bead")[1], size
        assert left("#strand .small") == sorted(left("#strand .small")), size
        assert left("#enter") < left("#delete") and left("#found .word")[0] < left("#found .circle")[0], size
        # Scrolling goes to the left here.
        assert player.page.evaluate("() => { scrollTo(-100, 0); return scrollX; }") == overflow_width(player) == 0, size


def test_a_phone_at_200_percent_can_be_played(open_page):
    player = open_page(reduced_motion="reduce", viewport={"width": 195, "height": 422}).find("milk")
    assert overflow_width(player) == 0
    beads = [bead.bounding_box() for bead in player.page.locator("#beads .bead").all()]
    for index, one in enumerate(beads):
        for other in beads[index + 1 :]:
            distance = max(abs(one["x"] - other["x"]), abs(one["y"] - other["y"]))
            assert distance >= one["width"] + 5, (one, other)
    assert all(bead["width"] >= 44 for bead in beads)
    # No line of the head has a single word where more would fit.
    for part in (".top .kind", ".rank", ".score"):
        lines = player.page.locator(part).evaluate(
            "(part) => part.innerText.trim().split(/\\s+/).length / Math.round(part.clientHeight /"
            " parseFloat(getComputedStyle(part).lineHeight))"
        )
        assert lines > 1, part
