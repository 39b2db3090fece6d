import { type Amount, absolute, onSideOf, plus } from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import type { Part } from "../sums/Piece.ts";
import type { Item } from "./Item.ts";

/** A column of the worksheet, or "pending" for cash whose purpose is not known yet. */
export type LineOrPending = WorksheetColumn | "pending";

/** The line of an item with several parts. */
const MIXED = "mixed";

/** The line an item is for: one column, "pending", or mixed. */
export function lineOfItem({ parts }: Item): LineOrPending | typeof MIXED {
  return Array.isArray(parts) ? MIXED : (parts.column ?? "pending");
}

/** An index of the open items of a long queue, for finding candidates of a settlement quickly. */
type QueueIndex = {
  /** The open amount by line, without sign. */
  openByLine: Map<LineOrPending, Amount>;
  total: Amount;
  bySize: Map<Amount, Bag>;
  itemsByLine: Map<LineOrPending | typeof MIXED, Bag>;
};

/** Queues up to this length are searched one by one, without an index. */
const FEW = 16;

/**
 * The open items on one side of an account that a settlement may choose from, the oldest first. An item that is paid in
 * part keeps its position.
 */
export class ItemQueue {
  /** An earlier settlement in this queue chose among several candidates, so the remaining items are uncertain too. */
  isUncertain = false;
  /** Settled items stay in the list until they make up half of it. */
  private items: Item[] = [];
  /** Where to start the search for the oldest open item. */
  private head = 0;
  /** The same start for items to which no reference leads. */
  private unreferencedHead = 0;
  /** The same start for items other than cash of unknown purpose. */
  private billedHead = 0;
  private open = 0;
  /** Items of the opening balance to which no line refers, and where to start the search for the oldest. */
  private readonly begun: Item[] = [];
  private begunHead = 0;
  /** Built on first use: with complete references, or with few open items, it is never needed. */
  private index: QueueIndex | null = null;

  get count(): number {
    return this.open;
  }

  /** The open amount by line, without sign. */
  get openByLine(): ReadonlyMap<LineOrPending, Amount> {
    if (!this.isShort) return this.indexed().openByLine;
    const amounts = new Map<LineOrPending, Amount>();
    for (const item of this.items) tally(amounts, item, 1);
    return amounts;
  }

  get total(): Amount {
    if (!this.isShort) return this.indexed().total;
    let total: Amount = 0;
    for (let at = this.head; at < this.items.length; at += 1)
      total = plus(total, absolute(this.items[at]?.amount ?? 0));
    return total;
  }

  add(item: Item): void {
    this.items.push(item);
    this.open += 1;
    if (item.isOpening && !item.isReferred) this.begun.push(item);
    if (this.index) enterIndex(this.index, item);
  }

  /** To be called before an item changes; call `changed` afterwards. */
  change(item: Item): void {
    if (!this.index) return;
    tally(this.index.openByLine, item, -1);
    this.index.total = plus(this.index.total, -absolute(item.amount));
  }

  /** To be called after an item changed; an item without an open amount is settled and leaves the queue. */
  changed(item: Item, isOtherKind: boolean): void {
    if (item.amount === 0) {
      this.open -= 1;
      if (this.open === 0) this.isUncertain = false;
      if (2 * this.open < this.items.length - FEW) this.dropClosed();
    } else if (this.index) {
      tally(this.index.openByLine, item, 1);
      this.index.total = plus(this.index.total, absolute(item.amount));
      addTo(this.index.bySize, absolute(item.amount), item);
      if (isOtherKind) addTo(this.index.itemsByLine, lineOfItem(item), item);
    }
  }

  newest(): Item | null {
    return this.items[this.items.length - 1] ?? null;
  }

  oldest(): Item | null {
    while (this.items[this.head]?.amount === 0) this.head += 1;
    return this.items[this.head] ?? null;
  }

  /**
   * The oldest item to which no line refers, else the oldest: an item with a reference waits for the line that carries
   * it.
   */
  oldestToChoose(): Item | null {
    for (; this.unreferencedHead < this.items.length; this.unreferencedHead += 1) {
      const item = this.items[this.unreferencedHead];
      if (item && item.amount !== 0 && !item.isReferred) return item;
    }
    return this.oldest();
  }

  /** The oldest item with a known purpose. */
  oldestBilled(): Item | null {
    for (; this.billedHead < this.items.length; this.billedHead += 1) {
      const item = this.items[this.billedHead];
      if (item && item.amount !== 0 && lineOfItem(item) !== "pending") return item;
    }
    return null;
  }

  /** The oldest item of the opening balance to which no line refers. */
  opening(): Item | null {
    while (this.begun[this.begunHead]?.amount === 0) this.begunHead += 1;
    return this.begun[this.begunHead] ?? null;
  }

  /** The oldest item of exactly this size (without sign). */
  ofSize(size: Amount): Item | null {
    const isWanted = (item: Item) => absolute(item.amount) === size;
    return this.isShort ? this.find(isWanted) : first(this.indexed().bySize, size, isWanted);
  }

  /** Whether the open items of exactly this size are for different lines. */
  hasTwins(size: Amount): boolean {
    if (!this.isShort && this.indexed().openByLine.size < 2) return false;
    const items = this.isShort ? this.items : listed(this.indexed().bySize.get(size));
    let kind: LineOrPending | typeof MIXED | null = null;
    for (const item of items) {
      if (absolute(item.amount) !== size) continue;
      if (kind !== null && lineOfItem(item) !== kind) return true;
      kind = lineOfItem(item);
    }
    return false;
  }

  /**
   * The oldest item that is entirely for one of these lines. Pending cash with a reference that other lines carry waits
   * for those lines.
   */
  ofKind(lines: Iterable<LineOrPending>): Item | null {
    for (const kind of lines) {
      const isWanted = (item: Item) =>
        item.amount !== 0 && lineOfItem(item) === kind && !(kind === "pending" && item.isReferred);
      const item = this.isShort
        ? this.find(isWanted)
        : first(this.indexed().itemsByLine, kind, isWanted);
      if (item) return item;
    }
    return null;
  }

  /** The oldest item with several parts of which one is for this line. */
  withPart(line: WorksheetColumn): Item | null {
    const isWanted = ({ amount, parts }: Item) =>
      amount !== 0 && Array.isArray(parts) && parts.some(({ column }) => column === line);
    if (this.isShort) return this.find(isWanted);
    return listed(this.indexed().itemsByLine.get(MIXED)).find(isWanted) ?? null;
  }

  /** The oldest open items, at most so many. */
  oldestFew(most: number): Item[] {
    const found: Item[] = [];
    for (let at = this.head; at < this.items.length && found.length < most; at += 1) {
      const item = this.items[at];
      if (item && item.amount !== 0) found.push(item);
    }
    return found;
  }

  /** The open items, the oldest first. The list is valid until an item is added or changed. */
  list(): readonly Item[] {
    if (this.open < this.items.length) this.dropClosed();
    return this.items;
  }

  private get isShort(): boolean {
    return this.index === null && this.items.length - this.head <= FEW;
  }

  private find(isWanted: (item: Item) => boolean): Item | null {
    for (let at = this.head; at < this.items.length; at += 1) {
      const item = this.items[at];
      if (item && isWanted(item)) return item;
    }
    return null;
  }

  private dropClosed(): void {
    this.items = this.items.filter(({ amount }) => amount !== 0);
    this.head = 0;
    this.unreferencedHead = 0;
    this.billedHead = 0;
    this.index = null;
  }

  private indexed(): QueueIndex {
    if (this.index) return this.index;
    const index: QueueIndex = {
      openByLine: new Map(),
      total: 0,
      bySize: new Map(),
      itemsByLine: new Map(),
    };
    for (const item of this.list()) enterIndex(index, item);
    this.index = index;
    return index;
  }
}

function enterIndex(index: QueueIndex, item: Item): void {
  tally(index.openByLine, item, 1);
  index.total = plus(index.total, absolute(item.amount));
  addTo(index.bySize, absolute(item.amount), item);
  addTo(index.itemsByLine, lineOfItem(item), item);
}

/**
 * Adds the parts of an item to the open amounts by line (sign 1), or takes them off (sign -1); the amounts have no
 * sign.
 */
export function tally(amounts: Map<LineOrPending, Amount>, item: Item, sign: 1 | -1): void {
  if (Array.isArray(item.parts)) for (const part of item.parts) tallyPart(amounts, part, sign);
  else tallyPart(amounts, item.parts, sign);
}

function tallyPart(
  amounts: Map<LineOrPending, Amount>,
  { column, amount }: Part,
  sign: 1 | -1,
): void {
  const kind = column ?? "pending";
  const left = plus(amounts.get(kind) ?? 0, onSideOf(absolute(amount), sign));
  if (left === 0) amounts.delete(kind);
  else amounts.set(kind, left);
}

/**
 * The items under one key. Nearly always there is one, which is stored without a list. An item that no longer belongs
 * under its key is skipped by `first` and dropped with the index.
 */
type Bag = Item | { items: Item[]; head: number };

function listed(bag: Bag | undefined): readonly Item[] {
  if (bag === undefined) return [];
  return "items" in bag ? bag.items : [bag];
}

/** Inserts an item in the order of age; nearly always that is at the end. */
function addTo<Key>(index: Map<Key, Bag>, key: Key, item: Item): void {
  const found = index.get(key);
  if (found === undefined) index.set(key, item);
  else if (!("items" in found)) {
    const items = found.age < item.age ? [found, item] : [item, found];
    index.set(key, { items, head: 0 });
  } else {
    let at = found.items.length;
    if ((found.items[at - 1]?.age ?? -1) < item.age) {
      found.items.push(item);
      return;
    }
    while (at > found.head && (found.items[at - 1]?.age ?? 0) > item.age) at -= 1;
    found.items.splice(at, 0, item);
  }
}

/** The oldest item that still belongs under a key. */
function first<Key>(
  index: Map<Key, Bag>,
  key: Key,
  isWanted: (item: Item) => boolean,
): Item | null {
  const found = index.get(key);
  if (found === undefined) return null;
  if (!("items" in found)) {
    if (isWanted(found)) return found;
    index.delete(key);
    return null;
  }
  for (; found.head < found.items.length; found.head += 1) {
    const item = found.items[found.head];
    if (item && isWanted(item)) return item;
  }
  index.delete(key);
  return null;
}
