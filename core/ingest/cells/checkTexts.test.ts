import { expect, test } from "vitest";
import type { FileType } from "../fileTypes.ts";
import { ingest } from "../ingest.ts";

const headings = {
  trial_balance: ["Account Code", "Account Name", "Current Debit", "Current Credit", "Entity"],
  prior_cashflow: ["Line Item", "Category", "Amount", "Notes"],
} as const;

function problemsOf(fileType: keyof typeof headings & FileType, cells: readonly string[]) {
  const rows = [headings[fileType], cells].map((texts, index) => ({
    row: index + 1,
    cells: texts,
  }));
  const read = ingest(fileType, [{ sheet: null, rows }]);
  return read.ok ? [] : read.problems.map(({ code, where }) => [code, where.row, where.column]);
}

test.each([
  ["the code", ["10\u000000", "Bank", "1", "1"], "Account Code"],
  ["the name", ["1000", "Bank \u202eknab", "1", "1"], "Account Name"],
  ["the entity", ["1000", "Bank", "1", "1", "Nor\u2066th"], "Entity"],
])("an invisible character in %s is refused with row and column", (_what, cells, column) => {
  expect(problemsOf("trial_balance", cells)).toEqual([["text_invisible", 2, column]]);
});

test("an account name has at most 1,000 characters", () => {
  expect(problemsOf("trial_balance", ["1", "x".repeat(1_000), "1", "1"])).toEqual([]);
  expect(problemsOf("trial_balance", ["1", "x".repeat(1_001), "1", "1"])).toEqual([
    ["text_too_long", 2, "Account Name"],
  ]);
});

test("a note beside a line may be longer than a name", () => {
  const line = ["Depreciation", "operating", "10", "x".repeat(5_000)];
  expect(problemsOf("prior_cashflow", line)).toEqual([]);
});

test("a message shows what nobody sees", () => {
  const rows = [headings.trial_balance, ["1", "a\u202eb", "1", "1"]];
  const table = { sheet: null, rows: rows.map((cells, index) => ({ row: index + 1, cells })) };
  const read = ingest("trial_balance", [table]);
  expect(read.ok ? "" : read.problems[0]?.message).toContain('"a⟨U+202E⟩b"');
});
