import { type Amount, absolute, minus, smaller } from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import { type Item, partsOf } from "../items/Item.ts";
import type { ItemQueue, LineOrPending } from "../items/ItemQueue.ts";
import { holdsMixedAmounts } from "../TracedAccount.ts";
import { choiceOf, doubtPending, doubtSetOff, noteByAge, noteDoubt } from "./doubtSettlement.ts";
import { isOfTrade, lineSetOff, type Search, take, takeEach } from "./Search.ts";

/** What no reference leads to: the items of the party, then those that name nobody; without a party all of them. */
export function settleByParty(search: Search): void {
  const { side, line } = search;
  const nobody = line.party === 0 ? side.all : side.ofParty(0);
  if (line.party !== 0) {
    const own = side.ofParty(line.party);
    if (own) fromQueue(search, own, nobody, true);
  }
  if (search.rest > 0 && nobody) fromQueue(search, nobody, null, false);
}

function fromQueue(
  search: Search,
  queue: ItemQueue,
  others: ItemQueue | null,
  isParty: boolean,
): void {
  const { hasCash, kinds } = search.movedBy;
  if (!hasCash && kinds.length > 0) takeBack(search, queue);
  else takeFitting(search, queue, fitOf(search, queue, others, isParty), isParty);
}

/**
 * What an entry for several things takes back is for all of them: an item for one of them is not, but for what
 * was set off before its bill came, such as an advance for a machine on it.
 */
function takeBack(search: Search, queue: ItemQueue): void {
  const { kinds } = search.movedBy;
  const before = search.settled.length;
  const own = kinds.length > 1 ? kinds.filter((kind) => !isOfTrade(kind)) : kinds;
  const wanted: readonly LineOrPending[] = [...own, "pending"];
  takeEach(search, () => queue.ofKind(wanted));
  takeOfBills(search, queue);
  doubtPending(search, queue, before);
}

/**
 * What a line without cash sets off of the party's bills for assets or debt, or what of these was set off before
 * its bill: an advance for a machine has no document of the bill that it is taken off.
 */
export function setOffOfParty(search: Search): void {
  const { line, side, movedBy } = search;
  const queue = line.party === 0 ? null : side.ofParty(line.party);
  if (!queue) return;
  const kinds = movedBy.kinds.filter((kind) => !isOfTrade(kind));
  takeEach(search, () => queue.ofKind(kinds));
  takeOfBills(search, queue);
}

/** A machine that is given back, or an advance for one that is set off, is for the machine on a bill of several things. */
function takeOfBills(search: Search, queue: ItemQueue): void {
  const line = lineSetOff(search);
  while (line !== null && search.rest > 0) {
    const item = queue.withPart(line);
    const part = item && partsOf(item).find(({ column }) => column === line);
    if (!item || !part) return;
    take(search, item, false, absolute(part.amount));
  }
}

/** What of a queue a line may settle, and the lines to choose among where it may be for something else. */
type Fit = {
  /** The item of its size. */
  exact: Item | null;
  /** Money to be looked at that it does not settle by age. */
  isStrange: boolean;
  isAll: boolean;
  /** What all that may be meant comes to. */
  total: Amount;
  choice: ReadonlyMap<WorksheetColumn, Amount> | null;
};

function fitOf(search: Search, queue: ItemQueue, others: ItemQueue | null, isParty: boolean): Fit {
  const { line, movedBy, rest } = search;
  const ofSize = queue.ofSize(rest);
  // What a line refers to waits for that line, where anything else is open
  const exact = ofSize?.isReferred && queue.count > 1 ? null : ofSize;
  const isStrange = !isParty && isStrangeCash(search, queue);
  const total = isStrange ? minus(queue.total, queue.openByLine.get("pending") ?? 0) : queue.total;
  const isAll = rest >= total;
  const isOnly = queue.count === 1 && others === null;
  const isOfSize = isParty && exact !== null && !queue.hasTwins(rest);
  const isExact = isAll || isOnly || isOfSize;
  // Cash of nobody and of another size was perhaps for none of them, unless it pays all to the cent
  const isLoose = movedBy.hasCash && line.party === 0 && ofSize === null && rest !== total;
  const isChoice = !isExact || queue.isUncertain || isLoose;
  const choice = isChoice
    ? choiceOf(search, queue, { others: isExact ? null : others, isStrange, isLoose })
    : null;
  return { exact, isStrange, isAll, total, choice };
}

/** Takes what fits exactly, or all of it, or a few of a party that come to it, else the oldest first. */
function takeFitting(
  search: Search,
  queue: ItemQueue,
  { exact, isStrange, isAll, total, choice }: Fit,
  isParty: boolean,
): void {
  const { hasCash } = search.movedBy;
  if (choice) noteDoubt(search, choice, smaller(search.rest, total));
  const isDoubtful = choice !== null;
  if (isDoubtful && !isAll) queue.isUncertain = true;
  const before = search.settled.length;
  const several = isParty && !exact && !isAll ? itemsOfSum(queue, search.rest) : [];
  for (const item of exact ? [exact] : several) take(search, item, isDoubtful);
  if (!exact) takeEach(search, () => oldestOf(queue, isStrange), isDoubtful);
  // A payment of the size of the only item that is open was for that item.
  const isSure = exact !== null && (isParty || queue.count === 0);
  if (hasCash && !isSure) noteByAge(search, before);
  if (hasCash && choice === null) doubtSetOff(search, before);
}

/** So many of the oldest items, and so few of them together, are held against a payment of several. */
const LOOKED_THROUGH = 24;
const MOST_TOGETHER = 3;

/** The fewest items that a payment comes to, the oldest that do; none where it comes to no few. */
function itemsOfSum(queue: ItemQueue, size: Amount): Item[] {
  const isBill = (item: Item) => !item.isReferred && partsOf(item).every(({ column }) => column);
  const items = queue.oldestFew(LOOKED_THROUGH).filter(isBill);
  for (let count = 2; count <= MOST_TOGETHER; count += 1) {
    const found = someOf(items, size, count);
    if (found) return found;
  }
  return [];
}

/** So many of the items that come to a sum. */
function someOf(items: readonly Item[], size: Amount, count: number): Item[] | null {
  if (count === 1) {
    const last = items.find(({ amount }) => absolute(amount) === size);
    return last ? [last] : null;
  }
  for (const [at, item] of items.entries()) {
    const rest = minus(size, absolute(item.amount));
    const others = rest > 0 ? someOf(items.slice(at + 1), rest, count - 1) : null;
    if (others) return [item, ...others];
  }
  return null;
}

/**
 * On an account of many things cash that names nobody settles no other cash of unknown purpose by age:
 * money paid out that is to be looked at is not what somebody sent a week later. Both wait for what
 * explains them, unless they come to nil together.
 */
function isStrangeCash({ line, movedBy, rest }: Search, queue: ItemQueue): boolean {
  if (!movedBy.hasCash || !holdsMixedAmounts(line.account) || !queue.openByLine.has("pending"))
    return false;
  return rest !== queue.total && queue.ofSize(rest) === null;
}

function oldestOf(queue: ItemQueue, isStrange: boolean): Item | null {
  return isStrange ? queue.oldestBilled() : queue.oldestToChoose();
}
