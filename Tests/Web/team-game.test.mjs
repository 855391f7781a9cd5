// The game of a class in front of a projector, as the tab keeps it: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { forgetGames, TeamGame } from "../../Web/class/team-game.js";
import { openClassEngine } from "./engine.mjs";

const tab = new Map();
globalThis.sessionStorage = { getItem: (key) => tab.get(key) ?? null, setItem: (key, text) => tab.set(key, text) };

const engine = await openClassEngine();
const puzzle = { code: "silkworm", place: 3, root: "silkworm", minimum: 3, minutes: 2, count: 0 };
/** The game that the tab has kept, as after a reload. */
const kept = () => new TeamGame(engine, puzzle);

test("each change of a game is kept at once, so that not even a tab that is killed loses it", (t) => {
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const game = kept();
  assert.equal(game.isBegun, false);
  game.begin(3);
  assert.deepEqual([kept().teams, kept().isEnded], [3, false]);
  game.give("milk", 2);
  game.give("worm", 1);
  assert.deepEqual([kept().isBegun, kept().isRunning], [true, false]);
  assert.deepEqual(
    kept().standing.finds.map(({ word, team }) => [word, team]),
    [
      ["milk", 2],
      ["worm", 1],
    ],
  );
  assert.equal(game.undo(), "worm");
  assert.deepEqual(
    kept().standing.finds.map(({ word }) => word),
    ["milk"],
  );
  now = 45_000;
  game.pause();
  assert.deepEqual([game.left, kept().left], [750, 750]);
  now = 60_000;
  assert.equal(game.left, 750);
  game.run();
  now = 75_000;
  assert.equal(game.left, 600);
  game.end();
  assert.deepEqual([kept().isEnded, kept().left], [true, 600]);
  game.begin(2);
  assert.deepEqual([kept().isEnded, kept().teams, kept().standing.finds], [false, 2, []]);
});

test("the games of another class are forgotten, and come back", () => {
  kept().begin(2);
  kept().give("milk", 1);
  const restore = forgetGames([puzzle]);
  assert.equal(kept().isBegun, false);
  restore();
  assert.deepEqual([kept().isBegun, kept().teams], [true, 2]);
});
