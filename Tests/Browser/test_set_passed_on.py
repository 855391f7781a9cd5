"""A set is passed on as a link, a QR code, a code, or a file that plays it."""

import re

import pytest
import sets
from conftest import opener
from player import expect, until
from test_set_maker import chosen_roots, code, maker, paste, words

REMOVE_CLIPBOARD = "Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });"


def test_links_of_sets_are_read_whatever_a_chat_has_done_to_them_and_damaged_ones_explained(open_page):
    player = open_page("?root=starving")
    card = player.page.get_by_role("dialog", name="Puzzles for a class")
    rest = sets.TWO_ROUNDS.removeprefix("s")
    for link in [f"s{rest}.", f"%20s{rest}&fbclid=1", f"%23s{rest}", f"S{rest}”"]:
        player.page.evaluate("(link) => { location.hash = link; }", link)
        expect(card, link).to_contain_text("puzzles, one after the other")
        player.press("Escape")
        expect(card).to_be_hidden()
    for set_code, message in [("s1.AAAA", "This link is damaged"), ("s2.AAAA", "A newer version")]:
        player.button("Rounds").click()
        player.page.get_by_label("Paste a link or a code here").fill(f"Here it is: #{set_code}")
        player.press("Enter")
        expect(card).to_contain_text(message)
        expect(card.get_by_role("button", name="Play")).to_have_count(0)
        player.press("Escape")
        expect(card).to_be_hidden()
    player.find("star")


def test_a_set_is_passed_on_without_the_network_except_as_a_file(open_page):
    player = open_page(before=REMOVE_CLIPBOARD)
    page = player.page
    sets.open_maker(player)
    previous_code = code(player)
    page.route("**/*", lambda route: route.abort())
    paste(player, "carbon\nocean")
    until(lambda: code(player) != previous_code)
    set_code = code(player)
    player.button("Keep on this device").click()
    expect(maker(player).get_by_text("Kept on this device.")).to_be_visible()
    # The test server runs on this computer.
    expect(maker(player).get_by_text("This link only works on this computer.")).to_be_visible()
    # Without a clipboard the code is selected.
    player.button("Copy code").click()
    expect(maker(player).get_by_text("The text is selected; please copy it.")).to_be_visible()
    assert page.evaluate("() => getSelection().toString()") == set_code
    # The link is shown as a QR code that fills the screen.
    player.button("Show QR code").click()
    screen = page.get_by_role("dialog", name="Scan to play")
    link = f"{player.address}#{set_code}"
    expect(screen.locator(".qr-address")).to_have_text(link)
    expect(screen.locator(".qr-address")).to_be_in_viewport(ratio=1)
    expect(screen.get_by_text("This link only works on this computer.")).to_be_in_viewport(ratio=1)
    box = screen.get_by_role("img", name="QR code of the link").bounding_box()
    height = page.viewport_size["height"]
    assert box["width"] == pytest.approx(box["height"], abs=1) and box["height"] > height * 0.7
    assert box["y"] + box["height"] <= height
    player.press("Escape")
    assert code(player) == set_code
    # A screen opens scrolled to its top, also on a narrow window where the dialog scrolls. Afterwards the maker is
    # scrolled as before.
    for size in [None, {"width": 320, "height": 720}, {"width": 320, "height": 360}]:
        if size:
            page.set_viewport_size(size)
        player.button("Print").click()
        expect(page.get_by_role("heading", name="Print", exact=True), str(size)).to_be_in_viewport()
        assert page.evaluate("() => ['class', 'class-body'].map((id) => document.getElementById(id).scrollTop)") == [
            0,
            0,
        ], size
        player.press("Escape")
        expect(player.button("Print")).to_be_focused()
        expect(player.button("Print")).to_be_in_viewport(ratio=1)
    player.button("Save as a file").click()
    expect(maker(player).get_by_text("Making the file takes a connection, once.")).to_be_visible()
    # Chromium reports a failed request; Firefox does not.
    player.expected_errors.append("ERR_FAILED")
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_accessible_name("Rounds")
    page.locator("#open-class").click()
    root = chosen_roots(player).first.text_content()
    player.button(f"Try {root}").click()
    expect(player.heading).to_have_text(root)


def test_a_set_is_saved_as_a_file_that_plays_it(open_page, new_context, folder, tmp_path):
    file, whole = tmp_path / "set.html", folder / "word-scramble.html"
    openers = [opener(new_context, path.as_uri()) for path in (whole, file)]
    open_whole, open_copy = map(next, openers)
    for open_original in (open_page, open_whole):
        player = open_original("?class")
        paste(player, "milk\nsilk\nworm")
        expect(words(player)).to_have_count(3)
        maker(player).get_by_label("Name of the set").fill("Unit 3 / Wörter")
        maker(player).get_by_label("Minutes for each puzzle").fill("5")
        root = chosen_roots(player).first.text_content()
        with player.page.expect_download() as download:
            player.button("Save as a file").click()
        # The name of the set is only for the teacher.
        assert download.value.suggested_filename == f"word-scramble-{root}.html"
        expect(maker(player).get_by_text("The file is saved.")).to_be_visible()
        download.value.save_as(file)
        pupil = open_copy("", ready=False)
        # The card of a link says what the set has. No clock runs yet.
        card = pupil.page.get_by_role("dialog", name="Puzzles for a class")
        expect(card).to_contain_text(re.compile(r"\d puzzles?\W.*5 minutes for each", re.S))
        pupil.press("Escape").wait_for_writes()
        pupil.page.reload()
        expect(card).to_be_visible()
        expect(pupil.page.locator("#game[data-set]")).to_have_count(0)
        sets.start_from_card(pupil)
        expect(pupil.heading).to_have_text(root)
        pupil.find("milk").wait_for_writes()
        pupil.page.reload()
        pupil.page.get_by_role("dialog", name="Paused").get_by_role("button", name="Resume").click()
        pupil.expect_words("milk")
        # When it is opened again, the file leads to the round that was left.
        later = pupil.page.context.new_page()
        later.goto(file.as_uri())
        expect(
            later.get_by_role("dialog", name="Puzzles for a class").get_by_role("button", name="Resume")
        ).to_be_visible()
        later.close()
        assert [url for url in pupil.requests if not url.startswith(("file:", "data:", "blob:"))] == []
        original, copy = (place.read_text(encoding="utf-8") for place in (whole, file))
        assert len(copy) - len(original) < 400
    for set_data in ['{"set":"s1.AAAA"}', '{"set":7}', "null", "not JSON"]:
        text = whole.read_text(encoding="utf-8")
        file.write_text(text.replace('id="brought"></script>', f'id="brought">{set_data}</script>'), encoding="utf-8")
        card = open_copy("", ready=False).page.get_by_role("dialog", name="Puzzles for a class")
        expect(card, set_data).to_contain_text("The puzzles in this file are damaged.")
        expect(card.get_by_role("button", name="Play")).to_have_count(0)
    for opened in openers:
        next(opened, None)
