// When the page says that it has a newer version: node --test Tests/Web

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { PageUpdates } from "../../Web/offline/page-updates.js";

const state = { isHidden: false };
/** @type {EventTarget} */
let page;

/** An event target with more members. */
const target = (members) => Object.assign(new EventTarget(), members);

beforeEach(() => {
  page = target({ baseURI: "https://words.example/" });
  Object.defineProperty(page, "hidden", { get: () => state.isHidden });
  globalThis.document = page;
  globalThis.preloaded = { languages: ["en"] };
});

/**
 * Opens the page in a browser with these workers; returns controls for what happens next, and how often a newer version
 * was reported.
 */
async function open({ controller = null, waiting = null, installing = null }) {
  const registration = target({ waiting, installing, asked: 0, update: async () => void (registration.asked += 1) });
  const workers = target({ controller, register: async () => registration });
  Object.defineProperty(globalThis, "navigator", { value: { serviceWorker: workers }, configurable: true });
  const updates = new PageUpdates();
  const told = { count: 0 };
  updates.onnewer = () => {
    told.count += 1;
  };
  await updates.register();
  return { registration, workers, told };
}

function install(registration) {
  const worker = target({ state: "installing" });
  registration.installing = worker;
  registration.dispatchEvent(new Event("updatefound"));
  worker.state = "installed";
  worker.dispatchEvent(new Event("statechange"));
}

test("a first visit reports no newer version, in whatever order a browser installs the first worker", async () => {
  for (const first of [{}, { waiting: {} }, { installing: target({ state: "installing" }) }]) {
    const { registration, workers, told } = await open(first);
    // WebKit reports the first worker after it has taken control of the page, or while it waits.
    workers.controller = {};
    workers.dispatchEvent(new Event("controllerchange"));
    install(registration);
    workers.dispatchEvent(new Event("controllerchange"));
    assert.equal(told.count, 0, JSON.stringify(first));
  }
});

test("a later visit reports a version that waits, that is installed, or that has taken over the page", async () => {
  assert.equal((await open({ controller: {}, waiting: {} })).told.count, 1);
  const { registration, told } = await open({ controller: {} });
  assert.equal(told.count, 0);
  install(registration);
  assert.equal(told.count, 1);
  const other = await open({ controller: {} });
  other.workers.dispatchEvent(new Event("controllerchange"));
  assert.equal(other.told.count, 1);
});

test("a first visit that stays open reports a version that it has checked for", async (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: 0 });
  const { registration, workers, told } = await open({});
  workers.controller = {};
  t.mock.timers.tick(3_600_000);
  page.dispatchEvent(new Event("visibilitychange"));
  assert.equal(registration.asked, 1);
  install(registration);
  assert.equal(told.count, 1);
});
