import { expect, test } from "vitest";
import { tableOf } from "../../../testing/tableOf.ts";
import type { FormType } from "../../fileTypes.ts";
import { ingest } from "../../ingest.ts";
import { withoutParts } from "./withoutParts.ts";

const BALANCES = ["Bank", "Receivables", "Payables", "Capital", "Sales", "Rent", "Wages"];
const ALPHA = [1500, 500, -500, -1000, -1000, 300, 200];
const BETA = [900, 250, -100, -600, -800, 200, 150];
const OPENING = [1100, 500, -600, -1000, 0, 0, 0];

function trialBalance(heads: string, columns: readonly (readonly number[])[]): string {
  const lines = BALANCES.map((name, at) => [name, ...columns.map((one) => one[at])].join("|"));
  return [heads, ...lines].join("\n");
}

function plus(...columns: readonly (readonly number[])[]): number[] {
  return BALANCES.map((_, at) => columns.reduce((sum, one) => sum + (one[at] ?? 0), 0));
}

function read(text: string, fileType: FormType = "trial_balance") {
  const result = ingest(fileType, [tableOf(text)], { oneDate: "ask" });
  const found = result.ok ? result.value.warnings : result.problems;
  const bank = result.ok ? result.value.rows[0] : undefined;
  const messages = found.map(({ message }) => message).join("\n");
  return { codes: found.map(({ code }) => code), messages, bank, result };
}

const all = plus(ALPHA, BETA);

test("of companies beside each other the column that adds them up is read, and the others are named", () => {
  const columns = [ALPHA, BETA, all, OPENING, OPENING.map((amount) => -2 * amount)];
  const { bank, messages } = read(
    trialBalance("Account|Alpha 2025|Beta 2025|Group 2025|Alpha 2024|Beta 2024|Group 2024", [
      ...columns,
      plus(
        OPENING,
        OPENING.map((amount) => -2 * amount),
      ),
    ]),
  );
  expect(bank).toMatchObject({ currentDebit: 2400_00n, priorCredit: 1100_00n });
  expect(messages).toContain('"Group 2025" was read');
  expect(messages).toContain('"Alpha 2024", "Beta 2024" are parts of it');
});

test("what is eliminated between companies, and a subtotal before it, count once", () => {
  const eliminated = BALANCES.map((_, at) => [0, -100, 100][at] ?? 0);
  const text = trialBalance("Account|Alpha|Beta|Subtotal|Eliminations|Consolidated|Prior balance", [
    ...[ALPHA, BETA, all, eliminated, plus(all, eliminated)],
    OPENING,
  ]);
  expect(read(text).bank).toMatchObject({ currentDebit: 2400_00n, priorDebit: 1100_00n });
  expect(read(text).codes).toContain("columns_summed");
});

test("what is eliminated is of the date beside it, and the group's earlier year is read with its later one", () => {
  const eliminated = BALANCES.map((_, at) => [0, -100, 100][at] ?? 0);
  const text = trialBalance("Account|Alpha 2025|Beta 2025|Eliminations|Group 2025|Group 2024", [
    ...[ALPHA, BETA, eliminated, plus(all, eliminated)],
    OPENING,
  ]);
  expect(read(text).bank).toMatchObject({ currentDebit: 2400_00n, priorDebit: 1100_00n });
});

test("an opening balance and what moved are no parts of the closing one", () => {
  const text = trialBalance("Account|Opening balance|This period|Closing balance", [
    ...[
      OPENING,
      plus(
        all,
        OPENING.map((amount) => -amount),
      ),
      all,
    ],
  ]);
  expect(read(text).codes).not.toContain("columns_summed");
  expect(read(text).bank).toMatchObject({ currentDebit: 2400_00n, priorDebit: 1100_00n });
});

test("a third company whose balances are those of two others is no closing balance", () => {
  expect(read(trialBalance("Account|Alpha|Beta|Gamma", [ALPHA, BETA, all])).codes).toEqual([
    "one_date",
  ]);
});

const SHEET = (heads: string) => `${heads}
  Bank|1500|1000|900|600
  Receivables|500|400|250|100
  Payables|500|400|100|100
  Share capital|1500|1000|1050|600`;

test("companies of one date without a column of all of them are asked about, not read as the first", () => {
  const { codes, messages } = read(
    SHEET("|Alpha Ltd||Beta Ltd|\nAccount|2025|2024|2025|2024"),
    "balance_sheet",
  );
  expect(codes).toEqual(["columns_alike"]);
  expect(messages).toContain(
    'Row 2: the columns "Alpha Ltd 2025", "Beta Ltd 2025" are of one date',
  );
});

const PAIRS = (heads: string) => `${heads}
  Account|Debit|Credit|Debit|Credit
  Bank|500||300|
  Receivables|200||100|
  Payables||150||90
  Share capital||550||310
  Costs|70||40|
  Sales||70||40`;

test("debits and credits of companies without a date are asked about, not read as those of the first", () => {
  const { codes, messages } = read(PAIRS("|Alpha Ltd||Beta Ltd|"));
  expect(codes).toEqual(["columns_alike"]);
  expect(messages).toContain('"Alpha Ltd Debit", "Alpha Ltd Credit", "Beta Ltd Debit"');
  expect(read(PAIRS("|Balance||Adjustments|")).codes).toEqual(["one_date"]);
});

test("of a group and its parent company beside each other the group is read", () => {
  const { codes, result } = read(
    SHEET("|Group||Company|\nAccount|2025|2024|2025|2024"),
    "balance_sheet",
  );
  expect(codes).toContain("columns_summed");
  expect(result.ok && result.value.rows[0]).toMatchObject({ closing: 1500_00n, opening: 1000_00n });
});

test("the cells of wide sheets are read once, however many columns are headed as totals", () => {
  const looks = (width: number) => {
    const heads = Array.from({ length: width }, (_, at) => `Total ${at}`).join("|");
    const body = BALANCES.map((name, row) => [name, ...Array(width).fill(row + 1)].join("|"));
    let count = 0;
    const table = tableOf(["Account|".concat(heads), ...body].join("\n"));
    const rows = table.rows.map((row) => ({
      ...row,
      get cells() {
        count += 1;
        return row.cells;
      },
    }));
    withoutParts({ ...table, rows });
    return count / width;
  };
  expect(looks(40)).toBeLessThan(looks(10) * 1.5);
});
