"""The page without its server: after one visit, through updates, and after a broken update."""

import json
import pathlib
import shutil

import pytest
from player import Player, expect, until
from playwright.sync_api import Error
from server import Server
from words import common, dailies

ROOT = pathlib.Path(__file__).resolve().parents[2]
CONTROLLED = "() => navigator.serviceWorker.controller !== null && caches.keys().then((names) => names.length)"
WORKERS = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration ? [registration.active?.state, registration.waiting?.state, registration.installing?.state] : null;
}"""
VERSION = "() => document.querySelector('script[type=module]').getAttribute('src').split('/')[1]"


@pytest.fixture
def deploy(tmp_path, folder, build):
    """Builds a version of the page into a folder: the one under test, or one with changed sources."""
    version_folder = folder / "v" / json.loads((folder / "site.json").read_text())["version"]

    def deploy(change=None, stops=False):
        sources = tmp_path / "Web"
        shutil.rmtree(sources, ignore_errors=True)
        shutil.copytree(ROOT / "Web", sources)
        if change:
            name, text = change
            with (sources / name).open("a", encoding="utf-8") as file:
                file.write(text)
        build.WEB = sources
        build.main(version_folder / "scramble.wasm", tmp_path / "site", stops)
        return json.loads((tmp_path / "site/site.json").read_text())

    deploy.folder = tmp_path / "site"
    deploy()
    return deploy


@pytest.fixture
def server(deploy):
    server = Server(deploy.folder)
    yield server
    server.stop()


@pytest.fixture
def visit(server, new_context):
    """Opens the page with its service worker; after the test, an error in any tab is a failure."""
    context = new_context(service_workers="allow")
    players = []

    def visit(query="?root=silkworm"):
        player = Player(context.new_page(), server.address)
        players.append(player)
        player.visit(query)
        until(lambda: player.page.evaluate(CONTROLLED))
        return player

    visit.context = context
    yield visit
    for player in players:
        assert player.problems() == []


def version(player):
    """The version that is shown; None while the page loads another."""
    try:
        return player.page.evaluate(VERSION)
    except Error:
        return None


def find_update(player):
    """Looks for an update, as the browser does from time to time."""
    player.page.evaluate("() => navigator.serviceWorker.getRegistration().then((one) => one.update()).catch(() => {})")


NEW = ("style/board.css", ".next-version { order: 1; }\n")
OFFER = "A new version is ready."


@pytest.mark.journey
def test_after_one_visit_a_whole_game_is_played_without_the_server(visit, server):
    player = visit().find("milk")
    server.stop()
    player.reload().sees_words("milk")
    player.find("silk")
    player.button("New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    player.find(common(player.root)[0])
    player.visit("?root=alarming").find("alarm")
    player.visit("?daily=325")
    expect(player.heading).to_have_text(dailies()[324])
    player.find(common(player.root)[0])
    player.button("Settings").click()
    player.page.get_by_role("group", name="Language").get_by_role("radio", name="简体中文").click()
    expect(player.page.get_by_role("heading", name="设置")).to_be_visible()
    player.press("Escape")
    player.page.locator("#open-rounds").click()
    player.page.locator("#open-statistics").click()
    expect(player.page.locator("#statistics .figures")).to_be_visible()
    player.press("Escape", "Escape")
    player.page.locator("#end-round").click()
    expect(player.page.get_by_role("dialog")).to_be_visible()
    player.visit("?root=silkworm").sees_words("silk", "milk")


def test_a_challenge_whose_mark_was_escaped_is_opened_without_the_server(visit, server):
    player = visit()
    server.stop()
    player.visit("%23c3.AAAA")
    expect(player.page.get_by_role("dialog", name="A challenge")).to_contain_text("A newer version of the game")


def test_the_page_reports_that_it_is_offline(visit):
    player = visit()
    visit.context.set_offline(True)
    player.reload()
    expect(player.notice).to_contain_text("Offline. You can play as always.")
    player.find("milk")


@pytest.mark.journey
def test_the_server_comes_and_goes(visit, server):
    player = visit()
    for word in ["milk", "silk"]:
        server.stop()
        player.reload().find(word)
        server.start()
        player.reload().find({"milk": "worm", "silk": "work"}[word])
    player.sees_words("work", "silk", "worm", "milk")


def test_without_the_server_only_the_pages_own_files_are_requested(visit, server):
    player = visit()
    server.stop()
    player.requests.clear()
    player.reload().find("milk")
    own = {entry["path"] for entry in json.loads((server.folder / "site.json").read_text())["files"]}
    requested = {"/" + request.removeprefix(server.address).split("?")[0].split("#")[0] for request in player.requests}
    assert requested <= own


@pytest.mark.not_in_firefox("who answered a request")
def test_requests_to_an_api_pass_the_worker_untouched(visit, server):
    player = visit()
    player.page.evaluate("""async () => {
      for (const name of await caches.keys()) {
        await (await caches.open(name)).put("api/scores", new Response("an old answer"));
      }
    }""")
    fetched = "(path) => fetch(path).then(({ status }) => status, () => 'unreachable')"
    with player.page.expect_response("**/api/scores") as response:
        assert player.page.evaluate(fetched, "api/scores") == 404
    assert not response.value.from_service_worker
    with player.page.expect_response("**/manifest.webmanifest") as response:
        assert player.page.evaluate(fetched, "manifest.webmanifest") == 200
    assert response.value.from_service_worker
    server.stop()
    assert player.page.evaluate(fetched, "api/scores") == "unreachable"
    assert player.page.evaluate(fetched, "manifest.webmanifest") == 200
    player.expect_errors("404|ERR_CONNECTION_REFUSED")


def test_an_update_waits_for_a_safe_point_and_loses_no_round(visit, server, deploy):
    one, other = visit().find("milk"), visit("?root=alarming")
    before = version(one)
    after = deploy(NEW)["version"]
    server.restart()
    find_update(one)
    until(lambda: one.page.evaluate(WORKERS)[1] == "installed")
    expect(one.page.get_by_text(OFFER)).to_have_count(0)
    one.find("silk")
    expect(other.page.get_by_text(OFFER)).to_be_visible()
    other.type("al")
    other.press("Escape", "Escape").find("alarm")
    one.button("New Word").click()
    expect(one.page.get_by_text(OFFER)).to_be_visible()
    assert (version(one), version(other)) == (before, before)
    one.button("Use it").click()
    until(lambda: version(one) == after)
    other.find("ring")
    assert version(other) == before
    other.reload()
    assert version(other) == after
    other.sees_words("ring", "alarm")
    one.visit("?root=silkworm").sees_words("silk", "milk")


def test_the_previous_version_remains_available_and_older_ones_do_not(visit, server, deploy):
    player = visit()
    before = version(player)
    deploy(NEW)
    server.restart()
    for path in ["main.js", "preload.js", "scramble.wasm", "english.lex", "style.css"]:
        assert player.page.request.get(f"{server.address}v/{before}/{path}").status == 200
    deploy(("style/board.css", ".version-after { order: 1; }\n"))
    server.restart()
    assert player.page.request.get(f"{server.address}v/{before}/main.js").status == 404


def test_an_update_can_be_rolled_back(visit, server, deploy):
    player = visit()
    before = version(player)
    deploy(NEW)
    server.restart()
    find_update(player)
    player.button("Use it").click()
    until(lambda: version(player) != before)
    deploy()
    server.restart()
    find_update(player)
    expect(player.page.get_by_text(OFFER)).to_be_visible()
    player.button("Use it").click()
    until(lambda: version(player) == before)
    server.stop()
    player.reload().find("milk")


def test_an_update_with_a_wrong_file_is_rejected_and_the_next_one_installed(visit, server, deploy):
    player = visit().find("milk")
    before = version(player)
    site = deploy(NEW)
    entry = next(entry for entry in site["files"] if entry["path"] == f"/v/{site['version']}/english.lex")
    damaged = next(other for other in site["files"] if other["path"].endswith("/strings/en.json"))
    entry.update({key: damaged[key] for key in ["file", "checksum", "encodings"]})
    (deploy.folder / "site.json").write_text(json.dumps(site))
    server.restart()
    find_update(player)
    until(lambda: player.page.evaluate(WORKERS) == ["activated", None, None])
    player.reload().find("silk")
    assert version(player) == before
    after = deploy(("style/board.css", ".mended { order: 1; }\n"))["version"]
    server.restart()
    find_update(player)
    player.button("New Word").click()
    player.button("Use it").click()
    until(lambda: version(player) == after)


def test_a_version_that_does_not_run_is_replaced_by_the_next_one(visit, server, deploy):
    player = visit().find("milk")
    player.button("New Word").click()
    broken = deploy(("page/dom.js", "\nthrow new Error('this does not run');\n"))["version"]
    server.restart()
    find_update(player)
    player.button("Use it").click()
    until(lambda: version(player) == broken)
    player.expect_errors("this does not run")
    player.page.close()
    tab = Player(visit.context.new_page(), server.address)
    mended = deploy(NEW)["version"]
    server.restart()
    tab.visit(ready=False)
    find_update(tab)
    until(
        lambda: (
            f"word-scramble {mended}" in tab.page.evaluate("() => caches.keys()")
            and tab.page.evaluate(WORKERS)[1:] == [None, None]
        )
    )
    tab.page.reload()
    until(lambda: version(tab) == mended)
    tab.visit("?root=silkworm").sees_words("milk")


def test_a_page_with_a_damaged_cache_is_loaded_from_the_server(visit):
    player = visit().find("milk")
    player.page.evaluate("""async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const key = (await cache.keys()).find(({ url }) => url.endsWith("english.lex"));
        await cache.put(key, new Response("not a word list"));
      }
    }""")
    player.page.evaluate("() => { history.replaceState(null, '', '#c3.AAAA'); }")
    player.page.reload()
    player.sees_words("milk")
    # A challenge in the address is preserved.
    expect(player.page.get_by_role("dialog", name="A challenge")).to_be_visible()
    player.press("Escape")
    assert "#" not in player.page.url
    player.expect_errors("notALexicon")
    player.find("silk")


def test_the_stop_worker_removes_workers_and_caches_but_no_rounds(visit, server, deploy):
    player = visit().find("milk")
    deploy(NEW, stops=True)
    server.restart()
    find_update(player)
    until(lambda: player.page.evaluate(WORKERS) is None and player.page.evaluate("() => caches.keys()") == [])
    deploy(NEW)
    server.restart()
    player.visit("?root=silkworm").sees_words("milk")
    until(lambda: player.page.evaluate(CONTROLLED))


def test_eight_tabs_can_be_open(visit):
    for root in ["silkworm", "alarming", "triangle", "marching", "composer", "teaching", "notebook", "sunlight"]:
        visit(f"?root={root}")


@pytest.mark.not_in_firefox("its own protocol")
def test_the_page_can_be_installed(playwright, chromium, server, tmp_path):
    context = playwright.chromium.launch_persistent_context(
        tmp_path / "profile", executable_path=chromium, args=["--no-sandbox"]
    )
    player = Player(context.new_page(), server.address).visit()
    until(lambda: player.page.evaluate(CONTROLLED))
    session = context.new_cdp_session(player.page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert session.send("Page.getAppManifest")["errors"] == []
    for entry in json.loads(player.page.request.get(server.address + "manifest.webmanifest").text())["shortcuts"]:
        player.visit(entry["url"].removeprefix("./"))
    assert player.problems() == []
    context.close()


@pytest.mark.behaviour
def test_a_shortcut_begins_a_new_round_and_shelves_the_other(visit):
    player = visit().find("milk")
    player.visit("?new")
    expect(player.heading).not_to_have_text("silkworm")
    expect(player.page).to_have_url(player.address)
    root = player.root
    player.reload()
    expect(player.heading).to_have_text(root)
    player.undo.click()
    player.sees_words("milk")
