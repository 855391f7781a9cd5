"""Saved data: one record for each key, and how damaged and newer records are handled."""

import pytest
import saved
from player import WORDS, expect, open_saved, until
from words import common, rare

# Records the names of all engine calls and the keys of all writes.
RECORD_CALLS = """
  window.calls = [];
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...args) => {
    const instance = await instantiate.apply(WebAssembly, args);
    // The page asks a function how many numbers it takes.
    const noting = (name, body) => Object.defineProperty(
      (...numbers) => { calls.push(name); return body(...numbers); }, "length", { value: body.length });
    const exports = Object.fromEntries(Object.entries(instance.exports).map(([name, body]) =>
      [name, typeof body === "function" ? noting(name, body) : body]));
    return { exports };
  };
  window.writes = [];
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value, key) { writes.push(key); return put.call(this, value, key); };
"""
COUNT_PRESENCE_CHECKS = "calls.filter((name) => name === 'checkPresence').length"


def test_a_found_word_takes_two_engine_calls_and_writes_one_record_however_many_there_are(open_page):
    words = [word for word in common("silkworm")[::-1] + rare("silkworm") if word != "swirl"][:40]
    player = open_saved(
        open_page, saved.round_record("silkworm-00000000000000aa", "silkworm", words), before=RECORD_CALLS
    )
    for root, word, found in [("silkworm", "swirl", len(words)), ("alarming", "alarm", 0)]:
        if found == 0:
            player.visit(f"?root={root}")
        expect(player.found).to_have_count(found)
        player.field.focus()
        player.page.evaluate("() => { calls.length = 0; window.begun = performance.now(); }")
        player.type(word)
        # The page reports the player's presence at most once a second, and at each five-second tick of the clock.
        presence_checks, seconds = player.page.evaluate(
            f"() => [{COUNT_PRESENCE_CHECKS}, (performance.now() - begun) / 1000]"
        )
        assert presence_checks <= 2 + 1.2 * seconds, root
        # Waits until everything that came before is on disk.
        player.wait_for_writes()
        player.page.evaluate("() => { calls.length = 0; writes.length = 0; }")
        player.press("Enter")
        expect(player.found).to_have_count(found + 1)
        player.wait_for_writes()
        assert player.page.evaluate(f"() => {COUNT_PRESENCE_CHECKS}") <= 1, root
        assert player.page.evaluate("() => calls.filter((name) => name !== 'checkPresence')") == ["play", "spelling"], (
            root
        )
        names = [name for name in player.page.evaluate("() => writes") if name != "settings"]
        assert len(names) == 1 and names[0].startswith(f"{root}-"), names


RECORD_READS = """
  window.read = [];
  const { get, getAll } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function (key) { read.push(key); return get.call(this, key); };
  IDBObjectStore.prototype.getAll = function (range, count) { read.push(range?.lower ?? "everything"); return getAll.call(this, range, count); };
"""


def test_the_page_starts_with_only_the_records_it_needs(open_page):
    """The page never reads the whole history.

    Besides the settings, it reads the shelf, the latest round on the shelf and the rounds on the requested root, then
    the dailies and the sets.
    """
    current = saved.round_record("silkworm-00000000000000aa", "silkworm", ["milk"])
    others = [
        saved.round_record(f"{root}-{number:016x}", root, [word])
        for number, (root, word) in enumerate([("alarming", "main"), ("margins", "rain")] * 25)
    ]
    shelf = saved.shelf_record(current=saved.key(current))
    player = open_saved(open_page, current, *others, shelf, query="?root=alarming", before=RECORD_READS)
    player.expect_words("main")
    until(lambda: "s-" in player.page.evaluate("() => read"))
    read_keys = player.page.evaluate("() => read")
    assert "everything" not in read_keys
    needed_keys = [saved.key(current), "alarming-", "1", "s-"]
    assert sorted(name for name in read_keys if name not in ("settings", "shelf", "rounds")) == sorted(needed_keys)


DAMAGES = {
    "rubbish": lambda record: "rubbish",
    "a number": lambda record: 7,
    "nothing": lambda record: "",
    "a list": lambda record: [record],
    "another word": lambda record: record.replace("milk", "silk"),
    "cut off": lambda record: record[:-9],
    "too long": lambda record: record * 10_000,
    "no letters": lambda record: record.replace("milk", "mi\u0301lk"),
}


def test_only_damaged_records_are_set_aside(open_page):
    valid_record = saved.round_record("silkworm-00000000000000aa", "silkworm", ["silk"])
    other = saved.round_record("alarming-00000000000000aa", "alarming", ["alarm"])
    player = open_page("health/live", ready=False).save(valid_record, other)
    damaged = {}
    for number, (kind, damage) in enumerate(DAMAGES.items()):
        key = f"silkworm-{number:016x}"
        damaged[kind] = key, damage(saved.round_record(key, "silkworm", ["milk"]))
        player.write(*damaged[kind])
    player.visit("?root=silkworm")
    expect(player.notice).to_contain_text("Part of your saved rounds was damaged and has been set aside.")
    player.expect_words("silk")
    disk = player.on_disk()
    for kind, (key, value) in damaged.items():
        assert [text for name, text in disk.items() if name.startswith(f"damaged {key} ")] == [value], kind
    assert disk[saved.key(valid_record)] == valid_record and disk[saved.key(other)] == other
    player.visit("?root=alarming").expect_words("alarm")
    expect(player.notice).to_be_hidden()


def test_a_damaged_shelf_loses_no_round_and_what_a_newer_version_has_saved_stays_as_it_is(open_page):
    name = "325-3-classic"
    newer_round = saved.with_checksum(f"round 2 {name}\nof another kind\n")
    newer_shelf = saved.with_checksum("shelf 2\nof another kind\n")
    current = saved.round_record("silkworm-00000000000000aa", "silkworm", ["milk"])
    player = open_page("health/live", ready=False).save(current).write("shelf", "rubbish").write(name, newer_round)
    player.visit("?root=silkworm")
    expect(player.notice).to_contain_text("Part of your saved rounds was damaged")
    player.expect_words("milk")
    player.visit("?daily=325")
    expect(player.notice).to_contain_text("newer version")
    player.find(common(player.root)[-1])
    player.button("New Word").click()
    expect(player.heading).not_to_have_text("heraldry")
    player.wait_for_writes()
    assert player.records()[name] == newer_round
    player.write("shelf", newer_shelf).visit("?root=silkworm")
    expect(player.notice).to_contain_text("newer version")
    player.expect_words("milk")
    player.find("silk")
    player.button("New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    player.wait_for_writes()
    assert player.records()["shelf"] == newer_shelf
    assert player.saved_words("silkworm") == ["silk", "milk"]


def test_time_away_is_not_counted(open_page):
    player = open_page(prepare=lambda page: page.clock.install(time=0))
    player.page.clock.pause_at(3_600_000)
    player.find("milk").leave()
    player.page.clock.run_for(60_000)
    player.come_back()
    player.page.clock.run_for(5_000)
    player.find("silk")
    times = {
        line.split(" ")[1]: float(line.split(" ")[2])
        for line in player.records()[player.saved_rounds()["current"]["key"]].splitlines()
        if line.startswith("found ")
    }
    assert 5 <= times["silk"] - times["milk"] < 10, times


def test_a_page_that_was_left_writes_once_it_is_shown_again(open_page):
    """In WebKit, a page that is left during a transaction blocks the database for the next page."""
    player = open_page().find("milk")
    player.wait_for_writes()
    player.page.evaluate("() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    player.find("silk")
    player.wait_for_writes()
    assert player.saved_words("silkworm") == ["milk"]
    player.page.evaluate("() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    until(lambda: player.saved_words("silkworm") == ["silk", "milk"])


# Holds a transaction open until it is released, so that no other one begins.
HOLD_TRANSACTION = """async () => {
  const request = indexedDB.open("word-scramble");
  const database = await new Promise((done) => { request.onsuccess = () => done(request.result); });
  const objects = database.transaction("kept", "readwrite").objectStore("kept");
  window.held = true;
  await new Promise((holds) => {
    const again = () => { holds(); if (window.held) objects.get("shelf").onsuccess = again; };
    objects.get("shelf").onsuccess = again;
  });
}"""


@pytest.mark.parametrize("way", ["another page", "reload"])
def test_a_word_is_saved_even_if_the_page_is_left_before_it_is_on_disk(open_page, way):
    player = open_page().find("milk")
    player.wait_for_writes()
    other = player.page.context.new_page()
    other.goto(player.address + "health/live")
    other.evaluate(HOLD_TRANSACTION)
    player.find("silk")
    if way == "reload":
        player.page.reload(wait_until="commit")
    else:
        player.page.goto(player.address + "?root=alarming", wait_until="commit")
    other.evaluate("() => { window.held = false; }")
    player.visit("?root=silkworm").expect_words("silk", "milk")
    assert player.saved_words("silkworm") == ["silk", "milk"]
    # Nothing remains in the local storage.
    assert player.page.evaluate("() => Object.keys(localStorage)") == []


def test_damaged_settings_are_replaced_by_the_defaults(open_page):
    player = open_page("health/live", ready=False)
    for value in ["rubbish", {"minimum": 9, "look": "<b>", "language": "xx", "sort": 3, "moves": "no"}]:
        player.write("settings", value).visit("?root=silkworm")
        player.button("Settings").click()
        for choice, chosen in {"Shortest word": "3", "Points": "Classic", "Look": "Auto", "Language": "Auto"}.items():
            group = player.page.get_by_role("group", name=choice)
            expect(group.get_by_role("radio", name=chosen, exact=True), str(value)).to_be_checked()
        player.press("Escape")
    player.find("milk")


# Writes a number of rounds, whose texts are the given ones in rotation.
FILL_DATABASE = """async ([texts, count]) => {
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
EXPORT_RECORDS = """async () => {
  const part = (name) => new URL(name, document.querySelector("script[type=module]").src).href;
  const [{ exportRecords }, { Store }] = await Promise.all([import(part("engine/saved-rounds.js")), import(part("engine/store.js"))]);
  let most = 0;
  const { getAll } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.getAll = function (...args) {
    const request = getAll.apply(this, args);
    request.addEventListener("success", () => { most = Math.max(most, request.result.length); });
    return request;
  };
  const parts = await exportRecords(await Store.open());
  return { most, count: parts.length };
}"""


@pytest.mark.thorough
def test_ten_thousand_rounds_are_exported_in_steps_of_a_thousand(open_unbundled_page):
    player = open_unbundled_page().find("milk")
    texts = [saved.round_record("silkworm-0000000000000000", "silkworm", WORDS[:count]) for count in range(1, 21)]
    player.page.evaluate(FILL_DATABASE, [texts, 10_000])
    assert player.page.evaluate(EXPORT_RECORDS) == {"most": 1000, "count": 10_002}
