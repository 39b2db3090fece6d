import type { EntryLine, JournalEntry } from "../generalLedger/GeneralLedger.ts";
import type { Minor } from "../money/Minor.ts";
import type { Piece } from "./Piece.ts";
import type { ControlLine } from "./settle.ts";
import type { TracedAccount } from "./TracedAccount.ts";

/** What an entry puts on cash, on control accounts and on accounts of their own, as cash effects. */
export type EntryAmounts = {
  cash: { received: Minor; paid: Minor };
  control: ControlLine[];
  own: Piece[];
};

/**
 * The amounts of an entry, apart for what its documents or parties keep apart when each of them
 * balances. Null when a line stands on an account that the balances do not have.
 */
export function readEntry(
  { lines }: JournalEntry,
  accounts: ReadonlyMap<string, TracedAccount>,
): EntryAmounts[] | null {
  for (const { account } of lines) if (!accounts.has(account)) return null;
  return partsOf(lines).map((part) => amountsOf(part, accounts));
}

/** The same amounts with control accounts as accounts of their own, which are not followed through. */
export function withoutControl({ cash, control, own }: EntryAmounts): EntryAmounts {
  return { cash, control: [], own: joinPieces([...own, ...control]) };
}

/** Fewer lines than this are one part: two that balance by themselves take four. */
const LEAST_SPLIT = 4;

function partsOf(lines: readonly EntryLine[]): readonly (readonly EntryLine[])[] {
  if (lines.length < LEAST_SPLIT) return [lines];
  return (
    balancedParts(lines, ({ document }) => document) ??
    balancedParts(lines, ({ party }) => party) ?? [lines]
  );
}

function balancedParts(
  lines: readonly EntryLine[],
  keyOf: (line: EntryLine) => string | null,
): EntryLine[][] | null {
  const first = lines[0] && keyOf(lines[0]);
  if (lines.every((line) => keyOf(line) === first)) return null;
  const parts = new Map<string | null, EntryLine[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const part = parts.get(key);
    if (part) part.push(line);
    else parts.set(key, [line]);
  }
  const all = [...parts.values()];
  return all.every(isBalanced) ? all : null;
}

function isBalanced(lines: readonly EntryLine[]): boolean {
  let total = 0n;
  for (const { amount } of lines) total += amount;
  return total === 0n;
}

function amountsOf(
  lines: readonly EntryLine[],
  accounts: ReadonlyMap<string, TracedAccount>,
): EntryAmounts {
  const cash = { received: 0n, paid: 0n };
  const control: ControlLine[] = [];
  const own: Piece[] = [];
  for (const line of lines) {
    const account = accounts.get(line.account);
    if (!account) continue;
    if (account.kind === "cash") {
      if (line.amount > 0n) cash.received += line.amount;
      else cash.paid -= line.amount;
    } else if (account.kind === "control") addControl(control, line, account);
    else own.push({ account, amount: -line.amount });
  }
  return { cash, control: joinControl(control), own: joinPieces(own) };
}

function addControl(
  control: ControlLine[],
  { party, document, lettering, amount }: EntryLine,
  account: TracedAccount,
): void {
  control.push({ account, amount: -amount, party, document, lettering });
}

/** Lines of one account with the same references are one; in the order of accounts and references. */
function joinControl(control: ControlLine[]): ControlLine[] {
  const [only] = control;
  if (only && control.length === 1) return only.amount === 0n ? [] : [only];
  const joined: ControlLine[] = [];
  for (const line of control.sort(byReference)) {
    const last = joined.at(-1);
    if (last && isAlike(last, line)) last.amount += line.amount;
    else joined.push(line);
  }
  return joined.filter(({ amount }) => amount !== 0n);
}

function isAlike(one: ControlLine, other: ControlLine): boolean {
  return (
    one.account === other.account &&
    one.party === other.party &&
    one.document === other.document &&
    one.lettering === other.lettering
  );
}

/** What is debited and what is credited stay apart: one asset may be bought and another sold. */
function joinPieces(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces.sort(byAccount)) {
    if (piece.amount === 0n) continue;
    const last = joined.at(-1);
    const isAlike = last?.account === piece.account && last.amount < 0n === piece.amount < 0n;
    if (last && isAlike) last.amount += piece.amount;
    else joined.push(piece);
  }
  return joined;
}

function byAccount(left: Piece, right: Piece): number {
  if (left.account !== right.account) return left.account.index - right.account.index;
  return Number(right.amount < 0n) - Number(left.amount < 0n);
}

function byReference(left: ControlLine, right: ControlLine): number {
  if (left.account !== right.account) return left.account.index - right.account.index;
  const order =
    compare(left.lettering, right.lettering) ||
    compare(left.document, right.document) ||
    compare(left.party, right.party);
  if (order !== 0 || left.amount === right.amount) return order;
  return left.amount < right.amount ? -1 : 1;
}

function compare(one: string | null, other: string | null): number {
  if (one === other) return 0;
  return (one ?? "") < (other ?? "") ? -1 : 1;
}
