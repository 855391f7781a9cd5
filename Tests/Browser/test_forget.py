"""Forgetting everything: after one confirmation. Only an import restores the rounds."""

import pytest
import saved
from player import expect, open_saved
from test_front_door import todays_number

# A time in October 2025, so that the rounds began before they were forgotten.
BEGAN_AT = 1_760_000_000
SILKWORM = saved.round_record("silkworm-00000000000000aa", "silkworm", ["milk", "silk"], began=BEGAN_AT)
DAILY = saved.round_record("3", "inexpert", ["expert"], began=BEGAN_AT)


def open_question(player):
    player.button("Settings").click()
    player.button("Forget everything").click()
    return player.page.get_by_role("dialog", name="Forget everything?")


def forget(player):
    open_question(player).get_by_role("button", name="Forget everything").click()
    expect(player.notice).to_contain_text("Everything is forgotten.")
    player.wait_for_writes()


def open_resumed(open_page, context, **settings):
    """A player whose tab resumes a saved round."""
    shelf = saved.shelf_record(current=saved.key(SILKWORM))
    player = open_saved(open_page, SILKWORM, DAILY, shelf, context=context, **settings)
    player.expect_words("silk", "milk")
    return player


def import_file(player, path):
    player.button("Settings").click()
    with player.page.expect_file_chooser() as chooser:
        player.button("Import").click()
    chooser.value.set_files(path)
    expect(player.page.locator("#import-status")).to_contain_text("have been added")
    player.press("Escape")


def test_forgetting_asks_first_offers_an_export_reports_a_failure_and_is_final(open_page, new_context, tmp_path):
    player = open_resumed(open_page, new_context())
    question = open_question(player)
    expect(question).to_contain_text("deleted for good")
    with player.page.expect_download() as download:
        question.get_by_role("button", name="Export").click()
    download.value.save_as(tmp_path / "file.txt")
    assert SILKWORM in (tmp_path / "file.txt").read_text(encoding="ascii")
    question.get_by_role("button", name="Close").click()
    player.press("Escape")
    player.expect_words("silk", "milk")
    assert SILKWORM in player.records().values()
    # Rounds that cannot be deleted stay.
    player.page.evaluate("""() => {
      window.shared = IDBObjectStore.prototype.delete;
      IDBObjectStore.prototype.delete = function () { this.transaction.abort(); };
    }""")
    open_question(player).get_by_role("button", name="Forget everything").click()
    expect(player.notice).to_contain_text("Nothing was forgotten.")
    expect(player.page.locator("#spoken")).not_to_contain_text("Everything is forgotten.")
    player.find("worm")
    player.expect_words("worm", "silk", "milk")
    player.wait_for_writes()
    assert player.saved_words("silkworm") == ["worm", "silk", "milk"]
    assert player.records()[saved.key(DAILY)] == DAILY
    player.page.evaluate("() => { IDBObjectStore.prototype.delete = shared; }")
    forget(player)
    assert set(player.records()) == {"shelf"}
    # Saving an old record again does not restore it.
    player.save(SILKWORM).visit("?root=silkworm")
    expect(player.found).to_have_count(0)


@pytest.mark.journey
@pytest.mark.every_browser
def test_forgetting_leaves_only_settings_and_the_shelf_and_an_import_restores_the_rounds(
    open_page, new_context, tmp_path
):
    context = new_context()
    player = open_resumed(open_page, context)
    player.button("Settings").click()
    player.choose("Look", "Dark")
    player.press("Escape")
    player.write("rounds", "what an earlier build kept")
    path = tmp_path / "file.txt"
    # Rounds are imported from a file with or without a shelf.
    path.write_text(SILKWORM + DAILY, encoding="ascii")
    forget(player)
    expect(player.found).to_have_count(0)
    expect(player.page.get_by_text(f"Daily No {todays_number(player)}", exact=True)).to_be_visible()
    assert set(player.on_disk()) == {"settings", "shelf"}
    assert "\nforgotten " in player.records()["shelf"]
    assert player.on_disk()["settings"]["look"] == "dark"
    expect(player.undo).to_have_attribute("aria-disabled", "true")
    player.reload()
    expect(player.found).to_have_count(0)
    import_file(player, path)
    assert player.records()[saved.key(SILKWORM)] == SILKWORM and player.records()[saved.key(DAILY)] == DAILY
    assert "\nrestored " in player.records()["shelf"]
    player.visit("?root=silkworm").expect_words("silk", "milk")
