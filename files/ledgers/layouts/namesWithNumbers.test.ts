import { expect, test } from "vitest";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

/** The accounts of a ledger, code and name; why it is refused. */
async function accountsOf(...rows: readonly string[]) {
  const result = await readLedger([sourceOf(Buffer.from(rows.join("\n")), "ledger.csv")], {
    period: null,
    acceptDifferences: false,
    isFirstPeriod: false,
    entity: null,
    currency: "USD",
  });
  if (!result.ok) return result.problems.map(({ message }) => message);
  return result.value.ledger.accounts.map(({ code, name }) => `${code} = ${name}`);
}

const flat = (accounts: readonly string[]) =>
  accounts.flatMap((account, at) => [
    `2025-01-${10 + at},${at},${account},10.00,`,
    `2025-01-${10 + at},${at},Checking,,10.00`,
  ]);

test("names that begin with a number are no codes where other accounts have none", async () => {
  const named = ["2023 Ford Transit", "2023 Trailer", "401k Payable", "1099 Contractors", "Rent"];
  const accounts = [...named, "Postage", "3rd Party Fees", "Fuel"];
  expect(await accountsOf("Date,Entry,Account,Debit,Credit", ...flat(accounts))).toEqual(
    expect.arrayContaining([...accounts, "Checking"].map((name) => `${name} = ${name}`)),
  );
});

test("numbers in front of most names are codes, with a mark behind them or without", async () => {
  const numbered = ["2023 Van", "6100 Rent", "6200 Fuel"];
  expect(await accountsOf("Date,Entry,Account,Debit,Credit", ...flat(numbered))).toContain(
    "2023 = Van",
  );
  const marked = ["1500 - Van", "6100 - Rent", "12 Month Deposit"];
  const found = await accountsOf("Date,Entry,Account,Debit,Credit", ...flat(marked));
  expect(found).toEqual(
    expect.arrayContaining(["1500 = Van", "12 Month Deposit = 12 Month Deposit"]),
  );
});

test("a name above lines that have the number beside them is a name, whatever it begins with", async () => {
  const block = (name: string, code: string, debit: string, credit: string) => [
    name,
    `10 Feb 2025,Journal,Deposit,${debit},${credit},${code}`,
    `Total ${name},,,${debit},${credit},`,
  ];
  expect(
    await accountsOf(
      "Date,Source,Description,Debit,Credit,Account Code",
      ...block("12 Month Term Deposit", "233", "50.00", "0.00"),
      ...block("Business Account", "090", "0.00", "50.00"),
    ),
  ).toEqual(["233 = 12 Month Term Deposit", "090 = Business Account"]);
});

test("first of all and behind a total a name alone begins an account, whatever digits it has", async () => {
  const block = (name: string, debit: string, credit: string) => [
    `${name},,,,,`,
    "Beginning Balance,,,,,0.00",
    `2025-02-10,Journal,7,${debit},${credit},50.00`,
    `Total for ${name},,,${debit},${credit},`,
  ];
  expect(
    await accountsOf(
      "Date,Transaction Type,Num,Debit,Credit,Balance",
      ...block("401k Match", "", ""),
      ...block("Checking", "50.00", ""),
      ...block("CLN 2023", "", "30.00"),
      ...block("EMP201 control", "", "15.00"),
      ...block("941 Taxes", "", "5.00"),
      "10 February 2026,,,,,",
    ),
  ).toEqual(
    ["401k Match", "Checking", "CLN 2023", "EMP201 control", "941 Taxes"].map(
      (its) => `${its} = ${its}`,
    ),
  );
});
