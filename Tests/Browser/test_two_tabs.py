"""Two tabs at once, and a database that is upgraded or cleared."""

import pytest
from player import WORDS, expect, until
from words import common, rare

PLAY_ALL = """([root, words]) => {
  const work = async () => {
    const [{ Engine }, { Game }, { Store }] = await Promise.all(["engine", "game", "store"].map((name) => import(`./engine/${name}.js`)));
    const module = await WebAssembly.compileStreaming(fetch("scramble.wasm"));
    const lexicon = new Uint8Array(await (await fetch("english.lex")).arrayBuffer());
    const options = { minimum: 3, scoring: "classic", grade: -1, all: false, sort: "newest" };
    const game = new Game(await Engine.open(module, lexicon), await Store.open(), options);
    await game.start({ kind: "root", text: root });
    let plays = 0;
    for (const word of words) plays += "word" in game.act("play", word).outcome ? 1 : 0;
    await game.settle();
    return game.error ? String(game.error) : plays;
  };
  window.played = work();
}"""


def test_words_played_alternately_in_two_tabs_are_all_in_both(open_page, new_context):
    context = new_context()
    one, other = open_page(context=context), open_page(context=context)
    for number, word in enumerate(WORDS):
        player = [one, other][number % 2]
        player.page.bring_to_front()
        player.enter(word)
    for player in (one, other):
        expect(player.found).to_have_count(len(WORDS))
        assert sorted(player.words()) == sorted(WORDS)
        # A found word is shown before it is on disk.
        player.settle()
    assert sorted(one.saved_words("silkworm")) == sorted(WORDS)
    assert one.score.text_content() == other.score.text_content()


def test_a_thousand_words_played_concurrently_are_all_saved(open_bare_page, new_context, bare):
    """The page's modules play in two tabs without an interface, and a third tab shows the result."""
    root = "internationally"
    words = (common(root) + rare(root))[:1000]
    assert len(words) >= 700
    context = new_context()
    tabs = [context.new_page(), context.new_page()]
    for number, tab in enumerate(tabs):
        tab.goto(f"{bare.address}v/{bare.version_folder.name}/NOTICE.txt")
        tab.evaluate(PLAY_ALL, [root, [words[number]]])
        assert tab.evaluate("() => played") == 1
    for number, tab in enumerate(tabs):
        tab.evaluate(PLAY_ALL, [root, words[2 + number :: 2]])
    assert sum(tab.evaluate("() => played") for tab in tabs) == len(words) - 2
    player = open_bare_page(f"?root={root}", context=context)
    expect(player.found).to_have_count(len(words))
    assert sorted(player.saved_words(root)) == sorted(words)
    assert player.saved_rounds()["shelf"] == []


@pytest.mark.journey
def test_a_new_word_in_one_tab_does_not_change_the_other(open_page, new_context):
    context = new_context()
    one = open_page(context=context).find("milk")
    other = open_page(context=context)
    one.button("New Word").click()
    expect(one.heading).not_to_have_text("silkworm")
    other.find("silk")
    expect(other.heading).to_have_text("silkworm")
    word = common(one.root)[0]
    one.find(word)
    kept = one.saved_rounds()
    rounds = {round["root"]: round["found"] for round in [kept["current"], *kept["shelf"]]}
    assert rounds == {"silkworm": ["silk", "milk"], one.root: [word]}


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
    # What is not saved is reported, and what is not reported is saved.
    assert player.words() == ([] if is_reported else ["silk", "milk"])


def test_persistent_storage_is_requested_after_the_first_ended_daily(open_page):
    player = open_page(
        before="""
      window.asked = 0;
      if (globalThis.StorageManager) StorageManager.prototype.persist = async () => { asked += 1; return true; };
    """
    ).find("milk")
    player.end().get_by_role("button", name="Keep playing").click()
    assert player.page.evaluate("() => asked") == 0
    player.visit("?daily=3")
    for _ in range(2):
        end = player.end()
        end.get_by_role("button", name="Keep playing").click()
    assert player.page.evaluate("() => asked") == 1


@pytest.mark.journey
def test_settings_chosen_in_one_tab_reach_the_other_and_are_not_overwritten(open_page, new_context):
    context = new_context()
    one, other = open_page(context=context), open_page(context=context)
    one.page.bring_to_front()
    one.button("Settings").click()
    one.choose("Look", "Dark").choose("Shortest word", "4")
    expect(other.page.locator("html")).to_have_attribute("data-look", "dark")
    # The first word closes the card for a first visit, which is a setting too.
    other.page.bring_to_front()
    other.find("milk")
    until(lambda: other.on_disk()["settings"]["welcomed"])
    settings = other.on_disk()["settings"]
    assert (settings["look"], settings["minimum"]) == ("dark", 4)
    one.page.bring_to_front()
    one.page.get_by_role("group", name="Language").get_by_role("radio", name="简体中文").click()
    expect(other.page.locator("html")).to_have_attribute("lang", "zh-Hans")


def test_a_tab_with_an_older_page_keeps_the_settings_of_a_newer_one(open_page):
    newer = {"look": "light", "sort": "by the moon", "ofALaterVersion": True}
    player = open_page().write("settings", newer).reload()
    player.button("Settings").click()
    player.choose("Look", "Dark")
    until(lambda: player.on_disk()["settings"]["look"] == "dark")
    settings = player.on_disk()["settings"]
    assert {name: settings[name] for name in newer} == {**newer, "look": "dark"}
