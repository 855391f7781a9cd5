"""Shared rounds: a few people play one puzzle, each in a separate browser, and a chat carries the links."""

import re

import pytest
from player import expect
from words import common

# Simulates a share menu, and records what is shared.
RECORD_SHARING = "Navigator.prototype.share = async (data) => { window.shared = data; };"


def screen(player):
    dialog = player.page.get_by_role("dialog", name="Play together")
    expect(dialog).to_be_visible()
    return dialog


def open_together(player):
    player.button("Rounds").click()
    player.page.locator("#open-together").click()
    return screen(player)


def share(player, name, mode="Race", color=1, send=None):
    """Shares the current round; returns the code in the link, or what `send` returns."""
    dialog = open_together(player)
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_role("radio", name=f"Color {color}").check(force=True)
    dialog.get_by_role("radio", name=mode).check()
    dialog.get_by_role("button", name="Make the link").click()
    return (send or send_link)(player)


def send_link(player):
    """Sends the link of the table on screen; returns its code, and closes the screen."""
    dialog = screen(player)
    dialog.get_by_role("button", name="Send on").click()
    code = player.page.evaluate("() => shared.url").split("#")[1]
    dialog.get_by_role("button", name="Close").click()
    return code


def open_together_and_send_link(player):
    open_together(player)
    return send_link(player)


def receive(player, code):
    player.page.evaluate("(code) => { location.hash = code; }", code)
    return screen(player)


def join(player, code, name, color=2):
    dialog = receive(player, code)
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_role("radio", name=f"Color {color}").check(force=True)
    dialog.get_by_role("button", name="Play with them").click()
    expect(dialog).to_be_hidden()


def rows(dialog):
    return dialog.locator(".players").first.get_by_role("listitem")


def test_a_race_on_a_word_is_shared_joined_sent_back_and_compared(open_page):
    ana = open_page(before=RECORD_SHARING).find("milk", "silk")
    code = share(ana, "Ana")
    ben = open_page("?root=planters", before=RECORD_SHARING)
    dialog = receive(ben, code)
    expect(dialog).to_contain_text("Ana invites you to play silkworm together.")
    expect(dialog).not_to_contain_text("milk")
    join(ben, code, "Ben")
    expect(ben.heading).to_have_text("silkworm")
    ben.find("milk", "worm", "oils")
    back = open_together_and_send_link(ben)
    dialog = receive(ana, back)
    dialog.get_by_role("button", name="Play with them").click()
    dialog = open_together(ana)
    expect(rows(dialog)).to_have_count(2)
    expect(rows(dialog).nth(0)).to_contain_text("Ben3 words")
    expect(dialog).to_contain_text("Ben found 1 more word than you.")
    expect(dialog).to_contain_text("So far")
    expect(dialog.get_by_text("worm", exact=True)).to_have_count(0)


def test_one_list_is_hunted_together_and_a_word_that_was_found_is_refused_with_the_name(open_page):
    ana = open_page(before=RECORD_SHARING).find("milk")
    code = share(ana, "Ana", "One list")
    ana.expect_words("milk")
    ana.find("silk")
    ben = open_page("?root=planters", before=RECORD_SHARING)
    join(ben, code, "Ben")
    ben.enter("milk")
    refusal = ben.page.locator("#refusal")
    expect(refusal).to_contain_text("Found already")
    expect(refusal).to_contain_text("Ana has found milk.")
    ben.find("silk", "worm")
    dialog = receive(ana, open_together_and_send_link(ben))
    dialog.get_by_role("button", name="Play with them").click()
    expect(dialog).to_be_hidden()
    ana.enter("worm")
    expect(ana.page.locator("#refusal")).to_contain_text("Ben has found worm.")
    dialog = open_together(ana)
    expect(dialog).to_contain_text("Together you found 3 of 40 words.")
    expect(dialog.get_by_role("heading", name="Everyone found")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    # Found words of others are restored after a reload.
    ben.reload()
    ben.page.wait_for_function("() => document.querySelector('#game').dataset.phase === 'playing'")
    ben.until(lambda: ben.enter("milk") or "Ana has found milk." in (ben.page.locator("#refusal").inner_text() or ""))


def test_another_browser_of_one_player_takes_over_the_name_and_the_words(open_page):
    ana = open_page(before=RECORD_SHARING).find("milk")
    code = share(ana, "Ana")
    app = open_page("?root=planters", before=RECORD_SHARING)
    dialog = receive(app, code)
    dialog.get_by_label("Your name").fill("ana")
    dialog.get_by_role("button", name="Play with them").click()
    expect(dialog).to_contain_text("Are you Ana?")
    dialog.get_by_role("button", name="Yes, that is me").click()
    expect(dialog).to_be_hidden()
    assert app.words() == []
    app.find("silk")
    dialog = open_together(app)
    expect(rows(dialog)).to_have_count(1)
    expect(dialog).to_contain_text("1 word of yours from another device. Take it?")
    dialog.get_by_role("button", name="Take them").click()
    expect(dialog.get_by_role("button", name="Take them")).to_be_hidden()
    dialog.get_by_role("button", name="Close").click()
    app.expect_words("milk", "silk")


def test_a_strangers_link_that_is_closed_leaves_no_trace(open_page):
    ana = open_page(before=RECORD_SHARING).find("milk")
    code = share(ana, "Ana")
    ben = open_page("?root=planters").find("plant")
    before = ben.records()
    dialog = receive(ben, code)
    expect(dialog.get_by_role("list").first).to_contain_text("Ana")
    dialog.get_by_role("button", name="Close").click()
    ben.wait_for_writes()
    assert ben.records() == before
    assert "#" not in ben.page.url
    expect(ben.heading).to_have_text("planters")


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("g1.AAAA", "damaged"),
        ("g7.AAAA", "newer"),
        ("g1." + "A" * 100_000, "damaged"),
    ],
)
def test_a_code_that_cannot_be_read_is_reported_in_one_line(open_page, code, text):
    ben = open_page().find("milk")
    dialog = receive(ben, code)
    expect(dialog.get_by_role("button", name="Play with them")).to_be_hidden()
    expect(dialog.locator("form > p")).to_have_count(1)
    dialog.get_by_role("button", name="Close").click()
    ben.expect_words("milk")


def test_names_with_markup_are_shown_as_text(open_page):
    ana = open_page(before=RECORD_SHARING).find("milk")
    code = share(ana, "<b>=1+1</b>")
    ben = open_page("?root=planters")
    dialog = receive(ben, code)
    expect(dialog.get_by_role("list").first).to_contain_text("<b>=1+1</b>")
    assert dialog.locator("b", has_text="=1+1").count() == 0


def test_a_link_that_a_chat_has_changed_is_repaired(open_page):
    ana = open_page(before=RECORD_SHARING).find("milk")
    code = share(ana, "Ana")
    ben = open_page("?root=planters")
    ben.button("Rounds").click()
    ben.page.locator("#pasted").fill(f"“{ben.address}/%23{code[0].upper()}{code[1:]}&fbclid=1”.")
    ben.page.get_by_role("button", name="Open", exact=True).click()
    expect(screen(ben)).to_contain_text("Ana invites you to play silkworm together.")


MORNING_TIME = "2026-11-{:02}T08:00:00"


def mangled_link(code, day):
    """A link as a chat changes it, in a different way each day."""
    link = f"https://example.org/words/#{code}"
    return [
        link,
        f"  <{link}>  ",
        link.replace("#", "%23") + "&fbclid=IwAR0",
        f"“{link}”。",
        link.replace("g1.", "G1."),
        link[:60] + "\u200b" + link[60:100] + "\n" + link[100:],
        link.replace("_", "\\_"),
    ][day % 7]


def paste(player, text):
    player.button("Rounds").click()
    player.page.locator("#pasted").evaluate("(field, text) => { field.value = text; }", text)
    player.page.get_by_role("button", name="Open", exact=True).click()
    return screen(player)


@pytest.mark.parametrize(
    "days", [pytest.param(2, marks=pytest.mark.journey), pytest.param(7, marks=pytest.mark.thorough)]
)
def test_four_people_share_daily_puzzles_and_a_round_as_one_list(new_context, open_page, days):
    names = ["Ana", "Ben", "Mum", "小明"]
    contexts = [new_context() for _ in names]
    codes = {}
    for day in range(days):
        people = [
            open_page(
                "?daily",
                context=context,
                before=RECORD_SHARING,
                prepare=lambda page, day=day: page.clock.set_fixed_time(MORNING_TIME.format(9 + day)),
            )
            for context in contexts
        ]
        words = [word for word in common(people[0].heading.inner_text()) if len(word) > 3]
        # The first player shares the first puzzle. Later puzzles are started by a different player each day, with the
        # same people.
        first = people[day % 4]
        for player, count in zip(people, (3, 2, 4, 1), strict=True):
            player.find(*words[:count])
        if day == 0:
            code = share(first, names[0])
        else:
            player = people[day % 4]
            code = codes[day % 4]
            dialog = paste(player, mangled_link(code, day))
            dialog.get_by_role("button", name="Play with them").click()
            expect(dialog).to_be_hidden()
            dialog = open_together(player)
            dialog.get_by_role("button", name="Play today's puzzle with the same people").click()
            expect(dialog).to_be_hidden()
            code = open_together_and_send_link(player)
        codes = {day % 4: code}
        # Each player opens the link of the one before, in a different order every day.
        for place in range(1, 4):
            index = (day + place * (1 if day % 2 == 0 else 3)) % 4
            dialog = paste(people[index], mangled_link(code, day + place))
            if day == 0:
                dialog.get_by_label("Your name").fill(names[index])
            dialog.get_by_role("button", name="Play with them").click()
            expect(dialog).to_be_hidden()
            code = open_together_and_send_link(people[index])
            codes[index] = code
        # The last link has everything. Everybody opens it and finishes.
        for index, player in enumerate(people):
            dialog = paste(player, mangled_link(code, day + index))
            dialog.get_by_role("button", name="Play with them").click()
            expect(dialog).to_be_hidden()
            codes[index] = open_together_and_send_link(player)
        dialog = open_together(people[0])
        expect(rows(dialog)).to_have_count(4)
        counts = [re.search(r"(\d+) words?", row)[1] for row in rows(dialog).all_inner_texts()]
        assert counts == ["4", "3", "2", "1"]
        if day == days - 1:
            expect(dialog).to_contain_text(f"{days} of {days} days seen here")
            expect(dialog.locator(".players").last.get_by_role("listitem")).to_have_count(4)
        for player in people:
            player.page.close()
    people = [open_page(context=context, before=RECORD_SHARING) for context in contexts]
    code = share(people[0].find("milk"), "Ana", "One list")
    for player, word in zip(people[1:], ("silk", "worm", "oils"), strict=True):
        dialog = paste(player, mangled_link(code, 2))
        dialog.get_by_role("button", name="Play with them").click()
        expect(dialog).to_be_hidden()
        player.enter("milk")
        expect(player.page.locator("#refusal")).to_contain_text("Ana has found milk.")
        player.find(word)
        code = open_together_and_send_link(player)
    dialog = paste(people[0], mangled_link(code, 5))
    dialog.get_by_role("button", name="Play with them").click()
    expect(dialog).to_be_hidden()
    expect(open_together(people[0])).to_contain_text("Together you found 4 of 40 words.")
