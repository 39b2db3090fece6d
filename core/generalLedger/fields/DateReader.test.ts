import { expect, test } from "vitest";
import { newProblemList } from "../../problem/ProblemList.ts";
import { newLedgerParts } from "../store/LedgerParts.ts";
import { dateNumber, decideDates, newDateReader } from "./DateReader.ts";

/** The days that cells are read as, "" where they are refused. */
function daysOf(cells: readonly string[], start = "2024-07-01", end = "2025-06-30"): string[] {
  const reader = newDateReader(newLedgerParts());
  for (const [at, cell] of cells.entries()) dateNumber(reader, cell, at + 2);
  return decideDates(reader, newProblemList(), newProblemList(), { start, end });
}

test("a date without a year is the day of that name in the period", () => {
  expect(daysOf(["5/7", "31/12", "5/1", "30.6."])).toEqual([
    "2024-07-05",
    "2024-12-31",
    "2025-01-05",
    "2025-06-30",
  ]);
  expect(daysOf(["Jul. 5", "5 March"])).toEqual(["2024-07-05", "2025-03-05"]);
});

test("months may stand first", () => {
  expect(daysOf(["7/5", "12/31"])).toEqual(["2024-07-05", "2024-12-31"]);
});

test("a day that the period does not have, or has twice, is no date", () => {
  expect(daysOf(["15/8", "29/2"], "2024-07-01", "2025-08-31")).toEqual(["", ""]);
});

test("without a period the year is not guessed", () => {
  const reader = newDateReader(newLedgerParts());
  dateNumber(reader, "5/7", 2);
  expect(decideDates(reader, newProblemList(), newProblemList(), null)).toEqual([""]);
});
