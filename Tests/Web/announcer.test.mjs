// How long an announcement stays in the live region: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { Announcer } from "../../Web/page/announcer.js";

/** A live region that records its texts with their times, and a clock that moves only when the test moves it. */
function makeRegion(t) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let now = 0;
  const shown = [];
  const region = {
    content: "",
    get textContent() {
      return this.content;
    },
    set textContent(text) {
      this.content = text;
      shown.push([now, text]);
    },
    replaceChildren(...texts) {
      this.textContent = texts.join("");
    },
  };
  async function advance(milliseconds) {
    for (const end = now + milliseconds; now < end; now += 10) {
      await new Promise((resolve) => setImmediate(resolve));
      t.mock.timers.tick(10);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { region, shown, advance };
}

test("a sentence stays for a second and is then removed", async (t) => {
  const { region, advance } = makeRegion(t);
  new Announcer(region).announce("milk, plus 2");
  await advance(1050);
  assert.equal(region.textContent, "milk, plus 2");
  await advance(1050);
  assert.equal(region.textContent, "");
});

test("the next sentence does not wait", async (t) => {
  const { region, advance } = makeRegion(t);
  const announcer = new Announcer(region);
  announcer.announce("milk, plus 2");
  await advance(1000);
  announcer.announce("silk, plus 2");
  await advance(50);
  assert.equal(region.textContent, "silk, plus 2");
  // The sentence stays for the full time from its own start, not from that of the previous one.
  await advance(1050);
  assert.equal(region.textContent, "silk, plus 2");
});

test("each of many sentences stays for a while, and a repeated one is announced again", async (t) => {
  const { shown, region, advance } = makeRegion(t);
  const announcer = new Announcer(region);
  for (const text of ["milk", "silk", "silk", "worm"]) announcer.announce(text);
  await advance(1000);
  assert.deepEqual(
    shown.map(([, text]) => text),
    ["milk", "", "silk", "", "silk", "", "worm"],
  );
  const times = shown.filter(([, text]) => text !== "").map(([time]) => time);
  assert.ok(
    times.every((time, index) => index === 0 || time - times[index - 1] >= 150),
    times.join(" "),
  );
  assert.equal(region.textContent, "worm");
});
