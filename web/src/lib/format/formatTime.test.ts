import { expect, test } from "vitest";
import { formatMonths, formatTime, formatTimeExactly } from "./formatTime.ts";

const moments = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month, 1 + 2 * month, 2 * month, 5 * month, 59 - month).toISOString(),
);

test.each(moments)("%s is written as British English writes it, months in three letters", (iso) => {
  const medium = { dateStyle: "medium", timeStyle: "medium" } as const;
  const exactly = new Intl.DateTimeFormat("en-GB", medium)
    .format(new Date(iso))
    .replace("Sept", "Sep");
  expect(formatTimeExactly(iso)).toBe(exactly);
  expect(formatTime(iso)).toBe(exactly.slice(0, -":00".length));
});

test.each([
  ["2025-01-01", "2025-01-31", "Jan 2025"],
  ["2024-02-01", "2024-02-29", "Feb 2024"],
  ["2025-01-01", "2025-03-31", "Jan to Mar 2025"],
  ["2025-11-01", "2026-01-31", "Nov 2025 to Jan 2026"],
  ["2024-02-01", "2024-02-28", null],
  ["2025-01-15", "2025-01-31", null],
])("%s to %s in whole months is %s", (start, end, months) => {
  expect(formatMonths(start, end)).toBe(months);
});
