import type { EntryColumns } from "../generalLedger/entries/EntryColumns.ts";
import { type Amount, absolute, plus } from "../money/Amount.ts";
import type { AccountsByNumber } from "./accountsIn.ts";
import type { Months } from "./months.ts";
import { asHeld, mayBeHeld, type TracedAccount } from "./TracedAccount.ts";

/**
 * Accounts of other payables that grow only by receipts of money, such as tenants' deposits: nothing was bought, so
 * neither the receipt nor its return is a supplier's (IAS 7.18(a), 7.22).
 */
export function heldForOthers(
  columns: EntryColumns,
  accounts: AccountsByNumber,
  months: Months,
): TracedAccount[] {
  const growth = new Map<TracedAccount, Growth>();
  if (!accounts.some((account) => account && mayHold(account))) return [];
  for (let entry = 0; entry < columns.count; entry += 1) {
    if (months.of(columns.dateOf(entry)) === null) continue;
    const { cash, moved } = readEntry(entry, columns, accounts);
    for (const [account, amount] of moved) {
      const its = growth.get(account) ?? { isReceived: false, isOwed: false, kept: new Map() };
      growth.set(account, its);
      noteGrowth(its, amount, cash);
    }
  }
  return [...growth].flatMap(([account, its]) =>
    its.isReceived && !its.isOwed ? [asHeld(account)] : [],
  );
}

/** How an account grew, and how often each amount was taken out without cash. */
type Growth = { isReceived: boolean; isOwed: boolean; kept: Map<Amount, number> };

/** Notes an amount, debit-positive. A deposit kept for rent and given up again was owed before. */
function noteGrowth(its: Growth, amount: Amount, cash: Amount): void {
  if (amount === 0) return;
  const size = absolute(amount);
  const times = its.kept.get(size) ?? 0;
  if (amount > 0) {
    if (cash === 0) its.kept.set(size, times + 1);
    return;
  }
  if (cash >= size) its.isReceived = true;
  else if (times > 0) its.kept.set(size, times - 1);
  else its.isOwed = true;
}

/** The cash of an entry, and its movements on accounts that may hold money of others. */
function readEntry(entry: number, columns: EntryColumns, accounts: AccountsByNumber) {
  let cash: Amount = 0;
  const moved = new Map<TracedAccount, Amount>();
  const end = columns.startOf(entry + 1);
  for (let place = columns.startOf(entry); place < end; place += 1) {
    const account = accounts[columns.accountAt(place)];
    const amount = columns.amountAt(place);
    if (account?.kind === "cash") cash = plus(cash, amount);
    else if (account && mayHold(account)) moved.set(account, plus(moved.get(account) ?? 0, amount));
  }
  return { cash, moved };
}

function mayHold({ account, purpose }: TracedAccount): boolean {
  return mayBeHeld(account, purpose);
}
