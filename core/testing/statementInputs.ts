import type { BalanceSheetRow, ProfitLossRow, TrialBalanceRow } from "../ingest/rows.ts";
import type { Minor } from "../money/Minor.ts";
import { isProfitAndLossRole, type Role, roleDefinition } from "../roles/roles.ts";
import type { StatementInput } from "../statement/StatementInput.ts";
import { type AccountCode, chart, closeBooks, journalsOf, type Transaction } from "./cashBook.ts";

const codes = Object.keys(chart) as AccountCode[]; // keys of a closed table
const RETAINED: AccountCode = "3900";

/** What every input has unless a test says otherwise: IFRS, no adjustments, roles as the chart says. */
export const plainInput: Omit<StatementInput, "rows"> = {
  framework: "IFRS",
  currency: "GBP",
  policies: {},
  mappings: new Map(codes.map((code): [string, Role] => [code, chart[code].role])),
  rememberedMappings: new Map(),
  adjustments: [],
  verifications: [],
  period: null,
  entity: null,
};

/** A generated company as a trial balance whose prior column is the opening balance sheet. */
export function asTrialBalance(transactions: readonly Transaction[]): TrialBalanceRow[] {
  const closing = closeBooks(transactions);
  return codes.map((code, index) => ({
    ...accountRow(code, index),
    ...sides("current", closing.get(code) ?? 0n),
    ...sides("prior", chart[code].opening),
  }));
}

/** A generated company as a balance sheet and a profit and loss, all amounts positive by their nature. */
export function asStatements(transactions: readonly Transaction[]) {
  const closing = closeBooks(transactions);
  const isResult = (code: AccountCode) => isProfitAndLossRole(chart[code].role);
  const results = codes.filter(isResult);
  const profit = results.reduce((total, code) => total + (closing.get(code) ?? 0n), 0n);
  const balance_sheet = codes
    .filter((code) => !isResult(code))
    .map((code, index): BalanceSheetRow => {
      const own = (closing.get(code) ?? 0n) + (code === RETAINED ? profit : 0n);
      const sign = naturalSign(code);
      return {
        ...accountRow(code, index),
        opening: sign * chart[code].opening,
        closing: sign * own,
      };
    });
  const profit_loss = results.map(
    (code, index): ProfitLossRow => ({
      ...accountRow(code, index),
      current: naturalSign(code) * (closing.get(code) ?? 0n),
      prior: 0n,
    }),
  );
  return { balance_sheet, profit_loss };
}

/** The input of a generated company, with the journals its user would enter or without them. */
export function inputOf(
  transactions: readonly Transaction[],
  isExplained: boolean,
): StatementInput {
  return {
    ...plainInput,
    rows: { trial_balance: asTrialBalance(transactions) },
    adjustments: isExplained ? journalsOf(transactions) : [],
  };
}

function accountRow(code: AccountCode, index: number) {
  const type = TYPES[roleDefinition(chart[code].role).nature];
  return {
    row: index + 2,
    sheet: null,
    code,
    name: chart[code].name,
    type,
    entity: null,
    currency: null,
    isElimination: false,
  };
}

const TYPES = {
  asset: "Asset",
  liability: "Liability",
  equity: "Equity",
  income: "Income",
  expense: "Expense",
} as const;

function naturalSign(code: AccountCode): 1n | -1n {
  const { nature } = roleDefinition(chart[code].role);
  return nature === "asset" || nature === "expense" ? 1n : -1n;
}

function sides<Column extends string>(column: Column, balance: Minor) {
  return {
    [`${column}Debit`]: balance > 0n ? balance : 0n,
    [`${column}Credit`]: balance < 0n ? -balance : 0n,
  } as Record<`${Column}Debit` | `${Column}Credit`, Minor>; // computed keys widen to string
}
