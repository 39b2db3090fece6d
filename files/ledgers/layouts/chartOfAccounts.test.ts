import { describe, expect, test } from "vitest";
import { utils, write } from "xlsx";
import { firstLedger } from "../../../core/testing/firstLedger.ts";
import { type LedgerSource, sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

const LEDGER = [
  ["JournalID", "Date", "Account Code", "Debit", "Credit"],
  ["1", "2025-01-05", "1001", "100.00", ""],
  ["1", "2025-01-05", "4001", "", "100.00"],
];
const CHART = [
  ["Account Code", "Account Name", "Account Type"],
  ["1001", "Cash at bank", "Asset"],
  ["1100", "Trade receivables", "Asset"],
  ["4001", "Course fees", "Revenue"],
];
const NAMED = [
  ["1001", "Cash at bank", "Asset"],
  ["4001", "Course fees", "Revenue"],
];

/** Number, name and type of each account, or what is said of the files. */
async function accountsIn(sources: readonly LedgerSource[]): Promise<unknown> {
  const read = await readLedger(sources, firstLedger);
  if (!read.ok) return read.problems.map(({ message }) => message);
  return read.value.ledger.accounts.map(({ code, name, type }) => [code, name, type]);
}

function csv(name: string, rows: readonly (readonly string[])[]): LedgerSource {
  return sourceOf(Buffer.from(rows.map((row) => row.join(",")).join("\n")), name);
}

describe("a list of accounts beside a ledger of numbers", () => {
  test("gives its accounts their names and types, in whichever order the files come", async () => {
    const files = [csv("gl.csv", LEDGER), csv("chart.csv", CHART)];
    expect(await accountsIn(files)).toEqual(NAMED);
    expect(await accountsIn(files.toReversed())).toEqual(NAMED);
  });

  test("may be a sheet of its workbook", async () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(CHART), "Accounts");
    utils.book_append_sheet(book, utils.aoa_to_sheet(LEDGER), "Entries");
    const bytes: Buffer = write(book, { type: "buffer", bookType: "xlsx" });
    expect(await accountsIn([sourceOf(bytes, "gl.xlsx")])).toEqual(NAMED);
  });

  test("may call the number No. and the name Name", async () => {
    const chart = [["No.", "Name", "Account Type"], ...CHART.slice(1)];
    expect(await accountsIn([csv("gl.csv", LEDGER), csv("chart.csv", chart)])).toEqual(NAMED);
  });

  test.each(["Name", "Description"])(
    "may call the number Account and the name %s",
    async (name) => {
      const chart = [["Account", name, "Account Type"], ...CHART.slice(1)];
      expect(await accountsIn([csv("gl.csv", LEDGER), csv("chart.csv", chart)])).toEqual(NAMED);
    },
  );

  test("names none where it lacks some, and says so: it may be a list of other things", async () => {
    const customers = [
      ["No.", "Name"],
      ["1001", "North Traders"],
    ];
    const files = [csv("gl.csv", LEDGER), csv("customers.csv", customers)];
    expect(await accountsIn(files)).toEqual([
      ["1001", "1001", ""],
      ["4001", "4001", ""],
    ]);
    const read = await readLedger(files, firstLedger);
    expect(read.ok && read.value.warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining("has 1 of the 2 accounts of the ledger that have no names"),
    ]);
  });

  test("is no ledger by itself, and says what it is for", async () => {
    expect(await accountsIn([csv("chart.csv", CHART)])).toEqual([
      expect.stringContaining("The file is a list of accounts, without entries."),
    ]);
  });

  test("is no trial balance, whose debits and credits say of which year they are", async () => {
    const balances = [
      ["Account Code", "Account Name", "Current Debit", "Current Credit"],
      ["1001", "Cash at bank", "100.00", ""],
      ["4001", "Course fees", "", "100.00"],
    ];
    expect(await accountsIn([csv("tb.csv", balances)])).toEqual([
      expect.stringContaining("Upload it under Trial Balance"),
    ]);
  });

  test("may say on which side an account usually stands", async () => {
    const chart = [["Account Code", "Account Name", "Account Type", "Normal Debit/Credit"]];
    const named = CHART.slice(1).map((row) => [...row, "Debit"]);
    const files = [csv("gl.csv", LEDGER), csv("chart.csv", [...chart, ...named])];
    expect(await accountsIn(files)).toEqual(NAMED);
  });
});
