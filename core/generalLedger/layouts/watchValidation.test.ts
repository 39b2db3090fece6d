import { expect, test } from "vitest";
import type { Place } from "../../problem/Place.ts";
import type { ProblemCode } from "../../problem/Problem.ts";
import { nothingLeft, type RowReader } from "./RowReader.ts";
import { watchValidation } from "./watchValidation.ts";

const bytesOf = new TextEncoder();

/** What is noted of rows with these dates of validation; those without an account are blank. */
function notesOf(heading: string, days: readonly string[], areBytes: boolean) {
  const notes: [ProblemCode, Place][] = [];
  let taken = 0;
  const reader: RowReader = {
    ...{ layout: { isByAccount: false, isOneYear: true }, firstData: 1, end: nothingLeft },
    take: () => {
      taken += 1;
    },
    takeBytes: () => areBytes,
  };
  const { take, takeBytes, end } = watchValidation(reader, ["CompteNum", heading], {
    note: (...noted) => notes.push(noted),
  });
  for (const [at, day] of days.entries()) {
    const [starts, ends] = [Int32Array.of(0, 6), Int32Array.of(6, 6 + day.length)];
    const bytes = bytesOf.encode(`512000${day}`);
    if (!takeBytes?.(at + 2, { bytes, starts, ends, count: 2, isPlain: true }))
      take(at + 2, ["512000", day]);
  }
  take(days.length + 2, ["", ""]);
  end();
  return { notes, taken };
}

test.each([true, false])("rows without a date are counted once, from bytes: %s", (areBytes) => {
  const { notes, taken } = notesOf("ValidDate", ["20250131", "", "20250228", ""], areBytes);
  const where = { row: 3, column: "ValidDate", value: "2", expected: "4" };
  expect(notes).toEqual([["ledger_entries_not_validated", where]]);
  expect(taken).toBe(areBytes ? 1 : 5);
});

test("a column that is full, empty throughout or absent tells nothing", () => {
  expect(notesOf("ValidDate", ["20250131", "20250131"], true).notes).toEqual([]);
  expect(notesOf("ValidDate", ["", ""], true).notes).toEqual([]);
  expect(notesOf("DateLet", ["20250131", ""], true).notes).toEqual([]);
});
