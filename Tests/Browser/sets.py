"""Sets of rounds: the one that the tests play, and how a page opens it and the screens for a class."""

from player import expect

# Silkworm and planters, five minutes each, with the unit words milk, plant and tomb (Documentation/PuzzleSets.md).
TIMED = "s1.FEkLVZ0WQ9YGzJGRKNGIWpXrA2aTcwIMyfD3"

# Calls a method of an object of the page that is not bundled: it is the one whose other method a click calls.
CALL = """async ([module, type, other, id, method, ...values]) => {
  const { prototype } = (await import(new URL(module, preloaded.folder).href))[type];
  const own = prototype[other];
  const found = new Promise((done) => { prototype[other] = function () { done(this); }; });
  document.getElementById(id).click();
  prototype[other] = own;
  await (await found)[method](...values);
}"""

MAKE = """async ([roots, units, minutes]) => {
  const { openClassEngine } = await import(new URL("class/class-engine.js", preloaded.folder).href);
  const { linesOf } = await import(new URL("engine/reply.js", preloaded.folder).href);
  const engine = await openClassEngine();
  return linesOf(engine.askClass("makeSet", `${roots}\\n${units}`, 3, 0, minutes, 1), "set")[0].code;
}"""


def make(player, roots="silkworm planters", units="milk plant tomb", minutes=0):
    """The code of a set, as the engine of the screens for a class makes it."""
    return player.page.evaluate(MAKE, [roots, units, minutes])


def play(player, code, place=0):
    """Plays a round of a set on a page that is not bundled."""
    player.page.evaluate(
        CALL, ["round/round-switcher.js", "RoundSwitcher", "newWord", "new-word", "playSet", code, place]
    )
    expect(player.page.locator("#open-hand-in")).to_be_visible()
    return player


def open_marks(player, code):
    """Opens the marks of a set on a page that is not bundled; returns the dialog."""
    loader = ["dialogs/dialog-loader.js", "DialogLoader", "openRounds", "open-rounds"]
    player.page.evaluate(CALL, [*loader, "openClass", "marks", code])
    marks = player.page.get_by_role("dialog", name="Marks")
    expect(marks).to_be_visible()
    return marks
