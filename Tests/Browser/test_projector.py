"""A class plays in front of a projector: in teams or together, with keys or taps."""

import re

import pytest
import sets
from player import WAIT_FOR_LAYOUT, expect
from tour import violations

SIZES = [(1024, 768), (1280, 720), (1920, 1080)]
WORDS = ["milk", "silk", "worm", "work", "slim", "swim", "risk", "soil", "oils", "owls", "rows", "kilo", "silo", "limo"]
# The height of the root's smallest letter, as a fraction of the screen's height.
MEASURE_LETTERS = """() => Math.min(...[...document.querySelectorAll(".projector-bead")].map((bead) => {
  const { fontSize, fontFamily, fontWeight } = getComputedStyle(bead);
  const context = document.createElement("canvas").getContext("2d");
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return context.measureText(bead.textContent).actualBoundingBoxAscent;
})) / innerHeight"""
IS_UNSCROLLABLE = """() => ["class", "class-body"].every((id) => {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.getElementById(id);
  return scrollHeight <= clientHeight && scrollWidth <= clientWidth;
})"""
# The visible buttons, fields and texts that reach beyond the screen.
FIND_CUT_OFF = """() => [...document.querySelectorAll("#class-body :is(button, b, li, p, input)")]
  .filter((element) => element.checkVisibility() && !element.closest(".unseen") && element.getClientRects().length > 0)
  .filter((element) => {
    const box = element.getBoundingClientRect();
    return box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1 || box.top < -1;
  }).map((element) => element.outerHTML.slice(0, 90))"""
# The contrast between an element and its background.
MEASURE_CONTRAST = """(element) => {
  const channels = (text) => text.match(/[\\d.]+/g).map(Number);
  let behind = element;
  while (channels(getComputedStyle(behind).backgroundColor)[3] === 0) behind = behind.parentElement;
  const [one, other] = [getComputedStyle(element).color, getComputedStyle(behind).backgroundColor]
    .map((text) => channels(text).slice(0, 3).map((value) => value / 255))
    .map((parts) => parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)))
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
  return Math.max(one, other) / Math.min(one, other);
}"""
# Closes a dialog and presses a key before the dialog's `close` event, as can happen on a busy page.
CLOSE_AND_PRESS = """([id, key]) => {
  document.getElementById(id).close();
  document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}"""


def team_button(dialog, standing):
    """The button of a team, by its letter and its standing."""
    return dialog.get_by_role("button", name=f"Team {standing}")


def begin_round(dialog, teams="None"):
    dialog.get_by_role("radio", name=str(teams), exact=True).check()
    dialog.get_by_role("button", name=re.compile("^Start( again)?$")).click()
    expect(dialog.get_by_role("group", name="Letters")).to_be_visible()


def end_round(dialog):
    """Ends the round and confirms."""
    dialog.get_by_role("button", name="End the round").click()
    dialog.page.get_by_role("dialog", name="End this round?").get_by_role("button", name="End the round").click()
    expect(dialog.locator(".nobody-found")).to_be_visible()


def score_texts(dialog):
    return dialog.get_by_role("list", name="Score").get_by_role("listitem")


def found_words(dialog):
    return dialog.get_by_role("list", name="Words found").get_by_role("listitem")


@pytest.mark.journey
def test_two_teams_play_a_set_by_keyboard(open_page):
    player = sets.play(open_page, sets.TIMED_ROUNDS)
    dialog = sets.open_screen(player, "projector")
    expect(dialog.get_by_role("heading", name="Round 1 of 2")).to_be_visible()
    dialog.get_by_role("radio", name="2", exact=True).check()
    player.press("Tab", "Enter")
    player.type("milk").press("2")
    player.type("WORM").press("1")
    expect(found_words(dialog)).to_have_text(
        [re.compile("worm.*team A", re.I), re.compile("milk.*team B.*unit word", re.I)]
    )
    expect(team_button(dialog, "B, 2 points, 1 word")).to_be_visible()
    # A number without a word, and Enter without a team, give no points.
    player.press("1").type("silk").press("Enter")
    expect(dialog.get_by_role("alert")).to_contain_text("Which team? Press 1 to 2")
    player.press("1")
    expect(team_button(dialog, "A, 4 points, 2 words")).to_be_visible()
    # After the question, a letter begins another word, typed or tapped.
    player.type("rows").press("Enter").type("slim")
    field = dialog.get_by_label("The word that was called out")
    expect(field).to_have_value("slim")
    player.press("Enter")
    dialog.get_by_role("group", name="Letters").get_by_role("button", name="w", exact=True).click()
    expect(field).to_have_value("w")
    player.press("Escape")
    # A word that a team already has and text that is not a word are refused.
    player.type("milk").press("1")
    expect(dialog.get_by_role("alert")).to_have_text("Word used already Team B has milk.")
    player.press("Escape").type("mill").press("2")
    expect(dialog.get_by_role("alert")).to_contain_text("There is only one l in silkworm.")
    player.press("Escape", "Control+z")
    expect(dialog.get_by_role("status").first).to_have_text("silk was taken back.")
    expect(found_words(dialog)).to_have_count(2)
    expect(dialog.get_by_role("timer")).to_have_text(re.compile(r"^(5:00|4:[345]\d)$"))
    expect(dialog.get_by_text(re.compile(r"^\d+ words left$"))).to_be_visible()
    player.type("risk").press("2")
    end_round(dialog)
    # The found words come first, then the words that nobody found.
    expect(dialog.get_by_role("heading", level=3)).to_have_text(
        ["The class found 3 words.", re.compile(r"^\d+ words that nobody found$")]
    )
    expect(dialog.get_by_role("heading", name="The class found")).to_be_focused()
    expect(dialog.locator(".projector-results")).to_contain_text("1 of 1 unit words")
    expect(dialog.get_by_role("list", name="Team B").get_by_role("listitem")).to_have_text(
        [re.compile("milk◆"), "risk"]
    )
    expect(dialog.get_by_role("list", name="Team A").get_by_role("listitem")).to_have_text("worm")
    expect(dialog.get_by_text("Team B leads with 4 points.")).to_be_visible()
    expect(score_texts(dialog)).to_have_text(
        [re.compile("Team B, 4 points, .*2 words"), re.compile("Team A, 2 points, .*1 word")]
    )
    expect(dialog.get_by_text("Select a word to see its definition, in English.")).to_be_visible()
    player.press("n")
    expect(dialog.get_by_role("heading", name="Round 2 of 2")).to_be_visible()
    expect(dialog.get_by_role("radio", name="2", exact=True)).to_be_checked()
    player.press("Enter").type("tomb").press("1")
    expect(dialog.get_by_role("alert")).to_contain_text("planters")
    expect(dialog.get_by_text(re.compile(r"^\d+ words left, 1 unit word left$"))).to_be_visible()
    player.type("plants").press("1").type("rest").press("1")
    expect(team_button(dialog, "A, 4 points, 2 words, total 6")).to_be_visible()
    expect(team_button(dialog, "B, 0 points, 0 words, total 4")).to_be_visible()
    end_round(dialog)
    expect(dialog.get_by_text("Team A wins with 6 points.")).to_be_visible()
    expect(score_texts(dialog).first).to_have_text(re.compile("Team A, 4 points.*total 6"))
    # The unit word comes first, and after the last round no next round is offered.
    expect(dialog.locator(".nobody-found li").first).to_have_text(re.compile("plant◆.*unit word"))
    expect(dialog.get_by_role("button", name="Next round")).to_have_count(0)


@pytest.mark.journey
def test_a_class_without_teams_taps_its_words(open_page):
    player = open_page()
    dialog = sets.open_screen(player, "projector")
    begin_round(dialog)
    field, letters = dialog.get_by_role("textbox"), dialog.get_by_role("group", name="Letters")
    enter, alert = dialog.get_by_role("button", name="Enter"), dialog.get_by_role("alert")

    def tap(text):
        for letter in text:
            letters.get_by_role("button", name=letter, exact=True).click()

    tap("milk")
    expect(field).to_have_value("milk")
    letters.get_by_role("button", name="k, used").click()
    expect(field).to_have_value("mil")
    dialog.get_by_role("button", name="Delete").click()
    tap("lk")
    enter.click()
    expect(found_words(dialog)).to_have_text("milk")
    expect(dialog.get_by_role("status").first).to_have_text("milk, 2 points")
    player.type("milk").press("Enter")
    expect(alert).to_have_text("Word used already You have milk on the list.")
    player.press("Escape")
    dialog.get_by_role("button", name="Take back").click()
    expect(found_words(dialog)).to_have_count(0)
    # After a refusal, the next letter begins another word; after a deletion, it is added to the remaining letters.
    for add, [first, second] in [(player.type, ["milk", "soil"]), (tap, ["silk", "swim"])]:
        add("kmr")
        enter.click()
        expect(alert).not_to_be_empty()
        expect(field).to_have_value("kmr")
        add(first)
        expect(field).to_have_value(first)
        expect(alert).to_be_empty()
        enter.click()
        add(second[:3])
        enter.click()
        expect(field).to_have_value(second[:3])
        dialog.get_by_role("button", name="Delete").click()
        add(second[2:])
        expect(field).to_have_value(second)
        expect(alert).to_be_empty()
        enter.click()
        expect(found_words(dialog).first).to_have_text(second)
    expect(found_words(dialog)).to_have_text(["swim", "silk", "soil", "milk"])
    # Tapping a letter of the refused word also begins another word. The End key and a click in the field begin a
    # correction of the word.
    tap("kmr")
    enter.click()
    letters.get_by_role("button", name="k, used").click()
    expect(field).to_have_value("k")
    box = field.bounding_box()
    right = {"x": box["width"] - 24, "y": box["height"] / 2}
    for correct in [lambda: field.press("End"), lambda: field.click(position=right)]:
        field.fill("milsk")
        enter.click()
        expect(alert).to_contain_text("Word not recognized")
        correct()
        player.type("w")
        expect(field).to_have_value("milskw")
    player.press("Escape")
    order = letters.get_by_role("button").all_text_contents()
    dialog.get_by_role("button", name="Shuffle").click()
    assert sorted(letters.get_by_role("button").all_text_contents()) == sorted(order)
    end_round(dialog)
    expect(found_words(dialog)).to_have_text(["milk", "soil", "silk", "swim"])
    dialog.get_by_role("button", name="smirk", exact=True).click()
    expect(dialog.locator(".projector-meaning")).to_contain_text("smile")


def test_points_are_added_up_over_the_rounds_of_a_set_until_another_class_begins_it(open_page):
    player = sets.play(open_page, sets.THREE_ROUNDS, reduced_motion="reduce")
    dialog = sets.open_screen(player, "projector")
    start_over = dialog.get_by_role("button", name="Start over with another class")
    expect(start_over).to_have_count(0)

    def play(teams, *answers):
        begin_round(dialog, teams)
        for word, number in answers:
            player.type(word).press(number)
        end_round(dialog)

    play(3, ("milk", "1"), ("worm", "3"))
    expect(dialog.get_by_text("Team A and Team C are level with 2 points each.")).to_be_visible()
    for scheme in ["light", "dark"]:
        player.page.emulate_media(color_scheme=scheme)
        contrast = dialog.get_by_role("button", name="Next round").locator("kbd").evaluate(MEASURE_CONTRAST)
        assert contrast >= 4.5, f"the key for the next round, {scheme}"
    # Only the points of rounds with the same number of teams are added up.
    player.press("n")
    play(2, ("plant", "2"))
    expect(score_texts(dialog)).not_to_contain_text(["total", "total"])
    expect(dialog.get_by_text("Team B leads")).to_be_visible()
    player.press("n")
    play(3, ("rose", "2"))
    expect(dialog.get_by_text("A draw: Team A, Team B, and Team C have 2 points each.")).to_be_visible()
    # All rounds have been played. A class that begins with the first round starts from zero.
    player.reload()
    dialog = sets.open_screen(player, "projector")
    play(3)
    expect(score_texts(dialog)).not_to_contain_text(["total", "total", "total"])
    expect(dialog.get_by_text(re.compile("lead|draw|wins"))).to_have_count(0)
    player.press("n")
    play(3, ("plant", "2"))
    expect(dialog.get_by_text(re.compile("^Team B leads with"))).to_be_visible()
    # A class can also start the whole set over, and undo that.
    player.press("n")
    start_over.click()
    note = dialog.locator(".projector-start").get_by_text("Every round of this set starts again.")
    expect(note).to_be_visible()
    expect(start_over).to_have_count(0)
    expect(dialog.get_by_role("button", name="Start", exact=True)).to_be_focused()
    dialog.get_by_role("button", name="Undo").click()
    expect(note).to_have_count(0)
    start_over.click()
    player.reload()
    dialog = sets.open_screen(player, "projector")
    expect(dialog.get_by_role("button", name=re.compile("Go on|Start again"))).to_have_count(0)
    dialog.get_by_role("button", name="Start", exact=True).click()
    expect(found_words(dialog)).to_have_count(0)


def test_a_round_is_paused_left_and_resumed_until_its_time_is_up(open_page):
    player = sets.play(open_page, sets.TIMED_ROUNDS, prepare=lambda page: page.clock.install())
    page = player.page
    dialog = sets.open_from_maker(player, "Projector")
    begin_round(dialog, 2)
    field, timer, alert = dialog.get_by_role("textbox"), dialog.get_by_role("timer"), dialog.get_by_role("alert")
    player.type("mi").press(" ")
    expect(dialog.get_by_role("button", name="Resume")).to_be_focused()
    expect(dialog.get_by_role("button", name="Resume").locator("use")).to_have_attribute("href", "#icon-play")
    expect(dialog.get_by_text("Paused")).to_be_visible()
    tree = dialog.aria_snapshot()
    assert "Resume" in tree and "silkworm" not in tree and 'button "s"' not in tree and "textbox" not in tree
    # While the letters are hidden, the instruction to type or tap is also hidden.
    expect(dialog.get_by_text("Letters hidden, clock stopped.")).to_be_visible()
    expect(dialog.get_by_text("Type or tap what is called out")).to_be_hidden()
    paused = timer.inner_text()
    page.clock.run_for(60_000)
    player.press("1", "Control+z")
    assert timer.inner_text() == paused
    player.press(" ")
    expect(field).to_have_value("mi")
    page.clock.run_for(60_000)
    # Apart from the test's jumps, the clock also runs in real time.
    expect(timer).to_have_text(re.compile("^(4:00|3:[3-5].)$"))
    # Escape empties the field, and then asks a question before the screen closes: the screen behind it has the words,
    # which the class must not see.
    question = page.get_by_role("dialog", name="End this round?")
    player.press("Escape")
    expect(field).to_have_value("")
    expect(question).to_be_hidden()
    for next_button in ["Resume", "Pause"]:
        player.press("Escape")
        expect(question, next_button).to_be_visible()
        player.press("Escape")
        expect(question).to_be_hidden()
        expect(dialog.get_by_role("heading", name="Round 1 of 2")).to_be_visible()
        player.press(" ")
        expect(dialog.get_by_role("button", name=next_button)).to_be_visible()
    # The words and the time are saved.
    player.type("milk").press("2")
    expect(found_words(dialog)).to_have_count(1)
    # The word was saved at once; closing saves the time since then.
    page.clock.run_for(40_000)
    dialog.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog", name="For a class")).to_be_visible()
    player.wait_for_writes()
    page.reload()
    player.button("Resume").click()
    dialog = sets.open_screen(player, "projector")
    dialog.get_by_role("button", name="Go on, 1 word").click()
    expect(found_words(dialog)).to_have_text(re.compile("milk.*Team B"))
    expect(timer).to_have_text(re.compile("^(3:[0-2].|2:5.)$"))
    page.clock.run_for(160_000)
    expect(timer).to_have_text(re.compile("^0:[0-4].$"))
    page.clock.run_for(41_000)
    expect(alert).to_contain_text("Time is up")
    # A word called out before the end still counts, and the end needs no confirmation.
    player.type("worm").press("1")
    expect(found_words(dialog)).to_have_count(2)
    dialog.get_by_role("button", name="End the round").click()
    expect(dialog.locator(".nobody-found")).to_be_visible()
    dialog.get_by_role("button", name="Start again").click()
    expect(found_words(dialog)).to_have_count(0)


def test_a_class_can_resume_after_its_tab_was_closed_until_the_round_has_ended(open_page):
    player = sets.play(open_page, sets.TIMED_ROUNDS)
    dialog = sets.open_screen(player, "projector")
    # The class can choose other minutes, which do not change those of the set.
    minutes, start = dialog.get_by_role("textbox", name="Minutes"), dialog.get_by_role("button", name="Start")
    expect(minutes).to_have_value("5")
    # Pupils can open the set on their devices. Escape leads back to the start.
    dialog.get_by_role("button", name="Show QR code").click()
    expect(dialog.locator(".qr-address")).to_have_text(f"{player.address}#{sets.TIMED_ROUNDS}")
    player.press("Escape")
    minutes.fill("101")
    wrong = dialog.get_by_text("Use 1 to 100 minutes, or leave it empty.")
    expect(wrong).to_be_visible()
    expect(minutes).to_have_css("border-top-color", wrong.evaluate("(note) => getComputedStyle(note).color"))
    start.click()
    expect(minutes).to_be_focused()
    minutes.fill("7")
    begin_round(dialog, 2)
    expect(dialog.get_by_role("timer")).to_have_text(re.compile(r"^(7:00|6:5\d)$"))
    player.type("milk").press("2").type("worm").press("1")
    expect(found_words(dialog)).to_have_count(2)
    player.wait_for_writes()
    player.page.close()

    def open_new_tab():
        later = open_page("?class", context=player.page.context, ready=False)
        expect(later.page.get_by_role("dialog", name="For a class")).to_be_visible()
        return later

    later = open_new_tab()
    offer_to_resume = later.page.get_by_role("list", name="On the projector").get_by_role("listitem")
    expect(offer_to_resume).to_have_text(re.compile("silkworm.*round 1 of 2.*Go on, 2 words"))
    offer_to_resume.get_by_role("button").click()
    dialog = later.page.locator("#class")
    expect(dialog.get_by_role("textbox", name="Minutes")).to_have_value("7")
    dialog.get_by_role("button", name="Go on, 2 words").click()
    expect(found_words(dialog)).to_have_text([re.compile("worm.*Team A"), re.compile("milk.*Team B")])
    expect(dialog.get_by_role("timer")).to_have_text(re.compile(r"^6:\d\d$"))
    end_round(dialog)
    # The next round begins with the same teams and minutes.
    later.press("n")
    expect(dialog.get_by_role("radio", name="2", exact=True)).to_be_checked()
    expect(dialog.get_by_role("textbox", name="Minutes")).to_have_value("7")
    later.wait_for_writes()
    later.page.close()
    # The ended round is no longer offered, and the set continues with the next one.
    later = open_new_tab()
    expect(later.page.get_by_role("list", name="On the projector")).to_have_count(0)
    later.press("Escape", "Escape")
    dialog = sets.open_from_maker(later, "Projector")
    expect(dialog.get_by_role("heading", name="Round 2 of 2")).to_be_visible()
    expect(dialog.get_by_role("button", name="Go on")).to_have_count(0)
    begin_round(dialog, 2)
    expect(team_button(dialog, "A, 0 points, 0 words, total 2")).to_be_visible()
    end_round(dialog)
    later.wait_for_writes()
    later.page.close()
    # Once all rounds have ended, another class begins.
    later = open_new_tab()
    later.press("Escape", "Escape")
    dialog = sets.open_from_maker(later, "Projector")
    expect(dialog.get_by_role("heading", name="Round 1 of 2")).to_be_visible()
    expect(dialog.get_by_role("textbox", name="Minutes")).to_have_value("5")
    expect(dialog.get_by_role("button", name="Start over with another class")).to_have_count(0)


def test_the_qr_code_leads_back_to_the_round_and_its_choices(open_page):
    player = sets.play(open_page, sets.TIMED_ROUNDS)
    dialog = sets.open_screen(player, "projector")
    begin_round(dialog, 2)
    end_round(dialog)
    player.press("n")
    minutes, teams = dialog.get_by_role("textbox", name="Minutes"), dialog.get_by_role("radio", name="3", exact=True)

    def look_at_the_code():
        dialog.get_by_role("button", name="Show QR code").click()
        expect(dialog.locator(".qr-address")).to_be_visible()
        player.press("Escape")
        expect(dialog.get_by_role("heading", name="Round 2 of 2")).to_be_visible()
        expect(dialog.get_by_role("button", name="Show QR code")).to_be_focused()

    minutes.fill("9")
    teams.check()
    look_at_the_code()
    expect(minutes).to_have_value("9")
    expect(teams).to_be_checked()
    # Invalid minutes are not saved.
    minutes.fill("101")
    look_at_the_code()
    expect(minutes).to_have_value("9")
    expect(teams).to_be_checked()
    dialog.get_by_role("button", name="Start", exact=True).click()
    expect(team_button(dialog, "C, 0 points")).to_be_visible()


def test_a_key_right_after_a_dialog_has_closed_is_not_lost(open_page):
    player = open_page()
    dialog = sets.open_screen(player, "projector")
    begin_round(dialog)
    question = player.page.locator("#end-class-round")

    def press_as_it_closes(id, key):
        player.page.evaluate(CLOSE_AND_PRESS, [id, key])

    player.press("Escape")
    press_as_it_closes("end-class-round", " ")
    expect(dialog.get_by_role("button", name="Resume")).to_be_visible()
    player.press("Escape")
    press_as_it_closes("end-class-round", "Escape")
    # By now the `close` event of the first question has arrived. It has not closed the second question.
    expect(question).to_have_count(1)
    expect(question).to_be_visible()
    player.press("Escape")
    expect(question).to_have_count(0)
    # After the projector's screen has been closed, Escape asks no question.
    press_as_it_closes("class", "Escape")
    expect(dialog).to_be_hidden()
    expect(player.page.locator("dialog[open]")).to_have_id("rounds")
    expect(question).to_have_count(0)


def resized(player):
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.evaluate(WAIT_FOR_LAYOUT)
        yield height
        assert player.page.evaluate(IS_UNSCROLLABLE) and player.page.evaluate(FIND_CUT_OFF) == [], (width, height)


def test_nothing_scrolls_and_letters_are_large(open_page):
    player = sets.play(open_page, sets.WITH_LONG_AND_SHORT_ROOT)
    dialog = sets.open_screen(player, "projector")
    size = "(time) => parseFloat(getComputedStyle(time).fontSize)"
    for root in ["silkworm", "internationally", "own"]:
        begin_round(dialog, 6)
        for number, word in enumerate(WORDS if root == "silkworm" else []):
            player.type(word).press(str(number % 6 + 1))
        player.type("mill").press("1")
        score = dialog.get_by_role("group", name="Teams").locator("b").first
        for height in resized(player):
            assert player.page.evaluate(MEASURE_LETTERS) >= 1 / 12, (root, height)
            # The points of six teams take a twentieth of the screen's height or more, and the clock a ninth.
            assert score.evaluate(size) >= height / 20, (root, height)
            assert dialog.get_by_role("timer").evaluate(size) >= height / 9, (root, height)
        player.press("Escape")
        end_round(dialog)
        total = int(dialog.get_by_role("heading", name="that nobody found").inner_text().split()[0])
        words, more = dialog.locator(".nobody-found li"), dialog.get_by_role("button", name="More words")
        for height in resized(player):
            seen = words.count()
            while more.is_visible() and more.get_attribute("aria-disabled") == "false":
                more.click()
                assert player.page.evaluate(FIND_CUT_OFF) == [] and words.count() > 0, (root, height)
                seen += words.count()
            assert seen == total, (root, height)
        if root != "own":
            player.press("n")


def test_axe_finds_no_violation_on_the_projector(open_page):
    player = open_page(reduced_motion="reduce")
    looks = {
        "light": ((1280, 720), "light", "none"),
        "dark": ((1024, 768), "dark", "none"),
        "forced": ((1280, 720), "light", "active"),
        "phone": ((320, 568), "light", "none"),
    }
    problems = {}

    def check(state):
        for name, ((width, height), scheme, forced) in looks.items():
            player.page.set_viewport_size({"width": width, "height": height})
            player.page.emulate_media(color_scheme=scheme, forced_colors=forced)
            problems.update({(state, name, rule): nodes for rule, nodes in violations(player.page)})
            wide = player.page.evaluate(
                "() => document.getElementById('class-body').scrollWidth - document.getElementById('class-body').clientWidth"
            )
            assert wide <= 0, (state, name)

    dialog = sets.open_screen(player, "projector")
    check("start")
    begin_round(dialog, 6)
    player.type("milk").press("1").type("skirl").press("6").type("milk").press("2")
    check("playing")
    player.press("Escape", " ")
    check("paused")
    player.press(" ")
    end_round(dialog)
    dialog.locator(".nobody-found button").first.click()
    expect(dialog.locator(".projector-meaning b")).to_be_visible()
    check("end")
    assert problems == {}


def test_the_projector_speaks_chinese(open_page):
    player = open_page(locale="zh-CN", viewport={"width": 1024, "height": 768})
    dialog = sets.open_screen(player, "projector")
    dialog.get_by_role("radio", name="2", exact=True).check()
    dialog.get_by_role("button", name="开始").click()
    player.type("milk").press("2").type("milk").press("1")
    expect(dialog.get_by_role("alert")).to_contain_text("B 队已经有 milk 了。")
    assert player.page.evaluate(IS_UNSCROLLABLE)
