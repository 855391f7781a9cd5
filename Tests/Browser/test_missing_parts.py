"""The page reports missing JavaScript, WebAssembly or IndexedDB and a trap in the engine, and loses nothing."""

import pytest
import saved
from player import WORDS, until
from playwright.sync_api import expect

DATABASE_FAILURES = {
    "that throws": "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };",
    "that is of a later version": "indexedDB.open('word-scramble-rounds', 9).onsuccess = (event) => event.target.result.close();",
    "that is not there": "delete window.indexedDB; Object.defineProperty(window, 'indexedDB', { value: undefined });",
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


def test_without_javascript_there_is_one_message(open_page):
    player = open_page(java_script_enabled=False, ready=False)
    expect(player.page.locator("noscript p")).to_be_visible()
    expect(player.page.locator("noscript p")).to_contain_text("needs JavaScript")
    expect(player.page.locator("#no-script")).to_be_hidden()
    expect(player.page.locator("#game")).to_be_hidden()
    player.page.close()


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


@pytest.mark.journey
def test_without_webassembly_the_page_says_so_and_exports_the_saved_rounds(open_page, new_context, tmp_path):
    context = new_context()
    open_page(context=context).find("milk")
    player = open_page(context=context, ready=False, before="delete globalThis.WebAssembly")
    expect(player.page.get_by_text("does not run WebAssembly")).to_be_visible()
    expect(player.heading).to_have_count(0)
    with player.page.expect_download() as download:
        player.button("Export").click()
    download.value.save_as(tmp_path / "file.txt")
    assert b"\nfound milk common\n" in (tmp_path / "file.txt").read_bytes()
    player.expect_errors("WebAssembly")


@pytest.mark.parametrize("missing", ["scramble.wasm", "english.lex", "strings/en.json"])
def test_a_file_that_cannot_be_loaded_is_reported(open_page, missing):
    player = open_page(
        ready=False, prepare=lambda page: page.route(f"**/{missing}", lambda route: route.fulfill(status=404))
    )
    expect(player.page.get_by_text("Part of the game did not load.")).to_be_visible()
    expect(player.button("Reload")).to_be_visible()
    # There is nothing to export yet. The write completes only after the page has read the database.
    player.write("", "")
    expect(player.page.locator("#fatal-error").get_by_role("button")).to_have_count(1)
    expect(player.page.get_by_text("刷新", exact=True)).to_be_hidden()
    player.expect_errors(r"\b404\b")


def test_without_a_database_the_game_works_and_warns_that_nothing_is_saved(open_page, tmp_path):
    for how, script in DATABASE_FAILURES.items():
        player = open_page(before=script)
        expect(player.notice, how).to_contain_text("This browser is not saving.")
        player.find("milk")
    player.find("silk")
    player.button("New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    player.resume("silk", "milk")
    player.button("Settings").click()
    with player.page.expect_download() as download:
        player.button("Export").click()
    download.value.save_as(tmp_path / "file.txt")
    assert saved.found_words((tmp_path / "file.txt").read_text(), "silkworm") == ["silk", "milk"]


def test_a_full_disk_is_reported_once_and_the_game_continues(open_page):
    player = open_page().find("milk")
    player.page.evaluate("() => { IDBTransaction.prototype.commit = function () { this.abort(); }; }")
    player.find("silk")
    expect(player.notice).to_contain_text("This round could not be saved.")
    player.notice.get_by_role("button", name="Close").click()
    player.find("worm")
    expect(player.notice).to_be_hidden()
    player.expect_words("worm", "silk", "milk")


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
    arm_trap(player, "shuffle")
    player.button("Shuffle").click()
    expect_another_engine("shuffle")
    player.find(WORDS[4]).expect_words(*WORDS[4::-1])
    arm_trap(player, "newWord")
    player.button("New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    expect_another_engine("newWord")
    player.resume(*WORDS[4::-1]).find(WORDS[5]).wait_for_writes()
    assert player.saved_words("silkworm") == WORDS[5::-1]
    result = player.end()
    arm_trap(player, "setDay")
    player.page.evaluate("() => { dispatchEvent(new Event('visibilitychange')); }")
    number = next(engine_numbers)
    until(lambda: player.page.evaluate("() => traps.count") == number)
    player.wait_for_writes()
    expect(player.page.locator("#game")).to_have_attribute("data-ended", "")
    expect(result).to_contain_text("Found 6 of 40")
