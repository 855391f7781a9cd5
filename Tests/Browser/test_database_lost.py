"""A database that opens late, or that the browser closes while the page is open, as iOS does in the background.

Nothing is lost.
"""

import re

import pytest
import saved
from player import expect, until

# Breaks the open connection in a given way. Connections opened later work, unless `always` is true.
BREAK_CONNECTION = """([how, always]) => {
  const { transaction } = IDBDatabase.prototype;
  const { open } = IDBFactory.prototype;
  window.opened = 0;
  const later = new WeakSet();
  IDBFactory.prototype.open = function (...args) {
    if (args[0] !== "word-scramble-rounds" || window.isTest) return open.apply(this, args);
    opened += 1;
    const request = open.apply(this, args);
    if (!always) request.addEventListener("success", () => later.add(request.result));
    return request;
  };
  IDBDatabase.prototype.transaction = function (...args) {
    if (later.has(this) || window.isTest) return transaction.apply(this, args);
    window.broken = this;
    if (how === "throws") throw new DOMException("Connection to Indexed Database server lost.", "UnknownError");
    if (how === "closes") {
      this.close();
      this.dispatchEvent(new Event("close"));
    }
    const begun = transaction.apply(this, args);
    if (how === "aborts") begun.abort();
    return begun;
  };
}"""


def words_on_disk(player):
    """The words on disk, read through a connection that the test does not break."""
    player.page.evaluate("() => { window.isTest = true; }")
    try:
        return player.saved_words("silkworm")
    finally:
        player.page.evaluate("() => { window.isTest = false; }")


@pytest.mark.parametrize("how", ["throws", "aborts", "closes"])
def test_a_failing_connection_is_silently_opened_again(open_page, how):
    player = open_page().find("milk")
    player.wait_for_writes()
    player.page.evaluate(BREAK_CONNECTION, [how, False])
    player.find("silk", "worm")
    until(lambda: words_on_disk(player) == ["worm", "silk", "milk"])
    assert player.page.evaluate("() => opened") == 1
    expect(player.notice).to_be_hidden()
    expect(player.page.locator("#fatal-error")).to_be_hidden()
    player.reload().expect_words("worm", "silk", "milk")


def test_a_failed_save_is_repeated_when_the_player_comes_back_and_the_warning_goes_away(open_page):
    player = open_page().find("milk")
    player.wait_for_writes()
    player.page.evaluate(BREAK_CONNECTION, ["throws", True])
    player.find("silk")
    expect(player.notice).to_contain_text("This round could not be saved.")
    # The page opened more than one connection, and every one failed.
    assert player.page.evaluate("() => opened") >= 2
    player.button("New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    assert words_on_disk(player) == ["milk"]
    # The database works again.
    player.page.evaluate("() => { window.isTest = true; }")
    player.leave().come_back()
    until(lambda: player.saved_words("silkworm") == ["silk", "milk"])
    expect(player.notice).to_be_hidden()


def test_after_the_data_was_cleared_words_are_saved_again(open_page):
    player = open_page("?root=silkworm").find("milk")
    player.wait_for_writes()
    client = player.page.context.new_cdp_session(player.page)
    client.send("Storage.clearDataForOrigin", {"origin": player.address.rstrip("/"), "storageTypes": "all"})
    player.find("silk")
    until(lambda: "silkworm" in player.on_disk() and player.saved_words("silkworm") == ["silk", "milk"])
    expect(player.notice).to_be_hidden()


# Opens the database four seconds after the page asks for it.
OPEN_LATE = """
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...args) {
    IDBFactory.prototype.open = open;
    const late = {};
    setTimeout(() => {
      const request = this.open(...args);
      Object.defineProperty(late, "result", { get: () => request.result });
      for (const event of ["onupgradeneeded", "onsuccess", "onerror"]) request[event] = late[event];
    }, 4000);
    return late;
  };
"""


def test_rounds_in_a_database_that_opens_late_are_added_to_the_game(open_page):
    player = open_page("icons/icon-192.png", ready=False).save(saved.round_record("silkworm", ["milk"]))
    player.page.add_init_script(OPEN_LATE)
    player.page.goto(f"{player.address}?root=silkworm")
    expect(player.notice).to_have_text(
        re.compile("^Your saved rounds are not here yet. What you play is added to them.")
    )
    player.find("silk")
    expect(player.notice).to_be_hidden()
    expect(player.found).to_have_count(2)
    expect(player.page.locator("#found-count")).to_have_text("Found 2 of 40")
    player.find("worm").wait_for_writes()
    assert player.saved_words("silkworm") == ["worm", "silk", "milk"]
