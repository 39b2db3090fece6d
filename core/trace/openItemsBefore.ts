import { columnsOf } from "../generalLedger/entries/columnsOf.ts";
import type { EntryColumns } from "../generalLedger/entries/EntryColumns.ts";
import type { JournalEntry } from "../generalLedger/GeneralLedger.ts";
import { emptyAccount } from "../ledger/emptyAccount.ts";
import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import { type Amount, plus, toMinor } from "../money/Amount.ts";
import type { Minor } from "../money/Minor.ts";
import { addDays } from "../text/addDays.ts";
import { indexLedger, type LedgerIndex } from "../worksheet/LedgerIndex.ts";
import type { OpenItem } from "./Trace.ts";
import { traceLedger } from "./traceLedger.ts";

/**
 * The open items on the first day of a period (ISO date), traced from the entries before it (in the order of dates): an
 * unpaid invoice for plant of last year is this year's purchase when it is paid. The opening entries state what was
 * open even earlier.
 */
export function openItemsBefore(
  entries: Iterable<JournalEntry>,
  ledgerIndex: LedgerIndex,
  start: string,
  opened?: Iterable<JournalEntry>,
): readonly OpenItem[] {
  const columns = columnsOf(entries);
  if (columns.count === 0) return [];
  const lastDay = addDays(start, -1);
  const { listOpenItems } = traceLedger({
    ledgerIndex: beforeEntries(ledgerIndex, columns),
    entries,
    period: { start: columns.dateOf(0), end: lastDay },
    openItems: [],
    opened,
    keepsEntries: false,
  });
  return Array.from(listOpenItems(), (item) => ({
    ...item,
    parts: item.parts.map(ofUsualPurpose),
  }));
}

/** Items on accounts without a role are for the usual line of the account. */
function ofUsualPurpose({ column, amount }: OpenItem["parts"][number]) {
  return { column: column === "unclassified_movements" ? null : column, amount };
}

/** The accounts with the balances before the earliest entries, which led to the opening balances. */
function beforeEntries(
  { accounts, policies, decimals }: LedgerIndex,
  columns: EntryColumns,
): LedgerIndex {
  const moved: Amount[] = columns.codes.map(() => 0);
  const end = columns.startOf(columns.count);
  for (let place = 0; place < end; place += 1) {
    const account = columns.accountAt(place);
    moved[account] = plus(moved[account] ?? 0, columns.amountAt(place));
  }
  const byCode = new Map(columns.codes.map((code, number) => [code, toMinor(moved[number] ?? 0)]));
  const earlier = accounts.map((account) => ({
    ...account,
    opening: account.opening - (byCode.get(account.code) ?? 0n),
  }));
  const known = new Set(accounts.map(({ code }) => code));
  const closed = [...byCode].filter(([code]) => !known.has(code));
  return indexLedger([...earlier, ...closed.map(closedAccount)], policies, decimals);
}

/** An account that the period no longer has: income or expense, unless it has a balance. */
function closedAccount([code, moved]: [string, Minor]): LedgerAccount {
  return emptyAccount({ code, name: code, isProfitAndLoss: moved !== 0n });
}
