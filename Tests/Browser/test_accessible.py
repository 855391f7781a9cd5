"""axe finds no violation of WCAG 2.2 AA, in any state and any look."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

# The rules run two frames later, when the layout is complete.
RUN = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const { violations } = await axe.run({ runOnly, resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) =>
    [id, nodes.slice(0, 3).map(({ html, failureSummary }) => [html, failureSummary])]);
}"""
DESKTOP, PHONE = {"width": 1280, "height": 720}, {"width": 390, "height": 844}
# The looks that are applied to a page in turn: width and height, text size, colour scheme, forced colours.
LOOKS = {
    "colours": {
        "light": (DESKTOP, 100, "light", "none"),
        "dark": (DESKTOP, 100, "dark", "none"),
        "forced colours": (DESKTOP, 100, "light", "active"),
        "forced colours, dark": (DESKTOP, 100, "dark", "active"),
    },
    "sizes": {
        "320 wide": ({"width": 320, "height": 568}, 100, "light", "none"),
        "phone, dark": (PHONE, 100, "dark", "none"),
        "landscape": ({"width": 844, "height": 390}, 100, "light", "none"),
        "200 % text": (DESKTOP, 200, "light", "none"),
        "200 % text, phone": (PHONE, 200, "light", "none"),
    },
    "Chinese": {"light": (DESKTOP, 100, "light", "none")},
}
NAMES = {
    "en": ("How to play", "Settings", "Hint", "End the round", "Show missed words"),
    "zh": ("玩法", "设置", "提示", "结束本局", "显示漏掉的词"),
}


def violations(page):
    """The violations that axe finds; its script is loaded once per page."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Axe().axe_script)
    return page.evaluate(RUN)


def apply_look(page, look):
    size, text, scheme, forced = look
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=scheme, forced_colors=forced)
    page.evaluate("(text) => { document.documentElement.style.fontSize = `${text}%`; }", text)


def visit_record(page, check):
    page.locator("#open-rounds").click()
    page.locator("#open-statistics").click()
    expect(page.locator("#statistics .cords")).to_be_visible()
    check("statistics")
    page.locator("#tab-book").click()
    page.locator(".long button").first.click()
    expect(page.locator(".long .meaning")).to_be_visible()
    for summary in page.locator("#statistics summary").all():
        summary.click()
    check("word book")
    page.locator("#tab-calendar").click()
    expect(page.locator(".month a").first).to_be_visible()
    check("calendar")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")


def visit_all_states(player, names, check):
    page = player.page
    how, settings, hint, end, show = names
    check("first visit")
    player.find("milk", "swirl", "skirl")
    player.type("worl")
    check("in the middle of a word")
    player.press("Escape").type("mill").press("Enter")
    expect(player.refusal.get_by_role("button")).to_be_visible()
    check("refused")
    player.press("Escape", "Escape")
    player.button(hint).click()
    check("hint")
    player.found.first.click()
    expect(page.locator(".meaning")).to_be_visible()
    page.locator("#take-clue").click()
    expect(page.locator("#clues li").first).not_to_be_empty()
    check("a meaning and a clue")
    for name in (how, settings):
        player.button(name).first.click()
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        check(name)
        player.press("Escape")
    visit_record(page, check)
    player.button(end).click()
    question = page.locator("#ask-end")
    expect(question).to_be_visible()
    check("the question")
    question.get_by_role("button", name=end).click()
    expect(page.get_by_role("dialog", name="silkworm")).to_be_visible()
    check("end")
    player.button(show).click()
    page.locator("#end summary").click()
    page.locator("#missed button").first.click()
    expect(page.locator("#missed .meaning")).to_be_visible()
    check("missed words")
    player.visit("?root=rhythm").find("thy", "try", "myth")
    expect(player.notice).to_be_visible()
    check("all found")
    player.visit("?root=internationally&x")
    check("a root of fifteen")
    player.visit("?root=ab")
    expect(player.notice).to_be_visible()
    check("a bad address")
    player.visit("?daily=3")
    check("daily")


@pytest.mark.not_in_firefox("forced colours")
@pytest.mark.parametrize("looks", LOOKS)
def test_axe_finds_no_violation_in_any_state(open_page, looks):
    """Plays one game and checks each of its states in every look."""
    player = open_page(reduced_motion="reduce", **({"locale": "zh-CN"} if looks == "Chinese" else {}))
    found = {}

    def check(state):
        for name, look in LOOKS[looks].items():
            apply_look(player.page, look)
            found.update({(state, name, rule): nodes for rule, nodes in violations(player.page)})
        # The game continues in the first look.
        apply_look(player.page, next(iter(LOOKS[looks].values())))

    visit_all_states(player, NAMES["zh" if looks == "Chinese" else "en"], check)
    assert found == {}


def test_axe_finds_no_violation_if_the_page_cannot_start(open_page):
    player = open_page(ready=False, before="delete globalThis.WebAssembly")
    expect(player.page.get_by_text("does not run WebAssembly")).to_be_visible()
    assert violations(player.page) == []
    player.expect_errors("WebAssembly")
