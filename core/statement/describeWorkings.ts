import { formatMinor } from "../money/formatMinor.ts";
import type { Minor } from "../money/Minor.ts";
import type { Method } from "../policies/policies.ts";
import { unallocated, type Worksheet } from "../worksheet/buildWorksheet.ts";
import { isCash } from "../worksheet/Chart.ts";
import type { Column, Entry } from "../worksheet/Posting.ts";
import type { WorkingsRow } from "./StatementDocument.ts";

/**
 * The worksheet of one method, row by row: what each account moved, on which lines it stands,
 * and what is left, which is nothing. Amounts on lines are cash effects, balances debit-positive.
 */
export function describeWorkings(worksheet: Worksheet, method: Method): WorkingsRow[] {
  const { chart } = worksheet;
  const entries = worksheet[method];
  const amounts = amountsByRow(entries);
  const left = unallocated(worksheet, entries);
  const journals = journalsByRow(entries);
  const accounts = chart.accounts.map((account): WorkingsRow => {
    const { code, name, opening, closing, profitTransferred, movement } = account;
    return {
      account: code,
      accountName: name,
      isCash: isCash(account, chart.policies),
      opening: formatMinor(opening),
      closing: formatMinor(closing),
      profitTransferred: formatMinor(profitTransferred),
      movement: formatMinor(movement),
      lines: amounts.get(code) ?? {},
      journals: journals.get(code) ?? [],
      remainder: formatMinor(left.get(code) ?? 0n),
    };
  });
  return [...accounts, ...journalRows(worksheet, amounts, entries, journals)];
}

/** Cash lines of a journal that names no account have a row of their own. */
function journalRows(
  { chart }: Worksheet,
  amounts: ReadonlyMap<string, Record<string, string>>,
  entries: readonly Entry[],
  journals: ReadonlyMap<string, JournalPiece[]>,
): WorkingsRow[] {
  const zero = formatMinor(0n);
  const others = [...amounts].filter(([code]) => !chart.byCode.has(code));
  return others.map(([code, lines]) => ({
    account: code,
    accountName: entries.find(({ account }) => account === code)?.reason ?? code,
    isCash: false,
    ...{ opening: zero, closing: zero, profitTransferred: zero, movement: zero, remainder: zero },
    lines,
    journals: journals.get(code) ?? [],
  }));
}

type JournalPiece = WorkingsRow["journals"][number];

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

function amountsByRow(entries: readonly Entry[]): Map<string, Record<string, string>> {
  const sums = new Map<string, Map<Column, Minor>>();
  for (const { account, column, amount } of entries) {
    const row = sums.get(account) ?? new Map<Column, Minor>();
    sums.set(account, row);
    row.set(column, (row.get(column) ?? 0n) + amount);
  }
  return new Map(
    [...sums].map(([code, row]) => [
      code,
      Object.fromEntries([...row].map(([column, amount]) => [column, formatMinor(amount)])),
    ]),
  );
}
