import { expect, test } from "vitest";
import { readCellDate } from "./readCellDate.ts";

test.each([
  ["2025-12-31", 20251231],
  ["2025-1-5 10:15:00", 20250105],
  ["31/12/2025", 20251231],
  ["31.12.25", 20251231],
  ["31-12-2025", 20251231],
  ["5-4-2025", 20250405],
])("a cell that holds a date alone is that date: %s", (cell, date) => {
  expect(readCellDate(cell)).toBe(date);
});

test.each([
  "",
  "1,234.50",
  "10-02-15",
  "40-01-2025",
  "10-00-1000",
  "18.01.001",
  "Bank 31/12/2025",
  "2025",
  "31/12/2025 brought forward from last year",
])("a cell that holds anything else is none: %s", (cell) => {
  expect(readCellDate(cell)).toBeNull();
});
