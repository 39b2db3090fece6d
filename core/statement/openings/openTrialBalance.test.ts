import { describe, expect, test } from "vitest";
import type { TrialBalanceRow } from "../../ingest/rows.ts";
import { ledgerLeadingTo, withoutOpenings } from "../../testing/ledgerLeadingTo.ts";
import { balance } from "../../testing/ledgerRows.ts";
import { openTrialBalance } from "./openTrialBalance.ts";

const named = (rows: readonly TrialBalanceRow[], code: string) =>
  rows.find((row) => row.code === code);

test("a number without a name takes the name of the ledger, and a name that the file has stays", () => {
  const rows = [balance("1000", "8", "0"), { ...balance("2000", "-8", "0"), name: "Bank loan" }];
  const ledger = ledgerLeadingTo({ "1000": [500n, 800n], "2000": [-500n, -800n] });
  const accounts = ledger.accounts.map((account) => ({ ...account, name: `No. ${account.code}` }));
  const opened = openTrialBalance(rows, { ...ledger, accounts });
  expect(opened.map(({ name }) => name)).toEqual(["No. 1000", "Bank loan"]);
});

describe("what an account moved in the year is said", () => {
  const ledger = ledgerLeadingTo({
    bank: [500n, 800n],
    sales: [-700n, -1000n],
    wages: [0n, 400n],
  });
  const rows = [balance("bank", "9", "0"), balance("sales", "-3", "0"), balance("wages", "5", "0")];
  const opened = (code: string) => named(openTrialBalance(rows, ledger), code);

  test("where its balance goes on from what it began with, by the file", () => {
    expect(opened("bank")).toMatchObject({ priorDebit: 500n, moved: 400n });
  });

  test("not where it began anew, nor where it began with nothing", () => {
    expect(opened("sales")).toMatchObject({ priorCredit: 700n });
    expect(opened("sales")).not.toHaveProperty("moved");
    expect(opened("wages")).not.toHaveProperty("moved");
  });
});

describe("accounts that the file leaves out", () => {
  const rows = [
    { ...balance("bank", "1", "0"), isElimination: true },
    { ...balance("bank", "8", "0"), entity: "North" },
  ];
  const ledger = ledgerLeadingTo({
    bank: [500n, 800n],
    art: [70n, 70n],
    gifts: [0n, -20n],
    idle: [0n, 0n],
  });
  const added = (all: readonly TrialBalanceRow[]) =>
    all.slice(rows.length).map(({ code, entity, priorDebit, priorCredit }) => {
      return [code, entity, priorDebit - priorCredit];
    });

  test("are added to its entity where the ledger opens them", () => {
    expect(added(openTrialBalance(rows, ledger))).toEqual([["art", "North", 70n]]);
  });

  test("are added with what their entries undo where the ledger states no openings", () => {
    const opened = openTrialBalance(rows, withoutOpenings(ledger));
    expect(added(opened)).toEqual([["gifts", "North", 20n]]);
  });
});

test("a ledger without openings finds no accounts that were closed", () => {
  const ledger = ledgerLeadingTo({
    sales: [0n, -900n],
    wages: [0n, 400n],
    profit: [0n, 0n],
  });
  const rows = [balance("profit", "-5", "0")];
  expect(named(openTrialBalance(rows, ledger), "profit")?.closedAtYearEnd).toBe("into");
  const opened = openTrialBalance(rows, withoutOpenings(ledger));
  expect(named(opened, "profit")?.closedAtYearEnd).toBeUndefined();
});
