import type { TrialBalanceRow } from "../ingest/rows.ts";
import type { Role } from "../roles/roles.ts";

const ROLES: readonly Role[] = [
  "trade_receivables",
  "inventories",
  "trade_payables",
  "other_payables",
  "ppe_cost",
  "borrowings",
  "revenue",
  "cost_of_sales",
  "operating_expenses",
  "employee_costs",
];

/** A balanced trial balance of any size, the same every time, with the role of each account. */
export function generateLedger(accounts: number): {
  rows: TrialBalanceRow[];
  mappings: Map<string, Role>;
} {
  const mappings = new Map<string, Role>([["0", "cash_and_cash_equivalents"]]);
  let current = 0n;
  let prior = 0n;
  const rows = Array.from({ length: accounts - 1 }, (_, index) => {
    const code = String(index + 1);
    const role = ROLES[index % ROLES.length] ?? "other_payables";
    mappings.set(code, role);
    const now = BigInt(((index * 7919) % 1_000_003) - 500_000) * 100n;
    const then = role.endsWith("s") && index % 2 === 0 ? now / 2n : 0n;
    current += now;
    prior += then;
    return row(code, `Account ${code}`, now, then);
  });
  return { rows: [row("0", "Bank", -current, -prior), ...rows], mappings };
}

function row(code: string, name: string, current: bigint, prior: bigint): TrialBalanceRow {
  return {
    row: Number(code) + 2,
    sheet: null,
    code,
    name,
    type: "",
    entity: null,
    currency: null,
    isElimination: false,
    currentDebit: current > 0n ? current : 0n,
    currentCredit: current < 0n ? -current : 0n,
    priorDebit: prior > 0n ? prior : 0n,
    priorCredit: prior < 0n ? -prior : 0n,
  };
}
