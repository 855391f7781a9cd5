// Which beads a word uses if the player has touched some of them: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { BeadChoice } from "../../Web/round/bead-choice.js";

const letters = "settlers";

/** Returns what the engine would answer: each character has the first free bead of its letter, or -1 for no bead. */
function spelling(text) {
  const beads = Array(letters.length).fill(-1);
  const characters = [...text].map((character, index) => {
    const bead = [...letters].findIndex((letter, index) => letter === character && beads[index] < 0);
    if (bead >= 0) beads[bead] = index;
    return bead;
  });
  return { beads, characters };
}

const usedBeads = (choice, text) => choice.apply(spelling(text), letters).characters;

test("a touched bead is used, and a typed letter gets another one", () => {
  const choice = new BeadChoice();
  choice.add("s", 7);
  assert.deepEqual(usedBeads(choice, "s"), [7]);
  choice.syncWith("ss");
  assert.deepEqual(usedBeads(choice, "ss"), [7, 0]);
  assert.deepEqual(choice.apply(spelling("ss"), letters).beads, [1, -1, -1, -1, -1, -1, -1, 0]);
});

test("a change of the text keeps the beads before and after it", () => {
  const choice = new BeadChoice();
  choice.add("t", 3);
  choice.add("e", 5);
  choice.syncWith("tre");
  assert.deepEqual(usedBeads(choice, "tre"), [3, 6, 5]);
  choice.remove(0);
  assert.deepEqual(usedBeads(choice, "re"), [6, 5]);
  choice.syncWith("");
  choice.syncWith("e");
  assert.deepEqual(usedBeads(choice, "e"), [1]);
});

test("a letter that the root lacks has no bead, and a bead of another root is forgotten", () => {
  const choice = new BeadChoice();
  choice.add("m", 7);
  assert.deepEqual(usedBeads(choice, "m"), [-1]);
  choice.add("t", 7);
  assert.deepEqual(usedBeads(choice, "mt"), [-1, 2]);
});

test("touched beads stay touched in another order", () => {
  const choice = new BeadChoice();
  choice.add("s", 7);
  // The beads of the two letters s have changed places.
  choice.rearrange([7, 1, 2, 3, 4, 5, 6, 0]);
  assert.deepEqual(usedBeads(choice, "s"), [0]);
});
