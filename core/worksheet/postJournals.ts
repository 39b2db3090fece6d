import type { Concept } from "../concepts/concepts.ts";
import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import { absolute, type Minor, smaller, sum } from "../money/Minor.ts";
import type { LedgerIndex } from "./LedgerIndex.ts";
import { NON_CASH, type Posting, type WorksheetColumn } from "./Posting.ts";

/** A line of a journal: an account, or cash on a line of the statement. Debit-positive. */
export type JournalLine =
  | { kind: "account"; account: string; amount: Minor; presentAs: Concept | null }
  | { kind: "cash"; concept: Concept; amount: Minor };

export type Journal = { id: string; reason: string; lines: readonly JournalLine[] };

/**
 * Posts a balanced journal. Each account line is allocated to the journal's cash lines, or to the non-cash column where
 * it has none. All account and cash lines are used in full.
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

/** A receipt is a debit of cash, so its amount is the cash effect. */
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

/** First matches account lines and cash lines of equal amounts. */
function matchExactly(pieces: Piece[], cash: Target[]): Poured[] {
  return pieces.flatMap((piece) => {
    const target = cash.find(({ open }) => open !== 0n && open === piece.open);
    return target && cash.length > 1 ? [move(piece, target, piece.open)] : [];
  });
}

/** Fills each cash line except the last from the account lines in order; the last takes the rest. */
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
