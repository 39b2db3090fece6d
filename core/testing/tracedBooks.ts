import type { EntryLine, GeneralLedger, JournalEntry } from "../generalLedger/GeneralLedger.ts";
import type { TrialBalanceRow } from "../ingest/rows.ts";
import { formatMinor } from "../money/formatMinor.ts";
import { sum } from "../money/Minor.ts";
import { minorOf } from "../money/minorOf.ts";
import { isProfitAndLossRole, type Role, roleDefinition } from "../roles/roles.ts";
import type { StatementDocument } from "../statement/StatementDocument.ts";
import type { StatementInput } from "../statement/StatementInput.ts";
import { balance, minor } from "./ledgerRows.ts";
import { statementFrom } from "./statementFrom.ts";
import { plainInput } from "./statementInputs.ts";

/** The chart of small books: what each account is, and what it opens with, debit-positive. */
const tracedChart = {
  bank: ["cash_and_cash_equivalents", "5000"],
  savings: ["cash_and_cash_equivalents", "1000"],
  dollars: ["cash_and_cash_equivalents", "0"],
  debtors: ["trade_receivables", "300"],
  allowance: ["trade_receivables", "0"],
  otherDebtors: ["other_receivables", "0"],
  clearing: ["other_receivables", "0"],
  retentions: ["contract_assets", "0"],
  prepaid: ["prepayments", "0"],
  stock: ["inventories", "400"],
  creditors: ["trade_payables", "-500"],
  notInvoiced: ["trade_payables", "0"],
  accruals: ["other_payables", "-100"],
  withheld: ["employee_payables", "0"],
  deposits: ["contract_liabilities", "0"],
  salesTax: ["sales_tax", "0"],
  plant: ["ppe_cost", "2000"],
  plantDepreciation: ["ppe_accumulated_depreciation", "-800"],
  leased: ["right_of_use_assets", "0"],
  goodwill: ["goodwill", "0"],
  holding: ["financial_investments", "600"],
  lent: ["loans_receivable", "0"],
  overdraft: ["bank_overdraft", "0"],
  leases: ["lease_liabilities", "0"],
  loan: ["borrowings", "-1000"],
  shares: ["share_capital", "-3600"],
  premium: ["share_premium", "0"],
  reserve: ["other_reserves", "0"],
  retained: ["retained_earnings", "-3300"],
  dividendsPayable: ["dividends_payable", "0"],
  sales: ["revenue", "0"],
  "own work": ["other_operating_income", "0"],
  otherIncome: ["other_operating_income", "0"],
  goods: ["cost_of_sales", "0"],
  wages: ["employee_costs", "0"],
  overheads: ["operating_expenses", "0"],
  badDebts: ["bad_debts", "0"],
  depreciation: ["depreciation", "0"],
  gain: ["disposal_gain_loss", "0"],
  interest: ["interest_expense", "0"],
  interestReceived: ["interest_income", "0"],
  exchange: ["foreign_exchange_gain_loss", "0"],
  tax: ["income_tax", "0"],
  taxPayable: ["current_tax", "0"],
  suspense: [null, "0"],
} as const satisfies Record<string, readonly [Role | null, string]>;

type TracedAccountName = keyof typeof tracedChart;

/** A line as a test writes it: account, amount (debit-positive), and what it refers to. */
type WrittenLine = readonly [
  account: TracedAccountName,
  amount: string,
  references?: { party?: string; document?: string; lettering?: string },
];

/** An entry as a test writes it: date, text, lines. */
export type WrittenEntry = {
  date: string;
  text?: string;
  number?: string;
  reverses?: string;
  lines: readonly WrittenLine[];
};

/** The statement of a year of these entries, 2025, from its ledger beside its trial balance. */
export function statementOf(
  written: readonly WrittenEntry[],
  settings: Partial<StatementInput> = {},
): StatementDocument {
  return statementFrom({
    ...plainInput,
    rows: { trial_balance: balancesAfter(written) },
    mappings: new Map(
      Object.entries(tracedChart).flatMap(([code, [role]]) =>
        role === null ? [] : [[code, role]],
      ),
    ),
    period: { start: "2025-01-01", end: "2025-12-31" },
    generalLedger: ledgerOf(written),
    ...settings,
  });
}

/** Every account of the chart at both ends of the year, moved or not. */
function balancesAfter(written: readonly WrittenEntry[]): TrialBalanceRow[] {
  const lines = written.flatMap((entry) => entry.lines);
  return Object.entries(tracedChart).map(([code, [, opening]]) => {
    const moved = sum(
      lines.flatMap(([account, amount]) => (account === code ? [minor(amount)] : [])),
    );
    return balance(code, formatMinor(minor(opening) + moved, 2), opening);
  });
}

/** The general ledger of entries as tests write them. */
export function ledgerOf(written: readonly WrittenEntry[]): GeneralLedger {
  const entries = written.map(toEntry);
  return {
    accounts: Object.entries(tracedChart).map(([code, [role, opening]]) => ({
      code,
      name: code,
      type: typeOf(role),
      opening: minor(opening),
      closing: null,
    })),
    entries: entries.toSorted((left, right) => (left.date < right.date ? -1 : 1)),
    period: { start: "2025-01-01", end: "2025-12-31" },
  };
}

/** The lines of a method that carry an amount, without subtotals, in units of the currency. */
export function amountsOf(
  { statements }: Pick<StatementDocument, "statements">,
  method: "direct" | "indirect",
): Record<string, number> {
  const lines = statements[method].lines.filter(
    ({ isSubtotal, currentYear }) => !isSubtotal && minorOf(currentYear) !== 0n,
  );
  return Object.fromEntries(
    lines.map(({ concept, currentYear }) => [concept, Number(currentYear)]),
  );
}

function typeOf(role: Role | null): string {
  if (role === null) return "";
  const { nature } = roleDefinition(role);
  if (isProfitAndLossRole(role)) return nature === "income" ? "Income" : "Expense";
  return nature === "asset" ? "Asset" : nature === "equity" ? "Equity" : "Liability";
}

function toEntry(
  { date, text = "", number, reverses, lines }: WrittenEntry,
  index: number,
): JournalEntry {
  const written = lines.map(
    ([account, amount, references], place): EntryLine => ({
      row: (index + 1) * 100 + place,
      account,
      amount: minor(amount),
      text,
      party: references?.party ?? null,
      document: references?.document ?? null,
      lettering: references?.lettering ?? null,
    }),
  );
  return {
    number: number ?? String(index + 1),
    date,
    text,
    journal: null,
    entity: null,
    reverses: reverses ?? null,
    lines: written,
  };
}

/** The concepts of the direct lines that are an estimate, in whole or in part, in the order of their names. */
export function estimatedLines({ statements }: StatementDocument): string[] {
  return statements.direct.lines
    .filter(({ isSubtotal, estimatedAmount }) => !isSubtotal && Number(estimatedAmount) !== 0)
    .map(({ concept }) => concept)
    .toSorted();
}
