"""A pupil hands in what was done in a set: one code, which is copied, saved or shared, and which the page never sends."""

import re

import pytest
import sets
from player import expect

RECORD_SHARING = "() => { Navigator.prototype.share = async (given) => { window.shared = given; }; }"
REFUSE_CLIPBOARD = (
    "Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })"
)


@pytest.fixture
def pupil(open_page):
    return sets.play(open_page(), sets.TWO).find("milk", "worm")


def open_dialog(player):
    player.button("Hand in").click()
    dialog = player.page.get_by_role("dialog", name="Hand in")
    expect(dialog).to_be_visible()
    return dialog


def code(dialog):
    return dialog.get_by_role("textbox", name="Your code")


@pytest.mark.behaviour
def test_a_seat_number_makes_a_code_and_the_open_rounds_are_told(pupil):
    dialog = open_dialog(pupil)
    expect(dialog).to_contain_text("2 rounds are still open.")
    expect(dialog).to_contain_text("no name. The game sends nothing")
    seat = dialog.get_by_role("textbox", name="Seat number")
    expect(seat).to_be_focused()
    for wrong in ("", "0", "41", "-1", "x"):
        seat.fill(wrong)
        expect(code(dialog)).to_be_hidden()
        expect(dialog.get_by_role("button", name="Copy")).to_be_hidden()
    seat.fill("7")
    expect(code(dialog)).to_have_value(re.compile(r"^h1\.[\w-]+$"))
    seventh = code(dialog).input_value()
    for same in ("07", " 7", "７"):
        seat.fill(same)
        expect(code(dialog)).to_have_value(seventh)
    seat.fill("40")
    expect(code(dialog)).not_to_have_value(seventh)
    assert not any("h1." in request for request in pupil.requests)


def test_the_seat_is_remembered_for_the_set_in_this_tab_only(pupil, open_page):
    dialog = open_dialog(pupil)
    dialog.get_by_label("Seat number").fill("12")
    pupil.press("Escape").reload()
    expect(open_dialog(pupil).get_by_label("Seat number")).to_have_value("12")
    pupil.press("Escape")
    sets.play(pupil, sets.OTHER_TWO)
    expect(open_dialog(pupil).get_by_label("Seat number")).to_have_value("")
    other = sets.play(open_page(context=pupil.page.context), sets.TWO)
    expect(open_dialog(other).get_by_label("Seat number")).to_have_value("")


@pytest.mark.not_in_firefox("a file that is saved")
def test_the_code_is_saved_as_a_file_with_the_seat_in_its_name(pupil, tmp_path):
    dialog = open_dialog(pupil)
    dialog.get_by_label("Seat number").fill("7")
    with pupil.page.expect_download() as download:
        dialog.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "seat-07.txt"
    download.value.save_as(tmp_path / "seat-07.txt")
    assert (tmp_path / "seat-07.txt").read_text() == code(dialog).input_value() + "\n"


@pytest.mark.not_in_firefox("permission to read the clipboard")
def test_the_code_is_copied(pupil):
    pupil.page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=pupil.address.rstrip("/"))
    dialog = open_dialog(pupil)
    dialog.get_by_label("Seat number").fill("7")
    dialog.get_by_role("button", name="Copy").click()
    expect(dialog.get_by_text("Copied.")).to_be_visible()
    assert pupil.page.evaluate("() => navigator.clipboard.readText()") == code(dialog).input_value()


def test_a_code_that_cannot_be_copied_is_selected(open_page):
    player = sets.play(open_page(before=REFUSE_CLIPBOARD), sets.TWO)
    dialog = open_dialog(player)
    dialog.get_by_label("Seat number").fill("7")
    dialog.get_by_role("button", name="Copy").click()
    expect(dialog.get_by_role("status")).to_contain_text("does not let the page copy")
    assert player.page.evaluate("() => getSelection().toString()") == code(dialog).input_value()


def test_the_code_is_shared_where_the_device_can(pupil):
    expect(open_dialog(pupil).get_by_role("button", name="Share")).to_be_hidden()
    pupil.press("Escape")
    pupil.page.evaluate(RECORD_SHARING)
    dialog = open_dialog(pupil)
    dialog.get_by_label("Seat number").fill("7")
    dialog.get_by_role("button", name="Share").click()
    assert pupil.page.evaluate("() => shared") == {"text": code(dialog).input_value()}


@pytest.mark.not_in_firefox("a file that is saved")
def test_it_is_done_by_keyboard_and_without_a_network(pupil, tmp_path):
    # The meanings may still be on their way.
    pupil.expected_errors.append("ERR_INTERNET_DISCONNECTED")
    pupil.page.context.set_offline(True)
    pupil.button("Hand in").press("Enter")
    dialog = pupil.page.get_by_role("dialog", name="Hand in")
    expect(dialog.get_by_label("Seat number")).to_be_focused()
    pupil.type("9").press("Tab")
    expect(code(dialog)).to_be_focused()
    pupil.press("Tab")
    with pupil.page.expect_download() as download:
        pupil.press("Enter")
    assert download.value.suggested_filename == "seat-09.txt"
    pupil.press("Escape")
    expect(dialog).to_be_hidden()
