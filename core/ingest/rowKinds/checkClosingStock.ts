import { formatMinor } from "../../money/formatMinor.ts";
import { note } from "../../problem/ProblemList.ts";
import type { FileRows } from "../FileRows.ts";
import type { TrialBalanceRow } from "../rows.ts";

const OPENING = /^opening (?:stock|inventor(?:y|ies))\b/i;
const STOCK = /\b(?:stocks?|inventor(?:y|ies)|goods)\b/i;

/**
 * Asks for the closing stock of a trial balance that has the opening stock alone: programs such as Tally take
 * the closing one into the statements and leave it out of the balances, so that profit and stock are both wrong.
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

/** "O" and "o": half a million names begin with other letters, and a pattern takes longer to say so. */
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
