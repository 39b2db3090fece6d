import { type Amount, absolute, minus, smaller } from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import { type Item, partsOf } from "../items/Item.ts";
import type { ItemQueue, LineOrPending } from "../items/ItemQueue.ts";
import { holdsMixedAmounts } from "../TracedAccount.ts";
import { choiceOf, doubtPending, doubtSetOff, noteByAge, noteDoubt } from "./doubtSettlement.ts";
import { isOfTrade, lineSetOff, type Search, take, takeEach } from "./Search.ts";

/**
 * Settles a line without a usable reference: the party's items, then items without a party; a line without a party may
 * settle any.
 */
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
 * Settles an entry without cash. An entry about several lines reverses all of them, so an item for one of its operating
 * lines is not settled; but an amount set off before the invoice, such as an advance for a machine, is.
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
 * Sets a line without cash off against the party's invoices for assets or debt. Example: an advance for a machine
 * carries no document of the invoice that later takes it off.
 */
export function setOffOfParty(search: Search): void {
  const { line, side, movedBy } = search;
  const queue = line.party === 0 ? null : side.ofParty(line.party);
  if (!queue) return;
  const kinds = movedBy.kinds.filter((kind) => !isOfTrade(kind));
  takeEach(search, () => queue.ofKind(kinds));
  takeOfBills(search, queue);
}

/**
 * Settles the part for a machine on an invoice with several parts, when the machine is returned or its advance is set
 * off.
 */
function takeOfBills(search: Search, queue: ItemQueue): void {
  const line = lineSetOff(search);
  while (line !== null && search.rest > 0) {
    const item = queue.withPart(line);
    const part = item && partsOf(item).find(({ column }) => column === line);
    if (!item || !part) return;
    take(search, item, false, absolute(part.amount));
  }
}

/** What a line may settle in a queue, and the lines to choose among if it may be for something else. */
type Fit = {
  /** The item of exactly its size. */
  exact: Item | null;
  /** Pending cash that must not be settled by age. */
  isStrange: boolean;
  isAll: boolean;
  /** The total of the items that may be meant. */
  total: Amount;
  choice: ReadonlyMap<WorksheetColumn, Amount> | null;
};

function fitOf(search: Search, queue: ItemQueue, others: ItemQueue | null, isParty: boolean): Fit {
  const { line, movedBy, rest } = search;
  const ofSize = queue.ofSize(rest);
  // An item with a reference waits for the line that carries it, if anything else is open
  const exact = ofSize?.isReferred && queue.count > 1 ? null : ofSize;
  const isStrange = !isParty && isStrangeCash(search, queue);
  const total = isStrange ? minus(queue.total, queue.openByLine.get("pending") ?? 0) : queue.total;
  const isAll = rest >= total;
  const isOnly = queue.count === 1 && others === null;
  const isOfSize = isParty && exact !== null && !queue.hasTwins(rest);
  const isExact = isAll || isOnly || isOfSize;
  // Cash without a party and of another size may be for none of the items, unless it pays all of them to the cent
  const isLoose = movedBy.hasCash && line.party === 0 && ofSize === null && rest !== total;
  const isChoice = !isExact || queue.isUncertain || isLoose;
  const choice = isChoice
    ? choiceOf(search, queue, { others: isExact ? null : others, isStrange, isLoose })
    : null;
  return { exact, isStrange, isAll, total, choice };
}

/** Takes the exact match, or everything, or a few items of the party that sum to the payment, else the oldest first. */
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
  // A payment of the size of the only open item was for that item.
  const isSure = exact !== null && (isParty || queue.count === 0);
  if (hasCash && !isSure) noteByAge(search, before);
  if (hasCash && choice === null) doubtSetOff(search, before);
}

/** How many of the oldest items are tried, and how many of them together. */
const LOOKED_THROUGH = 24;
const MOST_TOGETHER = 3;

/** The fewest items that sum to a payment, preferring the oldest; none if no few do. */
function itemsOfSum(queue: ItemQueue, size: Amount): Item[] {
  const isBill = (item: Item) => !item.isReferred && partsOf(item).every(({ column }) => column);
  const items = queue.oldestFew(LOOKED_THROUGH).filter(isBill);
  for (let count = 2; count <= MOST_TOGETHER; count += 1) {
    const found = someOf(items, size, count);
    if (found) return found;
  }
  return [];
}

/** A given number of items that sum to an amount; null if there are none. */
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
 * On a suspense account, cash without a party does not settle other cash of unknown purpose by age: a payment under
 * review is not what somebody else sent a week later. Both wait for their explanation, unless they cancel out exactly.
 */
function isStrangeCash({ line, movedBy, rest }: Search, queue: ItemQueue): boolean {
  if (!movedBy.hasCash || !holdsMixedAmounts(line.account) || !queue.openByLine.has("pending"))
    return false;
  return rest !== queue.total && queue.ofSize(rest) === null;
}

function oldestOf(queue: ItemQueue, isStrange: boolean): Item | null {
  return isStrange ? queue.oldestBilled() : queue.oldestToChoose();
}
