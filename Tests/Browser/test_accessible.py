"""axe finds no violation of WCAG 2.2 AA in any state and any look."""

import tour
from player import expect
from tour import apply_each_look, violations


def test_axe_finds_no_violation_in_any_state_and_any_look(open_page):
    player = open_page(reduced_motion="reduce")
    all_violations = {}

    def check(state):
        for look, rules in apply_each_look(player.page):
            all_violations.update({(state, look, rule): nodes for rule, nodes in violations(player.page, rules)})

    tour.tour(player, check)
    assert all_violations == {}


def test_axe_finds_no_violation_if_the_page_cannot_start(open_page):
    player = open_page(ready=False, before="delete globalThis.WebAssembly")
    expect(player.page.get_by_text("does not run WebAssembly")).to_be_visible()
    assert violations(player.page) == []
    player.expect_errors("WebAssembly")
