"""English and Simplified Chinese, chosen by the browser's language and by the setting."""

import json
import re

import pytest
import sets
from player import RECORD_ANNOUNCEMENTS, expect, until
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


def test_the_language_is_the_browsers_if_available(open_page, strings):
    for locale, language in [("en-US", "en"), ("zh-CN", "zh-Hans"), ("de-DE", "en")]:
        player = open_page(locale=locale)
        expect(player.page.locator("html"), locale).to_have_attribute("lang", language)
        expect(player.button(strings[language]["newWord.title"]), locale).to_be_visible()
        expect(player.page, locale).to_have_title(re.compile(strings[language]["game.title"]))
        loaded_languages = [
            re.search(r"/strings/([\w-]+)\.json$", url)[1] for url in player.requests if "/strings/" in url
        ]
        # The texts of the dialogs come with their script, which the first word does not wait for.
        assert loaded_languages in ([language], [language, f"{language}-later"]), locale


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


def test_progress_is_shown_and_announced_in_chinese(open_page):
    player = open_page("?root=rhythm", locale="zh-CN")
    player.page.evaluate(RECORD_ANNOUNCEMENTS)
    player.find("thy")
    expect(player.page.locator(".rank")).to_have_text(re.compile(r"^编绳\s*· 距粗绳 1 分$"))
    player.find("try", "myth")
    expect(player.notice).to_contain_text("常用词全部找到了")
    expect(player.page.get_by_text("已找到 3 / 3")).to_be_visible()
    heard = until(lambda: len(heard := player.page.evaluate("() => heard")) >= 3 and heard)
    assert heard == ["thy，加 1 分。达到编绳", "try，加 1 分。达到粗绳", "myth，加 2 分。常用词全部找到了。"]


def test_one_point_is_singular(open_page):
    player = open_page().find("oil")
    expect(player.score).to_have_text(re.compile(r"^1\s+point$"))


REMOVE_CLIPBOARD = "Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });"


def test_chinese_sentences_have_no_space_between_them(open_page):
    player = open_page(f"#{sets.TWO_ROUNDS}", ready=False, locale="zh-CN")
    page = player.page
    page.locator("#set-play").click()
    paper = sets.open_screen(player, "paper")
    rules = "拼出至少 3 个字母的词。每个字母最多用题目里出现的次数。这些字母里藏着本单元的 1 个词。"
    expect(paper.locator(".paper-preview .sheet").first).to_contain_text(rules)
    player.visit("?class", ready=False)
    page.locator("#own-puzzle").fill("internationally")
    expect(page.locator("#own-puzzle-status")).to_have_text(re.compile(r"^能拼出 \d+ 个词。太多了，全班也找不完。$"))


@pytest.mark.not_in_firefox("permission to use the clipboard")
@pytest.mark.parametrize("has_clipboard", [True, False])
def test_chinese_says_right_after_a_copied_link_who_can_open_it(open_page, has_clipboard):
    player = open_page(locale="zh-CN", before=None if has_clipboard else REMOVE_CLIPBOARD).find("milk")
    player.page.context.grant_permissions(["clipboard-write"], origin=player.address.rstrip("/"))
    player.page.locator("#end-round").click()
    player.page.locator("#confirm-end").click()
    player.page.locator("#copy").click()
    # Chats end a link at a space, so a space follows the link.
    expected_start = "已复制。" if has_clipboard else rf".* {re.escape(player.address)}#c1\.[\w-]+ "
    only_here = "此链接只能在这台电脑上打开。"
    expect(player.page.locator("#copy-status")).to_have_text(re.compile(f"^{expected_start}{only_here}$"))
