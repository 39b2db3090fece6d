import { expect, test } from "vitest";
import { columnsOf } from "../../generalLedger/entries/columnsOf.ts";
import { isProfitAndLossRole, type Role } from "../../roles/roles.ts";
import { minor } from "../../testing/ledgerRows.ts";
import { plainEntry } from "../../testing/plainEntry.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import { newRetainedEarnings } from "../newRetainedEarnings.ts";
import { findRolesByEntries } from "./findRolesByEntries.ts";

const chart = {
  bank: "cash_and_cash_equivalents",
  accruals: "other_payables",
  payroll: "employee_payables",
  pension: "employee_payables",
  suppliers: "trade_payables",
  stock: "inventories",
  wages: "employee_costs",
  fees: "operating_expenses",
} as const satisfies Record<string, Role>;

type Name = keyof typeof chart;

const accounts = Object.entries(chart).map(([code, role]): LedgerAccount => {
  const closing = code === "stock" ? minor("60") : 0n;
  const isProfitAndLoss = isProfitAndLossRole(role);
  return { ...newRetainedEarnings(), code, role, closing, isProfitAndLoss };
});

const MONTHS = [1, 2, 3, 4, 5, 6, 7];

/** Every month something is charged to a cost, owed on an account, and paid. */
function monthly(cost: Name, owed: Name) {
  return MONTHS.flatMap((month) => {
    const [amount, date] = [minor(String(100 + month)), `2025-0${month}-20`];
    return [
      plainEntry(`${owed}${month}`, date, [
        [cost, amount],
        [owed, minor(`-${100 + month}`)],
      ]),
      plainEntry(`${owed}${month}p`, date, [
        [owed, amount],
        ["bank", minor(`-${100 + month}`)],
      ]),
    ];
  });
}

/** A fee that is owed at the year end. */
const accrued = (owed: Name) =>
  plainEntry("accrued", "2025-12-31", [
    ["fees", minor("70")],
    [owed, minor("-70")],
  ]);

function rivalsIn(...entries: ReturnType<typeof plainEntry>[]) {
  const nobody = new Set<string>();
  const doubts = {
    inDoubt: nobody,
    asked: nobody,
    given: nobody,
    numbered: nobody,
    learnt: new Map(),
  };
  const found = findRolesByEntries(accounts, { doubts, canBe: () => true }, () =>
    columnsOf(entries),
  );
  return (name: Name) => found.get(name)?.rivals;
}

test("where wages are owed under the name of accruals, what is accrued under theirs is asked", () => {
  const rivals = rivalsIn(
    ...monthly("wages", "accruals"),
    ...monthly("wages", "pension"),
    accrued("payroll"),
  );
  expect([rivals("payroll"), rivals("pension")]).toEqual([["other_payables"], undefined]);
});

test("what is only paid off, and what stands on the other side, is not asked beside them", () => {
  const paidOff = plainEntry("old", "2025-01-20", [
    ["pension", minor("50")],
    ["bank", minor("-50")],
  ]);
  const stocked = plainEntry("used", "2025-03-20", [
    ["fees", minor("40")],
    ["stock", minor("-40")],
  ]);
  const rivals = rivalsIn(...monthly("wages", "accruals"), paidOff, stocked);
  expect([rivals("pension"), rivals("stock")]).toEqual([undefined, undefined]);
});

test("where suppliers are owed under the name of accruals and none under their own, both are asked", () => {
  const rivals = rivalsIn(...monthly("fees", "accruals"), accrued("suppliers"));
  expect([rivals("accruals"), rivals("suppliers")]).toEqual([
    ["trade_payables"],
    ["other_payables"],
  ]);
});

test("where suppliers are owed under both names, nobody is asked", () => {
  const rivals = rivalsIn(...monthly("fees", "accruals"), ...monthly("fees", "suppliers"));
  expect([rivals("accruals"), rivals("suppliers")]).toEqual([undefined, undefined]);
});
