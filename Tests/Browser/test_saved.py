"""Saved data: one record for each key, and how damaged and newer records are handled."""

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
    player = open_saved(open_page, saved.round_record("silkworm-0", "silkworm", words), before=RECORD_CALLS)
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
        assert player.page.evaluate("() => writes.filter((name) => name !== 'settings')") == [f"{root}-0"]


DAMAGES = {
    "rubbish": lambda record: "rubbish",
    "a number": lambda record: 7,
    "nothing": lambda record: "",
    "a list": lambda record: [record],
    "another word": lambda record: record.replace("milk", "silk"),
    "cut off": lambda record: record[:-9],
    "too long": lambda record: record * 20_000,
    "no letters": lambda record: record.replace("milk", "mi\u0301lk"),
}


def test_only_damaged_records_are_set_aside(open_page):
    valid_record = saved.round_record("silkworm-0", "silkworm", ["silk"])
    other = saved.round_record("alarming-0", "alarming", ["alarm"])
    player = open_page("icons/icon-192.png", ready=False).save(valid_record, other)
    damaged = {}
    for number, (kind, damage) in enumerate(DAMAGES.items(), start=1):
        damaged[kind] = str(number), damage(saved.round_record(number, "silkworm", ["milk"]))
        player.write(*damaged[kind])
    player.visit("?root=silkworm")
    expect(player.notice).to_contain_text("Part of your saved rounds was damaged and has been set aside.")
    player.expect_words("silk")
    disk = player.on_disk()
    for kind, (key, value) in damaged.items():
        assert [text for name, text in disk.items() if name.startswith(f"damaged {key} ")] == [value], kind
    assert player.saved_words("silkworm") == ["silk"] and disk[saved.key(other)] == other
    player.visit("?root=alarming").expect_words("alarm")
    expect(player.notice).to_be_hidden()


# Holds a transaction open until it is released, so that no other one begins.
HOLD_TRANSACTION = """async () => {
  const request = indexedDB.open("word-scramble");
  const database = await new Promise((done) => { request.onsuccess = () => done(request.result); });
  const objects = database.transaction("kept", "readwrite").objectStore("kept");
  window.held = true;
  await new Promise((holds) => {
    const again = () => { holds(); if (window.held) objects.get("settings").onsuccess = again; };
    objects.get("settings").onsuccess = again;
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
    assert player.page.evaluate("() => Object.keys(localStorage)") == []


def test_damaged_settings_are_replaced_by_the_defaults(open_page):
    player = open_page("icons/icon-192.png", ready=False)
    for value in ["rubbish", {"grade": 9, "look": "<b>", "language": "xx", "sort": 3, "moves": "no"}]:
        player.write("settings", value).visit("?root=silkworm")
        player.button("Settings").click()
        for choice, chosen in {"Difficulty": "Any", "Look": "Auto", "Language": "Auto"}.items():
            group = player.page.get_by_role("group", name=choice)
            expect(group.get_by_role("radio", name=chosen, exact=True), str(value)).to_be_checked()
        player.press("Escape")
    player.find("milk")
