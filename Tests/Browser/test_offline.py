"""The page without its server: after one visit, through updates, and after a broken update."""

import functools
import json
import pathlib
import shutil

import pytest
from player import Player, expect, until
from playwright.sync_api import Error
from server import Server
from words import common, dailies

ROOT = pathlib.Path(__file__).resolve().parents[2]
IS_CONTROLLED = "() => navigator.serviceWorker.controller !== null && caches.keys().then((names) => names.length)"
READ_WORKERS = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration ? [registration.active?.state, registration.waiting?.state, registration.installing?.state] : null;
}"""
READ_VERSION = "() => document.querySelector('script[type=module]').getAttribute('src').split('/')[1]"


@pytest.fixture(scope="module")
def build_version(build, folder, version_folder, tmp_path_factory):
    """A function that builds a version with an addition to one source file, once, and returns its folder."""

    @functools.cache
    def build_version(source, more):
        place = tmp_path_factory.mktemp("built")
        sources = shutil.copytree(ROOT / "Web", place / "Web")
        with (sources / source).open("a", encoding="utf-8") as file:
            file.write(more)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(build, "WEB", sources)
            patch.setattr(build.bundles, "WEB", sources)
            build.main(version_folder / "scramble.wasm", place / "site", folder)
        return place / "site"

    return build_version


@pytest.fixture
def server(folder):
    with Server(folder) as server:
        yield server


@pytest.fixture
def visit(server, new_context):
    """A function that opens the page with its service worker. After the test, an error in any tab is a failure."""
    context = new_context(service_workers="allow")
    players = []

    def visit(query="?root=silkworm"):
        player = Player(context.new_page(), server.address)
        players.append(player)
        player.visit(query)
        until(lambda: player.page.evaluate(IS_CONTROLLED))
        return player

    visit.context = context
    yield visit
    for player in players:
        assert player.problems() == []


def version(player):
    """The version on screen, or None while the page loads another."""
    try:
        return player.page.evaluate(READ_VERSION)
    except Error:
        return None


def version_of(folder):
    return next((folder / "v").iterdir()).name


def find_update(player):
    """Checks for an update, as the browser does from time to time."""
    player.page.evaluate("() => navigator.serviceWorker.getRegistration().then((one) => one.update()).catch(() => {})")


NEW_STYLE = ("style/board.css", ".next-version { order: 1; }\n")
NEWEST_STYLE = ("style/board.css", ".version-after { order: 1; }\n")
UPDATE_OFFER = "A new version is ready."


@pytest.mark.journey
@pytest.mark.every_browser
def test_after_one_visit_a_whole_game_is_played_without_the_server(visit, server):
    player = visit().find("milk")
    server.stop()
    player.requests.clear()
    player.reload().expect_words("milk")
    player.find("silk")
    player.button("New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    player.find(common(player.root)[0])
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
    player.visit("?root=silkworm").expect_words("silk", "milk")
    requested = {request.removeprefix(server.address).split("?")[0].split("#")[0] for request in player.requests}
    assert [path for path in requested if not (server.folder / path).exists()] == []


def test_the_server_comes_and_goes_and_the_page_says_that_it_is_offline(visit, server):
    player = visit()
    server.stop()
    player.reload().find("milk")
    server.start()
    player.reload().find("silk")
    visit.context.set_offline(True)
    player.reload()
    expect(player.notice).to_contain_text("Offline. You can play as usual.")
    player.find("worm").expect_words("worm", "silk", "milk")


@pytest.mark.journey
def test_an_update_waits_for_a_safe_point_and_loses_no_round(visit, server, build_version):
    other = visit("?root=alarming").find("alarm")
    one = visit().find("milk")
    before = version(one)
    update = build_version(*NEW_STYLE)
    server.restart(update)
    find_update(one)
    until(lambda: one.page.evaluate(READ_WORKERS)[1] == "installed")
    expect(one.page.get_by_text(UPDATE_OFFER)).to_have_count(0)
    one.find("silk")
    one.button("New Word").click()
    expect(one.page.get_by_text(UPDATE_OFFER)).to_be_visible()
    assert (version(one), version(other)) == (before, before)
    one.button("Use it").click()
    until(lambda: version(one) == version_of(update))
    assert version(other) == before
    other.button("Play here").click()
    until(lambda: version(other) == version_of(update))
    other.expect_words("alarm")
    one.visit("?root=silkworm").expect_words("silk", "milk")


def test_an_update_with_a_wrong_file_is_rejected_and_the_next_one_installed(visit, server, build_version, tmp_path):
    player = visit().find("milk")
    before = version(player)
    update = build_version(*NEW_STYLE)
    wrong = shutil.copytree(update, tmp_path / "wrong")
    files = wrong / "v" / version_of(wrong)
    for ending in ["", ".br", ".gz"]:
        shutil.copy(files / f"strings/en.json{ending}", files / f"english.lex{ending}")
    server.restart(wrong)
    find_update(player)
    until(lambda: player.page.evaluate(READ_WORKERS) == ["activated", None, None])
    player.reload().find("silk")
    assert version(player) == before
    repaired = build_version(*NEWEST_STYLE)
    server.restart(repaired)
    find_update(player)
    player.button("New Word").click()
    player.button("Use it").click()
    until(lambda: version(player) == version_of(repaired))


def test_the_page_can_be_installed(playwright, chromium, server, tmp_path):
    context = playwright.chromium.launch_persistent_context(
        tmp_path / "profile", executable_path=chromium, args=["--no-sandbox"]
    )
    player = Player(context.new_page(), server.address).visit()
    until(lambda: player.page.evaluate(IS_CONTROLLED))
    session = context.new_cdp_session(player.page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert session.send("Page.getAppManifest")["errors"] == []
    for entry in json.loads(player.page.request.get(server.address + "manifest.webmanifest").text())["shortcuts"]:
        player.visit(entry["url"].removeprefix("./"))
    assert player.problems() == []
    context.close()
