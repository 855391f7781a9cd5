// @ts-check
/**
 * Sound and vibration for what the player does: a letter, a found word, a new rank. Both are off until the player turns
 * them on.
 */
import { loadModule } from "../page/loading.js";

/** @typedef {import("../sound/sounds.js").Sound} Sound */

/** How long the device vibrates, in milliseconds. */
const vibrations = { letter: 8, word: 25, rank: 40 };

export class Feedback {
  #state;
  /** @type {import("../sound/sounds.js").Sounds | null} */
  #sounds = null;
  /** The previous number of letters in the field. */
  #letters = 0;

  /** @param {import("../page/state.js").State} state */
  constructor(state) {
    this.#state = state;
    state.subscribe(
      ({ settings }) => [settings.sound],
      ({ settings }) => void (settings.sound && this.#load()),
    );
    state.subscribe(
      ({ highlight }) => [highlight.newest],
      ({ highlight: { newest } }) => newest && this.#give(newest.isNewRank ? "rank" : "word"),
    );
    addEventListener("visibilitychange", () => document.hidden && this.#sounds?.rest());
  }

  /** Without the module there is no sound, and the game is otherwise the same. */
  async #load() {
    /** @type {typeof import("../sound/sounds.js") | null} */
    const module = await loadModule("sound/sounds.js").catch((error) => console.info(error));
    if (module) this.#sounds ??= new module.Sounds();
  }

  /**
   * @param {string} text that is now in the field
   * @param {boolean} isAnother whether it is another word in place of a refused one
   */
  fieldChanged(text, isAnother) {
    const [before, now] = [isAnother ? 0 : this.#letters, [...text].length];
    this.#letters = now;
    if (now > before) this.#give("letter");
  }

  /** @param {Sound} sound */
  #give(sound) {
    if (document.hidden) return;
    const { settings } = this.#state.shown;
    if (settings.sound) this.#sounds?.play(sound);
    if (settings.vibration) navigator.vibrate?.(vibrations[sound]);
  }
}
