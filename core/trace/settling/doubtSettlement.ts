import { type Amount, absolute, plus, smaller } from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import { partsOf } from "../items/Item.ts";
import type { ItemQueue, LineOrPending } from "../items/ItemQueue.ts";
import { isCustomerAgainstSupplier } from "../pairing/isCustomerAgainstSupplier.ts";
import type { References } from "../references/ReferenceIndex.ts";
import { columnOf } from "../TracedAccount.ts";
import type { Search } from "./Search.ts";

/**
 * A document of the same number and the same size that another party is named with: it is another one, or
 * one party is called by two names.
 */
export function doubtSharedNumber(search: Search, { documents }: References): void {
  const { account, document, amount: effect } = search.line;
  if (document === 0 || !documents.isLinked(account, document)) return;
  const namesake = search.side.withDocument(document, 0);
  if (!namesake || absolute(namesake.amount) !== search.rest) return;
  const usual = columnOf(account.purpose, effect);
  const lines = new Map<WorksheetColumn, Amount>();
  for (const { column, amount } of partsOf(namesake))
    if (column !== null && column !== usual) lines.set(column, absolute(amount));
  if (lines.size > 0) noteDoubt(search, lines.set(usual, search.rest), search.rest);
}

/**
 * Cash of no known purpose gets that of the entry, which may as well take back what else is open. Where
 * nobody is named, it may have been for something else.
 */
export function doubtPending(search: Search, queue: ItemQueue, from: number): void {
  let size: Amount = 0;
  for (const { part } of settledSince(search, from))
    if (part.column === null) size = plus(size, absolute(part.amount));
  if (size === 0) return;
  const { line, movedBy } = search;
  const own = new Set(movedBy.kinds);
  const usual = columnOf(line.account.purpose, -line.amount);
  const lines = new Map<WorksheetColumn, Amount>();
  for (const [kind, amount] of queue.openByLine) if (kind !== "pending") lines.set(kind, amount);
  for (const column of own) lines.set(column, size);
  if (line.party === 0 && own.has(usual)) search.met = size;
  if (line.party === 0 && !own.has(usual)) lines.set(usual, size);
  if (lines.size > 1) noteDoubt(search, lines, size);
}

/** What a set-off left open has lost its other side: cash of a customer is for no bill of a supplier, nor the reverse. */
export function doubtSetOff(search: Search, from: number): void {
  const { account, amount: effect } = search.line;
  const usual = columnOf(account.purpose, effect);
  for (const { part } of settledSince(search, from)) {
    const { column } = part;
    if (column === null || !isCustomerAgainstSupplier(column, usual)) continue;
    const amount = absolute(part.amount);
    noteDoubt(search, new Map([usual, column].map((line) => [line, amount])), amount);
  }
}

/** Nearly always all of it: a list of its own for each of millions of settlements is work for the collector. */
function settledSince({ settled }: Search, from: number): Search["settled"] {
  return from === 0 ? settled : settled.slice(from);
}

/** Notes what was taken since `from`, as settled by age alone. */
export function noteByAge(search: Search, from: number): void {
  if (search.settled.length === from) return;
  const byAge = search.byAge.size === 0 ? new Map<LineOrPending, Amount>() : new Map(search.byAge);
  for (const { part } of settledSince(search, from)) {
    const kind = part.column ?? "pending";
    byAge.set(kind, plus(byAge.get(kind) ?? 0, absolute(part.amount)));
  }
  search.byAge = byAge;
}

/**
 * The lines of items to choose among, null where the choice changes nothing. Cash of no known purpose is
 * for what its account usually is, and so is cash that may have been for no item (`isLoose`); without cash
 * it makes a difference whether such cash is taken.
 */
export function choiceOf(
  { line, movedBy, rest }: Search,
  queue: ItemQueue,
  { others, isStrange, isLoose }: Choice,
): ReadonlyMap<WorksheetColumn, Amount> | null {
  const kinds = together(queue, others);
  if (kinds.size < 2 && !isLoose) return null;
  const usual = columnOf(line.account.purpose, movedBy.hasCash ? line.amount : -line.amount);
  const lines = new Map<WorksheetColumn, Amount>();
  for (const [kind, amount] of kinds) {
    if (isStrange && kind === "pending") continue;
    const column = kind === "pending" ? usual : kind;
    lines.set(column, plus(lines.get(column) ?? 0, amount));
  }
  if (isLoose && !lines.has(usual)) lines.set(usual, rest);
  return (movedBy.hasCash ? lines.size : kinds.size) > 1 ? lines : null;
}

/** What else there is to choose among besides the items of a queue. */
type Choice = { others: ItemQueue | null; isStrange: boolean; isLoose: boolean };

function together(queue: ItemQueue, others: ItemQueue | null): ReadonlyMap<LineOrPending, Amount> {
  if (!others) return queue.openByLine;
  const kinds = new Map(queue.openByLine);
  for (const [kind, amount] of others.openByLine)
    kinds.set(kind, plus(kinds.get(kind) ?? 0, amount));
  return kinds;
}

/** Notes that up to `size` may stand on each of these lines. */
export function noteDoubt(
  search: Search,
  lines: ReadonlyMap<WorksheetColumn, Amount>,
  size: Amount,
): void {
  const uncertain = new Map(search.uncertain);
  for (const [line, amount] of lines)
    uncertain.set(line, plus(uncertain.get(line) ?? 0, smaller(amount, size)));
  search.uncertain = uncertain;
}
