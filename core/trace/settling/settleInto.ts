import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { onSideOf } from "../../money/Amount.ts";
import type { ControlLine } from "../entry/ControlLine.ts";
import type { OpenAccounts } from "../items/OpenAccounts.ts";
import type { Counterpart } from "../pairing/Counterpart.ts";
import type { References } from "../references/ReferenceIndex.ts";
import type { Doubts } from "../sums/Doubts.ts";
import { columnOf } from "../TracedAccount.ts";
import type { MovedBy, Settlement } from "./Search.ts";
import { settle } from "./settle.ts";

type Settling = {
  open: OpenAccounts;
  references: References;
  doubts: Doubts;
  columns: EntryColumns;
};

/** Adds to the sides of an entry what one of its control lines settles, and the remainder as a new open item. */
export function settleInto(
  sides: Counterpart[],
  line: ControlLine,
  movedBy: MovedBy,
  { open, references, doubts, columns }: Settling,
): void {
  const { account } = line;
  const side = open.sideOf(account, -line.amount);
  const settlement = settle(line, side, references, movedBy);
  const { settled, rest } = settlement;
  doubts.choose(account, settlement.uncertain);
  side.settledByAge(line.party, settlement.byAge);
  noteTaken(open, line, settlement, columns.dateOf(movedBy.entry));
  for (const { part, isEstimated } of settled) {
    const { column, held } = part;
    const left = -part.amount;
    const pieces = [{ account, amount: left }];
    sides.push(
      column === null
        ? { kind: "pending", account, left, pieces, held, isEstimated }
        : { kind: "purpose", column, purpose: null, left, pieces, held, isEstimated },
    );
  }
  if (rest === 0) return;
  const left = onSideOf(rest, line.amount);
  sides.push({ kind: "new", line, left, pieces: [{ account, amount: left }] });
}

/** Notes cash that was put on the usual line of its account without certainty. */
function noteTaken(
  open: OpenAccounts,
  line: ControlLine,
  { broughtForward, byAge, met }: Settlement,
  date: string,
): void {
  const { account, party, amount } = line;
  const side = open.sideOf(account, -amount);
  const paidByAge = byAge.get(columnOf(account.purpose, amount)) ?? 0;
  const isUnknown = paidByAge !== 0 && party !== 0 && !side.billed.has(party);
  const referred = { account, amount: broughtForward, until: date, isReferred: true };
  side.takenAsUsual(party, referred);
  if (isUnknown) side.takenAsUsual(party, { ...referred, amount: paidByAge, isReferred: false });
  const own = { account, amount: met, until: date, isReferred: false };
  open.sideOf(account, amount).takenAsUsual(0, own);
}
