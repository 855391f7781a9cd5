"""No violation of WCAG 2.2 AA that axe can see, in any state and any look."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

RUN = """async () => {
  const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const { violations } = await axe.run({ runOnly, resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) =>
    [id, nodes.slice(0, 3).map(({ html, failureSummary }) => [html, failureSummary])]);
}"""
LOOKS = {
    "light": {}, "dark": {"color_scheme": "dark"}, "forced colours": {"forced_colors": "active"},
    "forced colours, dark": {"forced_colors": "active", "color_scheme": "dark"},
    "320 wide": {"viewport": {"width": 320, "height": 568}},
    "phone, dark": {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"},
    "landscape": {"viewport": {"width": 844, "height": 390}}, "Chinese": {"locale": "zh-CN"},
    "200 % text": {}, "200 % text, phone": {"viewport": {"width": 390, "height": 844}},
}
NAMES = {"en": ("How to play", "Settings", "Hint", "End the round", "Show missed words"), "zh": ("玩法", "设置", "提示", "结束本局", "显示漏掉的词")}


def violations(page):
    """What axe objects to; it is brought into the page once."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Axe().axe_script)
    return page.evaluate(RUN)


# Most of what the record shows looks alike elsewhere.
OF_THE_RECORD = ("light", "dark", "forced colours", "320 wide", "Chinese", "200 % text, phone")


def through_the_record(page, check):
    page.locator("#open-rounds").click()
    page.locator("#open-record").click()
    expect(page.locator("#record .cords")).to_be_visible()
    check("record")
    page.locator("#tab-book").click()
    page.locator(".long button").first.click()
    expect(page.locator(".long .meaning")).to_be_visible()
    page.locator("#record summary").click()
    check("word book")
    page.locator("#tab-calendar").click()
    expect(page.locator(".month a").first).to_be_visible()
    check("calendar")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing(open_page, look):
    player = open_page(reduced_motion="reduce", **LOOKS[look])
    page = player.page
    how, settings, hint, end, show = NAMES["zh" if look == "Chinese" else "en"]
    found = {}

    def check(state):
        if look.startswith("200"):
            page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
        found.update({(state, name): nodes for name, nodes in violations(page)})

    check("first visit")
    player.find("milk", "swirl", "skirl")
    player.type("worl")
    check("in the middle of a word")
    player.press("Escape").type("mill").press("Enter")
    expect(player.slip.get_by_role("button")).to_be_visible()
    check("refused")
    player.press("Escape", "Escape")
    player.button(hint).click()
    check("hint")
    player.found.first.click()
    expect(page.locator(".meaning")).to_be_visible()
    page.locator("#take-clue").click()
    expect(page.locator("#clue-text")).not_to_be_empty()
    check("a meaning and a clue")
    for name in (how, settings):
        player.button(name).first.click()
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        check(name)
        player.press("Escape")
    if look in OF_THE_RECORD:
        through_the_record(page, check)
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
    assert found == {}


def test_axe_finds_nothing_where_the_page_says_sorry(open_page):
    player = open_page(ready=False, before="delete globalThis.WebAssembly")
    expect(player.page.get_by_text("does not run WebAssembly")).to_be_visible()
    assert violations(player.page) == []
    player.errors.clear()
