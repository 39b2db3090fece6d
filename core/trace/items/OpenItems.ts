import {
  type Amount,
  absolute,
  apportionAmount,
  minus,
  onSideOf,
  plus,
  smaller,
} from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import { addPart, type Part, takeHeld } from "../sums/Piece.ts";
import { staysOnLine, type TracedAccount } from "../TracedAccount.ts";
import { BilledLines } from "./BilledLines.ts";
import { asParts, type Item, partsOf } from "./Item.ts";
import { ItemQueue, type LineOrPending, lineOfItem } from "./ItemQueue.ts";
import { turnPart } from "./turnPart.ts";

/**
 * Cash that was put on the usual line of its account, and whether every reference it carries is missing from the
 * ledger.
 */
type Taken = { account: TracedAccount; amount: Amount; until: string; isReferred: boolean };

/** The open items on one side of one account: what is owed to the entity, or what it owes. */
export class OpenSide {
  /** All items that a settlement may choose from. */
  readonly all = new ItemQueue();
  /** Items that are closed by a complete group of lines under one reference: no other settlement may choose them. */
  readonly reserved = new ItemQueue();
  private readonly reservedLetterings = new Set<number>();
  private readonly byParty = new Map<number, ItemQueue>();
  private readonly byDocument = new Map<number, Bag>();
  private readonly byLettering = new Map<number, Bag>();
  private readonly byAge = new Map<number, Map<LineOrPending, Amount>>();
  /** Cash of each party that was put on the usual line of the account without a reliable sign, with its last day. */
  readonly taken = new Map<number, Taken>();
  /** How much of each party's opening balance was settled with certainty. */
  readonly begun = new Map<number, { account: TracedAccount; amount: Amount }>();
  /**
   * Whether some payment refers to a document that is neither in the ledger nor in the opening balance: the numbers on
   * payments are then not those of invoices.
   */
  hasStrayReferences = false;
  readonly billed = new BilledLines();
  private added = 0;

  /**
   * `isMet`: lines of the opposite side carry its references, perhaps for another party. `isReserved`: only those lines
   * may settle it.
   */
  add(item: Item, { isMet, isReserved }: { isMet: boolean; isReserved: boolean }): void {
    if (isReserved) {
      this.reserve(item);
      return;
    }
    const queue = this.byParty.get(item.party) ?? new ItemQueue();
    const before = hasReference(item) ? queue.newest() : null;
    if (before && isOneBill(before, item)) {
      this.grow(before, item);
      return;
    }
    item.age = this.added;
    this.added += 1;
    this.all.add(item);
    if (queue.count === 0) this.byParty.set(item.party, queue);
    queue.add(item);
    if (!item.isOpening) this.billed.note(item);
    if (!isMet) return;
    if (item.document !== 0) addTo(this.byDocument, item.document, item);
    if (item.lettering !== 0) addTo(this.byLettering, item.lettering, item);
  }

  private reserve(item: Item): void {
    item.age = this.added;
    this.added += 1;
    this.reserved.add(item);
    this.reservedLetterings.add(item.lettering);
    addTo(this.byLettering, item.lettering, item);
    if (!item.isOpening) this.billed.note(item);
  }

  /** Entries of one day with the same reference are one invoice, and a payment of it pays all of them. */
  private grow(item: Item, more: Item): void {
    this.billed.note(more);
    this.alter(item, () => {
      const parts = [...partsOf(item)];
      for (const part of partsOf(more)) addPart(parts, part);
      item.parts = asParts(parts);
      item.amount = plus(item.amount, more.amount);
    });
  }

  /** Changes an item, and updates the queues that hold it. */
  private alter(item: Item, change: () => void): void {
    const isReserved = this.reservedLetterings.has(item.lettering);
    const queues = isReserved ? [this.reserved] : [this.all, this.ofParty(item.party)];
    const kind = lineOfItem(item);
    for (const queue of queues) queue?.change(item);
    change();
    const isOtherKind = lineOfItem(item) !== kind;
    for (const queue of queues) queue?.changed(item, isOtherKind);
  }

  ofParty(party: number): ItemQueue | null {
    return this.byParty.get(party) ?? null;
  }

  /** The oldest open item with this document number; if both name a party, of the same party. */
  withDocument(document: number, party: number): Item | null {
    return ofParty(this.byDocument.get(document), party);
  }

  /** The oldest open item with this reconciliation code; if both name a party, of the same party. */
  withLettering(lettering: number, party: number): Item | null {
    return ofParty(this.byLettering.get(lettering), party);
  }

  /** Adds to the amounts that a party paid, by line, which were allocated by age only. */
  settledByAge(party: number, amounts: ReadonlyMap<LineOrPending, Amount>): void {
    if (amounts.size === 0) return;
    const known = this.byAge.get(party) ?? new Map<LineOrPending, Amount>();
    this.byAge.set(party, known);
    for (const [kind, amount] of amounts) known.set(kind, plus(known.get(kind) ?? 0, amount));
  }

  /** Notes cash of a party that was put on the usual line of the account. To be called in the order of dates. */
  takenAsUsual(party: number, { account, amount, until, isReferred }: Taken): void {
    if (amount === 0) return;
    const before = this.taken.get(party);
    this.taken.set(party, {
      account,
      amount: plus(before?.amount ?? 0, amount),
      until,
      isReferred: isReferred && before?.isReferred !== false,
    });
  }

  /**
   * The amounts, by line, that are in doubt if a new item may have been paid in advance: payments of the party were
   * allocated by age to older items for other lines. Null if nothing is in doubt.
   */
  mayBePaid(party: number, parts: readonly Part[]): ReadonlyMap<WorksheetColumn, Amount> | null {
    const settled = this.byAge.get(party);
    if (!settled) return null;
    let doubts: Map<WorksheetColumn, Amount> | null = null;
    for (const { column, amount: whole } of parts) {
      const size = absolute(whole);
      if (column === null || settled.has(column)) continue;
      doubts ??= new Map();
      for (const [kind, amount] of settled) {
        if (kind === "pending") continue;
        for (const line of [kind, column])
          doubts.set(line, plus(doubts.get(line) ?? 0, smaller(amount, size)));
      }
    }
    return doubts;
  }

  /** Notes that so much (not negative) of a party's opening balance was settled. */
  settledBegun({ account, party }: Item, amount: Amount): void {
    const before = this.begun.get(party)?.amount ?? 0;
    this.begun.set(party, { account, amount: plus(before, amount) });
  }

  /**
   * Takes up to `wanted` (not negative) off an item, proportionally from its parts. With `first`, the part on that line
   * is taken before all others.
   */
  take(item: Item, wanted: Amount, first: WorksheetColumn | null = null): Part[] {
    let parts: Part[] = [];
    this.alter(item, () => {
      const size = smaller(wanted, absolute(item.amount));
      const before = first === null ? null : takeOfLine(item, first, size);
      if (before === null) parts = takeParts(item, size);
      else
        parts = [before, ...takeParts(item, minus(size, absolute(before.amount)))].filter(
          ({ amount }) => amount !== 0,
        );
    });
    if (item.amount === 0) this.forget(item);
    return parts;
  }

  /**
   * Moves up to `wanted` (not negative) of an item from one line to another; returns the part that moved with the
   * pieces held for it.
   */
  turn(item: Item, from: WorksheetColumn, to: WorksheetColumn, wanted: Amount): Part | null {
    let turned: Part | null = null;
    this.alter(item, () => {
      turned = turnPart(item, from, to, wanted);
    });
    return turned;
  }

  private forget(item: Item): void {
    if (item.document !== 0) removeFrom(this.byDocument, item.document, item);
    if (item.lettering !== 0) removeFrom(this.byLettering, item.lettering, item);
    const queue = this.ofParty(item.party);
    if (queue?.count === 0) this.byParty.delete(item.party);
  }
}

function hasReference({ document, lettering }: Item): boolean {
  return document !== 0 || lettering !== 0;
}

function isOneBill(one: Item, other: Item): boolean {
  return (
    one.amount !== 0 &&
    !one.isSilent &&
    one.account === other.account &&
    one.document === other.document &&
    one.lettering === other.lettering &&
    one.isOpening === other.isOpening &&
    one.date === other.date
  );
}

/** Takes up to `size` off the part of a mixed item that is for a line; null if it has no such part. */
function takeOfLine(item: Item, column: WorksheetColumn, size: Amount): Part | null {
  const parts = Array.isArray(item.parts) ? item.parts : [];
  const part = parts.find((each) => each.column === column);
  if (part === undefined) return null;
  const share = smaller(size, absolute(part.amount));
  const held = takeHeld(part.held, share, absolute(part.amount));
  const amount = onSideOf(share, item.amount);
  part.amount = minus(part.amount, amount);
  item.amount = minus(item.amount, amount);
  item.parts = asParts(parts.filter((each) => each.amount !== 0));
  return { column, amount, held };
}

/** Operating parts come last, so that they absorb the rounding difference. */
function takeParts(item: Item, size: Amount): Part[] {
  if (!Array.isArray(item.parts)) return [takeOfOne(item, item.parts, size)];
  const whole = item.parts.toSorted((left, right) => rank(left) - rank(right));
  const shares = apportionAmount(
    size,
    whole.map(({ amount }) => absolute(amount)),
  );
  const taken = whole.flatMap((part, index): Part[] => {
    const share = shares[index] ?? 0;
    if (share === 0) return [];
    const held = takeHeld(part.held, share, absolute(part.amount));
    const taken = onSideOf(share, item.amount);
    part.amount = minus(part.amount, taken);
    return [{ column: part.column, amount: taken, held }];
  });
  item.amount = minus(item.amount, onSideOf(size, item.amount));
  item.parts = asParts(whole.filter(({ amount }) => amount !== 0));
  return taken;
}

/** The common case: one part, paid in full. */
function takeOfOne(item: Item, part: Part, size: Amount): Part {
  const taken = onSideOf(size, item.amount);
  if (taken === item.amount) {
    item.amount = 0;
    item.parts = [];
    return part;
  }
  const held = takeHeld(part.held, size, absolute(part.amount));
  part.amount = minus(part.amount, taken);
  item.amount = minus(item.amount, taken);
  return { column: part.column, amount: taken, held };
}

function rank({ column }: Part): number {
  return column !== null && staysOnLine(column) ? 1 : 0;
}

/** The items under a key: nearly always one, stored without a list; a set where there are many. */
type Bag = Item | Item[] | Set<Item>;

const MANY = 32;

function addTo<Key>(index: Map<Key, Bag>, key: Key, item: Item): void {
  const found = index.get(key);
  if (found === undefined) index.set(key, item);
  else if (found instanceof Set) found.add(item);
  else if (!Array.isArray(found)) {
    if (found !== item) index.set(key, [found, item]);
  } else if (!found.includes(item)) {
    found.push(item);
    if (found.length > MANY) index.set(key, new Set(found));
  }
}

function removeFrom<Key>(index: Map<Key, Bag>, key: Key, item: Item): void {
  const found = index.get(key);
  if (found === item) index.delete(key);
  else if (found instanceof Set) {
    if (found.delete(item) && found.size === 0) index.delete(key);
  } else if (Array.isArray(found)) {
    const at = found.indexOf(item);
    if (at >= 0) found.splice(at, 1);
    if (found.length === 0) index.delete(key);
  }
}

function ofParty(items: Bag | undefined, party: number): Item | null {
  if (items === undefined) return null;
  for (const item of items instanceof Set || Array.isArray(items) ? items : [items])
    if (item.party === 0 || party === 0 || item.party === party) return item;
  return null;
}
