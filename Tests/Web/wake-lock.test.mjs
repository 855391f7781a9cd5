// The wake lock that keeps the screen on: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { WakeLock } from "../../Web/page/wake-lock.js";

const page = new EventTarget();
page.hidden = false;
globalThis.document = page;

/** The locks that were requested, and whether requests are refused. */
const screen = { locks: [], isRefused: false };
Object.defineProperty(globalThis, "navigator", { configurable: true, value: {} });

function mockWakeLock({ locks = true, isRefused = false } = {}) {
  screen.locks = [];
  screen.isRefused = isRefused;
  const request = async (kind) => {
    if (screen.isRefused) throw new Error(kind);
    const lock = { isHeld: true, release: async () => void (lock.isHeld = false) };
    screen.locks.push(lock);
    return lock;
  };
  if (locks) navigator.wakeLock = { request };
  else delete navigator.wakeLock;
}

/** Whether each lock is held, once all requests are answered. */
async function heldLocks() {
  await new Promise((resolve) => setImmediate(resolve));
  return screen.locks.map(({ isHeld }) => isHeld);
}

function setHidden(isHidden) {
  page.hidden = isHidden;
  page.dispatchEvent(new Event("visibilitychange"));
}

test("a single lock is held for as long as it is wanted", async (t) => {
  let now = 0;
  t.mock.timers.enable({ apis: ["setTimeout"] });
  t.mock.method(performance, "now", () => now);
  mockWakeLock();
  const wakeLock = new WakeLock();
  wakeLock.hold(60_000);
  wakeLock.hold(30_000);
  assert.deepEqual(await heldLocks(), [true]);
  now = 29_999;
  t.mock.timers.tick(29_999);
  assert.deepEqual(await heldLocks(), [true]);
  now = 30_000;
  t.mock.timers.tick(1);
  assert.deepEqual(await heldLocks(), [false]);
});

test("a wake lock is requested again when the page is visible again, and only then", async () => {
  mockWakeLock();
  const wakeLock = new WakeLock();
  setHidden(true);
  wakeLock.hold(60_000);
  assert.deepEqual(await heldLocks(), []);
  setHidden(false);
  setHidden(true);
  setHidden(false);
  assert.deepEqual(await heldLocks(), [false, true]);
  wakeLock.hold(0);
  setHidden(true);
  setHidden(false);
  assert.deepEqual(await heldLocks(), [false, false]);
});

test("a wake lock that comes after it is no longer wanted is released", async () => {
  mockWakeLock();
  const wakeLock = new WakeLock();
  wakeLock.hold(60_000);
  wakeLock.hold(0);
  assert.deepEqual(await heldLocks(), [false]);
});

test("a refusal or a missing wake lock is no error, and is requested again when the page is visible again", async () => {
  mockWakeLock({ isRefused: true });
  const wakeLock = new WakeLock();
  wakeLock.hold(60_000);
  assert.deepEqual(await heldLocks(), []);
  screen.isRefused = false;
  setHidden(true);
  setHidden(false);
  assert.deepEqual(await heldLocks(), [true]);
  wakeLock.hold(0);
  mockWakeLock({ locks: false });
  wakeLock.hold(60_000);
  wakeLock.hold(0);
  assert.deepEqual(await heldLocks(), []);
});
