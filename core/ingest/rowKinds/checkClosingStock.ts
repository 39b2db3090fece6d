import { formatMinor } from "../../money/formatMinor.ts";
import { note } from "../../problem/ProblemList.ts";
import type { FileRows } from "../FileRows.ts";
import type { TrialBalanceRow } from "../rows.ts";

const OPENING = /^opening (?:stock|inventor(?:y|ies))\b/i;
const STOCK = /\b(?:stocks?|inventor(?:y|ies)|goods)\b/i;

/**
 * Asks for closing stock where a trial balance has opening stock only. Programs such as Tally show closing stock in the
 * statements but not in the trial balance, so profit and inventories would be wrong.
 */
export function checkClosingStock(
  file: FileRows,
  rows: readonly object[],
  isAccepted: boolean,
): void {
  if (file.fileType !== "trial_balance") return;
  const opening = rows.find(isOpeningStock);
  if (opening === undefined) return;
  const isThere = rows.some(
    (row) => isBalance(row) && STOCK.test(row.name) && !OPENING.test(row.name),
  );
  if (isThere) return;
  note(isAccepted ? file.warnings : file.problems, "closing_stock_outside", {
    ...(file.sheet !== null && { sheet: file.sheet }),
    row: opening.row,
    account: opening.name,
    value: formatMinor(balanceOf(opening), file.decimals),
  });
}

function isOpeningStock(row: object): row is TrialBalanceRow {
  if (!isOfTrialBalance(row) || !BEGINS_LIKE_OPENING.has(row.name.charCodeAt(0))) return false;
  return OPENING.test(row.name) && balanceOf(row) !== 0n;
}

/** "O" and "o": a fast pre-check for half a million names. */
const BEGINS_LIKE_OPENING: ReadonlySet<number> = new Set([0x4f, 0x6f]);

function isBalance(row: object): row is TrialBalanceRow {
  return isOfTrialBalance(row) && balanceOf(row) !== 0n;
}

function isOfTrialBalance(row: object): row is TrialBalanceRow {
  return "currentDebit" in row;
}

function balanceOf({ currentDebit, currentCredit }: TrialBalanceRow) {
  return currentDebit - currentCredit;
}
