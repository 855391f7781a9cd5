"""Text with markup or scripts, and text with characters that only look like letters."""

import itertools
from urllib.parse import quote

import saved
from playwright.sync_api import expect
from words import common

# The engine's tests cover all characters that are not letters. These texts take different ways through the page.
TEXTS_WITH_NON_LETTERS = {
    "sharp s": "maß",
    "e and an accent": "milke\u0301",
    "fullwidth": "ｍｉｌｋ",
    "dotted I": "mİlk",
    "Kelvin sign": "mil\u212a",
    "joiner": "mi\u200dlk",
    "right to left": "mi\u202elk",
    "family": "👩‍🍳",
    "NUL": "milk\0",
    "escape": "\x1b[31mmilk",
    "line separator": "milk\u2028silk",
    "marks": "e" + "\u0301\u0316" * 30,
    "image": "<img src=x onerror=window.acted=1>",
    "script": "<script>acted=1</script>",
    "markup": "&lt;b&gt;",
    "quotes": "\"'><svg onload=acted=1>",
    "em space alone": "\u2003",
}
MARKUP_PAYLOADS = ["'\"><img src=x onerror=window.acted=1><script>window.acted=1</script>", "\u202e\u0000"]


def assert_nothing_ran(player):
    assert player.page.evaluate("() => window.acted") is None
    expect(player.page.locator("img, body script, iframe, a[href^=javascript]")).to_have_count(0)
    assert player.problems() == []


def test_other_characters_are_refused_and_run_nothing(open_page):
    player = open_page()
    for name, typed in TEXTS_WITH_NON_LETTERS.items():
        player.field.evaluate(
            "(field, typed) => { field.value = typed; field.dispatchEvent(new Event('input')); field.focus(); }", typed
        )
        player.press("Enter")
        expect(player.refusal, name).to_contain_text("Word not possible You can't spell that word from 'silkworm'!")
        assert "a to z" in player.refusal.inner_text(), name
        assert_nothing_ran(player)
        player.press("Escape", "Escape")
    expect(player.found).to_have_count(0)
    player.find("milk")


def test_a_very_long_text_is_truncated(open_page):
    player = open_page()
    player.enter("m" * 100_000)
    expect(player.refusal).to_contain_text("Word not possible")
    assert len(player.field.input_value()) <= 64


def test_a_hostile_address_runs_nothing(open_page):
    player = open_page()
    for name, payload in itertools.product(["root", "daily"], MARKUP_PAYLOADS):
        player.visit(f"?{name}={quote(payload)}")
        expect(player.notice, name).to_contain_text("Here is another puzzle.")
        assert_nothing_ran(player)
    player.find(common(player.root)[0])


def records_with(payload):
    """Records with the payload, each in another part."""
    return [
        payload,
        saved.round_record(payload, ["milk"]),
        saved.round_record("silkworm", [payload]),
        saved.round_record("silkworm", ["milk"], began=payload),
    ]


def test_a_hostile_file_runs_nothing(open_page, tmp_path):
    player = open_page()
    player.wait_for_writes()
    before = player.on_disk()
    player.button("Settings").click()
    path = tmp_path / "file.txt"
    for record in itertools.chain(*map(records_with, MARKUP_PAYLOADS)):
        path.write_text(record, encoding="utf-8")
        player.page.locator("#import-file").set_input_files(path)
        expect(player.page.get_by_text("That file holds no rounds.")).to_be_visible()
        player.page.locator("#import-status").evaluate("(status) => { status.textContent = ''; }")
    assert player.on_disk() == before
    assert_nothing_ran(player)
