import type { Concept } from "../concepts/concepts.ts";
import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import { absolute, type Minor, smaller, sum } from "../money/Minor.ts";
import type { LedgerIndex } from "./LedgerIndex.ts";
import { NON_CASH, type Posting, type WorksheetColumn } from "./Posting.ts";

/** One side of a journal: an account's movement, or the cash that moved. Debit-positive. */
export type JournalLine =
  | { kind: "account"; account: string; amount: Minor; presentAs: Concept | null }
  | { kind: "cash"; concept: Concept; amount: Minor };

export type Journal = { id: string; reason: string; lines: readonly JournalLine[] };

/**
 * Posts a balanced journal: each account line takes its amount out of the account's unexplained
 * movement and puts it on a cash line of the journal, or on the non-cash column where it has none.
 * Every row and every cash line is met in full.
 */
export function postJournal(journal: Journal, { byCode }: Pick<LedgerIndex, "byCode">): Posting[] {
  const cash = cashTargets(journal);
  if (cash.every((target) => target.open === 0n)) cash.push({ column: NON_CASH, open: 0n });
  const pieces = accountPieces(journal, byCode);
  if (pieces.length === 0) return cashOnly(journal, cash);
  const matched = matchExactly(pieces, cash);
  return [...matched, ...pour(pieces, cash)]
    .filter(({ amount }) => amount !== 0n)
    .map((posting) => ({ ...posting, adjustmentId: journal.id, reason: journal.reason }));
}

type Target = { column: WorksheetColumn; open: Minor };
type Piece = { account: LedgerAccount | null; open: Minor; presentAs: Concept | null };
type Poured = Pick<Posting, "account" | "amount" | "column" | "presentAs">;

/** Cash lines debit a receipt, so their debit is the cash effect itself. */
function cashTargets(journal: Journal): Target[] {
  return journal.lines.flatMap((line) =>
    line.kind === "cash" ? [{ column: line.concept, open: line.amount }] : [],
  );
}

function accountPieces(journal: Journal, byCode: LedgerIndex["byCode"]): Piece[] {
  return journal.lines.flatMap((line) =>
    line.kind === "account"
      ? [
          {
            account: byCode.get(line.account) ?? null,
            open: -line.amount,
            presentAs: line.presentAs,
          },
        ]
      : [],
  );
}

/** Pairs an account line with the cash line of the same amount, as a reader would. */
function matchExactly(pieces: Piece[], cash: Target[]): Poured[] {
  return pieces.flatMap((piece) => {
    const target = cash.find(({ open }) => open !== 0n && open === piece.open);
    return target && cash.length > 1 ? [move(piece, target, piece.open)] : [];
  });
}

/** Fills every cash line but the last from the account lines in order; the last takes the rest. */
function pour(pieces: Piece[], cash: Target[]): Poured[] {
  const open = cash.filter((target) => target.open !== 0n);
  const last = open.at(-1) ?? cash.at(-1);
  if (!last) return [];
  const filled = open.slice(0, -1).flatMap((target) => fill(pieces, target));
  return [...filled, ...pieces.map((piece) => move(piece, last, piece.open))];
}

function fill(pieces: Piece[], target: Target): Poured[] {
  const poured: Poured[] = [];
  for (const piece of pieces) {
    if (target.open === 0n || piece.open > 0n !== target.open > 0n) continue;
    const size = smaller(absolute(piece.open), absolute(target.open));
    poured.push(move(piece, target, target.open > 0n ? size : -size));
  }
  const [first] = pieces;
  if (first && target.open !== 0n) poured.push(move(first, target, target.open));
  return poured;
}

function move(piece: Piece, target: Target, amount: Minor): Poured {
  piece.open -= amount;
  target.open -= amount;
  return { account: piece.account, amount, column: target.column, presentAs: piece.presentAs };
}

function cashOnly(journal: Journal, cash: readonly Target[]): Posting[] {
  const total = sum(cash.map(({ open }) => open));
  if (total !== 0n) throw new Error(`journal ${journal.id} does not balance`);
  return cash
    .filter(({ open }) => open !== 0n)
    .map(({ column, open }) => ({
      account: null,
      amount: open,
      column,
      adjustmentId: journal.id,
      presentAs: null,
      reason: journal.reason,
    }));
}
