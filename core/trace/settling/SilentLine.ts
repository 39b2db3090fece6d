import type { Amount } from "../../money/Amount.ts";
import type { ControlLine } from "../entry/ControlLine.ts";
import { hasCash } from "../entry/hasCash.ts";
import { controlLine } from "../entry/readEntry.ts";
import type { Item } from "../items/Item.ts";
import { leadsToLines, type References } from "../references/ReferenceIndex.ts";
import type { TracedAccount } from "../TracedAccount.ts";
import { eachControlLine, type LedgerToTrace } from "./controlLinesOf.ts";

/** A line without any reference, with its position in the ledger and in the order of tracing. */
export type SilentLine = {
  place: number;
  entry: number;
  turn: number;
  /** A cash effect. */
  amount: Amount;
  hasCash: boolean;
};

/** The lines of one party on an account, or the lines there without a party. */
export type LinesOfParty = {
  account: TracedAccount;
  party: number;
  silent: SilentLine[];
  /** The amounts of its lines with references, and of its opening items. */
  others: Amount[];
};

/** Longer lists are left out: among so many lines an equal amount is likely to be a coincidence. */
const MOST_LINES = 20_000;

/** The lines without references by account and party, where cash moved without a reference. */
export function silentLines(ledger: LedgerToTrace, brought: readonly Item[]): LinesOfParty[] {
  const { columns, references, accounts } = ledger;
  const byAccount: Map<number, LinesOfParty>[] = [];
  eachControlLine(ledger, true, ({ account, party, place, entry }) => {
    if (!isSilent(controlLine(columns, place, account), references, entry)) return;
    const parties = byAccount[account.index] ?? new Map<number, LinesOfParty>();
    byAccount[account.index] = parties;
    if (!parties.has(party)) parties.set(party, { account, party, silent: [], others: [] });
  });
  if (byAccount.length === 0) return [];
  for (const { account, party, amount } of brought)
    byAccount[account.index]?.get(party)?.others.push(amount);
  let turn = 0;
  eachControlLine(ledger, false, ({ account, party, place, entry }) => {
    const known = byAccount[account.index]?.get(party);
    if (!known || isTooLong(known)) return;
    const line = controlLine(columns, place, account);
    const { amount } = line;
    turn += 1;
    if (!isSilent(line, references, entry)) known.others.push(amount);
    else
      known.silent.push({
        place,
        entry,
        turn,
        amount,
        hasCash: hasCash(columns, entry, accounts),
      });
  });
  return byAccount.flatMap((parties) => [...parties.values()]).filter((lines) => !isTooLong(lines));
}

function isTooLong({ silent, others }: LinesOfParty): boolean {
  return silent.length + others.length > MOST_LINES;
}

/**
 * Whether a line has no reference to other lines. A reference that is missing from the ledger means something else, and
 * does not count as none.
 */
function isSilent(line: ControlLine, references: References, entry: number): boolean {
  const { account, document, lettering } = line;
  if (lettering !== 0 || leadsToLines(line, references)) return false;
  const { documents, isOwnNumber } = references;
  return document === 0 || isOwnNumber(document, entry) || !documents.hasLinks(account);
}
