import { type Amount, absolute, onSideOf, plus } from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import type { Part } from "../sums/Piece.ts";
import type { Item } from "./Item.ts";

/** A column, or "pending" for cash whose purpose is not known yet. */
export type LineOrPending = WorksheetColumn | "pending";

/** The kind of an item that is for several things. */
const MIXED = "mixed";

/** What an item is for. */
export function lineOfItem({ parts }: Item): LineOrPending | typeof MIXED {
  return Array.isArray(parts) ? MIXED : (parts.column ?? "pending");
}

/** What is known of the open items of a long queue, by which a settlement may choose. */
type QueueIndex = {
  /** What is open by what it is for, without sign. */
  openByLine: Map<LineOrPending, Amount>;
  total: Amount;
  bySize: Map<Amount, Bag>;
  itemsByLine: Map<LineOrPending | typeof MIXED, Bag>;
};

/** So few items are looked through one by one. */
const FEW = 16;

/**
 * Open items of one side of an account among which a settlement may choose, the oldest first. An item
 * that is paid in part keeps its place among the others.
 */
export class ItemQueue {
  /** An item was settled here where another one may have been meant. */
  isUncertain = false;
  /** Those of which nothing is open any more stay until half of them are such. */
  private items: Item[] = [];
  /** Where the oldest open item is looked for. */
  private head = 0;
  /** The same among those that no reference leads to. */
  private unreferencedHead = 0;
  /** The same among those that are no cash of unknown purpose. */
  private billedHead = 0;
  private open = 0;
  /** Those that were open at the start and no line refers to, and where the oldest open one is looked for. */
  private readonly begun: Item[] = [];
  private begunHead = 0;
  /** Made when it is first asked for: where references say what is settled, or few items are open, it never is. */
  private index: QueueIndex | null = null;

  get count(): number {
    return this.open;
  }

  /** What is open by what it is for, without sign. */
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

  /** Before an item changes; `changed` is for after it. */
  change(item: Item): void {
    if (!this.index) return;
    tally(this.index.openByLine, item, -1);
    this.index.total = plus(this.index.total, -absolute(item.amount));
  }

  /** After an item changed, and perhaps what it is for; it is gone when nothing is open of it. */
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

  /** The oldest that no line refers to, else the oldest: what is referred to waits for the line that does. */
  oldestToChoose(): Item | null {
    for (; this.unreferencedHead < this.items.length; this.unreferencedHead += 1) {
      const item = this.items[this.unreferencedHead];
      if (item && item.amount !== 0 && !item.isReferred) return item;
    }
    return this.oldest();
  }

  /** The oldest that is for something: what is no cash of unknown purpose. */
  oldestBilled(): Item | null {
    for (; this.billedHead < this.items.length; this.billedHead += 1) {
      const item = this.items[this.billedHead];
      if (item && item.amount !== 0 && lineOfItem(item) !== "pending") return item;
    }
    return null;
  }

  /** The oldest of what was open at the start and no line refers to. */
  opening(): Item | null {
    while (this.begun[this.begunHead]?.amount === 0) this.begunHead += 1;
    return this.begun[this.begunHead] ?? null;
  }

  /** The oldest item of exactly this size. */
  ofSize(size: Amount): Item | null {
    const isWanted = (item: Item) => absolute(item.amount) === size;
    return this.isShort ? this.find(isWanted) : first(this.indexed().bySize, size, isWanted);
  }

  /** Whether the open items of exactly this size are for different things. */
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
   * An item that is for one of these things alone, the oldest of its kind. Cash whose purpose is not
   * known waits for the line that its reference names, where there is one.
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

  /** The oldest item for several things of which one is this. */
  withPart(line: WorksheetColumn): Item | null {
    const isWanted = ({ amount, parts }: Item) =>
      amount !== 0 && Array.isArray(parts) && parts.some(({ column }) => column === line);
    if (this.isShort) return this.find(isWanted);
    return listed(this.indexed().itemsByLine.get(MIXED)).find(isWanted) ?? null;
  }

  /** So many of the open items, the oldest first. */
  oldestFew(most: number): Item[] {
    const found: Item[] = [];
    for (let at = this.head; at < this.items.length && found.length < most; at += 1) {
      const item = this.items[at];
      if (item && item.amount !== 0) found.push(item);
    }
    return found;
  }

  /** The open items, the oldest first, until one is added or changed. */
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

/** Adds what an item is for to what is open by that, without sign, or takes it off. */
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
 * Items under a key: nearly always one, which is then stored without a list. What does not belong under
 * the key any more never does again: it is passed over, and dropped with the index.
 */
type Bag = Item | { items: Item[]; head: number };

function listed(bag: Bag | undefined): readonly Item[] {
  if (bag === undefined) return [];
  return "items" in bag ? bag.items : [bag];
}

/** Puts an item where its age says: nearly always behind the others. */
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
