import fc from "fast-check";
import { expect, test } from "vitest";
import { validatePeriod } from "./validatePeriod.ts";

const day = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const codes = (start: string | undefined, end: string | undefined) =>
  validatePeriod({ start, end }).map(({ code, where }) => [code, where.about]);

test("any two days of the calendar in their order are a period, and in the other order none", () => {
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [start = "", end = ""] = [one, other].toSorted();
      fc.pre(start !== end);
      expect(codes(start, end)).toEqual([]);
      expect(codes(end, start)).toEqual([["period_backwards", undefined]]);
      expect(codes(start, start)).toEqual([["period_backwards", undefined]]);
    }),
  );
});

test.each([
  "2025-02-30",
  "2025-13-01",
  "31/12/2025",
  "20251231",
  "2025-12-31T00:00:00Z",
  "",
  "soon",
])("%j is no date of a period, whichever end it is", (text) => {
  expect(codes(text, "2025-12-31")).toEqual([["period_date_invalid", "start"]]);
  expect(codes("2025-01-01", text)).toEqual([["period_date_invalid", "end"]]);
});

test("half a period is refused, none is not", () => {
  expect(codes("2025-01-01", undefined)).toEqual([["period_half_given", "end"]]);
  expect(codes(undefined, "2025-12-31")).toEqual([["period_half_given", "start"]]);
  expect(codes(undefined, undefined)).toEqual([]);
});
