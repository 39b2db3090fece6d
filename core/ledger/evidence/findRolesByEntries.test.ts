import { expect, test } from "vitest";
import { columnsOf } from "../../generalLedger/entries/columnsOf.ts";
import { isProfitAndLossRole, type Role } from "../../roles/roles.ts";
import { minor } from "../../testing/ledgerRows.ts";
import { plainEntry } from "../../testing/plainEntry.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import { newRetainedEarnings } from "../newRetainedEarnings.ts";
import { findRolesByEntries } from "./findRolesByEntries.ts";

const chart: Record<string, Role> = {
  levy: "operating_expenses",
  wages: "employee_costs",
  staff: "employee_payables",
  plan: "disposal_gain_loss",
};

const accounts = Object.entries(chart).map(([code, role]): LedgerAccount => {
  return { ...newRetainedEarnings(), code, role, isProfitAndLoss: isProfitAndLossRole(role) };
});

/** Twelve payrolls in which one charge is always a tenth of another: as sales tax would be. */
const payrolls = Array.from({ length: 12 }, (_, at) =>
  plainEntry(String(at), "2025-01-31", [
    ["wages", minor("900")],
    ["levy", minor(String(100 * (at + 1)))],
    ["plan", minor(String(10 * (at + 1)))],
    ["staff", minor(String(-900 - 110 * (at + 1)))],
  ]),
);

test("a finding that an account cannot be where it stands does not hide another one", () => {
  const doubts = {
    inDoubt: new Set<string>(),
    asked: new Set<string>(),
    given: new Set<string>(),
    numbered: new Set<string>(),
    learnt: new Map([["plan", { named: null }]]),
  };
  // Tax that is owed from before may be settled
  const carried = accounts.map((each) =>
    each.code === "plan" ? { ...each, opening: minor("-5") } : each,
  );
  const roleFound = (canBe: (code: string, role: Role) => boolean) =>
    findRolesByEntries(carried, { doubts, canBe }, () => columnsOf(payrolls)).get("plan")?.role;
  expect(roleFound(() => true)).toBe("sales_tax");
  expect(roleFound((_, role) => role !== "sales_tax")).toBe("employee_costs");
});

test("what an account in doubt cannot be where it stands is asked beside its own role", () => {
  const books = Object.entries({
    bank: "cash_and_cash_equivalents",
    sales: "revenue",
    fees: "revenue",
  } as const).map(([code, role]): LedgerAccount => {
    return { ...newRetainedEarnings(), code, role, isProfitAndLoss: isProfitAndLossRole(role) };
  });
  const entries = columnsOf([
    plainEntry("1", "2025-02-01", [
      ["bank", minor("90")],
      ["fees", minor("-90")],
    ]),
    plainEntry("2", "2025-03-01", [
      ["fees", minor("90")],
      ["sales", minor("-90")],
    ]),
  ]);
  const roleFound = (inDoubt: readonly string[]) => {
    const doubts = {
      inDoubt: new Set(inDoubt),
      asked: new Set(inDoubt),
      given: new Set<string>(),
      numbered: new Set<string>(),
      learnt: new Map(),
    };
    const canBe = (_: string, role: Role) => isProfitAndLossRole(role);
    return findRolesByEntries(books, { doubts, canBe }, () => entries).get("fees");
  };
  expect(roleFound(["fees"])).toMatchObject({
    role: "revenue",
    isAsked: true,
    rivals: ["contract_liabilities"],
  });
  expect(roleFound([])).toBeUndefined();
});

test("a gain that was learnt, and is received where nothing was sold, may be other income", () => {
  const entries = [
    plainEntry("1", "2025-01-31", [
      ["staff", minor("90")],
      ["plan", minor("-90")],
    ]),
  ];
  const doubts = {
    inDoubt: new Set<string>(),
    asked: new Set<string>(),
    given: new Set<string>(),
    numbered: new Set<string>(),
    learnt: new Map([["plan", { named: null }]]),
  };
  const found = findRolesByEntries(accounts, { doubts, canBe: () => true }, () =>
    columnsOf(entries),
  );
  expect(found.get("plan")).toMatchObject({
    role: "disposal_gain_loss",
    rivals: ["other_operating_income", "operating_expenses"],
  });
});

test("a fee beside takings that were taken for plant is no loss on a sale of it", () => {
  const books = Object.entries({
    bank: "cash_and_cash_equivalents",
    takings: "ppe_cost",
    sales: "revenue",
    fees: "operating_expenses",
  } as const).map(([code, role]): LedgerAccount => {
    return { ...newRetainedEarnings(), code, role, isProfitAndLoss: isProfitAndLossRole(role) };
  });
  const days = ["1", "2", "3", "4", "5", "6", "7"];
  const entries = columnsOf(
    days.flatMap((day) => [
      plainEntry(`sold ${day}`, `2025-02-0${day}`, [
        ["takings", minor("100")],
        ["sales", minor("-100")],
      ]),
      plainEntry(`paid in ${day}`, `2025-02-0${day}`, [
        ["bank", minor("97")],
        ["fees", minor("3")],
        ["takings", minor("-100")],
      ]),
    ]),
  );
  const doubts = {
    inDoubt: new Set<string>(),
    asked: new Set<string>(),
    given: new Set<string>(),
    numbered: new Set<string>(),
    learnt: new Map([["takings", { named: null }]]),
  };
  const found = findRolesByEntries(books, { doubts, canBe: () => true }, () => entries);
  expect(found.get("takings")).toMatchObject({ role: "trade_receivables", isAsked: true });
  expect(found.get("fees")).toBeUndefined();
});
