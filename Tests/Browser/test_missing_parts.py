"""The page reports missing JavaScript, WebAssembly or IndexedDB and a trap in the engine, and loses nothing."""

import pytest
import saved
from player import WORDS, until
from playwright.sync_api import expect
from words import common

DATABASE_FAILURES = {
    "that throws": "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };",
    "that is of a later version": "indexedDB.open('word-scramble', 9).onsuccess = (event) => event.target.result.close();",
    "that is not there": "delete window.indexedDB; Object.defineProperty(window, 'indexedDB', { value: undefined });",
    "that never answers": "IDBFactory.prototype.open = () => new EventTarget();",
}

# Wraps the functions of each engine. The function `traps.name` traps once, at the call that `traps.in` counts down to.
INSTALL_TRAPS = """
  const { Instance, instantiate } = WebAssembly;
  window.traps = { name: "", in: Infinity, count: 0, engines: 0 };
  // The page asks a function how many numbers it takes.
  const as = (body, call) => Object.defineProperty(call, "length", { value: body.length });
  const trapping = ([name, body]) => [name, typeof body !== "function" ? body : as(body, (...numbers) => {
    if (name !== traps.name || --traps.in > 0) return body(...numbers);
    traps.in = Infinity;
    traps.count += 1;
    throw new WebAssembly.RuntimeError("unreachable");
  })];
  const wrapped = (instance) => {
    traps.engines += 1;
    return { exports: Object.fromEntries(Object.entries(instance.exports).map(trapping)) };
  };
  WebAssembly.instantiate = async (...args) => wrapped(await instantiate.apply(WebAssembly, args));
  WebAssembly.Instance = function (...args) { return wrapped(new Instance(...args)); };
"""


def arm_trap(player, name, call=1):
    """Makes a function of the engine trap once, at its next call or a later one."""
    player.page.evaluate("([name, call]) => { traps.name = name; traps.in = call; }", [name, call])


@pytest.mark.not_in_firefox("JavaScript switched off")
def test_without_javascript_there_is_one_message(open_page):
    player = open_page(java_script_enabled=False, ready=False)
    expect(player.page.locator("noscript p")).to_be_visible()
    expect(player.page.locator("noscript p")).to_contain_text("needs JavaScript")
    expect(player.page.locator("#no-script")).to_be_hidden()
    expect(player.page.locator("#game")).to_be_hidden()
    player.page.close()


def test_if_no_script_arrives_the_page_shows_a_message(open_page):
    player = open_page(ready=False, prepare=lambda page: page.route("**/*.js", lambda route: route.abort()))
    expect(player.page.get_by_text("The scripts of the game did not arrive.")).to_be_visible()
    expect(player.page.get_by_text("游戏的脚本没有加载")).to_be_visible()
    expect(player.page.locator("#game")).to_be_hidden()
    player.expected_errors.append("ERR_FAILED")
    player.page.unroute("**/*.js")
    player.reload()
    expect(player.page.get_by_text("The scripts of the game did not arrive.")).to_be_hidden()


@pytest.mark.parametrize(
    "answer",
    [
        {"status": 200, "content_type": "text/javascript", "body": "export class Speech { #what: is this }"},
        {"status": 404},
    ],
    ids=["does not understand", "does not get"],
)
def test_a_browser_that_cannot_run_the_modules_shows_a_message(open_page, answer):
    player = open_page(
        ready=False, prepare=lambda page: page.route("**/main.js", lambda route: route.fulfill(**answer))
    )
    expect(player.page.get_by_text("This browser is too old for Word Scramble")).to_be_visible()
    expect(player.page.locator("#game")).to_be_hidden()
    player.expect_errors(r"Unexpected identifier|bad class member|\b404\b")


def test_a_browser_that_lacks_a_part_of_the_style_shows_a_message(open_page):
    supports = """
      const { supports } = CSS;
      CSS.supports = (...feature) => !feature.join().includes(":has(") && supports.apply(CSS, feature);
    """
    player = open_page(ready=False, before=supports)
    expect(player.page.get_by_text("This browser is too old for Word Scramble")).to_be_visible()
    expect(player.page.locator("#game")).to_be_hidden()
    expect(player.heading).to_have_count(0)
    assert not [address for address in player.requests if address.endswith("english.lex")]


@pytest.mark.journey
@pytest.mark.not_in_firefox("a file that is saved")
def test_without_webassembly_the_page_says_so_and_exports_the_saved_rounds(open_page, new_context, tmp_path):
    context = new_context()
    open_page(context=context).find("milk")
    player = open_page(context=context, ready=False, before="delete globalThis.WebAssembly")
    expect(player.page.get_by_text("does not run WebAssembly")).to_be_visible()
    expect(player.heading).to_have_count(0)
    with player.page.expect_download() as download:
        player.button("Export").click()
    download.value.save_as(tmp_path / "file.txt")
    assert b"\nfound milk " in (tmp_path / "file.txt").read_bytes()
    player.expect_errors("WebAssembly")


def test_if_a_policy_forbids_webassembly_the_page_says_so_in_its_language(open_page):
    def forbid(route):
        response = route.fetch()
        policy = response.headers["content-security-policy"].replace(" 'wasm-unsafe-eval'", "")
        route.fulfill(response=response, headers={**response.headers, "content-security-policy": policy})

    player = open_page(ready=False, locale="zh-CN", prepare=lambda page: page.route("**/?*", forbid))
    expect(player.page.get_by_text("无法运行本游戏所需的 WebAssembly")).to_be_visible()
    expect(player.heading).to_have_count(0)
    player.expect_errors("WebAssembly")
    player.page.evaluate("() => { violations.length = 0; }")


@pytest.mark.parametrize("missing", ["scramble.wasm", "english.lex", "strings/en.json"])
def test_a_file_that_cannot_be_loaded_is_reported(open_page, missing):
    player = open_page(
        ready=False, prepare=lambda page: page.route(f"**/{missing}", lambda route: route.fulfill(status=404))
    )
    expect(player.page.get_by_text("Part of the game did not load.")).to_be_visible()
    expect(player.button("Reload")).to_be_visible()
    # There is nothing to export yet. The write completes only after the page has read the database.
    player.write("settings", "{}")
    expect(player.page.locator("#fatal-error").get_by_role("button")).to_have_count(1)
    expect(player.page.get_by_text("刷新", exact=True)).to_be_hidden()
    player.expect_errors(r"\b404\b")


def test_texts_that_cannot_be_loaded_keep_a_dialog_closed_until_they_can(open_page):
    missing = "**/strings/en-later.json"
    player = open_page(prepare=lambda page: page.route(missing, lambda route: route.fulfill(status=404)))
    player.find("milk")
    player.button("How to play").click()
    expect(player.notice).to_contain_text("did not load")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    player.page.unroute(missing)
    player.button("How to play").click()
    expect(player.page.get_by_role("dialog", name="How to play")).to_be_visible()
    player.expect_errors(r"\b404\b")


def test_a_damaged_word_list_is_reported(open_page):
    player = open_page(
        ready=False,
        prepare=lambda page: page.route(
            "**/english.lex", lambda route: route.fulfill(status=200, body=b"not a word list")
        ),
    )
    expect(player.page.get_by_text("Part of the game did not load.")).to_be_visible()
    player.expect_errors("notALexicon")


@pytest.mark.not_in_firefox("a file that is saved")
def test_without_a_database_the_game_works_and_warns_that_nothing_is_saved(open_page, tmp_path):
    for how, script in DATABASE_FAILURES.items():
        player = open_page(before=script)
        expect(player.notice, how).to_contain_text("This browser is not saving.")
        player.find("milk")
    player.find("silk")
    player.button("New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    player.undo.click()
    player.expect_words("silk", "milk")
    player.button("Settings").click()
    with player.page.expect_download() as download:
        player.button("Export").click()
    download.value.save_as(tmp_path / "file.txt")
    records = {saved.key(record): record for record in saved.split((tmp_path / "file.txt").read_text())}
    assert saved.facts(next(text for key, text in records.items() if key.startswith("silkworm-")))["found"] == [
        "silk",
        "milk",
    ]


def test_a_full_disk_is_reported_once_and_the_game_continues(open_page):
    player = open_page().find("milk")
    player.page.evaluate("() => { IDBObjectStore.prototype.put = function () { this.transaction.abort(); }; }")
    player.find("silk")
    expect(player.notice).to_contain_text("This round could not be saved.")
    player.notice.get_by_role("button", name="Close").click()
    player.find("worm")
    expect(player.notice).to_be_hidden()
    player.expect_words("worm", "silk", "milk")


def test_settings_that_cannot_be_saved_are_reported_and_still_apply(open_page):
    player = open_page()
    player.page.evaluate("() => { IDBObjectStore.prototype.put = function () { this.transaction.abort(); }; }")
    player.button("Settings").click()
    player.choose("Points", "By letters").press("Escape")
    expect(player.notice).to_contain_text("The settings could not be saved. You can keep playing.")
    player.button("Settings").click()
    points = player.page.get_by_role("group", name="Points")
    expect(points.get_by_role("radio", name="By letters")).to_be_checked()


def test_an_engine_that_traps_is_replaced_and_loses_nothing(open_page):
    player = open_page(before=INSTALL_TRAPS).find("milk")
    engine_numbers = iter(range(1, 100))

    def expect_another_engine(name):
        expect(player.notice, name).to_contain_text("The game had to restart. Your round is as it was.")
        player.notice.get_by_role("button", name="Close").click()
        number = next(engine_numbers)
        assert player.page.evaluate("() => [traps.count, traps.engines]") == [number, number + 1], name

    # The field asks for the spelling after each letter, and once more after the word is played.
    for number, (name, call) in enumerate([("play", 1), ("spelling", 1), ("spelling", 5)], start=1):
        player.field.focus()
        arm_trap(player, name, call)
        player.type(WORDS[number]).press("Enter")
        player.expect_words(*WORDS[number::-1])
        expect_another_engine(f"{name} {call}")
    for name, button in {"shuffle": "Shuffle", "takeHint": "Hint"}.items():
        arm_trap(player, name)
        player.button(button).click()
        expect_another_engine(name)
    player.find(WORDS[4]).expect_words(*WORDS[4::-1])
    arm_trap(player, "newWord")
    player.button("New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    expect_another_engine("newWord")
    player.undo.click()
    player.expect_words(*WORDS[4::-1])
    player.find(WORDS[5])
    assert player.saved_rounds()["current"]["found"] == WORDS[5::-1]
    result = player.end()
    arm_trap(player, "resume")
    player.page.evaluate("() => { dispatchEvent(new Event('visibilitychange')); }")
    number = next(engine_numbers)
    until(lambda: player.page.evaluate("() => traps.count") == number)
    player.wait_for_writes()
    expect(player.page.locator("#game")).to_have_attribute("data-phase", "ended")
    expect(result).to_contain_text("Found 6 of 40")


def expect_export(player, tmp_path, words):
    """Expects the message that the page has stopped working, and expects its button to export the words."""
    message = player.page.locator("#fatal-error")
    expect(message).to_contain_text("has stopped working")
    with player.page.expect_download() as download:
        message.get_by_role("button", name="Export").click()
    download.value.save_as(tmp_path / "file.txt")
    assert f"\nfound {' '.join(words)}" in (tmp_path / "file.txt").read_text()


@pytest.mark.not_in_firefox("a file that is saved")
def test_an_engine_that_keeps_trapping_is_reported_and_what_was_found_can_be_exported(open_page, tmp_path):
    player = open_page(before=INSTALL_TRAPS).find("milk", "silk")
    player.page.evaluate(
        "() => { traps.name = 'play'; Object.defineProperty(traps, 'in', { get: () => 0, set: () => {} }); }"
    )
    player.type("worm").press("Enter")
    expect_export(player, tmp_path, ["milk"])
    player.expect_errors("play")


@pytest.mark.not_in_firefox("a file that is saved")
def test_a_database_that_a_newer_version_has_taken_is_reported(open_page, tmp_path):
    player = open_page().find("milk", "silk")
    player.wait_for_writes()
    player.page.evaluate("""() => new Promise((done) => {
      const request = indexedDB.open("word-scramble", 2);
      request.onsuccess = () => { request.result.close(); done(); };
    })""")
    expect_export(player, tmp_path, ["milk"])
    player.expect_errors("a newer version of the page")


def test_an_engine_that_traps_at_the_statistics_counts_again_and_is_given_up_if_it_keeps_trapping(open_page):
    # The rounds are counted in three parts.
    roots = ["internationally", "representatives", "characteristics"]
    records = [saved.round_record(f"{root}-00000000000000aa", root, common(root)) for root in roots]
    player = open_page(before=INSTALL_TRAPS).save(*records)
    player.button("Rounds").click()
    for number, (name, call) in enumerate([("addStatistics", 3), ("statistics", 1), ("wordBook", 1)], start=1):
        arm_trap(player, name, call)
        player.button("Statistics").click()
        expect(player.page.locator(".figures dd").nth(1), name).to_have_text("3")
        player.page.get_by_role("tab", name="Word book").click()
        entries = player.page.get_by_role("list", name="Word book").get_by_role("listitem")
        expect(entries, name).not_to_have_count(0)
        player.until(lambda number=number: player.page.evaluate("() => traps.count") == number)
        assert player.page.evaluate("() => traps.engines") == number + 1, name
        player.press("Escape")
    # Every other call traps, so that each part succeeds at the second attempt.
    player.page.evaluate("""() => {
      let calls = 2;
      traps.name = "addStatistics";
      Object.defineProperty(traps, "in", { get: () => calls, set: (value) => { calls = Math.min(value, 2); } });
    }""")
    player.button("Statistics").click()
    expect(player.page.locator("#statistics").get_by_text("did not load")).to_be_visible()


def test_dialogs_that_cannot_be_loaded_are_reported_and_loaded_later(open_page):
    path = "**/dialog-contents.js"
    player = open_page(prepare=lambda page: page.route(path, lambda route: route.fulfill(status=404))).find("milk")
    for name in ["Settings", "Rounds", "How to play", "End the round"]:
        player.button(name).first.click()
        expect(player.notice).to_contain_text("Part of the game did not load")
        expect(player.page.get_by_role("dialog")).to_have_count(0)
        player.notice.get_by_role("button").click()
    player.find("silk")
    player.page.unroute(path)
    player.reload().expect_words("silk", "milk")
    player.end()
    player.expect_errors(r"\b404\b")


def test_a_challenge_that_comes_before_the_dialogs_are_loaded_is_shown_then(open_page):
    held_routes = []
    hold = lambda route: held_routes.append(route)  # noqa: PLW0108
    player = open_page(prepare=lambda page: page.route("**/dialog-contents.js", hold))
    player.until(lambda: held_routes)
    player.page.evaluate("() => { location.hash = 'c1.'; }")
    for route in held_routes:
        route.continue_()
    expect(player.page.get_by_role("dialog", name="A challenge")).to_be_visible()


def test_a_dialog_opens_as_soon_as_it_is_loaded(open_page):
    held_routes = []
    hold = lambda route: held_routes.append(route)  # noqa: PLW0108
    player = open_page(prepare=lambda page: page.route("**/dialog-contents.js", hold)).find("milk")
    player.until(lambda: held_routes)
    player.button("End the round").click()
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    player.find("silk")
    for route in held_routes:
        route.continue_()
    expect(player.page.get_by_role("dialog", name="End this round?")).to_be_visible()


def test_a_record_dialog_that_cannot_be_loaded_is_reported(open_page):
    player = open_page(
        prepare=lambda page: page.route("**/statistics-dialog.js", lambda route: route.fulfill(status=404))
    )
    player.button("Rounds").click()
    player.button("Calendar").click()
    expect(player.notice).to_contain_text("Part of the game did not load")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    player.find("milk")
    player.expect_errors(r"\b404\b")


def test_an_error_of_a_foreign_script_is_ignored(open_page):
    player = open_page(before="addEventListener('DOMContentLoaded', () => dispatchEvent(new ErrorEvent('error')));")
    player.find("milk")
    expect(player.page.locator("#unsupported")).to_be_hidden()
