// A class's game in front of a projector, as the tab and the device save it: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { latestGame, SavedGames } from "../../Web/class/saved-games.js";
import { TeamGame } from "../../Web/class/team-game.js";
import { MemoryStore } from "../../Web/engine/store.js";
import { clearTabStorage } from "../../Web/page/tab-storage.js";
import { openClassEngine } from "./engine.mjs";

// This session storage saves nothing, so that the tab remembers its games in memory only.
globalThis.sessionStorage = { getItem: () => null, setItem: () => {} };

const engine = await openClassEngine();
const puzzle = { code: "silkworm", number: 3, root: "silkworm", minimum: 3, minutes: 2, count: 0 };
const rounds = [puzzle, { ...puzzle, number: 4, minimum: 4 }];
const store = new MemoryStore();
const open = async (puzzles = [puzzle]) => SavedGames.open(store, puzzles);
const games = await open();
/** The game that the tab has saved, as after a reload. */
const reopenGame = () => new TeamGame(engine, puzzle, games);
/** Resolves when everything is written to the device. */
const whenWritten = () => new Promise((resolve) => setImmediate(resolve));
async function latestOnDevice() {
  await whenWritten();
  return latestGame(store);
}
/** The games in another tab, which only knows what the device has saved. */
async function openInAnotherTab(puzzles) {
  await whenWritten();
  clearTabStorage();
  const others = await open(puzzles);
  return (puzzles ?? [puzzle]).map((one) => new TeamGame(engine, one, others));
}
/** The state of a game that can be resumed: its teams, minutes and words. */
const summary = ({ teams, minutes, standing }) => [teams, minutes, ...standing.finds.map(({ word }) => word)];

test("each change of a game is saved at once, so that not even a killed tab loses it", (t) => {
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const game = reopenGame();
  assert.equal(game.isBegun, false);
  game.begin(3, 2);
  assert.deepEqual([reopenGame().teams, reopenGame().isEnded], [3, false]);
  game.addWord("milk", 2);
  game.addWord("worm", 1);
  assert.deepEqual([reopenGame().isBegun, reopenGame().isRunning], [true, false]);
  assert.deepEqual(
    reopenGame().standing.finds.map(({ word, team }) => [word, team]),
    [
      ["milk", 2],
      ["worm", 1],
    ],
  );
  assert.equal(game.undo(), "worm");
  assert.deepEqual(
    reopenGame().standing.finds.map(({ word }) => word),
    ["milk"],
  );
  now = 45_000;
  game.pause();
  assert.deepEqual([game.timeLeft, reopenGame().timeLeft], [750, 750]);
  now = 60_000;
  assert.equal(game.timeLeft, 750);
  game.run();
  now = 75_000;
  assert.equal(game.timeLeft, 600);
  game.end();
  assert.deepEqual([reopenGame().isEnded, reopenGame().timeLeft], [true, 600]);
  game.begin(2, 2);
  assert.deepEqual([reopenGame().isEnded, reopenGame().teams, reopenGame().standing.finds], [false, 2, []]);
});

test("a clock step of more than ten seconds on screen stops the clock and does not count", (t) => {
  let now = 100_000;
  t.mock.method(performance, "now", () => now);
  const game = reopenGame();
  game.begin(2, 2);
  /** Lets time pass, and then checks the clock; returns whether that has stopped the clock. */
  const check = (milliseconds, wasOnScreen = true) => {
    now += milliseconds;
    return game.checkClock(wasOnScreen);
  };
  assert.deepEqual([check(1000), check(10_000), game.timeLeft], [false, false, 1090]);
  // A hidden page sometimes gets only one timer call a minute.
  assert.deepEqual([check(60_000, false), game.timeLeft], [false, 490]);
  assert.deepEqual([check(1000), game.timeLeft], [false, 480]);
  assert.deepEqual([check(10_001), game.isRunning, game.timeLeft, reopenGame().timeLeft], [true, false, 480, 480]);
  assert.deepEqual([check(20_000), game.timeLeft], [false, 480]);
  game.run();
  assert.deepEqual([check(1000), game.timeLeft], [false, 470]);
});

test("the games of another class are forgotten, and come back", async () => {
  reopenGame().begin(2, 2);
  reopenGame().addWord("milk", 1);
  const restore = games.forget();
  assert.equal(reopenGame().isBegun, false);
  assert.deepEqual(await latestOnDevice(), null);
  restore();
  assert.deepEqual([reopenGame().isBegun, reopenGame().teams], [true, 2]);
  const [other] = await openInAnotherTab();
  assert.deepEqual(summary(other), [2, 2, "milk"]);
});

test("the device stores a game when the tab is closed, until it ends or another one begins", async (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: 1000 });
  const game = reopenGame();
  game.begin(2, 7);
  game.addWord("milk", 2);
  t.mock.timers.tick(1);
  const [second] = await openInAnotherTab();
  assert.deepEqual([second.isBegun, second.isRunning, ...summary(second)], [true, false, 2, 7, "milk"]);
  assert.deepEqual(await latestOnDevice(), { code: "silkworm", number: 3, wordCount: 1 });
  second.addWord("worm", 1);
  assert.deepEqual(summary((await openInAnotherTab())[0]), [2, 7, "milk", "worm"]);
  second.begin(0, 0);
  second.addWord("silk");
  assert.deepEqual(summary((await openInAnotherTab())[0]), [0, 0, "silk"]);
  t.mock.timers.tick(1);
  second.end();
  // The tab in which the game has ended can show it again.
  assert.deepEqual([reopenGame().isEnded, ...summary(reopenGame())], [true, 0, 0, "silk"]);
  assert.equal(await latestOnDevice(), null);
  assert.equal((await openInAnotherTab())[0].isBegun, false);
});

test("a round of a set that has ended counts for the teams until all have ended", async (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: 1000 });
  const [first, second] = await openInAnotherTab(rounds);
  first.begin(2, 0);
  first.addWord("milk", 1);
  first.end();
  const [one, other] = await openInAnotherTab(rounds);
  assert.deepEqual([one.isEnded, summary(one), other.isBegun], [true, [2, 0, "milk"], false]);
  // There is nothing to resume.
  assert.equal(await latestOnDevice(), null);
  second.begin(2, 0);
  second.addWord("worm", 1);
  assert.deepEqual(await latestOnDevice(), { code: "silkworm", number: 4, wordCount: 1 });
  second.end();
  assert.deepEqual(
    (await openInAnotherTab(rounds)).map(({ isBegun }) => isBegun),
    [false, false],
  );
});

test("the clock is saved while it runs, and a game that nobody resumes is deleted after four weeks", async (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: 1000 });
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const [game] = await openInAnotherTab();
  game.begin(2, 3);
  game.addWord("milk", 2);
  for (now = 1000; now <= 9000; now += 1000) game.saveTime();
  assert.equal((await openInAnotherTab())[0].timeLeft, 1750);
  t.mock.timers.tick(27 * 24 * 3600 * 1000);
  assert.equal((await openInAnotherTab())[0].isBegun, true);
  t.mock.timers.tick(2 * 24 * 3600 * 1000);
  assert.equal((await openInAnotherTab())[0].isBegun, false);
  assert.equal((await store.readRange("projector", "projector")).size, 0);
});

test("unreadable data is not a game", async () => {
  await store.update([], () => new Map([["projector silkworm 3", { of: "another version" }]]));
  assert.equal((await openInAnotherTab())[0].isBegun, false);
  assert.equal(await latestOnDevice(), null);
});
