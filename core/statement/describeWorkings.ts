import { formatMinor } from "../money/formatMinor.ts";
import { sum } from "../money/Minor.ts";
import type { Method } from "../policies/policies.ts";
import type { Worksheet } from "../worksheet/buildWorksheet.ts";
import { cashEffect, isCash } from "../worksheet/Chart.ts";
import type { Entry } from "../worksheet/Posting.ts";
import type { RowSums } from "../worksheet/sumRows.ts";
import type { WorkingsRow } from "./StatementDocument.ts";
import type { WrittenAccount } from "./writeBalances.ts";

/**
 * The worksheet of one method, row by row: what each account moved, on which lines it stands,
 * and what is left, which is nothing. Amounts on lines are cash effects, balances debit-positive.
 */
export function describeWorkings(
  worksheet: Worksheet,
  method: Method,
  written: readonly WrittenAccount[],
): WorkingsRow[] {
  const { chart } = worksheet;
  const entries = worksheet[method];
  const sums = worksheet.rows[method];
  const journals = journalsByRow(entries);
  const accounts = written.map(({ account, balances }): WorkingsRow => {
    const { code, name } = account;
    const amounts = sums.get(code) ?? {};
    const left = cashEffect(account, chart.policies) - sum(Object.values(amounts));
    return {
      account: code,
      accountName: name,
      isCash: isCash(account, chart.policies),
      ...balances,
      lines: writeLines(amounts),
      journals: journals.get(code) ?? NO_JOURNALS,
      remainder: formatMinor(left),
    };
  });
  return [...accounts, ...journalRows(worksheet, sums, entries, journals)];
}

/** Cash lines of a journal that names no account have a row of their own. */
function journalRows(
  { chart }: Worksheet,
  sums: ReadonlyMap<string, RowSums>,
  entries: readonly Entry[],
  journals: ReadonlyMap<string, JournalPiece[]>,
): WorkingsRow[] {
  const zero = formatMinor(0n);
  const codes = Array.from(sums.keys()).filter((code) => !chart.byCode.has(code));
  return codes.map((code) => ({
    account: code,
    accountName: entries.find(({ account }) => account === code)?.reason ?? code,
    isCash: false,
    ...{ opening: zero, closing: zero, profitTransferred: zero, movement: zero, remainder: zero },
    lines: writeLines(sums.get(code) ?? {}),
    journals: journals.get(code) ?? NO_JOURNALS,
  }));
}

type JournalPiece = WorkingsRow["journals"][number];

const NO_JOURNALS: readonly JournalPiece[] = [];

function journalsByRow(entries: readonly Entry[]): Map<string, JournalPiece[]> {
  const pieces = new Map<string, JournalPiece[]>();
  for (const { account, column, amount, adjustmentId } of entries) {
    if (adjustmentId === null) continue;
    const row = pieces.get(account) ?? [];
    pieces.set(account, row);
    row.push({ adjustmentId, line: column, amount: formatMinor(amount) });
  }
  return pieces;
}

function writeLines(sums: RowSums): Record<string, string> {
  const lines: Record<string, string> = {};
  for (const [column, amount] of Object.entries(sums)) lines[column] = formatMinor(amount);
  return lines;
}
