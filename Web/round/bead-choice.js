// @ts-check
/**
 * The beads that the player has touched. The engine gives each character the first free bead of its letter. If a root
 * has a letter more than once, the touched bead is used instead.
 */

import { asIs } from "../page/wording.js";

/** @typedef {import("./field.js").Spelling} Spelling */

export class BeadChoice {
  /** @type {string[]} */
  #characters = [];
  /**
   * For each character the bead that was touched for it, or -1.
   * @type {number[]}
   */
  #beads = [];

  /**
   * Adds the letter of a touched bead.
   * @param {string} letter
   * @param {number} bead
   * @param {number} [index] the index of the character, by default at the end
   */
  add(letter, bead, index = this.#characters.length) {
    this.#characters.splice(index, 0, letter);
    this.#beads.splice(index, 0, bead);
  }

  /** @param {number} index the index of a removed character */
  remove(index) {
    this.#characters.splice(index, 1);
    this.#beads.splice(index, 1);
  }

  /**
   * Follows a text that was changed in another way: the characters before and after the change keep their beads.
   * @param {string} text
   */
  syncWith(text) {
    const [before, after] = [this.#characters, [...text]];
    const maxLength = Math.min(before.length, after.length);
    let start = 0;
    while (start < maxLength && before[start] === after[start]) start += 1;
    let end = 0;
    while (end < maxLength - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
    this.#characters = after;
    this.#beads = [
      ...this.#beads.slice(0, start),
      ...Array(after.length - start - end).fill(-1),
      ...this.#beads.slice(before.length - end),
    ];
  }

  /** @param {number[]} before for each bead its index before the beads were rearranged */
  rearrange(before) {
    this.#beads = this.#beads.map((bead) => before.indexOf(bead));
  }

  /**
   * Returns the engine's spelling with the touched beads in place of other beads of the same letter.
   * @param {Spelling} spelling
   * @param {string} letters the letters of the beads
   * @returns {Spelling}
   */
  apply(spelling, letters) {
    const [beads, characters] = [[...spelling.beads], [...spelling.characters]];
    this.#beads.forEach((touched, index) => {
      const engineBead = characters[index];
      if (!(engineBead >= 0) || engineBead === touched || letters[engineBead] !== letters[touched]) return;
      const other = beads[touched];
      [beads[touched], characters[index]] = [index, touched];
      beads[engineBead] = other;
      if (other >= 0) characters[other] = engineBead;
    });
    return { beads, characters };
  }
}

/**
 * For each bead its index before the beads were rearranged.
 * @param {string} oldLetters the letters of the beads before
 * @param {string} letters
 */
export function previousIndices(oldLetters, letters) {
  const remaining = [...oldLetters];
  return [...letters].map((letter) => {
    const index = remaining.indexOf(letter);
    remaining[index] = "";
    return index;
  });
}

/**
 * @param {HTMLElement[]} beads
 * @param {string} letters of the beads
 * @param {number[]} uses for each bead the index of the character that uses it, or -1
 * @param {import("../page/wording.js").Wording} wording
 */
export function drawUsedBeads(beads, letters, uses, wording) {
  beads.forEach((bead, index) => {
    const letter = letters[index];
    const isUsed = uses[index] >= 0;
    bead.classList.toggle("used", isUsed);
    bead.setAttribute("aria-label", isUsed ? wording.text("letters.used", asIs(letter)) : letter);
  });
}
