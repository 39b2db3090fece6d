import { expect, test } from "vitest";
import { nextName, nextPeriod } from "./nextPeriod.ts";

test.each([
  ["2025-01-01", "2025-12-31", "2026-01-01", "2026-12-31"],
  ["2023-03-01", "2024-02-29", "2024-03-01", "2025-02-28"],
  ["2025-07-01", "2025-12-31", "2026-01-01", "2026-06-30"],
  ["2025-04-06", "2026-04-05", "2026-04-06", "2027-04-05"],
  ["2024-01-01", "2024-12-29", "2024-12-30", "2025-12-28"],
  ["2024-12-30", "2026-01-04", "2026-01-05", "2027-01-03"],
])("after %s to %s comes %s to %s", (start, end, nextStart, nextEnd) => {
  expect(nextPeriod({ start, end })).toEqual({ start: nextStart, end: nextEnd });
});

test.each([
  ["Harbour Ltd 2025", "Harbour Ltd 2026"],
  ["2024 to 2025 accounts", "2024 to 2026 accounts"],
  ["Bakery", "Bakery, next year"],
])("after %s comes %s", (name, next) => {
  expect(nextName(name)).toBe(next);
});
