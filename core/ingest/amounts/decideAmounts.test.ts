import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMinor } from "../../money/formatMinor.ts";
import { listed, newProblemList } from "../../problem/ProblemList.ts";
import { runs } from "../../testing/runs.ts";
import { beginAmounts, scanRow } from "../cells/AmountScans.ts";
import type { AmountMeaning } from "../headings/FileColumn.ts";
import { decideAmounts } from "./decideAmounts.ts";

function read(cells: readonly string[], side: AmountMeaning["side"] = "balance") {
  return readColumns([cells], side);
}

function readColumns(
  columns: readonly (readonly string[])[],
  side: AmountMeaning["side"] = "balance",
) {
  const found = { problems: newProblemList(), warnings: newProblemList() };
  const height = Math.max(...columns.map(({ length }) => length));
  const rows = Array.from({ length: height }, (_, at) => ({
    row: at + 2,
    cells: columns.map((column) => column[at] ?? ""),
  }));
  const definitions = columns.map((_, index) => ({
    field: String(index),
    index,
    heading: `Column ${index}`,
    side,
  }));
  const scans = beginAmounts(definitions, height, 2);
  for (const { cells } of rows) scanRow(scans, cells);
  const amounts = decideAmounts(scans, rows, null, found);
  return {
    amounts: (amounts.get("0")?.amounts ?? []).map((amount) => formatMinor(amount, 2)),
    problems: listed(found.problems).map(({ code, where }) => [code, where.row, where.value]),
    warnings: listed(found.warnings).map(({ code, where }) => [code, where.value]),
  };
}

test.each([
  ["1,234.56", "1234.56"],
  ["1.234,56", "1234.56"],
  ["1 234,56", "1234.56"],
  ["1\u00a0234,56", "1234.56"],
  ["1\u202f234\u202f567,8", "1234567.80"],
  ["1'234.56", "1234.56"],
  ["1\u2019234.56", "1234.56"],
  ["12,34,567.00", "1234567.00"],
  ["1,234,567", "1234567.00"],
  ["(1,234.00)", "-1234.00"],
  ["1234-", "-1234.00"],
  ["-1234", "-1234.00"],
  ["\u22121234.5", "-1234.50"],
  ["£1,234.50", "1234.50"],
  ["(£1,234.50)", "-1234.50"],
  ["-£12.00", "-12.00"],
  ["EUR 12,50", "12.50"],
  ["12.50 gbp", "12.50"],
  ["12.50 CR", "-12.50"],
  ["12.50DR", "12.50"],
  ["Cr 12.50", "-12.50"],
  ["-", "0.00"],
  ["–", "0.00"],
  ["£ -", "0.00"],
  ["", "0.00"],
  ["nil", "0.00"],
  ["- Dr", "0.00"],
  ["–Cr", "0.00"],
  ["0.00 Dr", "0.00"],
  ["-0-", "0.00"],
  ["$ -0-", "0.00"],
  [".5", "0.50"],
  ["5.", "5.00"],
  ["0,125", "0.13"],
  ["1.2E+05", "120000.00"],
  ["-1.5e-1", "-0.15"],
  ["1E3", "1000.00"],
])("%j is %s", (cell, expected) => {
  expect(read([cell])).toMatchObject({ amounts: [expected], problems: [] });
});

test.each([
  "abc",
  "12a",
  "1-2",
  "--5",
  "(5",
  "5)",
  "-(5)",
  "1,23,4",
  "1 23",
  "1.2.3,4,5",
  "12%",
  "TRUE",
  "0x10",
  "Infinity",
  "1e999",
  "٣",
  ",",
  ".",
  "£",
  "()",
])("%j is no amount", (cell) => {
  expect(read([cell]).problems).toEqual([["amount_not_a_number", 2, cell]]);
});

test("CR in a credit column is what the column holds, DR there is the other side", () => {
  expect(read(["5 CR", "5 DR", "5"], "credit").amounts).toEqual(["5.00", "-5.00", "5.00"]);
  expect(read(["5 CR", "5 DR", "5"], "debit").amounts).toEqual(["-5.00", "5.00", "5.00"]);
});

test("one mark with three digits follows the habit of its column", () => {
  expect(read(["1,234", "12.50"]).amounts).toEqual(["1234.00", "12.50"]);
  expect(read(["1.234", "12,50"]).amounts).toEqual(["1234.00", "12.50"]);
  expect(read(["1.234", "12.50"])).toMatchObject({
    amounts: ["1.23", "12.50"],
    warnings: [["amounts_rounded", "1"]],
  });
});

test("a column without a habit takes the file's", () => {
  expect(readColumns([["1.234"], ["12,50"]])).toMatchObject({
    amounts: ["1234.00"],
    problems: [],
    warnings: [],
  });
});

test("commas before three digits alone are thousands, with a warning", () => {
  expect(read(["1,234", "5,678", "9"])).toEqual({
    amounts: ["1234.00", "5678.00", "9.00"],
    problems: [],
    warnings: [["thousands_assumed", "1,234"]],
  });
});

test("points are of thousands where many amounts have them and smaller ones have none", () => {
  expect(read(["186.400", "23.150", "98.210", "(2.150)", "56.300", "80"])).toEqual({
    amounts: ["186400.00", "23150.00", "98210.00", "-2150.00", "56300.00", "80.00"],
    problems: [],
    warnings: [["thousands_assumed", "186.400"]],
  });
  // Amounts with three decimals have them throughout
  const open = read(["186.400", "23.150", "98.210", "2.150", "56.300", "80.500"]);
  expect(open.problems).toHaveLength(6);
});

test("points before three digits alone may be either, and are refused with the cell named", () => {
  expect(read(["7", "1.234"]).problems).toEqual([["number_ambiguous", 3, "1.234"]]);
});

test("a cell that contradicts its column is refused, not read in the other way", () => {
  expect(read(["1,234.50", "2,345.60", "1.234,50"]).problems).toEqual([
    ["number_contradicts", 4, "1.234,50"],
  ]);
  expect(read(["1.234,50", "2.345,60", "12.50"]).problems).toEqual([
    ["number_contradicts", 4, "12.50"],
  ]);
});

test("errors of the spreadsheet and formulas without a result are named as such", () => {
  expect(read(["#REF!", "#N/A", "=A1+A2"]).problems).toEqual([
    ["cell_error", 2, "#REF!"],
    ["cell_error", 3, "#N/A"],
    ["formula_not_computed", 4, "=A1+A2"],
  ]);
});

const writings = {
  plain: (text: string) => text,
  english: (text: string) => text.replace(/\B(?=(\d{3})+\.)/g, ","),
  german: (text: string) => text.replace(".", ",").replace(/\B(?=(\d{3})+,)/g, "."),
  french: (text: string) => text.replace(".", ",").replace(/\B(?=(\d{3})+,)/g, "\u202f"),
  swiss: (text: string) => text.replace(/\B(?=(\d{3})+\.)/g, "'"),
};
const signs = [
  (text: string) => `-${text}`,
  (text: string) => `(${text})`,
  (text: string) => `${text}-`,
  (text: string) => `${text} CR`,
];

test("whatever the habit of writing, the amount read is the amount written", () => {
  const most = 10n ** 20n - 1n;
  const amount = fc.oneof(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.bigInt(-most, most));
  const writing = fc.constantFrom(...Object.values(writings));
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 20 }),
      writing,
      fc.constantFrom(...signs),
      (amounts, write, sign) => {
        const cells = amounts.map((value) => {
          const text = write(formatMinor(value < 0n ? -value : value, 2));
          return value < 0n ? sign(text) : text;
        });
        expect(read(cells)).toEqual({
          amounts: amounts.map((value) => formatMinor(value, 2)),
          problems: [],
          warnings: [],
        });
      },
    ),
    { numRuns: runs(80) },
  );
});

test("an amount has at most 18 digits before the point and 30 after it; zeros in front are none", () => {
  const whole = "9".repeat(18);
  const groups = "999,999,999,999,999,999";
  expect(read([whole, `-${groups}.99`, `000${whole}.5`])).toMatchObject({
    amounts: [`${whole}.00`, `-${whole}.99`, `${whole}.50`],
    problems: [],
  });
  expect(read([`1.${"1".repeat(30)}`])).toMatchObject({ amounts: ["1.11"], problems: [] });
  const tooLong = [`1${whole}`, `1,${groups}`, `1.${"1".repeat(31)}`, "1.5E+18"];
  expect(read(tooLong).problems).toEqual(
    tooLong.map((cell, at) => ["amount_too_large", at + 2, cell]),
  );
});

test("what a float is off by is rounded, however small", () => {
  expect(read(["1.38777878078145e-17", "-7.1e-45"])).toMatchObject({
    amounts: ["0.00", "0.00"],
    problems: [],
  });
});

test("an amount of 80,000 digits is refused unread, shortened in the message", () => {
  const digits = "9".repeat(80_000);
  expect(read([digits, `${digits}.${digits}`, `1e${digits}`]).problems).toEqual([
    ["amount_too_large", 2, `${"9".repeat(80)}…`],
    ["amount_too_large", 3, `${"9".repeat(80)}…`],
    ["amount_not_a_number", 4, `1e${"9".repeat(78)}…`],
  ]);
});
