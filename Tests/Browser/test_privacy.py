"""The page requests only its own files, stores no cookies, and stays within its transfer budget."""

from playwright.sync_api import expect

TRANSFER_BUDGET = 260_000


def path_of(player, request):
    """The path of a requested file in the folder of the page."""
    return request.split("?")[0].split("#")[0].removeprefix(player.address) or "index.html"


def test_a_whole_game_requests_only_the_pages_own_files_and_mostly_none(open_page, folder, tmp_path):
    player = open_page("").find()
    player.visit("?root=silkworm").find("milk")
    loaded = len(player.requests)
    player.find("silk")
    player.button("New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    player.button("How to play").click()
    assert [request for request in player.requests[loaded:] if not request.endswith("/icon.svg")] == []
    player.press("Escape")
    player.resume("silk", "milk").enter("mill")
    player.press("Escape", "Escape")
    player.button("Shuffle").click()
    player.button("Hint").click()
    player.button("Settings").click()
    player.choose("Look", "Dark").choose("Language", "English")
    with player.page.expect_download() as download:
        player.button("Export").click()
    download.value.save_as(tmp_path / "file.json")
    player.press("Escape")
    player.end()
    requested = {path_of(player, request) for request in player.requests if not request.startswith("blob:")}
    assert [path for path in requested if not (folder / path).is_file()] == []
    assert "word-scramble.html" not in requested
    assert player.page.context.cookies() == []
    stored = "() => [document.cookie, Object.keys(localStorage), Object.keys(sessionStorage)]"
    assert player.page.evaluate(stored) == ["", ["word-scramble settings"], ["word-scramble typing"]]


def test_a_first_visit_is_within_its_transfer_budget_and_its_layout_does_not_shift(open_page, folder):
    player = open_page(
        before="""
      window.shift = 0;
      new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value; })
        .observe({ type: "layout-shift", buffered: true });
    """
    )
    player.find("milk")
    assert player.page.evaluate("() => shift") <= 0.01
    paths = [path_of(player, request) for request in player.requests]
    # The dialogs are requested after the letters are drawn.
    names = set(paths[: next(at for at, path in enumerate(paths) if path.endswith("/dialog-contents.js"))])
    assert {"main.js", "scramble.wasm", "english.lex", "en.json", "style.css"} <= {
        name.split("/")[-1] for name in names
    }
    # The sizes that every supported browser receives: compressed with Brotli if that is smaller.
    packed = {name: folder / f"{name}.br" for name in names}
    sizes = {name: (file if file.exists() else folder / name).stat().st_size for name, file in packed.items()}
    assert sum(sizes.values()) <= TRANSFER_BUDGET, sizes
