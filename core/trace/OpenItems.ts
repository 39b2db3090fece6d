import {
  type Amount,
  absolute,
  minus,
  onSideOf,
  plus,
  smaller,
  splitInProportion,
} from "../money/Amount.ts";
import type { WorksheetColumn } from "../worksheet/Posting.ts";
import { type Part, takeHeld } from "./Piece.ts";
import { staysOnLine, type TracedAccount } from "./TracedAccount.ts";

/** An open item of a control account: an invoice to be paid, or a payment whose purpose is not known yet. */
export type Item = {
  account: TracedAccount;
  /** What opened it: an entry, or what an earlier year says of one; no number for a balance brought forward as one amount. */
  opened: { readonly number: string; readonly date: string };
  /** It is such a balance. */
  isOpening: boolean;
  /** Numbers of texts, 0 where it has none. */
  party: number;
  document: number;
  lettering: number;
  /** What is still open of it, as a cash effect. */
  amount: Amount;
  /** What it was for; the parts sum to the amount. */
  parts: Part[];
};

/** A column, or "pending" for cash whose purpose is not known yet. */
export type Kind = WorksheetColumn | "pending";

/** The kind of an item that is for several things. */
const MIXED = "mixed";

function kindOf({ parts }: Item): Kind | typeof MIXED {
  const [part] = parts;
  return part && parts.length === 1 ? (part.column ?? "pending") : MIXED;
}

/** What is known of the open items of a queue, by which a settlement may choose. */
type QueueIndex = {
  /** What is open by what it is for, without sign. */
  kinds: Map<Kind, Amount>;
  total: Amount;
  bySize: Map<Amount, Bag>;
  byKind: Map<Kind | typeof MIXED, Bag>;
};

/** A short list is not looked through for what is closed. */
const FEW = 16;

/** Open items of one side of an account among which a settlement may choose, the oldest first. */
export class ItemQueue {
  /** An item was settled here where another one may have been meant. */
  isUncertain = false;
  /** Those of which nothing is open any more stay until half of them are such. */
  private items: Item[] = [];
  /** Where the oldest open item is looked for. */
  private head = 0;
  private open = 0;
  /** Made when it is first asked for: where references say what is settled, it never is. */
  private index: QueueIndex | null = null;

  get count(): number {
    return this.open;
  }

  /** What is open by what it is for, without sign. */
  get kinds(): ReadonlyMap<Kind, Amount> {
    return this.indexed().kinds;
  }

  get total(): Amount {
    return this.indexed().total;
  }

  add(item: Item): void {
    this.items.push(item);
    this.open += 1;
    if (this.index) enterIndex(this.index, item);
  }

  /** Before an item changes; `enter` is for after it. */
  leave(item: Item): void {
    if (!this.index) return;
    removeFrom(this.index.bySize, absolute(item.amount), item);
    removeFrom(this.index.byKind, kindOf(item), item);
    tally(this.index, item, -1);
  }

  /** After an item changed: it keeps its place, or is gone when nothing is open of it. */
  enter(item: Item): void {
    if (item.amount === 0) {
      this.open -= 1;
      if (this.open === 0) this.isUncertain = false;
      if (2 * this.open < this.items.length - FEW) this.dropClosed();
    } else if (this.index) enterIndex(this.index, item);
  }

  oldest(): Item | null {
    while (this.items[this.head]?.amount === 0) this.head += 1;
    return this.items[this.head] ?? null;
  }

  /** The oldest item of exactly this size. */
  ofSize(size: Amount): Item | null {
    return first(this.indexed().bySize.get(size));
  }

  /** An item that is for one of these things alone, the oldest of its kind. */
  ofKind(kinds: Iterable<Kind>): Item | null {
    const { byKind } = this.indexed();
    for (const kind of kinds) {
      const item = first(byKind.get(kind));
      if (item) return item;
    }
    return null;
  }

  *[Symbol.iterator](): Iterator<Item> {
    for (const item of this.items) if (item.amount !== 0) yield item;
  }

  private dropClosed(): void {
    this.items = this.items.filter(({ amount }) => amount !== 0);
    this.head = 0;
  }

  private indexed(): QueueIndex {
    if (!this.index) {
      this.index = { kinds: new Map(), total: 0, bySize: new Map(), byKind: new Map() };
      for (const item of this) enterIndex(this.index, item);
    }
    return this.index;
  }
}

function enterIndex(index: QueueIndex, item: Item): void {
  tally(index, item, 1);
  addTo(index.bySize, absolute(item.amount), item);
  addTo(index.byKind, kindOf(item), item);
}

function tally(index: QueueIndex, { parts }: Item, sign: 1 | -1): void {
  for (const { column, amount } of parts) {
    const kind = column ?? "pending";
    const size = onSideOf(absolute(amount), sign);
    const left = plus(index.kinds.get(kind) ?? 0, size);
    if (left === 0) index.kinds.delete(kind);
    else index.kinds.set(kind, left);
    index.total = plus(index.total, size);
  }
}

/** The open items of one side of one account: what it is owed, or what it owes. */
export class OpenSide {
  readonly all = new ItemQueue();
  private readonly byParty = new Map<number, ItemQueue>();
  private readonly byDocument = new Map<number, Bag>();
  private readonly byLettering = new Map<number, Bag>();
  private readonly byAge = new Map<number, Map<Kind, Amount>>();

  /** Adds an item; `isReferred` when other lines of the ledger carry its references. */
  add(item: Item, isReferred: boolean): void {
    this.all.add(item);
    let queue = this.byParty.get(item.party);
    if (!queue) {
      queue = new ItemQueue();
      this.byParty.set(item.party, queue);
    }
    queue.add(item);
    if (!isReferred) return;
    if (item.document !== 0) addTo(this.byDocument, item.document, item);
    if (item.lettering !== 0) addTo(this.byLettering, item.lettering, item);
  }

  ofParty(party: number): ItemQueue | null {
    return this.byParty.get(party) ?? null;
  }

  /** The oldest open item with a document number, of the same party where both are known. */
  withDocument(document: number, party: number): Item | null {
    return ofParty(this.byDocument.get(document), party);
  }

  /** The oldest open item with a reconciliation code, of the same party where both are known. */
  withLettering(lettering: number, party: number): Item | null {
    return ofParty(this.byLettering.get(lettering), party);
  }

  /** Notes what a party was paid by age alone. */
  settledByAge(party: number, amounts: ReadonlyMap<Kind, Amount>): void {
    if (amounts.size === 0) return;
    const known = this.byAge.get(party) ?? new Map<Kind, Amount>();
    this.byAge.set(party, known);
    for (const [kind, amount] of amounts) known.set(kind, plus(known.get(kind) ?? 0, amount));
  }

  /**
   * What may stand on other lines if a party was paid in advance for a new item: where it is for
   * other things than those that were settled by age.
   */
  mayBePaid(party: number, parts: readonly Part[]): ReadonlyMap<WorksheetColumn, Amount> | null {
    const settled = this.byAge.get(party);
    if (!settled) return null;
    const doubts = new Map<WorksheetColumn, Amount>();
    for (const { column, amount: whole } of parts) {
      const size = absolute(whole);
      if (column === null || settled.has(column)) continue;
      for (const [kind, amount] of settled) {
        if (kind === "pending") continue;
        for (const line of [kind, column])
          doubts.set(line, plus(doubts.get(line) ?? 0, smaller(amount, size)));
      }
    }
    return doubts;
  }

  /** Takes up to an amount (not negative) off an item, its parts in their proportion. */
  take(item: Item, wanted: Amount): Part[] {
    const queues = [this.all, this.ofParty(item.party)];
    for (const queue of queues) queue?.leave(item);
    const parts = takeParts(item, smaller(wanted, absolute(item.amount)));
    for (const queue of queues) queue?.enter(item);
    if (item.amount === 0) this.forget(item);
    return parts;
  }

  private forget(item: Item): void {
    if (item.document !== 0) removeFrom(this.byDocument, item.document, item);
    if (item.lettering !== 0) removeFrom(this.byLettering, item.lettering, item);
    const queue = this.ofParty(item.party);
    if (queue?.count === 0) this.byParty.delete(item.party);
  }
}

/** Operating parts stand last, so that they carry what rounding leaves. */
function takeParts(item: Item, size: Amount): Part[] {
  const [only] = item.parts;
  if (only && item.parts.length === 1) return [takeOfOne(item, only, size)];
  const whole = item.parts.toSorted((left, right) => rank(left) - rank(right));
  const shares = splitInProportion(
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
  item.parts = whole.filter(({ amount }) => amount !== 0);
  return taken;
}

/** Nearly every item is for one thing, and nearly every one is paid in full. */
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

/** Items under a key: nearly always one, which is then stored without a list; a set where they are many. */
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

function first(items: Bag | undefined): Item | null {
  if (items === undefined) return null;
  if (Array.isArray(items)) return items[0] ?? null;
  if (!(items instanceof Set)) return items;
  for (const item of items) return item;
  return null;
}

function ofParty(items: Bag | undefined, party: number): Item | null {
  if (items === undefined) return null;
  for (const item of items instanceof Set || Array.isArray(items) ? items : [items])
    if (item.party === 0 || party === 0 || item.party === party) return item;
  return null;
}
