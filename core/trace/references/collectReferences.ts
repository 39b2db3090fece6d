import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { AccountsByNumber } from "../accountsIn.ts";
import { ClearingAccounts } from "../clearingAccounts.ts";
import type { ControlLine } from "../entry/ControlLine.ts";
import { isBuilt, isTakenFromCosts } from "../entry/Purchases.ts";
import { controlLine } from "../entry/readEntry.ts";
import type { Item } from "../items/Item.ts";
import type { Months } from "../months.ts";
import type { TracedAccount } from "../TracedAccount.ts";
import type { Tracer } from "../Tracer.ts";
import { withOne } from "../withOne.ts";
import { letteringKey, type References } from "./ReferenceIndex.ts";

/** Shared by the many entries that buy no assets. */
const NONE: number[] = [];

/**
 * Goes through the entries of the period before tracing: notes the documents and reconciliation codes of control
 * accounts, purchases of assets, and possible reversals. Returns the accounts without a role that turn out to be
 * clearing accounts.
 */
export function collectReferences(
  { references, reversals, purchases }: Tracer,
  accounts: AccountsByNumber,
  months: Months,
  columns: EntryColumns,
  brought: readonly Item[],
): TracedAccount[] {
  const clearing = new ClearingAccounts();
  for (const item of brought) noteLine(references, item);
  const isInPeriod = (entry: number) => months.of(columns.dateOf(entry)) !== null;
  for (let entry = 0; entry < columns.count; entry += 1) {
    if (!isInPeriod(entry)) continue;
    reversals.note(entry);
    let [isGrouped, isPaid] = [false, false];
    let bought = NONE;
    const end = columns.startOf(entry + 1);
    for (let place = columns.startOf(entry); place < end; place += 1) {
      const account = accounts[columns.accountAt(place)];
      const amount = columns.amountAt(place);
      isPaid ||=
        account !== undefined && (account.kind !== "own" || isTakenFromCosts(account, amount));
      if (!account || account.kind === "cash") continue;
      if (amount > 0 && isBuilt(account)) bought = withOne(bought, place);
      isGrouped ||= account.kind === "own" && account.purpose.group !== null;
      const isUnplaced = account.account.role === null;
      if (isUnplaced) clearing.note(account, amount);
      if (account.kind === "control" || isUnplaced) notePlace(references, columns, place, account);
    }
    if (isGrouped) reversals.noteSilent(entry);
    for (const place of isPaid ? bought : NONE) {
      const account = accounts[columns.accountAt(place)];
      if (account) purchases.note(account, columns.amountAt(place), entry);
    }
  }
  reversals.pair(isInPeriod);
  return clearing.list();
}

function notePlace(
  references: References,
  columns: EntryColumns,
  place: number,
  account: TracedAccount,
): void {
  if (columns.documentAt(place) === 0 && columns.letteringAt(place) === 0) return;
  noteLine(references, controlLine(columns, place, account));
}

function noteLine(
  { documents, letterings }: References,
  { account, amount, party, document, lettering }: ControlLine,
): void {
  if (document !== 0) documents.note(account, document, amount, party);
  if (lettering !== 0) letterings.note(account, letteringKey(lettering, party), amount);
}

/**
 * Notes the references of the weeks after the period that meet one of the period. Programs restart their numbering each
 * year, so a number counts only with a party, and an entry's own number never.
 */
export function collectLaterReferences(
  { documents, letterings }: References,
  columns: EntryColumns,
  later: EntryColumns,
  accounts: AccountsByNumber,
): void {
  const numberOf = (text: number) => columns.numberOfText(later.textAt(text));
  for (let entry = 0; entry < later.count; entry += 1) {
    const end = later.startOf(entry + 1);
    for (let place = later.startOf(entry); place < end; place += 1) {
      const account = accounts[later.accountAt(place)];
      if (account?.kind !== "control" || later.partyAt(place) === 0) continue;
      const { amount, party, document, lettering } = controlLine(later, place, account);
      if (document !== 0 && !later.isNumberOf(document, entry))
        documents.noteLater(account, numberOf(document), amount, numberOf(party));
      if (lettering !== 0)
        letterings.noteLater(account, letteringKey(numberOf(lettering), numberOf(party)), amount);
    }
  }
}
