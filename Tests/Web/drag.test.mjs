// A drag over the beads: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { Drag } from "../../Web/round/drag.js";

globalThis.HTMLElement = class {};

/** Three beads beside each other, ten pixels wide, and a field that notes which of them are used. */
function dragging() {
  const listeners = new Map();
  const all = [0, 1, 2].map((index) => {
    const bead = Object.assign(new HTMLElement(), { dataset: { index }, offsetWidth: 10, offsetTop: 0 });
    return Object.assign(bead, { offsetLeft: 20 * index, closest: () => bead });
  });
  const beads = {
    addEventListener: (kind, listener) => listeners.set(kind, listener),
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    querySelectorAll: () => all,
    setPointerCapture: () => {},
  };
  globalThis.document = { getElementById: () => beads };
  const used = [];
  const isUsed = (bead) => used.includes(bead);
  const toggle = (bead) => void (isUsed(bead) ? used.splice(used.indexOf(bead), 1) : used.push(bead));
  new Drag({ isUsed, toggle });
  /** Sends an event of the pointer in the middle of a bead. */
  const send = (kind, bead, buttons = 1) => {
    const place = { clientX: 20 * bead + 5, clientY: 5 };
    listeners.get(kind)({ target: all[bead], pointerId: 1, isPrimary: true, button: 0, buttons, ...place });
  };
  return { used, send };
}

test("a drag uses the beads on its way, and gives back those that it returns from", () => {
  const { used, send } = dragging();
  send("pointerdown", 0);
  send("pointermove", 2);
  assert.deepEqual(used, [0, 1, 2]);
  send("pointermove", 0);
  assert.deepEqual(used, [0]);
});

test("a drag whose button was released outside the window is over", () => {
  const { used, send } = dragging();
  send("pointerdown", 0);
  send("pointermove", 1);
  send("pointermove", 1, 0);
  send("pointermove", 2);
  assert.deepEqual(used, [0, 1]);
});
