// The number of the daily puzzle and the time until the next one, in any time zone: node --test Tests/Web

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { minutesToMidnight } from "../../Web/round/heading.js";
import { openEngine } from "./engine.mjs";

const engine = await openEngine();
const originalZone = process.env.TZ;
after(() => {
  process.env.TZ = originalZone ?? "";
});

/** The number of the puzzle at a moment, by the current time zone's calendar. */
function numberAt(moment) {
  engine.setRequest({ kind: "nothing", text: "" });
  return engine.setDay(moment).today;
}

for (const [zoneName, time, date, minutes] of [
  ["Pacific/Kiritimati", "2026-06-15T11:00:00+00:00", "2026-06-16", 23 * 60],
  ["Etc/GMT+12", "2026-06-15T11:00:00+00:00", "2026-06-14", 60],
  ["Europe/Berlin", "2026-03-29T00:30:00+01:00", "2026-03-29", 22 * 60 + 30],
  ["Europe/Berlin", "2026-10-25T00:30:00+02:00", "2026-10-25", 24 * 60 + 30],
  ["Africa/Cairo", "2026-04-23T23:30:00+02:00", "2026-04-23", 30],
  ["Africa/Cairo", "2026-04-24T01:00:00+03:00", "2026-04-24", 23 * 60],
  ["Asia/Kathmandu", "2028-02-29T12:00:00+05:45", "2028-02-29", 12 * 60],
]) {
  test(`at ${time} it is ${date} in ${zoneName}`, () => {
    process.env.TZ = zoneName;
    const now = new Date(time);
    assert.equal(numberAt(now), (Date.parse(date) - Date.parse("2026-01-01")) / 86_400_000 + 1);
    assert.equal(minutesToMidnight(now), minutes);
  });
}
