"""Journeys: what players do from start to finish, in Safari's engine."""

import shutil

from selenium.webdriver.common.keys import Keys
from words import common, dailies

RECORD_SHARING = "Navigator.prototype.share = async (data) => { window.shared = data; };"


def end_round(player):
    player.click("End the round")
    player.sees("End this round?")
    player.click("End the round")


def deal_new_word(player):
    before = player.text("#root")
    player.click("New Word")
    player.does_not_see(before, where="#root")
    return player.text("#root")


def share(player):
    """Shares the result on screen, as if the device had a share menu; returns what is shared."""
    player.run(RECORD_SHARING + "document.querySelector('#share').hidden = false;")
    player.click("Share")
    return player.until(lambda: player.run("return window.shared"), "something is shared")


def test_a_game_is_played_by_keyboard(player):
    player.plays_words("milk")
    for word, reason in {
        "mill": "There is only one l in silkworm.",
        "milk": "You found milk earlier.",
        "mi": "Use at least 3 letters.",
        "milsk": "You can't just make them up, you know!",
        "silkworm": "That's the word you started with",
    }.items():
        player.enter(word)
        player.sees(reason, where="#refusal")
        player.sees_exactly("#word", word)
        player.press(Keys.ESCAPE)
        player.sees_exactly("#refusal", "")
        player.sees_exactly("#word", "")
    player.press("mlk", Keys.ARROW_LEFT, Keys.ARROW_LEFT, "i")
    player.sees_exactly("#word", "milk")
    player.press(Keys.END, Keys.SHIFT + Keys.ARROW_LEFT, "n")
    player.sees_exactly("#word", "miln")
    player.press(Keys.ESCAPE)
    # Tab leads from the field to the letters, which are one Tab stop.
    letters = player.text("#beads").split()
    player.press(Keys.TAB, Keys.HOME, Keys.ENTER, Keys.END, Keys.ENTER)
    player.sees_exactly("#word", letters[0] + letters[-1])
    player.press(Keys.ENTER)
    player.sees_exactly("#word", letters[0])
    player.press(Keys.ESCAPE)
    player.plays_words("silk")
    player.sees_words("silk", "milk")
    player.press("?")
    player.sees("All keys")
    player.press(Keys.ESCAPE)
    player.plays_words("oils")


def test_a_round_continues_after_a_reload_and_another_address(open_window):
    player = open_window("")
    root = player.text("#root")
    words = common(root)[:3]
    player.plays_words(*words)
    score = player.text("#score")
    player.go("refresh")
    player.sees_words(*words[::-1])
    player.sees_exactly("#score", score)
    player.visit("?root=Alarming")
    player.sees_exactly("#root", "alarming")
    player.click("Resume", "link")
    player.sees_exactly("#root", root)
    player.sees_words(*words[::-1])


def test_rounds_are_exported_forgotten_and_imported(player, saved_file, tmp_path):
    player.plays_words("milk", "silk")
    player.click("Settings")
    player.click("Export")
    exported = saved_file(player)
    assert "found milk" in exported and "found silk" in exported
    player.click("Forget everything")
    player.sees("deleted for good")
    player.click("Forget everything")
    player.sees("Everything is forgotten.")
    player.visit("?root=alarming").plays_words("alarm")
    player.click("Rounds")
    player.sees("Unfinished rounds wait here.")
    player.press(Keys.ESCAPE)
    path = tmp_path / "rounds.txt"
    path.write_text(exported, encoding="ascii")
    for answer in (
        "Your rounds have been added: 1 new round, 2 new words.",
        "Everything in that file was already here.",
    ):
        player.click("Settings")
        # The path is given without the system's file dialog, which a test cannot operate.
        player.run("return document.querySelector('input[type=file]')").send_keys(str(path))
        player.sees(answer)
        player.click("Done")
    player.click("Rounds")
    player.sees("Unfinished rounds silkworm 2 of 40")


def test_after_one_visit_the_server_is_not_needed(player, server):
    player.plays_words("milk")
    is_controlled = "return navigator.serviceWorker.controller !== null"
    player.until(lambda: player.run(is_controlled), "the page is kept for later")
    server.stop()
    player.go("refresh")
    player.sees_words("milk")
    player.plays_words("silk")
    word = common(deal_new_word(player))[0]
    player.plays_words(word)
    player.visit("?daily=325").plays_words(common(dailies()[324])[0])
    player.click("Settings")
    player.click("简体中文", "radio", "Language")
    player.sees("设置", where="#settings-title")
    player.press(Keys.ESCAPE)
    player.click("对局")
    player.click("统计")
    player.sees("局数 3", where="#statistics .figures")
    server.start()
    player.visit("?root=silkworm")
    player.sees_words("silk", "milk")


def test_the_single_file_plays_without_a_server(open_window, page, tmp_path):
    # The path has characters with a meaning in addresses.
    file = tmp_path / "USB stick #1 %23x" / "word-scramble #2.html"
    file.parent.mkdir()
    shutil.copy(page / "word-scramble.html", file)
    player = open_window("?root=silkworm", file.as_uri())
    player.plays_words("milk", "oils")
    player.click("oils")
    player.sees("plural of oil")
    player.go("refresh")
    player.sees_words("oils", "milk")
    end_round(player)
    shared = share(player)
    assert "url" not in shared and "2 of 40 words" in shared["text"]
    player.press(Keys.ESCAPE)
    player.click("Rounds")
    player.sees("Unfinished rounds")
    player.find("textbox", "Paste a link here").send_keys("https://words.example/?root=starving", Keys.ENTER)
    player.sees_exactly("#root", "starving")
    loaded = (
        "return performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => !/^data:/.test(name))"
    )
    assert player.run(loaded) == []


def test_everything_is_in_reach_on_a_narrow_phone(player):
    player.resize(320, 568)
    for letter in "milk":
        player.click(letter)
    player.click("Enter")
    player.sees_words("milk")
    player.enter("mill")
    selector = "#field, #beads button, .actions button, #refusal button"
    find_outside_view = """return [...document.querySelectorAll(arguments[0])].filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    }).map((one) => one.outerHTML)"""
    player.until(lambda: player.run(find_outside_view, selector) == [], "all controls are in view")
