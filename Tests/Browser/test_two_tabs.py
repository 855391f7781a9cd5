"""Two tabs at once."""

import re

import pytest
from player import expect, until
from words import common


@pytest.mark.journey
@pytest.mark.every_browser
def test_two_tabs_share_words_rounds_and_settings_and_each_stays_on_its_round(open_page, new_context):
    context = new_context()
    newer = {"look": "light", "sort": "by the moon", "ofALaterVersion": True}
    one = open_page("icons/icon-192.png", ready=False, context=context).write("settings", newer).visit("?root=silkworm")
    words = ["milk", "silk", "worm", "work", "slim", "swim"]
    one.find(words[0]).wait_for_writes()
    other = open_page(context=context)
    other.expect_words(words[0])
    for number, word in enumerate(words[1:]):
        player = [other, one][number % 2]
        player.page.bring_to_front()
        player.enter(word)
    for player in (one, other):
        expect(player.found).to_have_count(len(words))
        assert sorted(player.words()) == sorted(words)
        # A found word is shown before it is on disk.
        player.wait_for_writes()
    assert sorted(one.saved_words("silkworm")) == sorted(words)
    assert one.score.text_content() == other.score.text_content()
    # A new word in one tab does not change the round in the other tab. The first tab lists that round.
    one.page.bring_to_front()
    one.button("New Word").click()
    expect(one.heading).not_to_have_text("silkworm")
    other.page.bring_to_front()
    other.find("oils")
    expect(other.heading).to_have_text("silkworm")
    one.page.bring_to_front()
    one.button("Rounds").click()
    listed = one.page.get_by_role("list", name="Unfinished rounds").get_by_role("link")
    expect(listed).to_have_text([re.compile(f"^silkworm {len(words) + 1} of 40")])
    one.press("Escape")
    dealt, word = one.root, common(one.root)[0]
    one.find(word).wait_for_writes()
    assert one.saved_words("silkworm")[0] == "oils" and one.saved_words(dealt) == [word]
    # Settings reach the other tab, and neither tab overwrites unknown ones.
    one.page.bring_to_front()
    one.button("Settings").click()
    one.choose("Look", "Dark").choose("Difficulty", "easy")
    expect(other.page.locator("html")).to_have_attribute("data-look", "dark")
    other.page.bring_to_front()
    other.button("Settings").click()
    other.page.get_by_role("switch", name="Number of words").click()
    until(lambda: other.on_disk()["settings"].get("showsCount") is False)
    settings = other.on_disk()["settings"]
    assert (settings["look"], settings["grade"]) == ("dark", 0)
    assert (settings["sort"], settings["ofALaterVersion"]) == (newer["sort"], True)
    one.page.bring_to_front()
    one.page.get_by_role("group", name="Language").get_by_role("radio", name="简体中文").click()
    expect(other.page.locator("html")).to_have_attribute("lang", "zh-Hans")
