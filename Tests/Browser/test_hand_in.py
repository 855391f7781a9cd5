"""A pupil hands in a set as one code. It is copied, saved or shared; the page itself sends nothing."""

import re

import pytest
import sets
from player import expect

RECORD_SHARING = "() => { Navigator.prototype.share = async (data) => { window.shared = data; }; }"
REFUSE_CLIPBOARD = (
    "Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })"
)


@pytest.fixture
def pupil(open_page):
    return sets.play(open_page, sets.TWO_ROUNDS).find("milk", "worm")


def open_dialog(player):
    player.button("Hand in").click()
    dialog = player.page.get_by_role("dialog", name="Hand in")
    expect(dialog).to_be_visible()
    return dialog


def code_field(dialog):
    return dialog.get_by_role("textbox", name="Your code")


def test_a_seat_number_makes_a_code_and_is_remembered_for_the_set_in_this_tab_only(pupil, open_page):
    dialog = open_dialog(pupil)
    expect(dialog).to_contain_text("2 rounds are still open.")
    expect(dialog).to_contain_text("no name. The game sends nothing")
    seat = dialog.get_by_role("textbox", name="Seat number")
    expect(seat).to_be_focused()
    for invalid in ("", "0", "41", "-1", "x"):
        seat.fill(invalid)
        expect(code_field(dialog), invalid).to_be_hidden()
        expect(dialog.get_by_role("button", name="Copy"), invalid).to_be_hidden()
    # A mistake is explained in words and shown in another color, and the input stays.
    note = dialog.locator("#seat-note")
    colour = "(element) => getComputedStyle(element).color"
    for invalid in ("41", "0", "Tom", "Seat 7", "2.5"):
        seat.fill("")
        expect(note).to_have_text("A number from 1 to 40")
        normal_colour = note.evaluate(colour)
        seat.press_sequentially(invalid)
        expect(note).to_have_text(f'"{invalid}" is not a seat number. Type a number from 1 to 40.')
        assert note.evaluate(colour) != normal_colour
        expect(seat).to_have_accessible_description(re.compile("is not a seat number"))
        expect(seat).to_have_value(invalid)
    seat.fill("7")
    expect(note).to_have_text("A number from 1 to 40")
    expect(code_field(dialog)).to_have_value(re.compile(r"^h1\.[\w-]+$"))
    code_of_seat_7 = code_field(dialog).input_value()
    for equivalent in ("07", " 7", "７"):
        seat.fill(equivalent)
        expect(code_field(dialog), equivalent).to_have_value(code_of_seat_7)
    seat.fill("40")
    expect(code_field(dialog)).not_to_have_value(code_of_seat_7)
    assert not any("h1." in request for request in pupil.requests)

    pupil.press("Escape").reload()
    expect(open_dialog(pupil).get_by_label("Seat number")).to_have_value("40")
    pupil.press("Escape")
    sets.play_on_page(pupil, sets.TWO_OTHER_ROUNDS)
    expect(open_dialog(pupil).get_by_label("Seat number")).to_have_value("")
    other = sets.play(open_page, sets.TWO_ROUNDS, context=pupil.page.context)
    expect(open_dialog(other).get_by_label("Seat number")).to_have_value("")


def test_the_code_is_saved_copied_and_shared_and_needs_no_network(pupil, tmp_path):
    page = pupil.page
    # Meanings may still be loading.
    pupil.expected_errors.append("ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    # The file name has the seat number. Everything here is done by keyboard.
    pupil.button("Hand in").press("Enter")
    dialog = page.get_by_role("dialog", name="Hand in")
    expect(dialog.get_by_label("Seat number")).to_be_focused()
    pupil.type("9").press("Tab")
    expect(code_field(dialog)).to_be_focused()
    pupil.press("Tab")
    with page.expect_download() as download:
        pupil.press("Enter")
    assert download.value.suggested_filename == "seat-09.txt"
    download.value.save_as(tmp_path / "seat-09.txt")
    handed_in_code = code_field(dialog).input_value()
    assert (tmp_path / "seat-09.txt").read_text() == handed_in_code + "\n"

    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=pupil.address.rstrip("/"))
    dialog.get_by_role("button", name="Copy").click()
    expect(dialog.get_by_text("Copied.")).to_be_visible()
    assert page.evaluate("() => navigator.clipboard.readText()") == handed_in_code
    page.evaluate(REFUSE_CLIPBOARD)
    dialog.get_by_role("button", name="Copy").click()
    expect(dialog.locator("#hand-in-status")).to_contain_text("does not let the page copy")
    assert page.evaluate("() => getSelection().toString()") == handed_in_code

    # Where the device can share, the code is shared.
    expect(dialog.get_by_role("button", name="Share")).to_be_hidden()
    pupil.press("Escape")
    expect(dialog).to_be_hidden()
    page.evaluate(RECORD_SHARING)
    open_dialog(pupil).get_by_role("button", name="Share").click()
    assert page.evaluate("() => shared") == {"text": handed_in_code}
