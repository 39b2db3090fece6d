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

type Read = { line: EntryLine; account: TracedAccount };

/**
 * The amounts of an entry, apart for what its documents or parties keep apart when each of them
 * balances. Null when a line stands on an account that the balances do not have.
 */
export function readEntry(
  { lines }: JournalEntry,
  accounts: ReadonlyMap<string, TracedAccount>,
): EntryAmounts[] | null {
  const read: Read[] = [];
  for (const line of lines) {
    const account = accounts.get(line.account);
    if (!account) return null;
    read.push({ line, account });
  }
  return partsOf(read).map(amountsOf);
}

/** The same amounts with control accounts as accounts of their own, which are not followed through. */
export function withoutControl({ cash, control, own }: EntryAmounts): EntryAmounts {
  return { cash, control: [], own: joinPieces([...own, ...control]) };
}

function partsOf(read: readonly Read[]): readonly (readonly Read[])[] {
  if (read.length < 4) return [read];
  return (
    balancedParts(read, ({ document }) => document) ??
    balancedParts(read, ({ party }) => party) ?? [read]
  );
}

function balancedParts(
  read: readonly Read[],
  keyOf: (line: EntryLine) => string | null,
): Read[][] | null {
  const parts = new Map<string | null, Read[]>();
  for (const item of read) {
    const key = keyOf(item.line);
    const part = parts.get(key);
    if (part) part.push(item);
    else parts.set(key, [item]);
  }
  if (parts.size < 2) return null;
  const all = [...parts.values()];
  const isBalanced = all.every(
    (part) => part.reduce((sum, { line }) => sum + line.amount, 0n) === 0n,
  );
  return isBalanced ? all : null;
}

function amountsOf(read: readonly Read[]): EntryAmounts {
  const cash = { received: 0n, paid: 0n };
  const control = new Map<string, ControlLine>();
  const own: Piece[] = [];
  for (const { line, account } of read) {
    if (account.kind === "cash") {
      if (line.amount > 0n) cash.received += line.amount;
      else cash.paid -= line.amount;
    } else if (account.kind === "control") addControl(control, line, account);
    else own.push({ account, amount: -line.amount });
  }
  return {
    cash,
    control: [...control.values()].filter(({ amount }) => amount !== 0n).toSorted(byReference),
    own: joinPieces(own),
  };
}

/** Lines of one account with the same references are one. */
function addControl(
  control: Map<string, ControlLine>,
  { party, document, lettering, amount }: EntryLine,
  account: TracedAccount,
): void {
  const line = { account, amount: -amount, party, document, lettering };
  const key = `${account.index}\u0000${keyOf(line)}`;
  const known = control.get(key);
  if (known) known.amount -= amount;
  else control.set(key, line);
}

/** What is debited and what is credited stay apart: one asset may be bought and another sold. */
function joinPieces(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  const known = new Map<number, Piece>();
  for (const { account, amount } of pieces) {
    if (amount === 0n) continue;
    const key = account.index * 2 + (amount < 0n ? 1 : 0);
    const piece = known.get(key);
    if (piece) piece.amount += amount;
    else {
      const added = { account, amount };
      known.set(key, added);
      joined.push(added);
    }
  }
  return joined.toSorted(
    (left, right) => left.account.index - right.account.index || (left.amount < 0n ? -1 : 1),
  );
}

function byReference(left: ControlLine, right: ControlLine): number {
  if (left.account !== right.account) return left.account.index - right.account.index;
  const [one, other] = [keyOf(left), keyOf(right)];
  if (one !== other) return one < other ? -1 : 1;
  return left.amount < right.amount ? -1 : 1;
}

function keyOf({ lettering, document, party }: ControlLine): string {
  return `${lettering ?? ""}\u0000${document ?? ""}\u0000${party ?? ""}`;
}
