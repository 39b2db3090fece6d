import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "../testing/anyCharacter.ts";
import { codesOf } from "../testing/readReport.ts";
import { runs } from "../testing/runs.ts";
import { fileTypes } from "./fileTypes.ts";
import { ingest } from "./ingest.ts";

const cell = fc.oneof(
  fc.constantFrom(
    "",
    "Account Code",
    "Name",
    "Debit",
    "Credit",
    "2025",
    "2024",
    "Opening",
    "Closing",
    "Total",
    "Currency",
    "Rate",
    "Date",
    "Amount",
    "Line Item",
    "Entity",
  ),
  fc.constantFrom(
    "1,234.50",
    "1.234",
    "(5)",
    "5-",
    "CR 5",
    "£",
    "-",
    "#REF!",
    "=A1",
    "1e9",
    "31/12/2025",
    "46022",
    "USD",
    "__proto__",
  ),
  fc.string({ unit: anyCharacter, maxLength: 12 }),
  fc.integer().map(String),
);

test("half a million wrong cells are counted, and the first thousands kept", () => {
  const rows = Array.from({ length: 5_200 }, (_, index) => ({
    row: index + 2,
    cells: [`Account ${index}`, "x", ""],
  }));
  const table = { sheet: null, rows: [{ row: 1, cells: ["Name", "Debit", "Credit"] }, ...rows] };
  const result = ingest("trial_balance", [table]);
  if (result.ok) throw new Error("accepted");
  expect(result.problems).toHaveLength(5_001);
  expect(result.problems.at(-1)?.message).toBe("There are 200 more problems like these.");
});

test("no table makes ingest throw, and none is refused without a reason", () => {
  const rows = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 25 });
  fc.assert(
    fc.property(
      fc.constantFrom(...fileTypes),
      fc.array(rows, { maxLength: 3 }),
      (fileType, sheets) => {
        const tables = sheets.map((lines, at) => ({
          sheet: at === 0 ? null : `S${at}`,
          rows: lines.map((cells, index) => ({ row: index + 1, cells })),
        }));
        const result = ingest(fileType, tables);
        const size = result.ok ? result.value.rows.length : result.problems.length;
        expect(size).toBeGreaterThan(0);
      },
    ),
    { numRuns: runs(50) },
  );
});

/**
 * Does the work with little of the stack left, in which a call has room for few arguments: what passes as many
 * as a large file has rows is found by a smaller one.
 */
function withLittleStack<Result>(work: () => Result): Result {
  const holdingArguments = (..._held: readonly unknown[]) => work();
  return holdingArguments(...Array.from({ length: 114_000 }));
}

test.each(["profit_loss", "balance_sheet"] as const)(
  "a %s of more rows than a call can have arguments ends in rows or a refusal",
  (fileType) => {
    const rows = Array.from({ length: 11_000 }, (_, at) => ({
      row: at + 2,
      cells: [`Account ${at}`, "1.00", "2.00", "3.00"],
    }));
    const headings = { row: 1, cells: ["Name", "Balance", "Budget", "Change"] };
    expect(() => withLittleStack(() => Math.max(...rows.map(({ row }) => row)))).toThrow(
      RangeError,
    );
    const result = withLittleStack(() =>
      ingest(fileType, [{ sheet: null, rows: [headings, ...rows] }], { oneDate: "take" }),
    );
    expect(result.ok ? result.value.rows.length : result.problems.length).toBeGreaterThan(0);
  },
);

test("thousands of rows of one name are refused, as nothing tells them apart", () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => ({
    row: at + 2,
    cells: at % 2 === 0 ? ["Rent", "10.00", ""] : ["Rent", "", "10.00"],
  }));
  const headings = { row: 1, cells: ["Account", "Debit", "Credit"] };
  const read = ingest("trial_balance", [{ sheet: null, rows: [headings, ...rows] }], {
    oneDate: "take",
  });
  expect(read.ok || codesOf(read.problems)).toEqual(["rows_repeated"]);
});
