"""A tour of the page through the states of a game. Each stop checks what must hold in every state."""

from axe_playwright_python.sync_playwright import Axe
from player import WAIT_FOR_LAYOUT, expect

# Words that are refused: too short, with missing letters, with a character that is not a letter, already found, and
# not in the list.
REFUSED_WORDS = ["mi", "mill", "m1lk", "milk", "mowsk"]

DESKTOP, PHONE = {"width": 1280, "height": 720}, {"width": 390, "height": 844}
# For each look, the size of the window, the size of the text, the color scheme, and forced colors. Then the axe rules
# whose result may differ from the first look, which is checked by all rules.
COLOUR_RULES = ["color-contrast", "link-in-text-block"]
SIZE_RULES = ["scrollable-region-focusable", "target-size"]
LOOKS = {
    "light": (DESKTOP, 100, "light", "none", None),
    "dark": (DESKTOP, 100, "dark", "none", COLOUR_RULES),
    "forced colours": (DESKTOP, 100, "light", "active", COLOUR_RULES),
    "200 % text, phone": (PHONE, 200, "dark", "none", SIZE_RULES),
}

# The rules run two frames later, when the layout is complete.
RUN_AXE = """async (rules) => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const runOnly = rules ?? ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const { violations } = await axe.run({ runOnly, resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) =>
    [id, nodes.slice(0, 3).map(({ html, failureSummary }) => [html, failureSummary])]);
}"""


def tour(player, check, refused=REFUSED_WORDS[-1:]):
    """Plays in any language and on any screen. Calls `check` with the name of each state, after which the game
    continues.

    `refused` are the words to be refused, one after the other.
    """
    page = player.page
    click = lambda name: page.locator(name).first.click()

    def stop(state, part):
        expect(page.locator(part).first, state).to_be_visible()
        check(state)

    def enter(word):
        player.field.focus()
        player.type(word).press("Enter")

    def find(word):
        enter(word)
        expect(page.locator("#found .word").first).to_have_text(word)

    stop("first visit", "#welcome")
    for word in ("milk", "swirl", "skirl"):
        find(word)
    player.type("worl")
    stop("in the middle of a word", "#strand .small")
    player.press("Escape")
    for word in refused:
        enter(word)
        stop(f"{word} is refused", "#refusal .ok")
        player.press("Escape", "Escape")
    click("#open-hint")
    click("#take-clue")
    expect(page.locator("#clues li").first).not_to_be_empty()
    stop("hint and clue", "#hint li")
    # On a phone, the hint and the clue cover the words until they are closed.
    click("#open-hint")
    click("#found button")
    stop("meaning", "#found .meaning")
    visit_dialogs(player, click, stop)
    click("#new-word")
    stop("a round is offered", "#offer a")
    click("#offer a")
    visit_result(click, stop)
    player.press("Escape")
    enter("silk")
    stop("a word is refused after the end", "#refusal .ok")
    click("#new-word")
    click("#open-rounds")
    click("#timed button")
    stop("timed round is covered", "#cover[open]")
    click("#start-clock")
    stop("timed round", "#time-left")
    player.visit("?root=rhythm")
    for word in ("thy", "try", "myth"):
        find(word)
    # The page is checked once the points of the word have faded.
    expect(page.locator("#gain")).to_be_empty()
    stop("all words are found", "#notice")
    player.visit("?root=internationally")
    stop("a root of fifteen letters", "#beads .bead")
    player.visit("?root=" + "ab" * 20)
    stop("a wrong address", "#notice")
    player.visit("?daily=3")
    stop("daily puzzle", "#kind")
    page.locator("#elsewhere").evaluate("(dialog) => dialog.showModal()")
    stop("the game is open in another tab", "#elsewhere[open]")


def visit_dialogs(player, click, stop):
    open_by_button(player, "how")
    stop("how to play", "#how[open] #keys")
    player.press("Escape")
    open_by_button(player, "settings")
    stop("settings", "#settings[open] .choice")
    click("#open-forget")
    stop("question before all is deleted", "#ask-forget[open]")
    player.press("Escape", "Escape")
    click("#open-rounds")
    stop("rounds", "#rounds[open]")
    click("#open-statistics")
    stop("statistics", "#statistics .cords")
    click("#tab-book")
    click("#statistics .book button")
    for summary in player.page.locator("#statistics summary:visible").all():
        summary.click()
    stop("word book", "#statistics .book .meaning")
    click("#tab-calendar")
    stop("calendar", "#statistics .month a")
    player.press("Escape", "Escape")


def open_by_button(player, name):
    button = player.page.locator(f"#open-{name}")
    if not button.is_visible():
        player.page.locator("#open-rounds").click()
        button = player.page.locator(f"#rounds [data-opens={name}]")
    button.click()


def visit_result(click, stop):
    click("#end-round")
    stop("question before the end", "#ask-end[open]")
    click("#confirm-end")
    stop("end", "#end[open]")
    click("#end summary:visible")
    click("#missed button")
    stop("missed words", "#missed .meaning")


def violations(page, rules=None):
    """The violations of WCAG 2.2 AA, or of the given rules, that axe finds.

    The script is loaded once for each document.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Axe().axe_script)
    return page.evaluate(RUN_AXE, rules)


def apply_each_look(page):
    """Gives the page each look in turn, ending with the first; yields its name and the axe rules to check there."""
    for name, look in reversed(LOOKS.items()):
        apply_look(page, look)
        yield name, look[-1]


def apply_look(page, look):
    size, text, scheme, forced, _ = look
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=scheme, forced_colors=forced)
    page.evaluate("(text) => { document.documentElement.style.fontSize = `${text}%`; }", text)


def resize(player, size):
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    player.page.evaluate(WAIT_FOR_LAYOUT)


def overflow_width(player):
    """How many pixels the page is wider than the window."""
    return player.page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth")
