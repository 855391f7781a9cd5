// @ts-check
/**
 * Sound and vibration for what the player does: a letter, a found word, a new rank. Both are off until the player turns
 * them on.
 */
import { loadModule } from "../page/loading.js";

/** @typedef {import("../sound/sounds.js").Sound} Sound */

/** How long the device vibrates, in milliseconds. */
const vibrationDurations = { letter: 8, word: 25, rank: 40 };

export class Feedback {
  #state;
  /** @type {import("../sound/sounds.js").Sounds | null} */
  #sounds = null;
  /** The previous number of letters in the field. */
  #letterCount = 0;

  /** @param {import("../page/state.js").ObservableState} state */
  constructor(state) {
    this.#state = state;
    state.subscribe(
      ({ settings }) => [settings.sound],
      ({ settings }) => void (settings.sound && this.#loadSounds()),
    );
    state.subscribe(
      ({ highlight }) => [highlight.newest],
      ({ highlight: { newest } }) => newest && this.#play(newest.isNewRank ? "rank" : "word"),
    );
    addEventListener("visibilitychange", () => document.hidden && this.#sounds?.suspend());
  }

  /** Loads the module for sound. If that fails, there is no sound, and the game is otherwise the same. */
  async #loadSounds() {
    /** @type {typeof import("../sound/sounds.js") | null} */
    const module = await loadModule("sound/sounds.js").catch((error) => console.info(error));
    if (module) this.#sounds ??= new module.Sounds();
  }

  /**
   * @param {string} text the text that is now in the field
   * @param {boolean} replacesRefusedWord whether the text is another word in place of a refused one
   */
  fieldChanged(text, replacesRefusedWord) {
    const [before, now] = [replacesRefusedWord ? 0 : this.#letterCount, [...text].length];
    this.#letterCount = now;
    if (now > before) this.#play("letter");
  }

  /** @param {Sound} sound */
  #play(sound) {
    if (document.hidden) return;
    const { settings } = this.#state.current;
    if (settings.sound) this.#sounds?.play(sound);
    if (settings.vibration) navigator.vibrate?.(vibrationDurations[sound]);
  }
}
