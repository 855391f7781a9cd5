"""Saved data: one record per key, and the handling of damaged and newer records."""

import pytest
import saved
from player import WORDS, until
from playwright.sync_api import expect
from words import common, rare

# Records the names of all engine calls and the keys of all writes.
RECORD_CALLS = """
  window.calls = [];
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...given) => {
    const instance = await instantiate.apply(WebAssembly, given);
    const exports = Object.fromEntries(Object.entries(instance.exports).map(([name, body]) =>
      [name, typeof body === "function" ? (...numbers) => { calls.push(name); return body(...numbers); } : body]));
    return { exports };
  };
  window.writes = [];
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value, key) { writes.push(key); return put.call(this, value, key); };
"""


@pytest.mark.parametrize("before", [0, 40])
def test_a_found_word_takes_two_engine_calls_and_writes_one_record(open_page, before):
    player = open_page(before=RECORD_CALLS)
    words = [word for word in common("silkworm")[::-1] + rare("silkworm") if word != "swirl"][:before]
    for word in words:
        player.enter(word)
    expect(player.found).to_have_count(len(words))
    player.field.focus()
    player.type("swirl")
    # A found word is shown before it is on disk.
    player.settle()
    player.page.evaluate("() => { calls.length = 0; writes.length = 0; }")
    player.press("Enter")
    expect(player.found).to_have_count(len(words) + 1)
    player.settle()
    assert player.page.evaluate("() => calls") == ["play", "spelling"]
    names = [name for name in player.page.evaluate("() => writes") if name != "settings"]
    assert len(names) == 1 and names[0].startswith("silkworm-")


def test_the_page_starts_with_only_the_records_it_needs(open_page):
    """It reads the shelf, the latest round on it and the rounds of the requested root, then the dailies and the sets, but never the whole history."""
    player = open_page().find("milk")
    for number in range(50):
        name = f"{['alarming', 'margins'][number % 2]}-{number:016x}"
        player.write(
            name, saved.round_record(name, name.split("-", maxsplit=1)[0], ["main" if number % 2 == 0 else "rain"])
        )
    player.page.add_init_script("""
      window.read = [];
      const { get, getAll } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.get = function (key) { read.push(key); return get.call(this, key); };
      IDBObjectStore.prototype.getAll = function (range, count) { read.push(range?.lower ?? "everything"); return getAll.call(this, range, count); };
    """)
    player.visit("?root=alarming")
    player.sees_words("main")
    until(lambda: "s-" in player.page.evaluate("() => read"))
    read = player.page.evaluate("() => read")
    assert "everything" not in read
    assert [name for name in read if name not in ("settings", "shelf", "rounds")] == [
        player.saved_rounds()["shelf"][0]["key"],
        "alarming-",
        "1",
        "s-",
    ]


DELETE = """async (key) => {
  const request = indexedDB.open("word-scramble");
  const database = await new Promise((done) => { request.onsuccess = () => done(request.result); });
  const transaction = database.transaction("kept", "readwrite");
  transaction.objectStore("kept").delete(key);
  await new Promise((done) => { transaction.oncomplete = done; });
  database.close();
}"""
DAMAGE = {
    "rubbish": lambda record: "rubbish",
    "a number": lambda record: 7,
    "nothing": lambda record: "",
    "a list": lambda record: [record],
    "another word": lambda record: record.replace("milk", "silk"),
    "cut off": lambda record: record[:-9],
    "too long": lambda record: record * 10_000,
    "no letters": lambda record: record.replace("milk", "mi\u0301lk"),
}


def test_only_the_damaged_record_is_set_aside(open_page):
    player = open_page("?root=alarming").find("alarm").visit("?root=silkworm").find("milk")
    name = player.saved_rounds()["current"]["key"]
    before = player.records()
    for damage in DAMAGE.values():
        for key, record in before.items():
            player.write(key, record)
        damaged = damage(before[name])
        player.write(name, damaged)
        player.visit("")
        expect(player.notice).to_contain_text("A part of your kept rounds was damaged and has been put aside.")
        disk = player.on_disk()
        aside = [key for key in disk if key.startswith(f"damaged {name} ")]
        assert len(aside) == 1 and disk[aside[0]] == damaged
        assert {key: text for key, text in player.records().items() if key.startswith("alarming-")} == {
            key: text for key, text in before.items() if key.startswith("alarming-")
        }
        player.visit("?root=alarming")
        player.sees_words("alarm")
        expect(player.notice).to_be_hidden()
        player.page.evaluate(DELETE, aside[0])


@pytest.mark.behaviour
def test_a_damaged_shelf_loses_no_round(open_page):
    player = open_page().find("milk").write("shelf", "rubbish")
    player.visit("?root=silkworm")
    expect(player.notice).to_contain_text("A part of your kept rounds was damaged")
    player.sees_words("milk")


@pytest.mark.behaviour
def test_a_record_of_a_newer_version_is_left_unchanged(open_page):
    name = "325-3-classic"
    newer = saved.with_checksum(f"round 2 {name}\nof another kind\n")
    player = open_page().write(name, newer)
    player.visit("?daily=325")
    expect(player.notice).to_contain_text("newer version")
    player.find(common(player.root)[-1])
    assert player.records()[name] == newer
    player.button("New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    assert player.records()[name] == newer


def test_a_shelf_of_a_newer_version_is_left_unchanged(open_page):
    newer = saved.with_checksum("shelf 2\nof another kind\n")
    player = open_page().find("milk").write("shelf", newer)
    player.visit("?root=silkworm")
    expect(player.notice).to_contain_text("newer version")
    player.sees_words("milk")
    player.find("silk")
    player.button("New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    assert player.records()["shelf"] == newer
    assert player.saved_words("silkworm") == ["silk", "milk"]


def test_time_away_is_not_counted(open_page):
    player = open_page(prepare=lambda page: page.clock.install(time=0))
    player.page.clock.pause_at(3_600_000)
    show = """(state) => { Object.defineProperty(document, "hidden", { value: state === "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true })); }"""
    player.find("milk")
    player.page.evaluate(show, "hidden")
    player.page.clock.run_for(60_000)
    player.page.evaluate(show, "visible")
    player.page.clock.run_for(5_000)
    player.find("silk")
    times = {
        line.split(" ")[1]: float(line.split(" ")[2])
        for line in player.records()[player.saved_rounds()["current"]["key"]].splitlines()
        if line.startswith("found ")
    }
    assert 5 <= times["silk"] - times["milk"] < 10, times


@pytest.mark.behaviour
def test_a_page_that_was_left_writes_once_it_is_shown_again(open_page):
    """A page that is left with an open transaction would block the database for the next one in WebKit."""
    player = open_page().find("milk")
    player.settle()
    player.page.evaluate("() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    player.find("silk")
    player.settle()
    assert player.saved_words("silkworm") == ["milk"]
    player.page.evaluate("() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    until(lambda: player.saved_words("silkworm") == ["silk", "milk"])


@pytest.mark.behaviour
@pytest.mark.parametrize(
    "value", ["rubbish", 7, [], {"minimum": 9, "look": "<b>", "language": "xx", "sort": 3, "moves": "no"}], ids=str
)
def test_damaged_settings_are_replaced_by_the_defaults(open_page, value):
    player = open_page().write("settings", value)
    player.reload()
    player.find("milk")
    player.button("Settings").click()
    for choice, chosen in {"Shortest word": "3", "Points": "Classic", "Look": "Auto", "Language": "Auto"}.items():
        expect(
            player.page.get_by_role("group", name=choice).get_by_role("radio", name=chosen, exact=True)
        ).to_be_checked()


# Writes a number of rounds, using the given texts in turn.
FILL = """async ([texts, count]) => {
  const request = indexedDB.open("word-scramble");
  const database = await new Promise((done) => { request.onsuccess = () => done(request.result); });
  const transaction = database.transaction("kept", "readwrite", { durability: "relaxed" });
  for (let number = 0; number < count; number++) {
    transaction.objectStore("kept").put(texts[number % texts.length], `silkworm-${String(number).padStart(16, "0")}`);
  }
  await new Promise((done) => { transaction.oncomplete = done; });
  database.close();
}"""
# The number of exported parts, and the largest number of values that the page reads in one step.
EXPORT = """async () => {
  const part = (name) => new URL(name, document.querySelector("script[type=module]").src).href;
  const [{ exportRecords }, { Store }] = await Promise.all([import(part("engine/saved-rounds.js")), import(part("engine/store.js"))]);
  let most = 0;
  const { getAll } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.getAll = function (...given) {
    const request = getAll.apply(this, given);
    request.addEventListener("success", () => { most = Math.max(most, request.result.length); });
    return request;
  };
  const parts = await exportRecords(await Store.open());
  return { most, count: parts.length };
}"""


def test_ten_thousand_rounds_are_exported_in_steps_of_a_thousand(open_bare_page):
    player = open_bare_page().find("milk")
    texts = [saved.round_record("silkworm-0000000000000000", "silkworm", WORDS[:count]) for count in range(1, 21)]
    player.page.evaluate(FILL, [texts, 10_000])
    assert player.page.evaluate(EXPORT) == {"most": 1000, "count": 10_002}
