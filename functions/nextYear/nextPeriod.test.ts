import { expect, test } from "vitest";
import { nextName, nextPeriod } from "./nextPeriod.ts";

test.each([
  ["2025-01-01", "2025-12-31", "2026-01-01", "2026-12-31"],
  ["2023-03-01", "2024-02-29", "2024-03-01", "2025-02-28"],
  ["2025-07-01", "2025-12-31", "2026-01-01", "2026-06-30"],
  ["2025-04-06", "2026-04-05", "2026-04-06", "2027-04-05"],
  ["2024-01-01", "2024-12-29", "2024-12-30", "2025-12-28"],
  ["2024-12-30", "2026-01-04", "2026-01-05", "2027-01-03"],
  // The last Saturday of January
  ["2024-01-28", "2025-01-25", "2025-01-26", "2026-01-31"],
  ["2025-01-26", "2026-01-31", "2026-02-01", "2027-01-30"],
  // The Saturday nearest to the end of January
  ["2023-01-29", "2024-02-03", "2024-02-04", "2025-02-01"],
  ["2024-02-04", "2025-02-01", "2025-02-02", "2026-01-31"],
  // The Sunday nearest to the end of the year
  ["2019-12-30", "2021-01-03", "2021-01-04", "2022-01-02"],
])("after %s to %s comes %s to %s", (start, end, nextStart, nextEnd) => {
  expect(nextPeriod({ start, end })).toEqual({ start: nextStart, end: nextEnd });
});

test("a year of weeks that may have 52 or 53, by the calendars that fit, is left to be said", () => {
  // It may end on the last Saturday of January 2024, the 27th, or on the nearest to its end, 3 February
  expect(nextPeriod({ start: "2022-01-30", end: "2023-01-28" })).toBeNull();
});

test.each([
  ["Harbour Ltd 2025", "Harbour Ltd 2026"],
  ["2024 to 2025 accounts", "2024 to 2026 accounts"],
  ["Bakery", "Bakery, next year"],
])("after %s comes %s", (name, next) => {
  expect(nextName(name)).toBe(next);
});
