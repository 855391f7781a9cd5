"""A class plays in front of a projector: in teams or together, with keys or taps."""

import re

import pytest
import sets
from player import WAIT_FOR_LAYOUT, expect
from tour import violations

SIZES = [(1024, 768), (1280, 720), (1920, 1080)]
WORDS = ["milk", "silk", "worm", "work", "slim", "swim", "risk", "soil", "oils", "owls", "rows", "kilo", "silo", "limo"]
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


def resized(player):
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.evaluate(WAIT_FOR_LAYOUT)
        yield height
        assert player.page.evaluate(IS_UNSCROLLABLE) and player.page.evaluate(FIND_CUT_OFF) == [], (width, height)


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
