import { describe, expect, test } from "vitest";
import { firstLedger } from "../../../core/testing/firstLedger.ts";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

const choices = { ...firstLedger, isFirstPeriod: false };

/** What each account opens with; null where the file does not say. */
async function openingsOf(rows: readonly string[]): Promise<Record<string, bigint | null>> {
  const content = ["Account,Date,No,Debit,Credit,Balance", ...rows].join("\n");
  const read = await readLedger([sourceOf(Buffer.from(content), "ledger.csv")], choices);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  return Object.fromEntries(read.value.ledger.accounts.map(({ code, opening }) => [code, opening]));
}

/** A loan is repaid and rent paid; no row says what the bank or the loan began with. */
const silent = [
  "1000 Bank,2025-01-05,1,100.00,,1100.00",
  "1000 Bank,2025-02-05,2,,40.00,1060.00",
  "1000 Bank,2025-06-01,3,,600.00,460.00",
  "2000 Loan,2025-06-01,3,600.00,,-400.00",
  "4000 Sales,2025-01-05,1,,100.00,-100.00",
  "6000 Rent,2025-02-05,2,40.00,,40.00",
];

const began = { "1000": 100_000n, "2000": -100_000n, "4000": 0n, "6000": 0n };

describe("a listing with the balance beside each line", () => {
  test("says by its first lines what accounts began with", async () => {
    expect(await openingsOf(silent)).toEqual(began);
  });

  test("says it by its last lines where the latest stand first", async () => {
    expect(await openingsOf(silent.toReversed())).toEqual(began);
  });

  test("does not say it where lines do not lead from the first balance to the last", async () => {
    const broken = silent.map((row) => row.replace(",460.00", ",450.00"));
    expect((await openingsOf(broken))["1000"]).toBeNull();
  });

  test("does not say it where debits and credits would not be alike", async () => {
    const one = silent.map((row) => row.replace("-400.00", "-300.00"));
    expect((await openingsOf(one))["1000"]).toBeNull();
  });

  test("does not say it where balances begin with nothing", async () => {
    const period = ["1000 Bank,2025-01-05,1,100.00,,100.00", "1000 Bank,2025-02-05,2,,40.00,60.00"];
    const others = silent.slice(4);
    expect((await openingsOf([...period, ...others]))["1000"]).toBeNull();
  });
});

describe("what is carried forward beneath the lines of an account is no opening balance", () => {
  /** The rows of an account between its balances, each beginning with `before`. */
  const between = (name: string, opening: string, before: string) => {
    const lines = silent.filter((row) => row.startsWith(name)).map((row) => row.split(","));
    const end = lines.at(-1)?.at(-1);
    return [
      `${before},Balance b/d,,,${opening}`,
      ...lines.map((cells) => cells.join(",")),
      `${before},Balance carried forward,,,${end}`,
    ];
  };
  const accounts = [
    ["1000 Bank", "1000.00"],
    ["2000 Loan", "-1000.00"],
    ["4000 Sales", "0.00"],
    ["6000 Rent", "0.00"],
  ] as const;

  test("with the account in each row", async () => {
    const rows = accounts.flatMap(([name, opening]) => between(name, opening, `${name},`));
    expect(await openingsOf(rows)).toEqual(began);
  });

  test("with the account in a row above", async () => {
    const rows = accounts.flatMap(([name, opening]) => [
      `${name},,,,,`,
      ...between(name, opening, ",").map((row) => row.replace(name, "")),
    ]);
    expect(await openingsOf(rows)).toEqual(began);
  });
});

/** Rows with nil amounts above the lines of accounts, which do not begin with nothing together. */
function openedBy(balances: Record<string, string>): string[] {
  const lines = silent.map((row) => row.replace("-400.00", "-300.00"));
  return Object.entries(balances).flatMap(([name, balance]) => [
    ...(balance === "" ? [] : [`${name},2025-01-01,,0.00,0.00,${balance}`]),
    ...lines.filter((row) => row.startsWith(name)),
  ]);
}

const accounts = {
  "1000 Bank": "1000.00",
  "2000 Loan": "-900.00",
  "4000 Sales": "0.00",
  "6000 Rent": "0.00",
};

describe("rows with a balance and nil amounts", () => {
  test("open the accounts where each has one, above its lines or beneath", async () => {
    const stated = { "1000": 100_000n, "2000": -90_000n };
    expect(await openingsOf(openedBy(accounts))).toMatchObject(stated);
    expect(await openingsOf(openedBy(accounts).toReversed())).toMatchObject(stated);
  });

  test("are lines like others where some accounts have none", async () => {
    const opened = await openingsOf(openedBy({ ...accounts, "2000 Loan": "" }));
    expect(opened).toMatchObject({ "1000": null, "4000": null });
  });
});
