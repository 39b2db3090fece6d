import { type Amount, absolute, minus, plus, smaller } from "../money/Amount.ts";
import type { WorksheetColumn } from "../worksheet/Posting.ts";
import type { ItemQueue, Kind } from "./ItemQueue.ts";
import type { Item, OpenSide } from "./OpenItems.ts";
import type { Part } from "./Piece.ts";
import { letteringKey, type References } from "./ReferenceIndex.ts";
import { columnOf, isGeneral, type TracedAccount } from "./TracedAccount.ts";

/** What an entry puts on a control account, line by line as far as references differ. */
export type ControlLine = {
  account: TracedAccount;
  /** A cash effect: a receipt is positive. */
  amount: Amount;
  /** Numbers of texts, 0 where it has none. */
  party: number;
  document: number;
  lettering: number;
};

/** A part of an open item that a line settles, and whether another item may have been meant. */
type Settled = { part: Part; isEstimated: boolean };

export type Settlement = {
  settled: readonly Settled[];
  /** What no open item was found for, without sign. */
  rest: Amount;
  /** What may stand on each line instead, where items of several kinds were to choose among. */
  uncertain: ReadonlyMap<WorksheetColumn, Amount>;
  /** What was settled by age, by what it was for: it may have been paid for a bill that comes later. */
  byAge: ReadonlyMap<Kind, Amount>;
  /** What was settled of balances brought forward, because its reference leads out of the ledger. */
  broughtForward: Amount;
  /** Cash that names nobody and was found to be for what the account usually is. */
  met: Amount;
};

type Search = {
  line: ControlLine;
  side: OpenSide;
  rest: Amount;
  settled: Settled[];
  uncertain: ReadonlyMap<WorksheetColumn, Amount>;
  byAge: ReadonlyMap<Kind, Amount>;
  broughtForward: Amount;
  met: Amount;
  movedBy: MovedBy;
};

/** Most settlements leave no doubt: then nothing is noted. */
const NO_DOUBT: ReadonlyMap<WorksheetColumn, Amount> = new Map();
const NOT_BY_AGE: ReadonlyMap<Kind, Amount> = new Map();

/** The entry of a line, whether it moved cash, and what it is about where it did not. */
export type MovedBy = { entry: number; hasCash: boolean; kinds: readonly WorksheetColumn[] };

/**
 * Finds what a line settles: by reconciliation code, document, party and exact amount, then the
 * oldest items of the party, and without parties the oldest of the account. What is chosen by age
 * is estimated where the items to choose among were for different things. Without cash and without
 * references a line only settles what is for the same thing: a credit note for goods takes back goods.
 */
export function settle(
  line: ControlLine,
  side: OpenSide,
  references: References,
  movedBy: MovedBy,
): Settlement {
  const { hasCash } = movedBy;
  const search: Search = {
    line,
    movedBy,
    side,
    rest: absolute(line.amount),
    settled: [],
    uncertain: NO_DOUBT,
    byAge: NOT_BY_AGE,
    broughtForward: 0,
    met: 0,
  };
  const isReferred = byReference(search, references);
  if (!isReferred) {
    if (hasCash) doubtNamesake(search, references);
    const leadsOut = leadsOutOf(line, references, movedBy);
    if (leadsOut) silentOfSize(search);
    if (leadsOut && hasCash) broughtForward(search);
    if (search.rest > 0 && (!leadsOut || hasCash)) byParty(search);
  }
  return search;
}

/** Whether the line's references link lines of this ledger; then they alone say what it settles. */
function byReference(search: Search, references: References): boolean {
  const { account, lettering, document, party } = search.line;
  if (lettering !== 0 && references.letterings.isLinked(account, letteringKey(lettering, party))) {
    takeEach(search, () => search.side.withLettering(lettering, party));
    return true;
  }
  if (document !== 0 && references.documents.isLinked(account, document, party)) {
    takeEach(search, () => search.side.withDocument(document, party));
    return true;
  }
  return false;
}

/** Whether the line refers to a document that is not in the ledger, though others are. */
function leadsOutOf(
  { account, document, lettering }: ControlLine,
  { documents, isOwnNumber }: References,
  { entry }: MovedBy,
): boolean {
  if (lettering !== 0) return true;
  return document !== 0 && documents.hasLinks(account) && !isOwnNumber(document, entry);
}

/**
 * A document of the same number and the same size that another party is named with: it is another one, or
 * one party is called by two names.
 */
function doubtNamesake(search: Search, { documents }: References): void {
  const { account, document, amount: effect } = search.line;
  if (document === 0 || !documents.isLinked(account, document)) return;
  const namesake = search.side.withDocument(document, 0);
  if (!namesake || absolute(namesake.amount) !== search.rest) return;
  const usual = columnOf(account.purpose, effect);
  const lines = new Map<WorksheetColumn, Amount>();
  for (const { column, amount } of namesake.parts)
    if (column !== null && column !== usual) lines.set(column, absolute(amount));
  if (lines.size > 0) noteDoubt(search, lines.set(usual, search.rest), search.rest);
}

/** An item of the party and of this size whose own document nobody entered. */
function silentOfSize(search: Search): void {
  const { party } = search.line;
  const item = party === 0 ? null : search.side.ofParty(party)?.ofSize(search.rest);
  if (item?.isSilent) take(search, item, false);
}

/** A payment for what the ledger does not hold settles what was open at the start. */
function broughtForward(search: Search): void {
  const before = search.rest;
  takeEach(search, () => search.side.ofParty(0)?.opening() ?? null);
  search.broughtForward = minus(before, search.rest);
}

function byParty(search: Search): void {
  const { side, line } = search;
  const nobody = line.party === 0 ? side.all : side.ofParty(0);
  if (line.party !== 0) {
    const own = side.ofParty(line.party);
    if (own) fromQueue(search, own, nobody, true);
  }
  if (search.rest > 0 && nobody) fromQueue(search, nobody, null, false);
}

/** Takes what fits exactly, or all of it, else the oldest first. */
function fromQueue(
  search: Search,
  queue: ItemQueue,
  others: ItemQueue | null,
  isParty: boolean,
): void {
  const { hasCash, kinds } = search.movedBy;
  if (!hasCash && kinds.length > 0) {
    const before = search.settled.length;
    // What an entry for several things takes back is for all of them: an item for one of them is not.
    const wanted: readonly Kind[] = kinds.length > 1 ? ["pending"] : [...kinds, "pending"];
    takeEach(search, () => queue.ofKind(wanted));
    doubtPending(search, queue, before);
    return;
  }
  const ofSize = queue.ofSize(search.rest);
  // What a line refers to waits for that line, where anything else is open
  const exact = ofSize?.isReferred && queue.count > 1 ? null : ofSize;
  const isStrange = !isParty && isStrangeCash(search, queue);
  const total = isStrange ? minus(queue.total, queue.kinds.get("pending") ?? 0) : queue.total;
  const isAll = search.rest >= total;
  const isOnly = queue.count === 1 && others === null;
  const isExact = isAll || isOnly || (isParty && exact !== null);
  const isChoice = !isExact || queue.isUncertain;
  const choice = isChoice
    ? choiceOf(search, queue, { others: isExact ? null : others, isStrange })
    : null;
  if (choice) noteDoubt(search, choice, smaller(search.rest, total));
  const isDoubtful = choice !== null;
  if (isDoubtful && !isAll) queue.isUncertain = true;
  const before = search.settled.length;
  if (exact) take(search, exact, isDoubtful);
  else takeEach(search, () => oldestOf(queue, isStrange), isDoubtful);
  // A payment of the size of the only item that is open was for that item.
  const isSure = exact !== null && (isParty || queue.count === 0);
  if (hasCash && !isSure) noteByAge(search, before);
  if (hasCash && choice === null) doubtSetOff(search, before);
}

/**
 * On an account of many things cash that names nobody settles no other cash of unknown purpose by age:
 * money paid out that is to be looked at is not what somebody sent a week later. Both wait for what
 * explains them, unless they come to nil together.
 */
function isStrangeCash({ line, movedBy, rest }: Search, queue: ItemQueue): boolean {
  if (!movedBy.hasCash || !isGeneral(line.account) || !queue.kinds.has("pending")) return false;
  return rest !== queue.total && queue.ofSize(rest) === null;
}

function oldestOf(queue: ItemQueue, isStrange: boolean): Item | null {
  return isStrange ? queue.oldestBilled() : queue.oldestToChoose();
}

/**
 * Cash of no known purpose gets that of the entry, which may as well take back what else is open. Where
 * nobody is named, it may have been for something else.
 */
function doubtPending(search: Search, queue: ItemQueue, from: number): void {
  let size: Amount = 0;
  for (const { part } of search.settled.slice(from))
    if (part.column === null) size = plus(size, absolute(part.amount));
  if (size === 0) return;
  const { line, movedBy } = search;
  const own = new Set(movedBy.kinds);
  const usual = columnOf(line.account.purpose, -line.amount);
  const lines = new Map<WorksheetColumn, Amount>();
  for (const [kind, amount] of queue.kinds) if (kind !== "pending") lines.set(kind, amount);
  for (const column of own) lines.set(column, size);
  if (line.party === 0 && own.has(usual)) search.met = size;
  if (line.party === 0 && !own.has(usual)) lines.set(usual, size);
  if (lines.size > 1) noteDoubt(search, lines, size);
}

/** Customers are paid no bills of suppliers, nor the reverse: what a set-off left open has lost its other side. */
function doubtSetOff(search: Search, from: number): void {
  const { account, amount: effect } = search.line;
  const usual = columnOf(account.purpose, effect);
  for (const { part } of search.settled.slice(from)) {
    const { column } = part;
    if (column === null || column === usual || !OF_TRADE.has(column) || !OF_TRADE.has(usual))
      continue;
    const amount = absolute(part.amount);
    noteDoubt(search, new Map([usual, column].map((line) => [line, amount])), amount);
  }
}

const OF_TRADE: ReadonlySet<WorksheetColumn> = new Set<WorksheetColumn>([
  "receipts_from_customers",
  "payments_to_suppliers",
]);

function noteByAge(search: Search, from: number): void {
  const { settled } = search;
  if (settled.length === from) return;
  const byAge = new Map(search.byAge);
  for (const { part } of settled.slice(from)) {
    const kind = part.column ?? "pending";
    byAge.set(kind, plus(byAge.get(kind) ?? 0, absolute(part.amount)));
  }
  search.byAge = byAge;
}

/**
 * The lines of items to choose among, null where the choice changes nothing. Cash of no known purpose is
 * for what its account usually is; without cash it makes a difference whether such cash is taken.
 */
function choiceOf(
  { line, movedBy }: Search,
  queue: ItemQueue,
  { others, isStrange }: { others: ItemQueue | null; isStrange: boolean },
): ReadonlyMap<WorksheetColumn, Amount> | null {
  const kinds = new Map(together(queue, others));
  if (isStrange) kinds.delete("pending");
  const usual = columnOf(line.account.purpose, movedBy.hasCash ? line.amount : -line.amount);
  const lines = new Map<WorksheetColumn, Amount>();
  for (const [kind, amount] of kinds) {
    const column = kind === "pending" ? usual : kind;
    lines.set(column, plus(lines.get(column) ?? 0, amount));
  }
  return (movedBy.hasCash ? lines.size : kinds.size) > 1 ? lines : null;
}

function together(queue: ItemQueue, others: ItemQueue | null): ReadonlyMap<Kind, Amount> {
  if (!others) return queue.kinds;
  const kinds = new Map(queue.kinds);
  for (const [kind, amount] of others.kinds) kinds.set(kind, plus(kinds.get(kind) ?? 0, amount));
  return kinds;
}

function noteDoubt(
  search: Search,
  lines: ReadonlyMap<WorksheetColumn, Amount>,
  size: Amount,
): void {
  const uncertain = new Map(search.uncertain);
  for (const [line, amount] of lines)
    uncertain.set(line, plus(uncertain.get(line) ?? 0, smaller(amount, size)));
  search.uncertain = uncertain;
}

function takeEach(search: Search, next: () => Item | null, isEstimated = false): void {
  while (search.rest > 0) {
    const item = next();
    if (!item) return;
    take(search, item, isEstimated);
  }
}

function take(search: Search, item: Item, isEstimated: boolean): void {
  const before = absolute(item.amount);
  for (const part of search.side.take(item, search.rest))
    search.settled.push({ part, isEstimated });
  search.rest = minus(search.rest, minus(before, absolute(item.amount)));
}
