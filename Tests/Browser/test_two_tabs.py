"""Two tabs at once, and a database that is upgraded or cleared."""

import re

import pytest
from player import expect, until
from words import common, rare

PLAY_ALL_WORDS = """([root, words]) => {
  const work = async () => {
    const [{ Engine }, { Game }, { Store }] = await Promise.all(["engine", "game", "store"].map((name) => import(`./engine/${name}.js`)));
    const module = await WebAssembly.compileStreaming(fetch("scramble.wasm"));
    const lexicon = new Uint8Array(await (await fetch("english.lex")).arrayBuffer());
    const options = { minimum: 3, scoring: "classic", grade: -1, all: false, sort: "newest" };
    const game = new Game(await Engine.open(module, lexicon), await Store.open(), options, { full: null });
    await game.start({ kind: "root", text: root });
    let plays = 0;
    for (const word of words) plays += "word" in game.act("play", word).outcome ? 1 : 0;
    await game.whenSaved();
    return game.error ? String(game.error) : plays;
  };
  window.played = work();
}"""


# Counts the database reads. `tell` pretends that another tab has written values.
COUNT_READS = """
  window.reads = 0;
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...args) {
    if (args[1] !== "readwrite") reads += 1;
    return transaction.apply(this, args);
  };
  window.tell = async (...keys) => {
    const channel = new BroadcastChannel("word-scramble");
    const came = new Promise((done) => { new BroadcastChannel("word-scramble").onmessage = done; });
    channel.postMessage(keys);
    await came;
    await new Promise((done) => setTimeout(done));
  };
"""


@pytest.mark.journey
def test_two_tabs_share_words_rounds_and_settings_and_each_stays_on_its_round(open_page, new_context):
    context = new_context()
    newer = {"look": "light", "sort": "by the moon", "ofALaterVersion": True}
    one = open_page("health/live", ready=False, context=context).write("settings", newer).visit("?root=silkworm")
    words = ["milk", "silk", "worm", "work", "slim", "swim"]
    one.find(words[0]).wait_for_writes()
    # A new tab opens the current round.
    other = open_page("", context=context)
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
    one.choose("Look", "Dark").choose("Shortest word", "4")
    expect(other.page.locator("html")).to_have_attribute("data-look", "dark")
    other.page.bring_to_front()
    other.button("Settings").click()
    other.choose("Points", "By letters")
    until(lambda: other.on_disk()["settings"]["scoring"] == "letters")
    settings = other.on_disk()["settings"]
    assert (settings["look"], settings["minimum"]) == ("dark", 4)
    assert (settings["sort"], settings["ofALaterVersion"]) == (newer["sort"], True)
    one.page.bring_to_front()
    one.page.get_by_role("group", name="Language").get_by_role("radio", name="简体中文").click()
    expect(other.page.locator("html")).to_have_attribute("lang", "zh-Hans")


def test_other_data_that_another_tab_saves_is_not_read(open_page):
    player = open_page(before=COUNT_READS).find("milk")
    player.page.wait_for_load_state("networkidle")
    player.wait_for_writes()
    reads = player.page.evaluate("async () => { await tell('shelf'); return reads; }")
    assert reads > 0
    player.until(lambda: player.page.evaluate("() => { const before = reads; window.reads = 0; return before === 0; }"))
    other_keys = ["projector s1.FEkLVZ0WQ9YGzJGRANGIWpXrA2aTcwIwlp5l 1", "damaged silkworm-1 1790000000000"]
    assert player.page.evaluate("async (keys) => { await tell(...keys); return reads; }", other_keys) == 0


@pytest.mark.thorough
def test_a_thousand_words_played_concurrently_are_all_saved(open_unbundled_page, new_context, unbundled_page):
    """The page's modules play in two tabs without the interface, and a third tab shows the result."""
    root = "internationally"
    words = (common(root) + rare(root))[:1000]
    assert len(words) >= 700
    context = new_context()
    tabs = [context.new_page(), context.new_page()]
    for number, tab in enumerate(tabs):
        tab.goto(f"{unbundled_page.address}v/{unbundled_page.version_folder.name}/NOTICE.txt")
        tab.evaluate(PLAY_ALL_WORDS, [root, [words[number]]])
        assert tab.evaluate("() => played") == 1
    for number, tab in enumerate(tabs):
        tab.evaluate(PLAY_ALL_WORDS, [root, words[2 + number :: 2]])
    assert sum(tab.evaluate("() => played") for tab in tabs) == len(words) - 2
    player = open_unbundled_page(f"?root={root}", context=context)
    expect(player.found).to_have_count(len(words))
    assert sorted(player.saved_words(root)) == sorted(words)
    assert player.saved_rounds()["shelf"] == []


def test_a_newer_tab_is_not_blocked_and_the_older_one_reports_that_it_cannot_save(open_page):
    player = open_page().find("milk")
    upgraded = player.page.evaluate("""() => new Promise((done) => {
      const request = indexedDB.open("word-scramble", 2);
      request.onsuccess = () => { request.result.close(); done("upgraded"); };
      request.onblocked = () => done("blocked");
    })""")
    assert upgraded == "upgraded"
    player.expect_errors("a newer version of the page")
    player.find("silk")
    expect(player.notice).to_contain_text("This round could not be saved.")


@pytest.mark.not_in_firefox("its own protocol")
def test_an_open_page_survives_cleared_data(open_page):
    player = open_page().find("milk")
    client = player.page.context.new_cdp_session(player.page)
    client.send("Storage.clearDataForOrigin", {"origin": player.address.rstrip("/"), "storageTypes": "all"})
    player.find("silk")
    until(lambda: player.notice.is_visible() or player.records())
    is_reported = player.notice.is_visible()
    player.visit("?root=silkworm")
    # The words are saved unless an error is reported.
    assert player.words() == ([] if is_reported else ["silk", "milk"])
