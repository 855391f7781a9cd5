"""Sound and vibration are off until the player turns them on, and respond only to what the player does."""

import pytest
from player import WAIT_FOR_LAYOUT, WORDS, expect

# Records the notes instead of playing them, and the vibrations of the device.
RECORD_SOUNDS = """
  window.contexts = 0; window.notes = []; window.vibrations = []; window.resumed = 0; window.suspended = 0;
  const parameter = (set = () => {}) => ({
    setValueAtTime: set, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} });
  const node = (more) => ({ connect: (next) => next, ...more });
  window.AudioContext = class {
    state = "suspended"; destination = node(); currentTime = 0;
    constructor() { contexts += 1; }
    async resume() { resumed += 1; this.state = "running"; }
    async suspend() { suspended += 1; this.state = "suspended"; }
    createGain() { return node({ gain: parameter() }); }
    createOscillator() {
      const note = {};
      return node({ frequency: parameter((pitch) => { note.pitch = pitch; }), stop: () => {},
        start: (at) => { note.at = at; notes.push(note); } });
    }
  };
  Object.defineProperty(Navigator.prototype, "vibrate", {
    configurable: true, writable: true, value(time) { vibrations.push(time); return true; } });
"""
SET_HIDDEN = """(hidden) => { Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  dispatchEvent(new Event("visibilitychange")); }"""


def switch_on(player, *names):
    player.button("Settings").click()
    for name in names:
        control = player.page.get_by_role("switch", name=name)
        expect(control).to_have_attribute("aria-checked", "false")
        control.click()
        expect(control).to_have_attribute("aria-checked", "true")
    player.press("Escape")
    return player


def notes_after(player, action):
    """Does something; returns the notes that it plays, in order."""
    player.page.evaluate("() => { notes.length = 0; }")
    action()
    return player.page.evaluate("() => notes.toSorted((one, other) => one.at - other.at)")


def wait_for_sounds(player):
    """Waits until the module that plays the sounds has run."""
    player.page.wait_for_function("() => import(preloaded.folder + 'sound/sounds.js').then(() => true)")


@pytest.fixture
def player_with_sound(open_page):
    """A player with the sound on."""
    player = open_page(before=RECORD_SOUNDS)
    with player.page.expect_response(lambda response: response.url.endswith("/sounds.js")):
        switch_on(player, "Sound")
    wait_for_sounds(player)
    return player


def test_a_letter_knocks_a_word_rises_by_a_third_and_a_rank_is_a_chord(player_with_sound):
    player = player_with_sound
    assert player.page.evaluate("() => contexts") == 0
    knock = notes_after(player, lambda: player.type("s"))
    assert len({note["at"] for note in knock}) == 1
    assert min(note["pitch"] for note in knock) < 400
    assert player.page.evaluate("() => [contexts, resumed]") == [1, 1]
    assert notes_after(player, lambda: player.press("Backspace")) == []
    assert notes_after(player, lambda: player.bead("s").click()) == knock
    player.type("il")
    assert notes_after(player, lambda: player.press("Enter")) == []
    expect(player.refusal).to_be_visible()
    # A letter that begins another word in place of a longer one sounds like any letter.
    assert notes_after(player, lambda: player.type("s")) == knock
    player.type("ilk")
    first, second = notes_after(player, lambda: player.press("Enter"))
    player.expect_newest("silk")
    assert second["at"] > first["at"]
    assert second["pitch"] / first["pitch"] == pytest.approx(5 / 4, rel=0.01)
    rank, words = player.page.locator("#rank"), (word for word in WORDS if word != "silk")
    while rank.inner_text() == "Start":
        player.type(word := next(words))
        chord = notes_after(player, lambda: player.press("Enter"))
        player.expect_newest(word)
    assert len(chord) == 4
    assert [note["pitch"] for note in chord] == sorted(note["pitch"] for note in chord)
    assert chord[-1]["at"] - chord[0]["at"] < 0.1
    assert player.page.evaluate("() => contexts") == 1


def test_the_sound_rests_while_the_page_is_hidden_and_stays_on_after_a_reload(player_with_sound):
    player = player_with_sound.type("si")
    player.page.evaluate(SET_HIDDEN, True)
    assert player.page.evaluate("() => suspended") == 1
    assert notes_after(player, lambda: player.type("l")) == []
    player.page.evaluate(SET_HIDDEN, False)
    assert notes_after(player, lambda: player.type("k")) != []
    assert player.page.evaluate("() => resumed") == 2
    player.reload()
    wait_for_sounds(player)
    player.page.evaluate(WAIT_FOR_LAYOUT)
    assert player.page.evaluate("() => contexts") == 0
    player.type("s")
    assert player.page.evaluate("() => [contexts, notes.length > 0]") == [1, True]


def test_the_device_vibrates_for_a_letter_and_a_word_once_it_is_chosen(open_page):
    player = open_page(before=RECORD_SOUNDS).find("milk")
    player.type("mi").press("Enter")
    player.press("Escape", "Escape")
    assert player.page.evaluate("() => [contexts, notes.length, vibrations.length]") == [0, 0, 0]
    assert not any("sounds.js" in request for request in player.requests)
    switch_on(player, "Vibration")
    player.type("silk").press("Enter")
    player.expect_newest("silk")
    *letters, word = player.page.evaluate("() => vibrations")
    assert len(set(letters)) == 1 and len(letters) == 4
    assert letters[0] < word <= 40
    assert player.page.evaluate("() => contexts") == 0
