"""Saved rounds: a text a round, to which each record is added, and what happens with what cannot be read."""

import pytest
import saved
from player import expect, open_saved
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


def test_a_found_word_takes_two_engine_calls_and_writes_one_record_however_many_there_are(open_page):
    words = [word for word in common("silkworm")[::-1] + rare("silkworm") if word != "swirl"][:40]
    player = open_saved(open_page, saved.round_record("silkworm", words), before=RECORD_CALLS)
    for root, word, found in [("silkworm", "swirl", len(words)), ("alarming", "alarm", 0)]:
        if found == 0:
            player.visit(f"?root={root}")
        expect(player.found).to_have_count(found)
        player.field.focus()
        player.type(word)
        # Waits until everything that came before is on disk.
        player.wait_for_writes()
        player.page.evaluate("() => { calls.length = 0; writes.length = 0; }")
        player.press("Enter")
        expect(player.found).to_have_count(found + 1)
        player.wait_for_writes()
        assert player.page.evaluate("() => calls") == ["play", "spelling"], root
        assert player.page.evaluate("() => writes") == [root]


DAILY = saved.round_record(3, ["expert"])
UNREADABLE = {
    "rubbish": "rubbish",
    "a number": 7,
    "a list": [DAILY],
    "cut off": DAILY[:-9],
    "no letters": DAILY.replace("expert", "exp\u0301ert"),
}


def test_what_cannot_be_read_stays_and_the_rest_is_shown(open_page):
    player = open_page("icons/icon-192.png", ready=False).save(saved.round_record("silkworm", ["silk"]))
    unreadable = {str(number): value for number, value in enumerate(UNREADABLE.values(), start=1)}
    for key, value in unreadable.items():
        player.write(key, value)
    player.visit("?root=silkworm")
    expect(player.notice).to_contain_text("Part of your saved rounds could not be read. It stays where it is")
    player.expect_words("silk")
    player.find("milk").wait_for_writes()
    disk = player.on_disk()
    assert {key: disk[key] for key in unreadable} == unreadable
    assert player.saved_words("silkworm") == ["milk", "silk"]


def test_what_cannot_be_read_of_a_round_stays_when_the_round_is_saved(open_page):
    player = open_page("icons/icon-192.png", ready=False).write("silkworm", 7).write("3", DAILY[:-9])
    player.visit("?daily=3").find("exit").wait_for_writes()
    assert player.on_disk()["3"].startswith(f"{DAILY[:-9]}\n\nround 3\n")
    player.visit("?root=silkworm").find("milk").wait_for_writes()
    disk = player.on_disk()
    assert [value for key, value in disk.items() if key.startswith("damaged silkworm ")] == [7]
    assert player.saved_words("silkworm") == ["milk"]
    player.reload().expect_words("milk")


# Holds a transaction open until it is released, so that no other one begins.
HOLD_TRANSACTION = """async () => {
  const request = indexedDB.open("word-scramble-rounds");
  const database = await new Promise((done) => { request.onsuccess = () => done(request.result); });
  const objects = database.transaction("texts", "readwrite").objectStore("texts");
  window.held = true;
  await new Promise((holds) => {
    const again = () => { holds(); if (window.held) objects.get("").onsuccess = again; };
    objects.get("").onsuccess = again;
  });
}"""


@pytest.mark.parametrize("way", ["another page", "reload"])
def test_a_word_is_saved_even_if_the_page_is_left_before_it_is_on_disk(open_page, way):
    player = open_page().find("milk")
    player.wait_for_writes()
    other = player.page.context.new_page()
    other.goto(player.address + "icons/icon-192.png")
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
    find_left = "() => Object.keys(localStorage).filter((name) => name.startsWith('word-scramble left'))"
    assert player.page.evaluate(find_left) == []
