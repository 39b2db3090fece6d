import { expect, test } from "vitest";
import { monthsOf } from "./months.ts";

/** ISO date so many days after another one. */
const after = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

test.each([
  ["2024-01-01", "2024-12-31"],
  ["2025-07-01", "2026-06-30"],
  ["2099-07-01", "2100-06-30"],
  ["2000-01-01", "2000-12-31"],
  ["2025-02-15", "2026-02-14"],
  ["2024-12-30", "2025-12-28"],
  ["2024-12-30", "2026-01-04"],
])(
  "every day from %s to %s stands in one of twelve months, which follow each other",
  (start, end) => {
    const months = monthsOf({ start, end });
    expect(months.count).toBe(12);
    expect(months.span(0, 11)).toEqual({ start, end });
    let day = start;
    for (let month = 0; month < 12; month += 1) {
      const span = months.span(month, month);
      expect(span.start).toBe(day);
      for (; day <= span.end; day = after(day, 1)) expect(months.of(day)).toBe(month);
    }
    expect(day).toBe(after(end, 1));
    expect([months.of(after(start, -1)), months.of(day)]).toEqual([null, null]);
  },
);

test("a year counted in weeks has quarters of thirteen weeks, and its last month the week that is over", () => {
  const ends = (start: string, end: string) =>
    [2, 5, 8, 11].map((month) => monthsOf({ start, end }).span(month - 2, month).end);
  const quarters = ["2025-03-30", "2025-06-29", "2025-09-28"];
  expect(ends("2024-12-30", "2025-12-28")).toEqual([...quarters, "2025-12-28"]);
  expect(ends("2024-12-30", "2026-01-04")).toEqual([...quarters, "2026-01-04"]);
  expect(monthsOf({ start: "2024-12-30", end: "2026-01-04" }).span(0, 0).end).toBe("2025-01-26");
});

test("the months of such a quarter have four, four and five weeks, the last of the year the week that is over", () => {
  const weeks = (end: string) => {
    const { span } = monthsOf({ start: "2024-12-30", end });
    return Array.from({ length: 12 }, (_, month) => {
      const days = span(month, month);
      return (Date.parse(days.end) - Date.parse(days.start)) / 604_800_000 + 1 / 7;
    });
  };
  const year = [4, 4, 5, 4, 4, 5, 4, 4, 5, 4, 4, 5];
  expect(weeks("2025-12-28")).toEqual(year);
  expect(weeks("2026-01-04")).toEqual(year.with(11, 6));
});

test("a month of the calendar ends where the calendar says", () => {
  const ends = (start: string, end: string) => {
    const { count, span } = monthsOf({ start, end });
    return Array.from({ length: count }, (_, month) => span(month, month).end.slice(5));
  };
  const longOnes = (february: string) =>
    `01-31 ${february} 03-31 04-30 05-31 06-30 07-31 08-31 09-30 10-31 11-30 12-31`.split(" ");
  expect(ends("2025-01-01", "2025-12-31")).toEqual(longOnes("02-28"));
  expect(ends("2024-01-01", "2024-12-31")).toEqual(longOnes("02-29"));
  expect(ends("2100-01-01", "2100-12-31")).toEqual(longOnes("02-28"));
  expect(ends("2000-01-01", "2000-12-31")).toEqual(longOnes("02-29"));
  expect(ends("2025-01-01", "2025-02-14")).toEqual(["01-31", "02-14"]);
});
