import { expect, test } from "vitest";
import { newProblemList } from "../../problem/ProblemList.ts";
import { groupEntries } from "../entries/groupEntries.ts";
import { dayNumber, sortEntries } from "../entries/LedgerEntries.ts";
import { decideDates } from "../fields/DateReader.ts";
import { newLedgerAssembly } from "../LedgerAssembly.ts";
import { lineOf } from "../LedgerRecord.ts";
import { closeTexts } from "../store/TextTable.ts";
import { takeLine } from "../takeLine.ts";
import { noteDuplicates } from "./noteDuplicates.ts";

/** A ledger of one entry of two lines. */
function oneEntry() {
  const assembly = newLedgerAssembly(2, 2);
  const of = { number: "1", date: "2025-01-03" };
  takeLine(assembly, lineOf({ row: 2, ...of, account: "Bank", debit: "5" }));
  takeLine(assembly, lineOf({ row: 3, ...of, account: "Sales", credit: "5" }));
  closeTexts(assembly.numbers);
  const isoDates = decideDates(assembly.dates, newProblemList(), newProblemList(), null);
  const groups = groupEntries(assembly, Int32Array.from(isoDates, dayNumber), false);
  return sortEntries(assembly, isoDates, groups);
}

/** What is said where this many entries of a ledger are one and the same. */
function saidOf(alike: number): string[] {
  const warnings = newProblemList();
  noteDuplicates(oneEntry(), new Int32Array(alike), warnings, 1_000);
  return warnings.kept.map(({ message }) => message);
}

test("more entries alike than memory holds are compared as far as it goes, and what is left is said", () => {
  expect(saidOf(1_000)).toEqual([expect.stringContaining("999 entries have the date")]);
  const [compared, open] = saidOf(1_003);
  expect(compared).toContain("999 entries have the date");
  expect(saidOf(3_000)[1]).toContain("the last 2,000 of them");
  expect(open).toBe(
    "More than 1,000 entries have the date, accounts and amounts of another: the last 3 of them were not compared word by word. Give the ledger in parts, such as its months, to have all of them compared.",
  );
});
