// A class's game in front of a projector, as the tab and the device save it: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { latestGame, SavedGames } from "../../Web/class/saved-games.js";
import { TeamGame } from "../../Web/class/team-game.js";
import { MemoryStore } from "../../Web/engine/store.js";
import { forgetAll } from "../../Web/page/tab-storage.js";
import { openClassEngine } from "./engine.mjs";

// Node has no session storage. The page then remembers the game in memory only.
globalThis.sessionStorage = { getItem: () => null, setItem: () => {} };

const engine = await openClassEngine();
const puzzle = { code: "silkworm", place: 3, root: "silkworm", minimum: 3, minutes: 2, count: 0 };
const rounds = [puzzle, { ...puzzle, place: 4, minimum: 4 }];
const store = new MemoryStore();
const open = async (puzzles = [puzzle]) => SavedGames.open(store, puzzles);
const games = await open();
/** The game that the tab has saved, as after a reload. */
const kept = () => new TeamGame(engine, puzzle, games);
/** Resolves when everything is written to the device. */
const written = () => new Promise((resolve) => setImmediate(resolve));
async function latest() {
  await written();
  return latestGame(store);
}
/** The games in another tab, which only knows what the device has saved. */
async function inAnotherTab(puzzles) {
  await written();
  forgetAll();
  const others = await open(puzzles);
  return (puzzles ?? [puzzle]).map((one) => new TeamGame(engine, one, others));
}
/** The state of a game that can be resumed: its teams, minutes and words. */
const done = ({ teams, minutes, standing }) => [teams, minutes, ...standing.finds.map(({ word }) => word)];

test("each change of a game is saved at once, so that not even a killed tab loses it", (t) => {
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const game = kept();
  assert.equal(game.isBegun, false);
  game.begin(3, 2);
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
  game.begin(2, 2);
  assert.deepEqual([kept().isEnded, kept().teams, kept().standing.finds], [false, 2, []]);
});

test("a clock step of more than ten seconds on screen stops the clock and does not count", (t) => {
  let now = 100_000;
  t.mock.method(performance, "now", () => now);
  const game = kept();
  game.begin(2, 2);
  /** Lets time pass, and then reads the clock. */
  const look = (milliseconds, wasOnScreen = true) => {
    now += milliseconds;
    return game.look(wasOnScreen);
  };
  assert.deepEqual([look(1000), look(10_000), game.left], [false, false, 1090]);
  // A hidden page sometimes gets only one timer call a minute.
  assert.deepEqual([look(60_000, false), game.left], [false, 490]);
  assert.deepEqual([look(1000), game.left], [false, 480]);
  assert.deepEqual([look(10_001), game.isRunning, game.left, kept().left], [true, false, 480, 480]);
  assert.deepEqual([look(20_000), game.left], [false, 480]);
  game.run();
  assert.deepEqual([look(1000), game.left], [false, 470]);
});

test("the games of another class are forgotten, and come back", async () => {
  kept().begin(2, 2);
  kept().give("milk", 1);
  const restore = games.forget();
  assert.equal(kept().isBegun, false);
  assert.deepEqual(await latest(), null);
  restore();
  assert.deepEqual([kept().isBegun, kept().teams], [true, 2]);
  const [other] = await inAnotherTab();
  assert.deepEqual(done(other), [2, 2, "milk"]);
});

test("the device stores a game when the tab is closed, until it ends or another one begins", async (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: 1000 });
  const game = kept();
  game.begin(2, 7);
  game.give("milk", 2);
  t.mock.timers.tick(1);
  const [second] = await inAnotherTab();
  assert.deepEqual([second.isBegun, second.isRunning, ...done(second)], [true, false, 2, 7, "milk"]);
  assert.deepEqual(await latest(), { code: "silkworm", place: 3, words: 1 });
  second.give("worm", 1);
  assert.deepEqual(done((await inAnotherTab())[0]), [2, 7, "milk", "worm"]);
  second.begin(0, 0);
  second.give("silk");
  assert.deepEqual(done((await inAnotherTab())[0]), [0, 0, "silk"]);
  t.mock.timers.tick(1);
  second.end();
  // The tab where it ended can show it again.
  assert.deepEqual([kept().isEnded, ...done(kept())], [true, 0, 0, "silk"]);
  assert.equal(await latest(), null);
  assert.equal((await inAnotherTab())[0].isBegun, false);
});

test("a round of a set that has ended counts for the teams until all have ended", async (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: 1000 });
  const [first, second] = await inAnotherTab(rounds);
  first.begin(2, 0);
  first.give("milk", 1);
  first.end();
  const [one, other] = await inAnotherTab(rounds);
  assert.deepEqual([one.isEnded, done(one), other.isBegun], [true, [2, 0, "milk"], false]);
  // There is nothing to resume.
  assert.equal(await latest(), null);
  second.begin(2, 0);
  second.give("worm", 1);
  assert.deepEqual(await latest(), { code: "silkworm", place: 4, words: 1 });
  second.end();
  assert.deepEqual(
    (await inAnotherTab(rounds)).map(({ isBegun }) => isBegun),
    [false, false],
  );
});

test("the clock is saved while it runs, and a game that nobody resumes is deleted after four weeks", async (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: 1000 });
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const [game] = await inAnotherTab();
  game.begin(2, 3);
  game.give("milk", 2);
  for (now = 1000; now <= 9000; now += 1000) game.saveTime();
  assert.equal((await inAnotherTab())[0].left, 1750);
  t.mock.timers.tick(27 * 24 * 3600 * 1000);
  assert.equal((await inAnotherTab())[0].isBegun, true);
  t.mock.timers.tick(2 * 24 * 3600 * 1000);
  assert.equal((await inAnotherTab())[0].isBegun, false);
  assert.equal((await store.readRange("projector", "projector")).size, 0);
});

test("unreadable data is not a game", async () => {
  await store.update([], () => new Map([["projector silkworm 3", { of: "another version" }]]));
  assert.equal((await inAnotherTab())[0].isBegun, false);
  assert.equal(await latest(), null);
});
