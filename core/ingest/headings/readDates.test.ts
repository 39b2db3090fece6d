import { expect, test } from "vitest";
import { findDateHabit } from "./readDates.ts";

const days = Array.from({ length: 12 }, (_, at) => `${at + 1}/1/2024`);

test("dates are read by those that leave no doubt", () => {
  expect(findDateHabit(["3/4/2025", "31/4/2025"])).toEqual({ habit: "day_first", ambiguous: null });
  expect(findDateHabit(["3/4/2025", "4/30/2025"])).toEqual({
    habit: "month_first",
    ambiguous: null,
  });
  expect(findDateHabit(["3/4/2025", "5/4/2025"])).toEqual({ habit: "day_first", ambiguous: 0 });
});

test("the first days of months are not taken for the days of January", () => {
  expect(findDateHabit(days)).toEqual({ habit: "month_first", ambiguous: 1 });
  expect(findDateHabit(["1/1/2024", "7/1/2024", "1/1/2025"]).habit).toBe("month_first");
  expect(findDateHabit(days.slice(0, 5)).habit).toBe("day_first");
});
