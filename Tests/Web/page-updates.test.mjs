// When the page says that it has a newer version: node --test Tests/Web

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { PageUpdates } from "../../Web/offline/page-updates.js";

const state = { isHidden: false };
/** @type {EventTarget} */
let page;

/** Returns an event target that also has the given members. */
const makeTarget = (members) => Object.assign(new EventTarget(), members);

beforeEach(() => {
  page = makeTarget({ baseURI: "https://words.example/" });
  Object.defineProperty(page, "hidden", { get: () => state.isHidden });
  globalThis.document = page;
  globalThis.preloaded = { languages: ["en"] };
});

/**
 * Opens the page in a browser with these workers; returns the registration and the container of the workers, to which
 * tests send events, and how often a newer version was reported.
 */
async function open({ controller = null, waiting = null, installing = null }) {
  const registration = makeTarget({
    waiting,
    installing,
    updateChecks: 0,
    update: async () => void (registration.updateChecks += 1),
  });
  const workers = makeTarget({ controller, register: async () => registration });
  Object.defineProperty(globalThis, "navigator", { value: { serviceWorker: workers }, configurable: true });
  const updates = new PageUpdates();
  const reports = { count: 0 };
  updates.onnewer = () => {
    reports.count += 1;
  };
  await updates.register();
  return { registration, workers, reports };
}

function install(registration) {
  const worker = makeTarget({ state: "installing" });
  registration.installing = worker;
  registration.dispatchEvent(new Event("updatefound"));
  worker.state = "installed";
  worker.dispatchEvent(new Event("statechange"));
}

test("a first visit reports no newer version, in whatever order a browser installs the first worker", async () => {
  for (const first of [{}, { waiting: {} }, { installing: makeTarget({ state: "installing" }) }]) {
    const { registration, workers, reports } = await open(first);
    // WebKit reports the first worker while that worker waits, or after it has taken control of the page.
    workers.controller = {};
    workers.dispatchEvent(new Event("controllerchange"));
    install(registration);
    workers.dispatchEvent(new Event("controllerchange"));
    assert.equal(reports.count, 0, JSON.stringify(first));
  }
});

test("a later visit reports a version that waits, that is installed, or that has taken over the page", async () => {
  assert.equal((await open({ controller: {}, waiting: {} })).reports.count, 1);
  const { registration, reports } = await open({ controller: {} });
  assert.equal(reports.count, 0);
  install(registration);
  assert.equal(reports.count, 1);
  const other = await open({ controller: {} });
  other.workers.dispatchEvent(new Event("controllerchange"));
  assert.equal(other.reports.count, 1);
});

test("a first visit that stays open reports a version that it has checked for", async (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: 0 });
  const { registration, workers, reports } = await open({});
  workers.controller = {};
  t.mock.timers.tick(3_600_000);
  page.dispatchEvent(new Event("visibilitychange"));
  assert.equal(registration.updateChecks, 1);
  install(registration);
  assert.equal(reports.count, 1);
});
