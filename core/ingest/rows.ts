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
  /** The type is from a column of a trial balance, so it is for this account alone and not for a section. */
  isTyped?: true;
  entity: string | null;
  /** ISO 4217 code of a foreign-currency account, where the file has the column. */
  currency: string | null;
  /** Marked by the file as an intra-group balance. */
  isElimination: boolean;
  /** The headings above it, outermost first; absent where the file's totals were not analysed. */
  path?: readonly string[];
  /** The nature according to the sections of the file; absent where they do not show it. */
  nature?: Nature;
  /** The side of an amount without a minus sign, according to the file's totals. */
  positiveSide?: "debit" | "credit";
  /** The row is between the printed profit before tax and the profit after tax. */
  isBetweenTaxes?: true;
  /** The rows of the account in last year's file; absent without such a file. */
  lastYears?: readonly { sheet: string | null; row: number }[];
  /** Last year's opening balance as written in the file; absent where last year's file has one date only. */
  lastYearOpening?: Minor;
  /** The account is only in last year's file: `row` and `sheet` are of that file. */
  isOnlyLastYears?: true;
  /** Computed from the general ledger, not a row of a file. */
  isDerived?: true;
};

export type TrialBalanceRow = AccountRow & {
  currentDebit: Minor;
  currentCredit: Minor;
  priorDebit: Minor;
  priorCredit: Minor;
  /**
   * The net movement of the journal entries, where there is a general ledger: for income and expense the amount of the
   * period.
   */
  moved?: Minor;
  /**
   * The account was closed ("from"), or others were closed into it, before the file was made; the ledger gives the
   * balance before closing. Absent otherwise.
   */
  closedAtYearEnd?: "from" | "into";
};

/** Amounts as written in the file; the ledger interprets the signs. */
export type ProfitLossRow = AccountRow & { current: Minor; prior: Minor };

/** Amounts as written in the file; the ledger interprets the signs. */
export type BalanceSheetRow = AccountRow & { opening: Minor; closing: Minor };

export type FxRateRow = {
  row: number;
  /** ISO 8601 date; null for a row that is only described as average, opening or closing. */
  date: string | null;
  /** The financial year of the rate, where a year is given instead of a date. */
  year?: number;
  /** What the rate is of. */
  currency: string;
  /**
   * The currency in which the rate is expressed, where the file gives a pair; else one of both is the reporting
   * currency.
   */
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
  /** The concept of the line, where the file is an export of ours; null otherwise. */
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
