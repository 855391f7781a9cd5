"""Ten mornings in a row in a phone-sized window, half of them after an unfinished evening: what opens, what is offered, and what is lost."""

import datetime

import pytest
from player import expect
from test_opening import MONDAY, MORNING, NUMBER, at, expect_round, set_clock
from words import common, dailies

# What was done with the puzzle of the evening before.
EVENINGS = [
    "unfinished",
    "untouched",
    "unfinished",
    "ended",
    "unfinished",
    "whole",
    "unfinished",
    "revealed",
    "unfinished",
]
SIZE = {"width": 390, "height": 844}


def spend(player, evening):
    """Plays today's puzzle as on some evening; returns how many words were found."""
    words = common(player.root)
    if evening == "untouched":
        return 0
    if evening == "whole":
        player.find(*words)
        end = player.page.get_by_role("dialog", name=f"End of the round on {player.root}")
        end.get_by_role("button", name="Keep playing").click()
        return len(words)
    player.find(*words[:3])
    if evening in ("ended", "revealed"):
        player.end() if evening == "ended" else player.reveal()
        player.press("Escape")
    return 3


@pytest.mark.behaviour
def test_ten_mornings(open_page):
    player = open_page("", prepare=at(MONDAY), viewport=SIZE)
    expect_round(player, NUMBER)
    found = {}
    for day, evening in enumerate(EVENINGS, start=1):
        before = player.root
        found[NUMBER + day - 1] = spend(player, evening)
        set_clock(player, MONDAY + MORNING + datetime.timedelta(days=day - 1))
        player.reload() if day % 2 else player.visit("")
        expect_round(player, NUMBER + day)
        expect(player.page.locator("dialog[open]")).to_have_count(0)
        offers = player.page.locator("#offers")
        if evening in ("unfinished", "ended"):
            expect(offers).to_contain_text(f"Yesterday: 3 of {len(common(before))}.")
            expect(offers.get_by_role("button", name="See what you missed")).to_be_visible()
            resume = offers.get_by_role("link", name="Resume", exact=True)
            expect(resume).to_have_count(1 if evening == "unfinished" else 0)
        else:
            expect(offers).not_to_contain_text("Yesterday")
        expect(player.undo).to_have_attribute("aria-disabled", "true")
    assert player.root == dailies()[NUMBER + len(EVENINGS) - 1]
    player.button("Rounds").click()
    rounds = player.page.get_by_role("list", name="Unfinished rounds").get_by_role("link")
    # What was only begun is unfinished; what has ended, was seen or found whole is not.
    expect(rounds).to_have_count(EVENINGS.count("unfinished"))
    days = player.page.get_by_role("list", name="The last seven days").get_by_role("link")
    labels = days.evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert [label.split(", ")[1] for label in labels][2] == "Whole string", labels
