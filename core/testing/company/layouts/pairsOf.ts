import type { EntryLine } from "../../../generalLedger/GeneralLedger.ts";
import { absolute, type Minor, smaller } from "../../../money/Minor.ts";

/** An amount of an account against another, debit-positive for the first, with what either refers to. */
export type Pair = {
  account: string;
  contra: string;
  amount: Minor;
  party: string | null;
  document: string | null;
};

/** An entry of many lines as pairs that balance, each line used up in turn. */
export function pairsOf(lines: readonly EntryLine[]): Pair[] {
  const open = lines.map((line) => ({ ...line }));
  const pairs: Pair[] = [];
  for (const line of open)
    for (const other of open) {
      if (line.amount === 0n) break;
      if (other.amount === 0n || line.amount > 0n === other.amount > 0n) continue;
      const size = smaller(absolute(line.amount), absolute(other.amount));
      const amount = line.amount > 0n ? size : -size;
      pairs.push({
        account: line.account,
        contra: other.account,
        amount,
        party: line.party ?? other.party,
        document: line.document ?? other.document,
      });
      line.amount -= amount;
      other.amount += amount;
    }
  return pairs;
}
