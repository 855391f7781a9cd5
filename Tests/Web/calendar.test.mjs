// The columns of the calendar: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { firstDayOfWeek } from "../../Web/statistics/calendar.js";

/** Calls a function while instances of `Intl.Locale` have only the given members; returns the function's result. */
function withLocale(members, action) {
  const { Locale } = Intl;
  Intl.Locale = class {
    constructor(tag) {
      Object.assign(this, members(tag));
    }
  };
  try {
    return action();
  } finally {
    Intl.Locale = Locale;
  }
}

test("a week begins on the day of the player's region, and on Monday if the browser does not know", () => {
  assert.deepEqual(["en-US", "en-GB", "de", "ar-EG", "zh-CN", "en-US@posix"].map(firstDayOfWeek), [7, 1, 1, 6, 1, 1]);
  const saturdayFirst = { firstDay: 6 };
  assert.equal(
    withLocale(
      () => ({ getWeekInfo: () => saturdayFirst }),
      () => firstDayOfWeek("fa"),
    ),
    6,
  );
  assert.equal(
    withLocale(
      () => ({ weekInfo: saturdayFirst }),
      () => firstDayOfWeek("fa"),
    ),
    6,
  );
  assert.equal(
    withLocale(
      () => ({}),
      () => firstDayOfWeek("en-US"),
    ),
    1,
  );
});
