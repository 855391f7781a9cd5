// Buttons that act for each pointer separately: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { listenToPointers } from "../../Web/round/pointers.js";

globalThis.Element = class {};
globalThis.HTMLElement = class extends Element {};

/** Two buttons, ten pixels wide and a hundred apart, with a function that sends events, and what was activated. */
function makeButtons(handlers = {}) {
  const [page, element] = [new EventTarget(), new EventTarget()];
  globalThis.addEventListener = (kind, listener) => page.addEventListener(kind, listener);
  globalThis.removeEventListener = (kind, listener) => page.removeEventListener(kind, listener);
  const buttons = ["a", "b"].map((name, index) => {
    const button = Object.assign(new HTMLElement(), { name, isConnected: true });
    const [left, right] = [100 * index, 100 * index + 10];
    return Object.assign(button, {
      closest: () => button,
      getBoundingClientRect: () => ({ left, right, top: 0, bottom: 10 }),
    });
  });
  const activated = [];
  listenToPointers(element, "button", { activate: ({ name }) => activated.push(name), ...handlers });
  const sendEvent = (kind, pointerId, index, more = {}) => {
    const properties = {
      target: buttons[index],
      pointerId,
      button: 0,
      buttons: 1,
      detail: 1,
      clientX: 100 * index + 5,
    };
    const event = new Event(kind);
    for (const [name, value] of Object.entries({ ...properties, clientY: 5, ...more }))
      Object.defineProperty(event, name, { value });
    for (const target of kind === "pointerdown" || kind === "click" ? [element] : [page]) target.dispatchEvent(event);
  };
  return { activated, sendEvent, buttons };
}

test("each pointer acts when it is lifted where it went down", () => {
  const { activated, sendEvent } = makeButtons();
  sendEvent("pointerdown", 1, 0);
  sendEvent("pointerdown", 2, 1);
  sendEvent("pointerup", 2, 1);
  assert.deepEqual(activated, ["b"]);
  sendEvent("pointerup", 1, 0);
  assert.deepEqual(activated, ["b", "a"]);
  sendEvent("pointerdown", 1, 0);
  sendEvent("pointerup", 1, 1);
  sendEvent("pointerdown", 1, 0);
  sendEvent("pointercancel", 1, 0);
  sendEvent("pointerup", 1, 0);
  assert.deepEqual(activated, ["b", "a"]);
});

test("a button that moves away meanwhile is pressed all the same", () => {
  const { activated, sendEvent, buttons } = makeButtons();
  sendEvent("pointerdown", 1, 0);
  buttons[0].getBoundingClientRect = () => ({ left: 400, right: 410, top: 0, bottom: 10 });
  sendEvent("pointerup", 1, 0);
  assert.deepEqual(activated, ["a"]);
});

test("the click of a pointer does not act again, and one without a pointer acts", () => {
  const { activated, sendEvent } = makeButtons();
  sendEvent("pointerdown", 1, 0);
  sendEvent("pointerup", 1, 0);
  sendEvent("click", 1, 0);
  assert.deepEqual(activated, ["a"]);
  sendEvent("click", 1, 0, { detail: 0 });
  sendEvent("click", 1, 1);
  assert.deepEqual(activated, ["a", "a", "b"]);
});

test("a mouse whose button was released outside the window presses nothing", () => {
  const moved = [];
  const { activated, sendEvent } = makeButtons({ move: ({ button: { name } }) => moved.push(name) });
  sendEvent("pointerdown", 1, 0);
  sendEvent("pointermove", 1, 0);
  sendEvent("pointermove", 1, 0, { buttons: 0 });
  sendEvent("pointermove", 1, 0);
  sendEvent("pointerup", 1, 0);
  assert.deepEqual([moved, activated], [["a"], []]);
});
