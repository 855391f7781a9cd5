// The number of the daily puzzle and the time until the next one, in any time zone: node --test Tests/Web

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { minutesToMidnight } from "../../Web/round/heading.js";
import { dataLines, openEngine } from "./engine.mjs";

const engine = await openEngine();
const roots = dataLines("daily.txt").map((line) => line.split("\t")[0]);
const originalZone = process.env.TZ;
after(() => {
  process.env.TZ = originalZone ?? "";
});

/** The number of the puzzle at a moment, by the current time zone's calendar. */
function numberAt(moment) {
  engine.setRequest({ kind: "nothing", text: "" });
  return engine.setDay(moment).today;
}

for (const zoneName of ["Pacific/Kiritimati", "Etc/GMT+12", "Europe/Berlin", "Africa/Cairo"]) {
  test(`eight hundred days have eight hundred numbers in ${zoneName}`, () => {
    process.env.TZ = zoneName;
    for (let day = 0; day < 800; day += 1) {
      const moments = [[0, 0, 0], [3, 30], [12], [23, 59, 59, 999]].map((time) => new Date(2026, 0, 1 + day, ...time));
      assert.deepEqual(moments.map(numberAt), Array(4).fill(day + 1));
      const [midnight, night, noon, last] = moments.map(minutesToMidnight);
      assert.ok(23 * 60 <= midnight && midnight <= 25 * 60 && [1, 61].includes(last), `day ${day}`);
      assert.ok(midnight > night && night > noon && noon > 0, `day ${day}`);
    }
  });
}

test("the puzzle of each day is the one in Data/daily.txt", () => {
  for (let day = 0; day < 400; day += 1) {
    numberAt(new Date(2026, 0, 1 + day, 12));
    engine.setRequest({ kind: "daily", text: "" });
    assert.equal(engine.act("start").round.root, roots[day]);
  }
});

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
