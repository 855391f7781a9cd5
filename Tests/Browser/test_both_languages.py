"""English and Simplified Chinese, chosen by the browser's language and by the setting."""

import json
import re

import pytest
from player import expect
from tour import REFUSED_WORDS, tour

# All texts except the names of keys and those marked as English, and all labels, which cannot be marked: the title and
# attributes.
READ_TEXTS = """() => {
  const [texts, labels] = [[], [document.title]];
  const collect = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return void texts.push(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE || node.closest("title, noscript, script, style, kbd")) return;
    for (const name of ["aria-label", "title", "placeholder", "alt"]) labels.push(node.getAttribute(name) ?? "");
    if (node.lang !== "en") node.childNodes.forEach(collect);
  };
  document.documentElement.childNodes.forEach(collect);
  return [texts, labels].map((all) => all.map((text) => text.trim()).filter((text) => text));
}"""


@pytest.fixture(scope="module")
def strings(build):
    """The page's texts by language and key, including those that only index.html uses."""
    return build.strings()


def choose_chinese(player):
    player.button("Settings").click()
    # The label is replaced as soon as it is clicked, so Playwright cannot check it afterwards.
    player.page.get_by_role("group", name="Language").get_by_role("radio", name="简体中文").click()
    expect(player.page.get_by_role("dialog", name="设置")).to_be_visible()
    player.press("Escape")


@pytest.mark.journey
def test_a_chosen_language_replaces_all_texts_on_screen(open_page, strings):
    player = open_page().find("milk")
    player.button("Hint").click()
    player.button("Show a clue").click()
    clue = player.page.locator("#clues")
    expect(clue).to_contain_text(" letters")
    player.type("mi").press("Enter")
    expect(player.refusal).to_contain_text("Word too short")
    assert not any("zh-Hans.json" in request for request in player.requests)
    choose_chinese(player)
    expect(player.page.get_by_role("textbox", name="输入单词")).to_be_visible()
    expect(clue).to_contain_text("个字母")
    expect(clue).not_to_contain_text(" letters")
    expect(player.refusal).to_contain_text("词太短")
    expect(player.field).to_have_value("mi")
    player.press("Escape", "Escape").reload()
    expect(player.page.locator("html")).to_have_attribute("lang", "zh-Hans")
    player.expect_words("milk")
    player.visit("?root=xy")
    expect(player.notice).to_contain_text("找不到“xy”")
    player.button("设置").click()
    player.page.get_by_role("group", name="语言").get_by_role("radio", name="English").click()
    expect(player.page.get_by_role("dialog", name="Settings")).to_be_visible()
    player.press("Escape")
    expect(player.button("New Word")).to_be_visible()
    expect(player.notice).to_contain_text("xy")
    expect(player.notice).not_to_contain_text("找不到")


def test_a_language_that_cannot_be_loaded_is_reported_and_the_game_goes_on(open_page):
    block_texts = lambda page: page.route("**/zh-Hans.json", lambda route: route.fulfill(status=404))
    player = open_page(prepare=block_texts).find("milk")
    player.button("Settings").click()
    player.choose("Language", "简体中文").press("Escape")
    expect(player.notice).to_contain_text("Part of the game did not load")
    # The choice stays. Until its texts can be loaded, the page uses the browser's language.
    player.reload().find("silk")
    expect(player.page.locator("html")).to_have_attribute("lang", "en")
    player.page.unroute("**/zh-Hans.json")
    player.reload()
    expect(player.page.locator("html")).to_have_attribute("lang", "zh-Hans")
    player.expect_errors(r"\b404\b")


def untranslated_texts(player, strings, *names):
    """Texts with Latin letters that are neither in the Chinese catalog nor marked as English.

    Labels may contain `names`.
    """
    chinese_texts = json.dumps(strings["zh-Hans"], ensure_ascii=False)
    words = set(re.findall(r"[a-z]+", " ".join(names)))
    texts, labels = player.page.evaluate(READ_TEXTS)
    is_untranslated = lambda text, allowed_words: any(
        run not in allowed_words and run not in chinese_texts for run in re.findall(r"[A-Za-z]{2,}", text)
    )
    return [text for text in texts if is_untranslated(text, ())] + [
        label for label in labels if is_untranslated(label, words)
    ]


def test_only_the_words_are_left_in_english(open_page, strings):
    player = open_page(locale="zh-CN")
    untranslated = {}

    def check(state):
        words = [player.page.locator("#root").inner_text(), player.field.input_value()]
        if texts := untranslated_texts(player, strings, *words, "silkworm milk swirl skirl myth", "ab" * 20):
            untranslated[state] = texts

    tour(player, check, refused=[*REFUSED_WORDS, "silkworm", "ring"])
    assert untranslated == {}
