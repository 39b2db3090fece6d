import { describe, expect, test } from "vitest";
import type { BalanceSheetRow } from "../../ingest/rows.ts";
import { type LedgerEnds, ledgerLeadingTo } from "../../testing/ledgerLeadingTo.ts";
import { position } from "../../testing/ledgerRows.ts";
import { openBalanceSheet } from "./openBalanceSheet.ts";

function row(code: string, closing: bigint, different: Partial<BalanceSheetRow> = {}) {
  return { ...position(code, "0", "0"), closing, ...different };
}

function openingsOf(rows: readonly BalanceSheetRow[], accounts: LedgerEnds) {
  return openBalanceSheet(rows, [], ledgerLeadingTo(accounts)).map(({ code, opening }) => [
    code,
    opening,
  ]);
}

test("the first row of an account opens; eliminations and what the ledger lacks keep what they have", () => {
  const rows = [
    row("bank", -10n, { isElimination: true, opening: 3n }),
    row("bank", 700n),
    row("bank", 100n, { opening: 4n }),
    row("art", 50n, { opening: 5n }),
  ];
  expect(openingsOf(rows, { bank: [500n, 800n] })).toEqual([
    ["bank", 3n],
    ["bank", 500n],
    ["bank", 4n],
    ["art", 5n],
  ]);
});

test("an account that nothing is left on is added to its entity; neither one of the profit and loss nor one that began with nothing", () => {
  const rows = [
    row("bank", 0n, { isElimination: true }),
    row("bank", 800n, { entity: "North", positiveSide: "debit" }),
  ];
  const accounts: LedgerEnds = {
    bank: [500n, 800n],
    loan: [-100n, 0n],
    sales: [-7n, -90n],
    gifts: [0n, -20n],
  };
  const [, , ...added] = openBalanceSheet(rows, [row("sales", 90n)], ledgerLeadingTo(accounts));
  expect(added).toMatchObject([{ code: "loan", entity: "North", opening: 100n, closing: 0n }]);
});

describe("openings have the sign of the account's own amounts", () => {
  /** One credit in plain amounts, one with a minus. */
  const plain = row("creditors", 60n);
  const minus = row("creditors", -60n);
  const creditors: LedgerEnds = { creditors: [-50n, -60n] };

  /** What an account opens with that began with a credit of 40. */
  const ofCredit = (own: BalanceSheetRow, left: bigint) =>
    openingsOf([plain, own], { ...creditors, [own.code]: [-40n, left] })[1]?.[1];

  test("of a credit as it is written, or as others are where nothing is left of it", () => {
    expect(ofCredit(row("tax", 50n), -50n)).toBe(40n);
    expect(ofCredit(row("tax", -50n), -50n)).toBe(-40n);
    expect(ofCredit(row("tax", 0n), 0n)).toBe(40n);
  });

  test("of the side that totals tell, whatever the amount", () => {
    expect(ofCredit(row("tax", 50n, { positiveSide: "debit" }), -50n)).toBe(-40n);
    expect(ofCredit(row("tax", -50n, { positiveSide: "credit" }), -50n)).toBe(40n);
  });

  test("of a debit that one of the two has at nil, it is that of the opening", () => {
    const opening = (written: bigint, closing: bigint) =>
      openingsOf([plain, row("it", written)], { ...creditors, it: [40n, closing] })[1]?.[1];
    expect([opening(5n, 0n), opening(0n, 5n)]).toEqual([40n, 40n]);
  });

  const ofRepaid = (...others: BalanceSheetRow[]) => {
    const accounts: LedgerEnds = {
      ...creditors,
      accruals: [-9n, -9n],
      art: [0n, 0n],
      repaid: [-40n, 0n],
    };
    const opened = openingsOf([...others, row("repaid", 0n)], accounts);
    return opened.find(([code]) => code === "repaid")?.[1];
  };

  test("credits are written as most of those that agree with the ledger", () => {
    expect(ofRepaid(plain)).toBe(40n);
    expect(ofRepaid(minus)).toBe(-40n);
    expect(ofRepaid(minus, row("accruals", 9n))).toBe(40n);
    expect(ofRepaid(minus, row("accruals", 8n))).toBe(-40n);
    expect(ofRepaid(plain, row("art", 0n), row("other", 0n))).toBe(40n);
  });
});
