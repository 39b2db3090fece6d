import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { type Amount, absolute, plus } from "../../money/Amount.ts";
import type { ControlLine } from "../entry/ControlLine.ts";
import { hasCash } from "../entry/hasCash.ts";
import { controlLine } from "../entry/readEntry.ts";
import type { Item } from "../items/Item.ts";
import { leadsToLines, letteringKey } from "../references/ReferenceIndex.ts";
import type { TracedAccount } from "../TracedAccount.ts";
import { eachControlLine, type LedgerToTrace } from "./controlLinesOf.ts";

/** A line of a party on an account, as a cash effect. */
type PartyLine = {
  place: number;
  date: string;
  amount: Amount;
  hasCash: boolean;
  /** Its reconciliation code or document, if lines of the opposite side carry it too, else 0. */
  reference: number;
  /** It has a document that no line of the opposite side carries. */
  leadsOut: boolean;
};

/**
 * The positions of a party's lines on one account, with their entries and the opening balance. The lines themselves are
 * read only for the few parties whose balance returns to zero.
 */
type PartyPlaces = {
  account: TracedAccount;
  party: number;
  opening: Amount;
  places: number[];
  entries: number[];
};

/** Two lines are an invoice and its payment, which are found by their size. */
const LEAST_LINES = 3;

/**
 * Where the balance of one party returns to zero, its lines settle each other without any reference. Example: an
 * advance of 40.00, an invoice of 100.00 and a payment of 60.00. Such lines get a reconciliation code of their own,
 * unless a reference already settles them. Returns the columns with these codes.
 */
export function reconcileParties(ledger: LedgerToTrace, brought: readonly Item[]): EntryColumns {
  const { columns, references } = ledger;
  const letterings = new Map<number, number>();
  for (const found of placesOfParties(ledger, brought)) {
    if (!comesToNil(found, columns)) continue;
    const { account, party, opening } = found;
    const lines = linesAt(found, ledger);
    for (const run of closedRuns(lines, opening)) {
      const open = withoutSettled(run);
      const first = open[0];
      if (!first || !isProof(run, lines) || !isApart(open, lines)) continue;
      const lettering = columns.numberOfText(`nil ${first.place}`);
      for (const { place, amount } of open) {
        letterings.set(place, lettering);
        references.letterings.note(account, letteringKey(lettering, party), amount);
      }
    }
  }
  return letterings.size === 0 ? columns : columns.withReferences({ letterings });
}

/** The lines of the parties that paid or were paid without a reference. */
function placesOfParties(ledger: LedgerToTrace, brought: readonly Item[]): PartyPlaces[] {
  const byAccount: Map<number, PartyPlaces>[] = [];
  eachControlLine(ledger, true, ({ account, party, place }) => {
    if (party === 0 || referenceOf(controlLine(ledger.columns, place, account), ledger) !== 0)
      return;
    const parties = byAccount[account.index] ?? new Map<number, PartyPlaces>();
    byAccount[account.index] = parties;
    if (!parties.has(party))
      parties.set(party, { account, party, opening: 0, places: [], entries: [] });
  });
  if (byAccount.length === 0) return [];
  for (const { account, party, amount } of brought) {
    const known = byAccount[account.index]?.get(party);
    if (known) known.opening = plus(known.opening, amount);
  }
  eachControlLine(ledger, false, ({ account, party, place, entry }) => {
    const known = byAccount[account.index]?.get(party);
    known?.places.push(place);
    known?.entries.push(entry);
  });
  return byAccount.flatMap((parties) => [...parties.values()]);
}

/** The reconciliation code or document of a line, if lines of the opposite side carry it too, else 0. */
function referenceOf(line: ControlLine, { references }: LedgerToTrace): number {
  return leadsToLines(line, references) ? line.lettering || line.document : 0;
}

/** Whether the balance of a party is zero after any of its lines. */
function comesToNil({ opening, places }: PartyPlaces, columns: EntryColumns): boolean {
  let open = opening;
  return places.some((place) => {
    open = plus(open, -columns.amountAt(place));
    return open === 0;
  });
}

function linesAt({ account, places, entries }: PartyPlaces, ledger: LedgerToTrace): PartyLine[] {
  const { columns, references, accounts } = ledger;
  return places.map((place, at) => {
    const entry = entries[at] ?? 0;
    const line = controlLine(columns, place, account);
    const { amount, document } = line;
    const reference = referenceOf(line, ledger);
    const isSilent = document === 0 || references.isOwnNumber(document, entry);
    return {
      ...{ place, date: columns.dateOf(entry), amount, reference },
      hasCash: hasCash(columns, entry, accounts),
      leadsOut: reference === 0 && !isSilent,
    };
  });
}

/** The runs of lines from one zero balance of a party to the next. */
function closedRuns(lines: readonly PartyLine[], opening: Amount): PartyLine[][] {
  const runs: PartyLine[][] = [];
  let run: PartyLine[] = [];
  let open = opening;
  let isWhole = opening === 0;
  for (const line of lines) {
    run.push(line);
    open = plus(open, line.amount);
    if (open !== 0) continue;
    if (isWhole) runs.push(run);
    run = [];
    isWhole = true;
  }
  return runs;
}

/** The lines of a run without those that settle each other by reference. */
function withoutSettled(run: readonly PartyLine[]): readonly PartyLine[] {
  const open = new Map<number, Amount>();
  for (const { reference, amount } of run)
    open.set(reference, plus(open.get(reference) ?? 0, amount));
  return run.filter(({ reference }) => reference === 0 || open.get(reference) !== 0);
}

/**
 * Whether the balance is zero because the lines belong together: all lines of one side are invoices and all of the
 * other cash. An amount paid before its invoice may have been for an older invoice, with an equal amount unpaid by
 * coincidence; not so if the last line is cash and no other invoice or payment of the party has that size.
 */
function isProof(run: readonly PartyLine[], lines: readonly PartyLine[]): boolean {
  const paid = run.filter(({ hasCash }) => hasCash);
  const [first] = paid;
  if (!first || !isSilent(paid)) return false;
  const isOfSides = ({ amount, hasCash }: PartyLine) =>
    (hasCash === amount < 0) === first.amount < 0;
  if (!run.every(isOfSides)) return false;
  const days = byDay(run);
  if (days.length < LEAST_LINES) return false;
  const ahead = paidAhead(days, first.amount);
  if (ahead === 0) return true;
  const isOfSize = ({ amount }: PartyLine) => absolute(amount) === ahead;
  return run.at(-1)?.hasCash === true && byDay(lines).filter(isOfSize).length <= 1;
}

/**
 * Whether the payments have no references. Where other payments have one, a payment with a reference to elsewhere is
 * for something else.
 */
function isSilent(paid: readonly PartyLine[]): boolean {
  if (paid.every(({ reference }) => reference !== 0)) return false;
  return !paid.some(({ leadsOut }) => leadsOut) || paid.every(({ reference }) => reference === 0);
}

/** Adds up the invoices and the payments of each day, which may stand in one entry or several. */
function byDay(lines: readonly PartyLine[]): PartyLine[] {
  const days: PartyLine[] = [];
  for (const line of lines) {
    const last = days.at(-1);
    if (last?.date === line.date && last.hasCash === line.hasCash)
      last.amount = plus(last.amount, line.amount);
    else days.push({ ...line });
  }
  return days;
}

/** Whether no other line carries the references of these lines. */
function isApart(open: readonly PartyLine[], lines: readonly PartyLine[]): boolean {
  const references = new Set(open.flatMap(({ reference }) => (reference === 0 ? [] : [reference])));
  const ofThese = ({ reference }: PartyLine) => references.has(reference);
  return lines.filter(ofThese).length === open.filter(ofThese).length;
}

/** The largest amount by which payments exceeded invoices, without sign. */
function paidAhead(run: readonly PartyLine[], side: Amount): Amount {
  let [open, most]: [Amount, Amount] = [0, 0];
  for (const { amount } of run) {
    open = plus(open, amount);
    if (open < 0 === side < 0 && absolute(open) > most) most = absolute(open);
  }
  return most;
}
