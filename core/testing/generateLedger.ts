import type { TrialBalanceRow } from "../ingest/rows.ts";
import { type Role, roleDefinition } from "../roles/roles.ts";
import { trialBalanceRow } from "./ledgerRows.ts";

/** A chart's accounts by role, named as charts name them. */
const NAMES: readonly (readonly [Role, string])[] = [
  ["trade_receivables", "Trade debtors"],
  ["inventories", "Stock of finished goods"],
  ["trade_payables", "Trade creditors"],
  ["other_payables", "Accruals"],
  ["ppe_cost", "Plant and machinery - cost"],
  ["borrowings", "Bank loan"],
  ["revenue", "Sales"],
  ["cost_of_sales", "Cost of sales"],
  ["operating_expenses", "Advertising and marketing"],
  ["employee_costs", "Wages and salaries"],
];

/**
 * A balanced trial balance of any size with last year's amounts, the same every time, and the role of each
 * account. The sites its accounts are named by begin after the first: another first gives other names.
 */
export function generateLedger(
  accounts: number,
  first = 0,
): {
  rows: TrialBalanceRow[];
  mappings: Map<string, Role>;
} {
  const mappings = new Map<string, Role>([["0", "cash_and_cash_equivalents"]]);
  let current = 0n;
  let prior = 0n;
  const rows = Array.from({ length: accounts - 1 }, (_, index) => {
    const code = String(first + index + 1);
    const [role, name] = NAMES[index % NAMES.length] ?? ["other_payables", "Accruals"];
    mappings.set(code, role);
    const now = naturalSideOf(role) * BigInt((index * 7919) % 1_000_003) * 100n;
    const then = now / 2n;
    current += now;
    prior += then;
    return row(code, `${name} - site ${code}`, now, then);
  });
  return { rows: [row("0", "Bank", -current, -prior), ...rows], mappings };
}

/** 1 for a role whose balance is a debit, -1 for one whose balance is a credit. */
function naturalSideOf(role: Role): bigint {
  const { nature } = roleDefinition(role);
  return nature === "asset" || nature === "expense" ? 1n : -1n;
}

function row(code: string, name: string, current: bigint, prior: bigint): TrialBalanceRow {
  return trialBalanceRow({ row: Number(code) + 2, code, name }, current, prior);
}
