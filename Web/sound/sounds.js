// @ts-check
/**
 * The sounds of the game, made by the browser: a soft wooden knock for a letter, a rising third for a word, and a chord
 * for a new rank. The module is fetched only if the player wants sound.
 */

/** @typedef {"letter" | "word" | "rank"} Sound */
/**
 * @typedef {{pitch: number, start: number, duration: number, volume: number, pitchFactor?: number}} Note in hertz and
 *   seconds; the pitch is quickly multiplied by `pitchFactor`, as on a piece of wood
 */

/** The attack of a note, in seconds. An instant start would click. */
const attackDuration = 0.004;
/** Too quiet to hear; a note ends with this volume. */
const silentVolume = 0.0001;

const [c, e, g, highC] = [523.25, 659.25, 783.99, 1046.5];

/** @type {Record<Sound, readonly Note[]>} */
const notes = {
  letter: [
    { pitch: 340, pitchFactor: 0.75, start: 0, duration: 0.09, volume: 0.3 },
    { pitch: 935, pitchFactor: 0.8, start: 0, duration: 0.035, volume: 0.08 },
  ],
  word: [
    { pitch: c, start: 0, duration: 0.2, volume: 0.18 },
    { pitch: e, start: 0.09, duration: 0.28, volume: 0.18 },
  ],
  rank: [c, e, g, highC].map((pitch, number) => ({ pitch, start: 0.03 * number, duration: 0.75, volume: 0.14 })),
};

/**
 * @param {BaseAudioContext} context
 * @param {Sound} sound
 */
function schedule(context, sound) {
  for (const note of notes[sound]) scheduleNote(context, note);
}

/**
 * @param {BaseAudioContext} context
 * @param {Note} note
 */
function scheduleNote(context, { pitch, start, duration, volume, pitchFactor = 1 }) {
  const [oscillator, loudness] = [context.createOscillator(), context.createGain()];
  const [begin, end] = [context.currentTime + start, context.currentTime + start + duration];
  oscillator.type = "triangle";
  oscillator.frequency.setValueAtTime(pitch, begin);
  if (pitchFactor !== 1) oscillator.frequency.exponentialRampToValueAtTime(pitch * pitchFactor, begin + duration / 2);
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(volume, begin + attackDuration);
  loudness.gain.exponentialRampToValueAtTime(silentVolume, end);
  oscillator.connect(loudness).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(end);
}

/** Plays sounds. Browsers allow that only after the player has touched something or pressed a key. */
export class Sounds {
  /** @type {AudioContext | null} */
  #context = null;

  /** @param {Sound} sound */
  play(sound) {
    this.#context ??= new AudioContext();
    // The context is suspended while the page is hidden, and a browser may also create it suspended.
    if (this.#context.state !== "running") void this.#context.resume().catch((error) => console.info(error));
    schedule(this.#context, sound);
  }

  /** Suspends the audio device until the next sound. */
  suspend() {
    if (this.#context?.state === "running") void this.#context.suspend().catch((error) => console.info(error));
  }
}
