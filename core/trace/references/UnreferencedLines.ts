import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { at, newIntColumn, push } from "../../generalLedger/store/NumberColumn.ts";
import type { AccountsByNumber } from "../accountsIn.ts";
import type { Item } from "../items/Item.ts";
import type { Months } from "../months.ts";
import type { TracedAccount } from "../TracedAccount.ts";
import { ReferenceIndex } from "./ReferenceIndex.ts";

/** The state of a line; 0 for places that are none of these lines. */
const REFERENCED = 1;
const UNREFERENCED = 2;
/** It has a document of its own entry, and it is not known yet whether the opposite side has it too. */
const OF_ENTRY = 3;

type Ledger = { columns: EntryColumns; accounts: AccountsByNumber; months: Months };

/**
 * The lines of the period on control accounts without a reconciliation code, and which of them are unreferenced: lines
 * without a document, and lines whose only document belongs to their own entry and is on no line of the opposite side.
 */
export class UnreferencedLines {
  private readonly columns: EntryColumns;
  private readonly accounts: AccountsByNumber;
  /** The place and entry of each line, since several searches go through them. */
  private readonly places = newIntColumn();
  private readonly entries = newIntColumn();
  /** By place: the state of the line. */
  private readonly standings: Uint8Array;
  /** By text number: whether the text is a document that lines have from their own entry. */
  private readonly areOfEntries: Uint8Array;

  constructor({ columns, accounts, months }: Ledger, brought: readonly Item[]) {
    this.columns = columns;
    this.accounts = accounts;
    this.standings = new Uint8Array(columns.startOf(columns.count));
    this.areOfEntries = new Uint8Array(columns.textCount);
    this.markLines(months);
    if (this.areOfEntries.includes(1)) this.settleDocumentsOfEntries(brought);
  }

  isUnreferenced(place: number): boolean {
    return this.standings[place] === UNREFERENCED;
  }

  accountAt(place: number): TracedAccount | undefined {
    return this.accounts[this.columns.accountAt(place)];
  }

  /** Visits all lines, unreferenced or not. */
  each(take: (place: number, account: TracedAccount, entry: number) => void): void {
    for (let each = 0; each < this.places.length; each += 1) {
      const place = at(this.places, each);
      const account = this.accountAt(place);
      if (account) take(place, account, at(this.entries, each));
    }
  }

  private markLines(months: Months): void {
    const { columns } = this;
    for (let entry = 0; entry < columns.count; entry += 1) {
      if (months.of(columns.dateOf(entry)) === null) continue;
      const end = columns.startOf(entry + 1);
      for (let place = columns.startOf(entry); place < end; place += 1) {
        const isRead =
          this.accountAt(place)?.kind === "control" && columns.letteringAt(place) === 0;
        if (!isRead) continue;
        push(this.places, place);
        push(this.entries, entry);
        this.standings[place] = this.standingOf(columns.documentAt(place), entry);
      }
    }
  }

  private standingOf(document: number, entry: number): number {
    if (document === 0) return UNREFERENCED;
    if (!isOfEntry(this.columns, document, entry)) return REFERENCED;
    this.areOfEntries[document] = 1;
    return OF_ENTRY;
  }

  /** Decides for documents of own entries whether a line of the opposite side, or an opening item, has them too. */
  private settleDocumentsOfEntries(brought: readonly Item[]): void {
    const { columns, standings, areOfEntries } = this;
    const sides = new ReferenceIndex(columns.textCount);
    for (const { account, document, amount } of brought)
      if (areOfEntries[document] === 1) sides.note(account, document, amount);
    this.each((place, account) => {
      const document = columns.documentAt(place);
      if (areOfEntries[document] === 1) sides.note(account, document, -columns.amountAt(place));
    });
    this.each((place, account) => {
      if (standings[place] !== OF_ENTRY) return;
      const leadsOn = sides.isLinked(account, columns.documentAt(place));
      standings[place] = leadsOn ? REFERENCED : UNREFERENCED;
    });
  }
}

/** Whether a document only identifies its entry: it is the entry's number, or stands on each of its lines. */
function isOfEntry(columns: EntryColumns, document: number, entry: number): boolean {
  if (columns.isNumberOf(document, entry)) return true;
  const end = columns.startOf(entry + 1);
  for (let place = columns.startOf(entry); place < end; place += 1)
    if (columns.documentAt(place) !== document) return false;
  return true;
}
