import { expect, test } from "vitest";
import { hasHeadedEntries } from "./headedJournalRows.ts";

const rowsOf = (lines: readonly string[]) =>
  lines.map((line, at) => ({ row: at + 1, cells: line.split("|") }));

const lines = ["Bank|5.00|", "Sales||5.00"];

test("entries beneath headings of their own have more than one, and the dates of a trial balance are none", () => {
  const headings = ["As of 31 December 2025", "Account|Debit|Credit", ...lines];
  expect(hasHeadedEntries(rowsOf([...headings, "5 Jan 2025 Journal 2", ...lines]))).toBe(true);
  expect(hasHeadedEntries(rowsOf([...headings, "Printed on 2 February 2026"]))).toBe(false);
});
