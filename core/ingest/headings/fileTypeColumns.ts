import { type FileType, isBalances } from "../fileTypes.ts";
import { accountColumns, extraColumns, typeColumn } from "./accountColumns.ts";
import type { AmountMeaning, FileColumn } from "./FileColumn.ts";

/** The columns of a trial balance for one date: debit and credit, or one signed column. */
const currentSides = {
  currentDebit: { ...amount("Current Debit", "debit", "current"), isRequired: true },
  currentCredit: { ...amount("Current Credit", "credit", "current"), isRequired: true },
} as const;

const currentBalance = {
  ...amount("Current Balance", "balance", "current"),
  isExtra: true,
  standsFor: ["currentDebit", "currentCredit"],
} as const;

const closing = { ...amount("Closing Balance", "balance", "current"), isRequired: true } as const;

/** The columns of each file type: those of the template in order, then others (specification section 3). */
export const fileTypeColumns = {
  trial_balance: {
    ...accountColumns,
    ...currentSides,
    priorDebit: amount("Prior Debit", "debit", "prior"),
    priorCredit: amount("Prior Credit", "credit", "prior"),
    type: typeColumn,
    currentBalance,
    priorBalance: {
      ...amount("Prior Balance", "balance", "prior"),
      isExtra: true,
      standsFor: ["priorDebit", "priorCredit"],
    },
    ...extraColumns,
  },
  profit_loss: {
    ...accountColumns,
    current: { ...amount("Current Period", "balance", "current"), isRequired: true },
    prior: amount("Prior Period", "balance", "prior"),
    type: typeColumn,
    ...extraColumns,
  },
  balance_sheet: {
    ...accountColumns,
    opening: { ...amount("Opening Balance", "balance", "prior"), isRequired: true },
    closing,
    type: typeColumn,
    ...extraColumns,
  },
  fx_rates: {
    date: {
      header: "Date",
      kind: "date",
      synonyms: ["rate date", "as of", "as at", "day", "effective date", "valid from"],
    },
    currency: {
      header: "Currency",
      kind: "text",
      isRequired: true,
      synonyms: [
        "ccy",
        "currency code",
        "foreign currency",
        "from currency",
        "iso code",
        "currency pair",
        "pair",
      ],
    },
    rate: {
      header: "Exchange Rate",
      kind: "number",
      isRequired: true,
      synonyms: ["rate", "fx rate", "fx", "exchange", "conversion rate", "value"],
    },
    description: {
      header: "Description",
      kind: "text",
      synonyms: ["type", "rate type", "notes", "note", "comment", "kind"],
    },
  },
  prior_cashflow: {
    lineItem: {
      header: "Line Item",
      kind: "text",
      isRequired: true,
      synonyms: ["line", "item", "description", "caption", "particulars", "name", "cash flow"],
    },
    category: {
      header: "Category",
      kind: "text",
      synonyms: ["section", "activity", "activities", "type"],
    },
    amount: { ...amount("Amount", "balance", "current"), isRequired: true },
    notes: {
      header: "Notes",
      kind: "text",
      synonyms: ["note", "comment", "comments", "reference"],
    },
    concept: { header: "Concept", kind: "text", isExtra: true, synonyms: ["concept id"] },
  },
  prior_trial_balance: {
    ...accountColumns,
    ...currentSides,
    type: typeColumn,
    currentBalance,
    ...extraColumns,
  },
  prior_balance_sheet: {
    ...accountColumns,
    closing,
    type: typeColumn,
    ...extraColumns,
  },
} as const satisfies Record<FileType, Record<string, FileColumn>>;

/** The columns of a file type by field. */
export function columnsOf(fileType: FileType): Readonly<Record<string, FileColumn>> {
  return fileTypeColumns[fileType];
}

/** The amount columns among the matched ones. */
export function amountsAmong<Column extends { field: string }>(
  columns: readonly Column[],
  fileType: FileType,
): Column[] {
  const definitions = columnsOf(fileType);
  return columns.filter(({ field }) => definitions[field]?.meaning);
}

function amount(
  header: string,
  side: AmountMeaning["side"],
  period: AmountMeaning["period"],
): FileColumn {
  return { header, kind: "number", synonyms: [], meaning: { side, period } };
}

/** Whether the matched columns have balances of one date only. */
export function isOfOneDate(fileType: FileType, matched: readonly { field: string }[]): boolean {
  const definitions = columnsOf(fileType);
  return (
    isBalances(fileType) &&
    !matched.some(({ field }) => definitions[field]?.meaning?.period === "prior")
  );
}
