"""Journeys: what players do from start to finish, in Safari's engine."""

import re
import shutil

import pytest
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.select import Select
from walk import SIZES, STATE_COUNT, WALK_ARGUMENTS, WALK_SCRIPT
from words import common, dailies

# A set with the roots silkworm and planters, and with the unit words milk, plant and tomb.
SET_CODE = "s1.FEkLVZ0WQ9YGzJGRANGIWpXrA2aTcwIwlp5l"
RECORD_SHARING = "Navigator.prototype.share = async (data) => { window.shared = data; };"
READ_BACKGROUND = "return getComputedStyle(document.querySelector('#settings')).backgroundColor"
ADVANCE_CLOCK = """const [seconds] = arguments, now = performance.now.bind(performance);
performance.now = () => now() + 1000 * seconds;"""

# The connection that is used next fails from now on. Connections opened later work.
BREAK_FIRST_CONNECTION = """const { transaction } = IDBDatabase.prototype;
let first;
IDBDatabase.prototype.transaction = function (...given) {
  first ??= this;
  if (this === first) throw new DOMException("Connection to Indexed Database server lost.", "UnknownError");
  return transaction.apply(this, given);
};"""


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
        "milsk": "Not in our word list.",
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
    player.visit("?root=Alarming").plays_words("alarm")
    player.sees_exactly("#root", "alarming")
    player.click("Undo New Word")
    player.sees_exactly("#root", root)
    player.sees_words(*words[::-1])


def test_a_new_word_is_undone_and_redone(player):
    player.plays_words("milk", "silk")
    player.press("wor")
    new_root = deal_new_word(player)
    player.sees_exactly("#found .word", "")
    player.sees_exactly("#word", "")
    player.click("Undo New Word")
    player.sees_exactly("#root", "silkworm")
    player.sees_words("silk", "milk")
    player.click("Redo New Word")
    player.sees_exactly("#root", new_root)


def test_a_round_ends_with_its_result(player):
    player.plays_words("milk")
    player.click("End the round")
    player.click("Keep playing")
    player.plays_words("skirl")
    end_round(player)
    player.sees("Found 1 of 40", "1 bonus")
    player.click("Keep playing")
    player.plays_words("worm")
    end_round(player)
    player.click("Show missed words")
    player.sees("38 words you missed", "swirl")
    player.go("refresh")
    player.sees("38 words you missed")
    player.press(Keys.ESCAPE)
    player.enter("silk")
    player.sees("This round is over New Word deals another.", where="#refusal")
    player.press(Keys.ESCAPE, Keys.ESCAPE)
    player.click("Show the result")
    player.click("New Word")
    player.does_not_see("silkworm", where="#root")


def test_a_daily_puzzle_is_played(open_window):
    player = open_window("?daily=325")
    root, word = dailies()[324], common(dailies()[324])[0]
    player.sees_exactly("#root", root)
    player.sees("Daily No 325")
    player.plays_words(word)
    player.visit(f"?root={root}")
    player.sees("Free round")
    player.sees_exactly("#found .word", "")
    player.visit("?daily=325")
    player.sees_words(word)
    player.visit("?daily=99999")
    player.sees("Here is today's.")


def test_a_challenge_is_sent_checked_and_answered(player, open_window, serve):
    player.plays_words("milk", "silk", "oils")
    end_round(player)
    url = share(player)["url"]
    assert re.fullmatch(re.escape(player.address) + r"#c1\.[\w-]+", url)
    code = url.split("#")[1]
    # The friend has another device, and the chat has changed the link.
    friend = open_window(f"%23{code}.?fbclid=1", serve().address)
    friend.sees("They found 3 of 40 words. Can you beat it?")
    friend.click("Close")
    for pasted, answer in {"milk": "That is a word, not a link.", url: "They found 3 of 40 words."}.items():
        friend.click("Rounds")
        friend.find("textbox", "Paste a link or a code here").send_keys(pasted, Keys.ENTER)
        friend.sees(answer)
        if pasted != url:
            friend.press(Keys.ESCAPE)
    friend.click("Accept")
    friend.sees_exactly("#root", "silkworm")
    assert friend.driver.current_url == friend.address
    friend.sees("The diamond shows where they were")
    friend.plays_words("milk", "work")
    end_round(friend)
    friend.sees("Their round: 3 of 40 words.")
    friend.click("Show missed words")
    friend.sees("1 word you both found milk", "1 word only you found work", "2 words only they found oils silk")


def test_back_closes_dialogs_and_then_leaves(open_window):
    player = open_window("?root=planters").visit("?root=silkworm")
    player.click("Rounds")
    player.click("Calendar")
    player.find("tab", "Calendar")
    player.go("back")
    player.find("button", "For a class")
    player.go("back")
    player.plays_words("milk")
    # Back skips the history entry of a dialog that was closed with its button.
    player.click("Settings")
    player.click("Done")
    player.go("back")
    player.sees_exactly("#root", "planters")
    player.go("forward")
    player.sees_words("milk")


def test_settings_are_chosen_in_both_languages(player):
    player.plays_words("worm", "silk", "swirl", "oil")
    Select(player.run("return document.querySelector('#sort')")).select_by_visible_text("A to Z")
    player.sees_words("oil", "silk", "swirl", "worm")
    player.click("Settings")
    light_background = player.run(READ_BACKGROUND)
    player.click("Dark", "radio", "Look")
    player.click("4", "radio", "Shortest word")
    player.click("Number of words", "switch")
    player.click("简体中文", "radio", "Language")
    player.sees("设置", where="#settings-title")
    player.press(Keys.ESCAPE)
    player.find("textbox", "输入单词")
    player.go("refresh")
    assert player.run(READ_BACKGROUND) != light_background
    player.sees_words("oil", "silk", "swirl", "worm")
    player.click("设置")
    player.click("English", "radio", "语言")
    player.sees("Settings", where="#settings-title")
    player.click("Done")
    player.does_not_see("40", where=".tally")
    player.visit("?root=alarming").enter("arm")
    player.sees("Use at least 4 letters.")


def test_rounds_are_exported_forgotten_and_imported(player, saved_file, tmp_path):
    player.plays_words("milk", "silk")
    player.click("Settings")
    player.click("Export")
    exported = saved_file(player, "word-scramble.txt")
    assert "found milk" in exported and "found silk" in exported
    player.click("Forget everything")
    player.sees("deleted for good")
    player.click("Forget everything")
    player.sees("Everything is forgotten.")
    player.visit("?root=silkworm")
    player.sees_exactly("#found .word", "")
    player.plays_words("worm")
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


def test_statistics_count_rounds_and_name_the_words_to_learn(open_window):
    player = open_window("?root=rhythm")
    player.plays_words("myth")
    end_round(player)
    player.click("Show missed words")
    player.press(Keys.ESCAPE)
    player.click("Rounds")
    player.click("Statistics")
    player.sees("Words found 1", "Longest words myth", where="#statistics")
    player.find("tab", "Statistics").send_keys(Keys.ARROW_RIGHT)
    player.sees("found once", where="#statistics")
    player.click("Words to learn")
    player.sees("missed once", where="#statistics")
    player.press(Keys.ESCAPE, Keys.ESCAPE)
    player.click("Show the result")


def test_two_windows_play_one_round(player, open_window):
    other = open_window()
    player.plays_words("milk")
    other.plays_words("silk")
    player.plays_words("worm")
    for window in (player, other):
        window.until(
            lambda window=window: set(window.text("#found .word").split()) == {"milk", "silk", "worm"}, "3 words"
        )
    player.sees_exactly("#score", other.text("#score"))
    player.click("Settings")
    player.click("简体中文", "radio", "Language")
    other.find("button", "设置")
    player.press(Keys.ESCAPE)
    player.click("换新词")
    other.plays_words("work")
    other.sees_exactly("#root", "silkworm")


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
    file = tmp_path / "USB stick #1 %23c1.x" / "word-scramble #2.html"
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
    assert "url" not in shared
    player.visit("?root=starving")
    player.click("Rounds")
    player.find("textbox", "Paste a link or a code here").send_keys(shared["text"], Keys.ENTER)
    player.sees("They found 2 of 40 words")
    loaded = (
        "return performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => !/^data:/.test(name))"
    )
    assert player.run(loaded) == []


def open_set(player):
    player.visit(f"#{SET_CODE}")
    player.click("Play")
    player.sees_exactly("#root", "silkworm")


def test_two_teams_play_a_set_on_the_projector(player):
    open_set(player)
    player.visit("?class")
    player.click("Open Set silkworm + 1")
    player.sees("Not in your puzzles: tomb.", where="#class")
    player.click("Projector")
    player.sees("Round 1 of 2", where="#class")
    player.click("2", "radio")
    player.press(Keys.TAB, Keys.ENTER)
    player.press("milk", "2", "worm", "1")
    player.sees("Team B, 2 points")
    player.press("silk", Keys.ENTER)
    player.sees("Which team? Press 1 to 2")
    player.press("1")
    player.does_not_see("Which team?")
    player.press("milk", "1")
    player.sees("Word used already Team B has milk.")
    player.press(Keys.ESCAPE, Keys.CONTROL + "z")
    player.sees("silk was taken back.")
    player.press("risk", "2")
    end_round(player)
    player.sees("The class found 3 words.", "Team B leads with 4 points.")
    player.press("n")
    player.sees("Round 2 of 2")
    player.press(Keys.ENTER)
    player.press("plants", "1", "rest", "1")
    end_round(player)
    player.sees("Team A wins with 6 points.")


def test_a_set_is_played_and_handed_in(player, saved_file):
    open_set(player)
    player.sees("Round 1 of 2", "Unit words: 0 of 1")
    player.plays_words("worm", "milk")
    player.sees("Unit words: 1 of 1")
    end_round(player)
    player.click("Next round")
    player.sees_exactly("#root", "planters")
    player.go("refresh")
    player.plays_words("plant")
    player.click("Hand in")
    player.sees("1 round is still open.")
    player.press("7")
    player.click("Save as a file")
    assert re.fullmatch(r"h1\.[\w-]+\n", saved_file(player, "seat-07.txt"))


def test_a_timed_round_is_paused_and_ends(player, open_window):
    player.click("Rounds")
    player.click("3 minutes")
    player.sees("3 minutes", where="#kind")
    root = player.text("#root")
    player.plays_words(common(root)[0])
    player.click("Pause")
    player.sees("Letters hidden, clock stopped.")
    assert root not in player.text() + player.driver.title
    player.go("back")
    player.sees_exactly("#root", root)
    other = open_window(f"?root={root}")
    other.sees("This timed round is being played in another tab.")
    other.click("New Word")
    player.go("refresh")
    player.click("Resume")
    player.run(ADVANCE_CLOCK, 200)
    # A jump of the clock counts as sleep, so the round is paused.
    player.sees("Letters hidden, clock stopped.")
    player.click("Resume")
    player.does_not_see("Letters hidden, clock stopped.")
    # More than three minutes pass, in steps too short to count as sleep.
    for _ in range(21):
        player.run(ADVANCE_CLOCK, 9)
        player.press(Keys.SHIFT)
    player.sees("3 minutes: Time is up", "Found 1 of")


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


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_in_every_dialog_is_visible_or_can_be_scrolled_to(player, size):
    player.resize(*size)
    player.plays_words("milk", "silk")
    faults, measured = player.run_later(WALK_SCRIPT, WALK_ARGUMENTS)
    assert faults == []
    assert len(measured) == STATE_COUNT


def test_a_failing_database_connection_is_opened_again(player):
    player.plays_words("milk")
    player.settle()
    player.run(BREAK_FIRST_CONNECTION)
    player.plays_words("silk")
    player.sees_exactly("#notice-text", "")
    player.go("refresh")
    player.sees_words("silk", "milk")


def test_an_error_of_the_page_is_shown_and_one_of_another_script_is_not(player):
    is_hidden = "return document.querySelector('#fatal-error').hidden"
    reported = "return troubles.splice(0).length"
    player.run("setTimeout(() => { void Promise.reject(new Error('of another script')); throw new Error('of it'); });")
    player.until(lambda: player.run("return troubles.length") == 2, "both are reported")
    assert player.run(is_hidden)
    player.run("document.querySelector('#ask-end').close = null")
    player.click("End the round")
    player.sees("has stopped working", where="#fatal-error")
    player.click("Close")
    assert player.run(is_hidden)
    assert player.run(reported) > 2


# The shared round in Documentation/SharedRounds.md: a race on silkworm.
SHARED_CODE = "g1.WFH0LUyVfy2JIWqzosAAG5iFq91nRVGCK34VFiiu0qYAaC3MKeSCEGnjd5uX9KfBUIaEyt1OjACg1J51Xw"


def test_a_shared_round_is_opened_played_and_shown(player):
    player.run("location.hash = arguments[0]", SHARED_CODE)
    player.sees("Ana and Ben are playing silkworm together.", where="#class")
    player.run("document.querySelector('#together-name').value = 'Zoe'")
    player.click("Play with them")
    player.until(lambda: not player.run("return document.querySelector('#class').open"), "the screen is closed")
    player.plays_words("work")
    player.click("Rounds")
    player.click("Play together")
    player.sees("Ana", "Ben", "1 word", "still playing", where="#class .players")
    assert player.run("return document.querySelectorAll('#class .players li').length") == 3
