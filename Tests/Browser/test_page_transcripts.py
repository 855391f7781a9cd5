"""The games of Tests/Transcripts/, played with the modules of the page and on the page itself."""

import pathlib
import re

import pytest
from playwright.sync_api import expect

TEXTS = sorted((pathlib.Path(__file__).resolve().parents[1] / "Transcripts").glob("*.txt"))
TITLES = {
    "tooShort": "Word too short",
    "sameAsRoot": "That's the word you started with",
    "alreadyFound": "Word used already",
    "lettersNotInRoot": "Word not possible",
    "notLetters": "Word not possible",
    "tooLong": "Word too long",
    "unknownWord": "Word not recognized",
}
PLAY = """async ([root, minimum, scoring, typed]) => {
  const names = ["engine", "game", "store"];
  const [{ Engine }, { Game }, { MemoryStore }] = await Promise.all(names.map((name) => import(`./engine/${name}.js`)));
  const module = await WebAssembly.compileStreaming(fetch("scramble.wasm"));
  const lexicon = new Uint8Array(await (await fetch("english.lex")).arrayBuffer());
  const options = { minimum, scoring, grade: -1, all: false, sort: "newest" };
  const game = new Game(await Engine.open(module, lexicon), new MemoryStore(), options);
  await game.start({ kind: "root", text: root });
  const answers = [];
  for (const text of typed) {
    const { outcome } = game.act("play", text);
    answers.push(!outcome ? "ignored" : outcome.refusal ?? `+${outcome.points} ${outcome.isBonus ? "bonus" : "common"}`);
  }
  const { score, found, total, bonus, rank } = game.view.standing;
  return [answers, { score, found: `${found} of ${total}`, bonus, rank }];
}"""


def typed(text):
    """The typed text: literal, or between quotation marks with escapes, where \\xC3 is a byte."""
    if not text.startswith('"'):
        return text
    signs = re.findall(rb"\\x(..)|\\(.)|(.)", text[1:-1].encode(), re.DOTALL)
    data = b"".join(bytes([int(byte, 16)]) if byte else escaped or plain for byte, escaped, plain in signs)
    return data.decode("utf-8", errors="replace")


def read(path):
    """The head, the plays and the end of a transcript."""
    head, plays, end = {"minimum": "3", "scoring": "classic"}, [], {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        if " -> " in line:
            text, answer = line.rsplit(" -> ", 1)
            plays.append((typed(text), answer))
        else:
            key, value = line.split(": ", 1)
            (head if key in ("root", "minimum", "scoring") else end)[key] = value
    return head, plays, end


@pytest.fixture(scope="module")
def modules(browser, bare):
    """A page that can import the modules."""
    page = browser.new_page()
    page.goto(f"{bare.address}v/{bare.version_folder.name}/NOTICE.txt")
    yield page
    page.close()


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_the_modules_of_the_page_give_the_answers_of_the_transcript(modules, path):
    head, plays, end = read(path)
    answers, ending = modules.evaluate(
        PLAY, [typed(head["root"]).lower(), int(head["minimum"]), head["scoring"], [text for text, _ in plays]]
    )
    assert [*zip([text for text, _ in plays], answers)] == plays
    assert {key: str(ending[key]) for key in end} == end


@pytest.mark.parametrize("name", ["every-refusal", "whole-string", "white-space", "bonus-and-blocked"])
def test_the_page_shows_the_answers_of_the_transcript(open_page, name):
    head, plays, end = read(next(path for path in TEXTS if path.stem == name))
    player = open_page(f"?root={head['root']}")
    for text, answer in plays:
        before = player.found.count()
        player.enter(text)
        if answer.startswith("+"):
            expect(player.found).to_have_count(before + 1)
            expect(player.found.first).to_contain_text(answer.split()[0])
            expect(player.found.first).to_contain_text("bonus" if "bonus" in answer else "letters")
        elif answer != "ignored":
            expect(player.refusal).to_contain_text(TITLES[answer])
        player.press("Escape", "Escape")
        expect(player.refusal).to_be_empty()
    expect(player.score).to_contain_text(end["score"])
    expect(player.page.get_by_text(f"Found {end['found']}")).to_be_visible()
