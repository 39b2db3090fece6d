import { type Amount, minus, plus, toMinor } from "../../money/Amount.ts";
import { formatMinor } from "../../money/formatMinor.ts";
import { absolute, type Minor } from "../../money/Minor.ts";
import { type Problem, problem } from "../../problem/Problem.ts";
import { passAmount } from "../fields/AmountReader.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import type { LedgerTotalsRecord } from "../LedgerRecord.ts";
import { exactAt, type LedgerLines } from "../store/LedgerLines.ts";
import { labelsOfPart, placeOf } from "../store/LedgerParts.ts";

/** Takes the totals that stand with the lines of a file. */
export function takeTotals(
  { amounts, totals, parts, lines }: LedgerAssembly,
  { row, debits, credits, turned }: LedgerTotalsRecord,
): void {
  if (debits === "" || credits === "") return;
  const stated = {
    debits: 0n,
    credits: 0n,
    turned: 0n,
    from: parts.ended.at(-1)?.end ?? 0,
    to: lines.row.length,
    part: labelsOfPart(parts.current),
  };
  const read = (cell: string, side: "debits" | "credits" | "turned") => {
    const place = () => ({ ...placeOf(parts, row), column: `total ${side}` });
    passAmount(amounts, cell, place, (amount) => {
      stated[side] += side === "turned" ? absolute(amount) : amount;
    });
  };
  read(debits, "debits");
  read(credits, "credits");
  for (const cell of turned) read(cell, "turned");
  totals.push(stated);
}

/** Whether totals are stated of every line, and the lines come to them. */
export function isWholeByTotals(assembly: LedgerAssembly): boolean {
  const { totals, lines } = assembly;
  const stated = totals.reduce((count, { from, to }) => count + to - from, 0);
  return stated === lines.row.length && totalsNotMet(assembly).length === 0;
}

/**
 * The totals that the lines of a file do not come to. Programs count lines or entries, and what has an
 * amount is in the totals: how many they count is not compared.
 */
export function totalsNotMet({ totals, lines, amounts }: LedgerAssembly): Problem[] {
  const { decimals, rounded } = amounts;
  return totals.flatMap(({ turned, from, to, part, ...stated }) => {
    const { debits, credits } = totalsOf(lines, from, to);
    const isMet = (less: Minor) =>
      [stated.debits - debits, stated.credits - credits].every(
        (difference) => absolute(difference + less) <= BigInt(rounded),
      );
    // Some programs add what is below nil to its own side, others to the other one
    if (isMet(0n) || isMet(turned)) return [];
    return (["debits", "credits"] as const).flatMap((column) => {
      const read = column === "debits" ? debits : credits;
      if (stated[column] === read) return [];
      const [expected, value] = [
        formatMinor(stated[column], decimals),
        formatMinor(read, decimals),
      ];
      return [problem("ledger_total_differs", { ...part, about: column, expected, value })];
    });
  });
}

function totalsOf(lines: LedgerLines, from: number, to: number) {
  let [debits, credits]: [Amount, Amount] = [0, 0];
  for (let line = from; line < to; line += 1) {
    const amount = exactAt(lines, line);
    if (amount > 0) debits = plus(debits, amount);
    else credits = minus(credits, amount);
  }
  return { debits: toMinor(debits), credits: toMinor(credits) };
}
