import { sum } from "../../money/Minor.ts";
import { type Problem, problem } from "../../problem/Problem.ts";
import type { LedgerEntries } from "../entries/LedgerEntries.ts";

/**
 * That files say of more entries or lines than were read. What is counted differs from program to program: a number
 * that any of both may be is met, and so is a smaller one.
 */
export function countsNotMet({ assembly, differences }: LedgerEntries): Problem[] {
  const { countsSaid, lines } = assembly;
  if (countsSaid.length === 0) return [];
  const [read, entries] = [lines.row.length, differences.length];
  const said = Number(sum(countsSaid.map(({ count }) => BigInt(count))));
  const areEntries = countsSaid.every(({ isOfEntries }) => isOfEntries);
  const isMet = said <= entries || said === read || (!areEntries && said < read);
  if (isMet) return [];
  const [column, value] = areEntries ? ["entries", entries] : ["lines", read];
  return [
    problem("ledger_count_differs", {
      about: column,
      expected: String(said),
      value: String(value),
    }),
  ];
}
