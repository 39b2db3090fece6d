import type { Table } from "../../table/Table.ts";
import type { FileType } from "../fileTypes.ts";
import type { Matching, SideContent } from "../headings/Matching.ts";
import { findSides, type Sides } from "./findSides.ts";

/** Two sides as a person describes them: what they hold is said, or stands above them. */
export function saidSides(table: Table, fileType: FileType, matching: Matching): Sides | null {
  const { sides, headingRow } = matching;
  if (!sides) return null;
  const at = table.rows.findIndex(({ row }) => row === headingRow);
  const found = findSides(table, fileType);
  const written = found && (found.at <= at || fileType !== "balance_sheet") ? found : null;
  const [left, right] = sides.left
    ? WORDS[sides.left]
    : written
      ? [written.left, written.right]
      : (USUAL[fileType] ?? ["", ""]);
  return { at, left, right, boundary: sides.rightFrom };
}

type Words = readonly [left: string, right: string];

const WORDS: Readonly<Record<SideContent, Words>> = {
  assets: ["Assets", "Liabilities and equity"],
  liabilities: ["Liabilities and equity", "Assets"],
  income: ["Income", "Expenses"],
  expenses: ["Expenses", "Income"],
  debits: ["Debit", "Credit"],
  credits: ["Credit", "Debit"],
};

/** An account has its debits on the left; a balance sheet names its sides itself, row by row. */
const USUAL: Partial<Record<FileType, Words>> = {
  profit_loss: WORDS.expenses,
  trial_balance: WORDS.debits,
};
