import { formatMinor } from "@tieout/core";
import { expect, test } from "vitest";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

async function read(file: string | Uint8Array) {
  return readLedger([sourceOf(Buffer.from(file), "journal.csv")], {
    period: null,
    acceptDifferences: false,
    isFirstPeriod: false,
    entity: null,
    currency: "JPY",
  });
}

/** The entries of a journal, each with its lines; why it is refused. */
async function entriesOf(...rows: readonly string[]) {
  const result = await read(rows.join("\n"));
  if (!result.ok) return result.problems.map(({ message }) => message);
  return [...result.value.ledger.entries].map(({ number, date, lines }) => [
    number,
    date,
    ...lines.map(({ account, amount }) => `${account} ${formatMinor(amount, 0)}`),
  ]);
}

test("debit and credit of an entry stand beside each other in a row, each with its amount", async () => {
  const entries = [
    ["1", "2025-02-05", "Receivables 500", "Sales -500"],
    ["4", "2025-04-05", "Rent 80", "Bank -100", "Power 20"],
  ];
  expect(
    await entriesOf(
      "Date,Entry No,Debit Account,Debit Amount,Credit Account,Credit Amount,Description",
      "2025-02-05,1,Receivables,500,Sales,500,Sale",
      "2025-04-05,4,Rent,80,Bank,100,Rent and power",
      "2025-04-05,4,Power,20,,,Rent and power",
    ),
  ).toEqual(entries);
  expect(
    await entriesOf(
      "伝票番号,取引日付,借方勘定科目,借方補助科目,借方金額,貸方勘定科目,貸方補助科目,貸方金額,摘要",
      "1,2025/02/05,Receivables,,500,Sales,,500,売上",
      "4,2025/04/05,Rent,,80,Bank,,100,家賃",
      "4,2025/04/05,Power,,20,,,0,電気",
    ),
  ).toEqual(entries);
});

test("a journal that is out of balance is refused, and one that names an account on one side a row is no pair", async () => {
  const headings = "Date,Entry No,Account Debited,Account Credited,Debit,Credit";
  expect(await entriesOf(headings, "2025-02-05,1,Receivables,Sales,500,400")).toEqual(
    expect.arrayContaining([expect.stringContaining("does not balance")]),
  );
  expect(
    await entriesOf(headings, "2025-02-05,1,Receivables,,500,", "2025-02-05,1,,Sales,,500"),
  ).toEqual([["1", "2025-02-05", "Receivables 500", "Sales -500"]]);
});

test("tax that stands beside the amounts may be within them, and is asked about", async () => {
  const [message] = await entriesOf(
    "取引No,取引日,借方勘定科目,借方金額(円),借方税額,貸方勘定科目,貸方金額(円),貸方税額,摘要",
    "1,2025/02/05,Rent,110,10,Bank,110,0,家賃",
  );
  expect(message).toContain("1 row has an amount of tax beside the amounts");
});

test("a journal of Yayoi has no headings, and says first what a row is", async () => {
  const row = (kind: string, number: string, day: string, ...sides: readonly string[]) => {
    const [debited = "", debit = "0", credited = "", credit = "0"] = sides;
    const side = (account: string, amount: string) => `${account},,,対象外,${amount},0`;
    const beginning = `${kind},${number},,${day},${side(debited, debit)},${side(credited, credit)}`;
    return `${beginning},摘要,,,0,,,,,no`;
  };
  const rows = [
    row("2000", "1", "2025/02/05", "Receivables", "500", "Sales", "500"),
    row("2110", "4", "2025/04/05", "Rent", "80", "Bank", "100"),
    row("2101", "4", "2025/04/05", "Power", "20"),
  ];
  expect(await entriesOf(...rows)).toEqual([
    ["1", "2025-02-05", "Receivables 500", "Sales -500"],
    ["4", "2025-04-05", "Rent 80", "Bank -100", "Power 20"],
  ]);
});
