import type { Minor } from "../money/Minor.ts";
import type { Nature } from "../roles/roles.ts";

/** What every account row says of its account, whatever the file type. */
export type AccountRow = {
  /** Row number in the file, counted from 1. */
  row: number;
  sheet: string | null;
  /** The account code as written; the name where the file has no codes. */
  code: string;
  name: string;
  type: string;
  /** Its type stands in a column of a trial balance, for this account alone: a heading above several says less. */
  isTyped?: true;
  entity: string | null;
  /** ISO 4217 code of a foreign-currency account, where the file has the column. */
  currency: string | null;
  /** Marked by the file as an intra-group balance. */
  isElimination: boolean;
  /** The headings above it, outermost first; absent where the file's own totals were not read. */
  path?: readonly string[];
  /** What the sections of the file make of it; absent where they do not say. */
  nature?: Nature;
  /** The side on which an amount without a minus stands, as the file's own totals have it. */
  positiveSide?: "debit" | "credit";
  /** It stands between the printed profit before tax and the one after it. */
  isBetweenTaxes?: true;
  /** Where last year's file has the account; absent where no such file was put beside this year's. */
  lastYears?: readonly { sheet: string | null; row: number }[];
  /** What it opened last year with, as the file writes it; absent where last year's file has one date, or there is none. */
  lastYearOpening?: Minor;
  /** Only last year's file has it: `row` and `sheet` are of that file. */
  isOnlyLastYears?: true;
  /** No row of a file: a balance that the entries of the general ledger lead to. */
  isDerived?: true;
};

export type TrialBalanceRow = AccountRow & {
  currentDebit: Minor;
  currentCredit: Minor;
  priorDebit: Minor;
  priorCredit: Minor;
  /** What journal entries moved in the period, where a general ledger says so: the amount of income or expense. */
  moved?: Minor;
  /**
   * Closing entries took its amount, or took it in, before the file was made; the general ledger says what it
   * was before. Absent where they did not.
   */
  closedAtYearEnd?: "from" | "into";
};

/** Amounts as the file writes them; the ledger finds the sign habit. */
export type ProfitLossRow = AccountRow & { current: Minor; prior: Minor };

/** Amounts as the file writes them; the ledger finds the sign habit. */
export type BalanceSheetRow = AccountRow & { opening: Minor; closing: Minor };

export type FxRateRow = {
  row: number;
  /** ISO 8601 date; null for a row that only describes itself as average, opening or closing. */
  date: string | null;
  /** The financial year at whose end the rate is, or whose average it is, where a year stands in place of a date. */
  year?: number;
  /** What the rate is of. */
  currency: string;
  /** What it is written in, where the file gives a pair; else one or the other is the reporting currency. */
  inCurrency?: string;
  /** The rate as a decimal string, exactly as the file writes it. */
  rate: string;
  description: string;
};

export type PriorCashFlowRow = {
  row: number;
  lineItem: string;
  category: string;
  amount: Minor;
  notes: string;
  /** The line's concept, where a statement of ours comes back; null where the file does not say. */
  concept: string | null;
};

export type RowsByFileType = {
  trial_balance: readonly TrialBalanceRow[];
  profit_loss: readonly ProfitLossRow[];
  balance_sheet: readonly BalanceSheetRow[];
  fx_rates: readonly FxRateRow[];
  prior_cashflow: readonly PriorCashFlowRow[];
  prior_trial_balance: readonly TrialBalanceRow[];
  prior_balance_sheet: readonly BalanceSheetRow[];
};
