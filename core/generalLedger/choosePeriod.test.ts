import { expect, test } from "vitest";
import { choosePeriod, type LedgerDates, monthsAround, openingDay } from "./choosePeriod.ts";

function periodOf(first: string, last: string, different: Partial<LedgerDates> = {}) {
  const nothing = { declared: null, chosen: null, opened: null, isOneYear: false };
  const period = choosePeriod({ ...nothing, first, last, ...different });
  return "code" in period ? period.code : `${period.start} to ${period.end}`;
}

test("entries that fill a year but for a few days are those of the year", () => {
  expect(periodOf("2023-07-03", "2024-06-28")).toBe("2023-07-01 to 2024-06-30");
  expect(periodOf("2023-03-07", "2024-02-23")).toBe("2023-03-01 to 2024-02-29");
  const opened = { opened: "2023-06-30" };
  expect(periodOf("2023-07-05", "2024-06-30", opened)).toBe("2023-07-01 to 2024-06-30");
});

test("entries that stop more than a week before the end of a year, or go on after it, keep their days", () => {
  expect(periodOf("2023-07-03", "2024-06-23")).toBe("2023-07-03 to 2024-06-23");
  expect(periodOf("2023-07-08", "2024-06-28")).toBe("2023-07-08 to 2024-06-28");
  expect(periodOf("2023-07-03", "2024-07-01")).toBe("2023-07-03 to 2024-07-01");
  expect(periodOf("2023-07-03", "2023-12-28")).toBe("2023-07-03 to 2023-12-28");
});

test("balances of the day before a year of 52 or 53 weeks open it", () => {
  const opened = { opened: "2024-12-29" };
  expect(periodOf("2024-12-30", "2025-12-28", opened)).toBe("2024-12-30 to 2025-12-28");
  expect(periodOf("2025-01-02", "2026-01-04", opened)).toBe("2024-12-30 to 2026-01-04");
});

test("a period that is declared or chosen stands as it is said", () => {
  const declared = { start: "2023-07-02", end: "2024-06-29" };
  expect(periodOf("2023-07-03", "2024-06-28", { declared })).toBe("2023-07-02 to 2024-06-29");
  const chosen = { start: "2023-07-02", end: "2024-06-28" };
  expect(periodOf("2023-07-03", "2024-06-28", { chosen })).toBe("2023-07-02 to 2024-06-28");
});

test("the months around a period are whole, and no more than a year", () => {
  expect(monthsAround({ start: "2023-01-10", end: "2023-12-10" })).toEqual({
    start: "2023-01-01",
    end: "2023-12-31",
  });
  expect(monthsAround({ start: "2024-02-05", end: "2024-02-05" })).toEqual({
    start: "2024-02-01",
    end: "2024-02-29",
  });
  const weeks = { start: "2024-12-29", end: "2025-12-27" };
  expect(monthsAround(weeks)).toEqual(weeks);
});

test("open items that keep their dates open the year after the last of them", () => {
  expect(openingDay([], "2025-01-03")).toBeNull();
  expect(openingDay(["2024-12-31"], "2025-03-03")).toBe("2024-12-31");
  expect(openingDay(["2023-01-01", "2024-12-31"], "2025-01-03")).toBe("2024-12-31");
  expect(openingDay(["2023-05-09", "2025-01-01", "2025-02-02"], "2025-01-03")).toBe("2025-01-01");
});

test("the date of an open item is not the day of the opening balances", () => {
  expect(openingDay(["2023-01-01", "2024-11-14"], "2025-01-03")).toBeNull();
});
