import { expect, test } from "vitest";
import { spannedHeadings } from "./headingsAt.ts";
import { findDateHabit, readDate } from "./readDates.ts";

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

test.each([
  ["2025年3月1日", "2025-03-01"],
  ["2025년 03월 01일", "2025-03-01"],
  ["2025. 3. 1.", "2025-03-01"],
  ["Mar-01-2025", "2025-03-01"],
  ["1 févr. 2025", "2025-02-01"],
  ["13-août-25", "2025-08-13"],
  ["05-Mär-25", "2025-03-05"],
  ["1. März 2025", "2025-03-01"],
  ["1er septembre 2025", "2025-09-01"],
  ["3 de septiembre de 2025", "2025-09-03"],
  ["2025年13月1日", null],
  ["1 Foo 2025", null],
])("%s is read as the day that it names", (cell, day) => {
  expect(readDate(cell, "day_first")).toBe(day);
});

test("a heading of a whole period takes no date from the title above it", () => {
  const read = (title: string, ...headings: readonly string[]) =>
    spannedHeadings({ row: 1, cells: [title, "", ""] }, headings);
  const periods = ["Distribution account", "Jan 1 - Dec 31 2025", "Jan 1 - Dec 31 2024 (PY)"];
  expect(read("January 1-December 31, 2025", ...periods)).toEqual(periods);
  const days = ["Distribution account", "As of Dec 31, 2025", "As of Dec 31, 2024 (PY)"];
  expect(read("As of December 31, 2025", ...days)).toEqual(days);
  expect(read("9 months ended", "Account", "30 Sep 2025")[1]).toBe("9 months ended 30 Sep 2025");
});
