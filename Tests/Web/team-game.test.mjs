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

test("a step of the clock of more than ten seconds on screen stops it, and is no time played", (t) => {
  let now = 100_000;
  t.mock.method(performance, "now", () => now);
  const game = kept();
  game.begin(2);
  /** Lets time pass, and looks at the clock. */
  const look = (milliseconds, wasOnScreen = true) => {
    now += milliseconds;
    return game.look(wasOnScreen);
  };
  assert.deepEqual([look(1000), look(10_000), game.left], [false, false, 1090]);
  // A hidden page is called once a minute at times.
  assert.deepEqual([look(60_000, false), game.left], [false, 490]);
  assert.deepEqual([look(1000), game.left], [false, 480]);
  assert.deepEqual([look(10_001), game.isRunning, game.left, kept().left], [true, false, 480, 480]);
  assert.deepEqual([look(20_000), game.left], [false, 480]);
  game.run();
  assert.deepEqual([look(1000), game.left], [false, 470]);
});

test("the games of another class are forgotten, and come back", () => {
  kept().begin(2);
  kept().give("milk", 1);
  const restore = forgetGames([puzzle]);
  assert.equal(kept().isBegun, false);
  restore();
  assert.deepEqual([kept().isBegun, kept().teams], [true, 2]);
});
