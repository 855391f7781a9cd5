"""Everything is forgotten after one confirmation."""

import pytest
import saved
from player import expect, open_saved
from test_front_door import todays_number

SILKWORM = saved.round_record("silkworm", ["milk", "silk"])
DAILY = saved.round_record("3", ["expert"])


def open_question(player):
    player.button("Settings").click()
    player.button("Forget everything").click()
    return player.page.get_by_role("dialog", name="Forget everything?")


def forget(player):
    open_question(player).get_by_role("button", name="Forget everything").click()
    expect(player.notice).to_contain_text("Everything is forgotten.")
    player.wait_for_writes()


def open_silkworm(open_page):
    """A player whose tab opens one of two saved rounds."""
    player = open_saved(open_page, SILKWORM, DAILY)
    player.expect_words("silk", "milk")
    return player


def import_file(player, path):
    player.button("Settings").click()
    with player.page.expect_file_chooser() as chooser:
        player.button("Import").click()
    chooser.value.set_files(path)
    expect(player.page.locator("#import-status")).to_contain_text("have been added")
    player.press("Escape")


def test_forgetting_asks_first_offers_an_export_and_reports_a_failure(open_page, tmp_path):
    player = open_silkworm(open_page)
    question = open_question(player)
    expect(question).to_contain_text("deleted for good")
    with player.page.expect_download() as download:
        question.get_by_role("button", name="Export").click()
    download.value.save_as(tmp_path / "file.txt")
    assert (tmp_path / "file.txt").read_text(encoding="ascii").startswith(DAILY + SILKWORM)
    question.get_by_role("button", name="Close").click()
    player.press("Escape")
    player.expect_words("silk", "milk")
    assert player.saved_words("silkworm") == ["silk", "milk"]
    # Rounds that cannot be deleted stay.
    player.page.evaluate("""() => {
      window.shared = IDBObjectStore.prototype.clear;
      IDBObjectStore.prototype.clear = function () { this.transaction.abort(); };
    }""")
    open_question(player).get_by_role("button", name="Forget everything").click()
    expect(player.notice).to_contain_text("Nothing was forgotten.")
    expect(player.page.locator("#spoken")).not_to_contain_text("Everything is forgotten.")
    player.find("worm")
    player.expect_words("worm", "silk", "milk")
    player.wait_for_writes()
    assert player.saved_words("silkworm") == ["worm", "silk", "milk"]
    assert player.on_disk()[saved.key(DAILY)] == DAILY
    player.page.evaluate("() => { IDBObjectStore.prototype.clear = shared; }")
    forget(player)
    assert set(player.on_disk()) == {str(todays_number(player))}
    player.visit("?root=silkworm")
    expect(player.found).to_have_count(0)


@pytest.mark.journey
@pytest.mark.every_browser
def test_forgetting_leaves_only_settings_and_an_import_restores_the_rounds(open_page, tmp_path):
    player = open_silkworm(open_page)
    player.button("Settings").click()
    player.choose("Look", "Dark")
    player.press("Escape")
    player.write("damaged silkworm 1760000000000", 7)
    path = tmp_path / "file.txt"
    path.write_text(SILKWORM + DAILY, encoding="ascii")
    forget(player)
    expect(player.found).to_have_count(0)
    today = todays_number(player)
    expect(player.page.get_by_text(f"Daily No {today}", exact=True)).to_be_visible()
    assert set(player.on_disk()) == {str(today)}
    player.reload()
    expect(player.page.locator("html")).to_have_attribute("data-look", "dark")
    expect(player.found).to_have_count(0)
    import_file(player, path)
    disk = player.on_disk()
    assert disk[saved.key(SILKWORM)] == SILKWORM and disk[saved.key(DAILY)] == DAILY
    player.visit("?root=silkworm").expect_words("silk", "milk")
