import { absolute, type Minor, smaller } from "../money/Minor.ts";
import { splitAmount } from "../money/splitAmount.ts";
import type { Column } from "../worksheet/Posting.ts";
import { type Part, takeHeld } from "./Piece.ts";
import { staysOnLine, type TracedAccount } from "./TracedAccount.ts";

/** What stands open on a control account: an invoice to be paid, a payment whose purpose is to come. */
export type Item = {
  account: TracedAccount;
  /** The entry that opened it; empty for a balance brought forward as one amount. */
  number: string;
  date: string;
  party: string | null;
  document: string | null;
  lettering: string | null;
  /** What is still open of it, as a cash effect. */
  amount: Minor;
  /** What it was for; the parts sum to the amount. */
  parts: Part[];
};

/** A column, or "pending" for cash whose purpose is to come. */
export type Kind = Column | "pending";

/** The kind of an item that is for several things. */
const MIXED = "mixed";

function kindOf({ parts }: Item): Kind | typeof MIXED {
  const [part] = parts;
  return part && parts.length === 1 ? (part.column ?? "pending") : MIXED;
}

/** Open items of one side of an account among which a settlement may choose, the oldest first. */
export class ItemQueue {
  /** What is open by what it is for, without sign. */
  readonly kinds = new Map<Kind, Minor>();
  total: Minor = 0n;
  /** An item was settled here where another one may have been meant. */
  isUncertain = false;
  private readonly items = new Set<Item>();
  private readonly bySize = new Map<Minor, Set<Item>>();
  private readonly byKind = new Map<Kind | typeof MIXED, Set<Item>>();

  get count(): number {
    return this.items.size;
  }

  add(item: Item): void {
    this.items.add(item);
    this.enter(item);
  }

  /** Before an item changes; `enter` is for after it. */
  leave(item: Item): void {
    removeFrom(this.bySize, absolute(item.amount), item);
    removeFrom(this.byKind, kindOf(item), item);
    this.tally(item, -1n);
  }

  /** After an item changed: it keeps its place, or is gone when nothing is open of it. */
  enter(item: Item): void {
    if (item.amount === 0n) {
      this.items.delete(item);
      if (this.items.size === 0) this.isUncertain = false;
      return;
    }
    this.tally(item, 1n);
    addTo(this.bySize, absolute(item.amount), item);
    addTo(this.byKind, kindOf(item), item);
  }

  oldest(): Item | null {
    return first(this.items);
  }

  /** The oldest item of exactly this size. */
  ofSize(size: Minor): Item | null {
    return first(this.bySize.get(size) ?? []);
  }

  /** An item that is for one of these things alone, the oldest of its kind. */
  ofKind(kinds: Iterable<Kind>): Item | null {
    for (const kind of kinds) {
      const item = first(this.byKind.get(kind) ?? []);
      if (item) return item;
    }
    return null;
  }

  [Symbol.iterator](): Iterator<Item> {
    return this.items.values();
  }

  private tally({ parts }: Item, sign: 1n | -1n): void {
    for (const { column, amount } of parts) {
      const kind = column ?? "pending";
      const size = absolute(amount) * sign;
      const left = (this.kinds.get(kind) ?? 0n) + size;
      if (left === 0n) this.kinds.delete(kind);
      else this.kinds.set(kind, left);
      this.total += size;
    }
  }
}

const NOBODY = "";

/** The open items of one side of one account: what it is owed, or what it owes. */
export class OpenSide {
  readonly all = new ItemQueue();
  private readonly byParty = new Map<string, ItemQueue>();
  private readonly byDocument = new Map<string, Set<Item>>();
  private readonly byLettering = new Map<string, Set<Item>>();

  add(item: Item): void {
    this.all.add(item);
    const party = item.party ?? NOBODY;
    let queue = this.byParty.get(party);
    if (!queue) {
      queue = new ItemQueue();
      this.byParty.set(party, queue);
    }
    queue.add(item);
    if (item.document !== null) addTo(this.byDocument, item.document, item);
    if (item.lettering !== null) addTo(this.byLettering, item.lettering, item);
  }

  ofParty(party: string | null): ItemQueue | null {
    return this.byParty.get(party ?? NOBODY) ?? null;
  }

  /** The oldest open item with a document number, of the same party where both are known. */
  withDocument(document: string, party: string | null): Item | null {
    return ofParty(this.byDocument.get(document), party);
  }

  /** The oldest open item with a reconciliation code, of the same party where both are known. */
  withLettering(lettering: string, party: string | null): Item | null {
    return ofParty(this.byLettering.get(lettering), party);
  }

  /** Takes up to an amount (not negative) off an item, its parts in their proportion. */
  take(item: Item, wanted: Minor): Part[] {
    const queues = [this.all, this.ofParty(item.party)];
    for (const queue of queues) queue?.leave(item);
    const parts = takeParts(item, smaller(wanted, absolute(item.amount)));
    for (const queue of queues) queue?.enter(item);
    if (item.amount === 0n) this.forget(item);
    return parts;
  }

  private forget(item: Item): void {
    if (item.document !== null) removeFrom(this.byDocument, item.document, item);
    if (item.lettering !== null) removeFrom(this.byLettering, item.lettering, item);
    const queue = this.ofParty(item.party);
    if (queue?.count === 0) this.byParty.delete(item.party ?? NOBODY);
  }
}

/** Operating parts stand last, so that they carry what rounding leaves. */
function takeParts(item: Item, size: Minor): Part[] {
  const whole = item.parts.toSorted((left, right) => rank(left) - rank(right));
  const sign = item.amount < 0n ? -1n : 1n;
  const shares = splitAmount(
    size,
    whole.map(({ amount }) => absolute(amount)),
  );
  const taken = whole.flatMap((part, index): Part[] => {
    const share = shares[index] ?? 0n;
    if (share === 0n) return [];
    const held = takeHeld(part.held, share, absolute(part.amount));
    part.amount -= share * sign;
    return [{ column: part.column, amount: share * sign, held }];
  });
  item.amount -= size * sign;
  item.parts = whole.filter(({ amount }) => amount !== 0n);
  return taken;
}

function rank({ column }: Part): number {
  return column !== null && staysOnLine(column) ? 1 : 0;
}

function addTo<Key>(index: Map<Key, Set<Item>>, key: Key, item: Item): void {
  const found = index.get(key);
  if (found) found.add(item);
  else index.set(key, new Set([item]));
}

function removeFrom<Key>(index: Map<Key, Set<Item>>, key: Key, item: Item): void {
  const found = index.get(key);
  found?.delete(item);
  if (found?.size === 0) index.delete(key);
}

function first(items: Iterable<Item>): Item | null {
  for (const item of items) return item;
  return null;
}

function ofParty(items: Iterable<Item> | undefined, party: string | null): Item | null {
  for (const item of items ?? [])
    if (item.party === null || party === null || item.party === party) return item;
  return null;
}
