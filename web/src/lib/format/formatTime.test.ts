import { expect, test } from "vitest";
import { formatDay, formatTime, formatTimeExactly } from "./formatTime.ts";

const moments = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month, 1 + 2 * month, 2 * month, 5 * month, 59 - month).toISOString(),
);

test.each(moments)("%s is written as British English writes it", (iso) => {
  const medium = { dateStyle: "medium", timeStyle: "medium" } as const;
  const exactly = new Intl.DateTimeFormat("en-GB", medium).format(new Date(iso));
  expect(formatTimeExactly(iso)).toBe(exactly);
  expect(formatTime(iso)).toBe(exactly.slice(0, -":00".length));
});

test("a day is the same day everywhere", () => {
  expect(formatDay("2026-03-03")).toBe("3 Mar 2026");
  expect(formatDay("2025-12-31")).toBe("31 Dec 2025");
});
