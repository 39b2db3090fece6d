import { formatMinor } from "../../money/formatMinor.ts";
import type { Method } from "../../policies/policies.ts";
import type { Worksheet } from "../../worksheet/buildWorksheet.ts";
import { isCash } from "../../worksheet/LedgerIndex.ts";
import type { Entry } from "../../worksheet/Posting.ts";
import { type RowSums, remainderOf, rowCode } from "../../worksheet/sumRows.ts";
import type { WorkingsRow } from "../StatementDocument.ts";
import type { WrittenAccount } from "./writeBalances.ts";

/**
 * The worksheet of one method, one row per account: balances (debit-positive), the lines that the movement is allocated
 * to (cash effects), and the remainder, which is zero.
 */
export function describeWorkings(
  { ledgerIndex, ...worksheet }: Worksheet,
  method: Method,
  written: readonly WrittenAccount[],
): WorkingsRow[] {
  const { decimals } = ledgerIndex;
  const journals = journalsByRow(worksheet[method], decimals);
  const zero = formatMinor(0n, decimals);
  const nothing = { opening: zero, closing: zero, profitTransferred: zero, movement: zero };
  // The accounts come first, in order; the rows after them are journals without an account
  return worksheet.rows.map((row, at) => ({
    account: row.code,
    accountName: row.name,
    isCash: row.account !== null && isCash(row.account, ledgerIndex.policies),
    ...(written[at]?.balances ?? nothing),
    lines: writeLines(row[method], decimals),
    journals: journals.get(row.code) ?? NO_JOURNALS,
    remainder: formatMinor(remainderOf(row, method, ledgerIndex), decimals),
  }));
}

type JournalPiece = WorkingsRow["journals"][number];

const NO_JOURNALS: readonly JournalPiece[] = [];

function journalsByRow(entries: readonly Entry[], decimals: number): Map<string, JournalPiece[]> {
  const pieces = new Map<string, JournalPiece[]>();
  for (const entry of entries) {
    const { column, amount, adjustmentId } = entry;
    if (adjustmentId === null) continue;
    const code = rowCode(entry);
    const row = pieces.get(code) ?? [];
    pieces.set(code, row);
    row.push({ adjustmentId, line: column, amount: formatMinor(amount, decimals) });
  }
  return pieces;
}

function writeLines(sums: RowSums, decimals: number): Record<string, string> {
  const lines: Record<string, string> = {};
  for (const [column, amount] of Object.entries(sums))
    lines[column] = formatMinor(amount, decimals);
  return lines;
}
