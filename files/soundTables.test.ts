import { ingest } from "@tieout/core";
import { expect, test } from "vitest";
import { readFile } from "./readFile.ts";
import { soundTables } from "./soundTables.ts";

const HALF = "\ud800";

async function problemsOf(content: string | Uint8Array, name: string) {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const read = await readFile(bytes, name);
  return read.ok ? [] : read.problems.map(({ code, where }) => [code, where.row, where.column]);
}

test("a cell longer than a spreadsheet can hold is refused with its row and column, shortened", async () => {
  const text = `Account Name,Opening Balance,Closing Balance\nBank,1,2\n${"x".repeat(600_000)},1,2`;
  expect(await problemsOf(text, "tb.csv")).toEqual([["text_too_long", 3, "Column A"]]);
  const read = await readFile(new TextEncoder().encode(text), "tb.csv");
  expect(read.ok ? "" : read.problems[0]?.message).toBe(
    `Row 3, column "Column A": the text that begins with "${"x".repeat(80)}…" is too long. Expected at most 32,767 characters.`,
  );
});

test("half of a character is refused with its row and column, and shown by its number", async () => {
  const rows = [{ "Account Name": "Bank" }, { "Account Name": `Cash${HALF}` }];
  const read = await readFile(new TextEncoder().encode(JSON.stringify(rows)), "tb.json");
  expect(read.ok ? [] : read.problems).toMatchObject([
    { code: "text_malformed", where: { row: 3, column: "Column A", value: "Cash⟨U+D800⟩" } },
  ]);
});

test.each([
  ["little-endian", [0xff, 0xfe, 0x41, 0, 0x00, 0xd8, 0x0a, 0, 0x42, 0]],
  ["big-endian", [0xfe, 0xff, 0, 0x41, 0xd8, 0x00, 0, 0x0a, 0, 0x42]],
])("half of a character in %s UTF-16 is refused, not replaced unsaid", async (_order, bytes) => {
  expect(await problemsOf(new Uint8Array(bytes), "a.csv")).toEqual([
    ["text_malformed", 1, "Column A"],
  ]);
});

test("whole characters of two halves, joiners and direction marks are nobody's fault", () => {
  const cells = ["Café 🏦 ☕️", "शर्मा\u200d", "\u200eאבג\u200f", "x".repeat(32_767)];
  const table = { sheet: "Blatt 1", rows: [{ row: 1, cells }] };
  expect(soundTables([table])).toEqual({ ok: true, value: [table] });
});

test("a line break within a cell is a space: a wrapped name is one name", async () => {
  const text =
    'Account Name,"Opening\nBalance",Closing Balance\n"Trade\r\nreceivables",1,2\n"Bank\tloan",1,2';
  const read = await readFile(new TextEncoder().encode(text), "bs.csv");
  const result = read.ok ? ingest("balance_sheet", read.value.tables) : null;
  expect(result?.ok && result.value.rows.map(({ name }) => name)).toEqual([
    "Trade receivables",
    "Bank loan",
  ]);
});

test("a sheet is called by one line without hidden characters", () => {
  const named = (sheet: string) => soundTables([{ sheet, rows: [] }]);
  expect(named("Trial balance").ok).toBe(true);
  for (const name of ["Trial\nbalance", "Trial\u202ebalance", "x".repeat(256)])
    expect(named(name).ok).toBe(false);
});

test("a row in which nothing is to be changed stays the same object", () => {
  const row = { row: 1, cells: ["Bank", "1.00"] };
  const read = soundTables([{ sheet: null, rows: [row] }]);
  expect(read.ok && read.value[0]?.rows[0]).toBe(row);
});

test("what a table says besides its cells stays: indents and merged ranges", () => {
  const table = {
    sheet: "Report",
    rows: [{ row: 1, cells: ["Total\nassets", "1"], indents: [1, 0] }],
    mergedRanges: [{ top: 1, left: 0, bottom: 1, right: 1 }],
  };
  expect(soundTables([table])).toEqual({
    ok: true,
    value: [{ ...table, rows: [{ row: 1, cells: ["Total assets", "1"], indents: [1, 0] }] }],
  });
});

test.each(["nan", "NaN", "None", "null", "<NA>"])("a cell of %s holds nothing", async (absent) => {
  const text = `Account,Type,Opening Balance,Closing Balance
    Assets,${absent},${absent},${absent}
    Bank,${absent},${absent},20.00
    Nanny wages payable,Liability,0,-5.00
    ${absent},${absent},${absent},${absent}
    Share capital,Equity,0,-15.00`;
  const lines = text.replace(/^ +/gm, "");
  const read = await readFile(new TextEncoder().encode(lines), "bs.csv");
  if (!read.ok) throw new Error("not read");
  const result = ingest("balance_sheet", read.value.tables);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  expect(result.value.rows.map(({ name, opening, closing }) => [name, opening, closing])).toEqual([
    ["Bank", 0n, 2000n],
    ["Nanny wages payable", 0n, -500n],
    ["Share capital", 0n, -1500n],
  ]);
});

test("digits of other scripts are read as digits, in amounts and in headings", async () => {
  const text = `الحساب;٢٠٢٥;٢٠٢٤
النقدية;١٬٢٣٤٫٥٠;۹۹۹٫۰۰
বেতন;২৫,০০,৬৭৮.০০;１２３.００`;
  const read = await readFile(new TextEncoder().encode(text), "bs.csv");
  expect(read.ok && read.value.tables[0]?.rows.map(({ cells }) => cells)).toEqual([
    ["الحساب", "2025", "2024"],
    ["النقدية", "1,234.50", "999.00"],
    ["বেতন", "25,00,678.00", "123.00"],
  ]);
});

test("the marks of Windows-1252 that were read as control characters are the marks they stand for", () => {
  const rows = [
    { row: 1, cells: ["FURNIZORI \u0097 DEBITORI", "Owner\u0092s equity", "Bad\u0081"] },
  ];
  const read = soundTables([{ sheet: null, rows }]);
  expect(read.ok && read.value[0]?.rows[0]?.cells).toEqual([
    "FURNIZORI — DEBITORI",
    "Owner’s equity",
    "Bad\u0081",
  ]);
});
