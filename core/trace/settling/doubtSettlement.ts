import { type Amount, absolute, plus, smaller } from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import { partsOf } from "../items/Item.ts";
import type { ItemQueue, LineOrPending } from "../items/ItemQueue.ts";
import { isCustomerAgainstSupplier } from "../pairing/isCustomerAgainstSupplier.ts";
import type { References } from "../references/ReferenceIndex.ts";
import { columnOf } from "../TracedAccount.ts";
import type { Search } from "./Search.ts";

/**
 * Doubts a document with the same number and size under another party: it may be a different document, or one party
 * with two names.
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
 * Doubts pending cash that an entry without cash settles: the entry may as well reverse other open items. Without a
 * party the cash may have been for something else.
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

/**
 * Doubts items that a set-off left open without their counterpart: cash of a customer is not for a supplier's invoice,
 * and the reverse.
 */
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

/** Nearly always the whole list: copying it for each of millions of settlements would burden the garbage collector. */
function settledSince({ settled }: Search, from: number): Search["settled"] {
  return from === 0 ? settled : settled.slice(from);
}

/** Notes what was taken since `from` as allocated by age only. */
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
 * The amounts by line of the items to choose among; null if the choice does not matter. Pending cash counts for the
 * usual line of the account, as does cash that may have been for none of the items (`isLoose`). For an entry without
 * cash it matters whether pending cash is taken.
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

/** The further candidates of a choice besides the items of a queue. */
type Choice = { others: ItemQueue | null; isStrange: boolean; isLoose: boolean };

function together(queue: ItemQueue, others: ItemQueue | null): ReadonlyMap<LineOrPending, Amount> {
  if (!others) return queue.openByLine;
  const kinds = new Map(queue.openByLine);
  for (const [kind, amount] of others.openByLine)
    kinds.set(kind, plus(kinds.get(kind) ?? 0, amount));
  return kinds;
}

/** Notes that up to `size` may stand on each of these lines instead. */
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
