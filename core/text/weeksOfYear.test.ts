import { expect, test } from "vitest";
import { weeksOfYear } from "./weeksOfYear.ts";

test.each([
  ["2024-12-30", "2025-12-28", 52],
  ["2024-12-30", "2026-01-04", 53],
  ["2025-01-01", "2025-12-31", null],
  ["2024-01-01", "2024-12-31", null],
  ["2025-01-06", "2025-04-06", null],
])("from %s to %s there are %s weeks of a year", (start, end, weeks) => {
  expect(weeksOfYear({ start, end })).toBe(weeks);
});
