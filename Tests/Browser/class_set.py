"""Plays a set of rounds, as a class does that has opened its code."""

from player import expect

# Makes a set with the engine of the page that is not bundled, and plays its first round with another one; returns the key of that round and the records.
PLAY = """async ([roots, units, minutes]) => {
  const { folder } = preloaded;
  const [{ openClassEngine }, { Engine }, { linesOf }] = await Promise.all(
    ["class/class-engine.js", "engine/engine.js", "engine/reply.js"].map((path) => import(folder + path)));
  const classEngine = await openClassEngine({ minimum: 3, scoring: "classic", grade: -1, all: false, sort: "newest" });
  const [{ code }] = linesOf(classEngine.askClass("makeSet", `${roots}\\n${units}`, 3, 0, minutes, 1), "set");
  const bytes = async (path) => new Uint8Array(await (await fetch(folder + path)).arrayBuffer());
  const engine = await Engine.open(await WebAssembly.compile(await bytes("scramble.wasm")), await bytes("english.lex"));
  engine.openSensitiveWords(await bytes("english.sensitive"));
  engine.setDay(new Date());
  engine.ask({ kind: "nothing", text: "" });
  const started = engine.act("start");
  const view = engine.act("playSet", code, 1);
  return [view.round.key, [...started.records, ...view.records]];
}"""


def open_set(open_bare_page, roots, units="", minutes=0, **settings):
    """Opens the page on the first round of a set; returns its player."""
    player = open_bare_page("", **settings)
    player.settle()
    key, records = player.page.evaluate(PLAY, [roots, units, minutes])
    for name, text in records:
        player.write(name, text)
    player.visit(f"?round={key}", ready=minutes == 0)
    if minutes > 0:
        player.button("Resume").click()
    expect(player.heading).to_have_text(roots.split()[0])
    return player


def open_screen(player, name):
    """Opens a screen for a class with the round on screen: "projector" or "paper"; returns its dialog."""
    player.page.locator("#open-rounds").click()
    player.page.evaluate("(id) => document.getElementById(id).click()", f"open-{name}")
    dialog = player.page.locator("#class")
    expect(dialog).to_be_visible()
    return dialog
