import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { foldName } from "../language/foldName.ts";
import { isNamed } from "./isNamed.ts";
import { marksOf } from "./marksOf.ts";
import type { NationalChart } from "./NationalChart.ts";
import { isNumber, numberOf } from "./numberOf.ts";
import { readNumber } from "./readNumber.ts";

/**
 * Whether accounts are those of a chart where it and another part: charts of one family number most accounts alike,
 * and a word or two on those says nothing of the others.
 */
export function isToldApart(
  chart: NationalChart,
  other: NationalChart,
  accounts: readonly AccountFacts[],
): boolean {
  const named = accounts.flatMap(({ code, name }) =>
    code === name || !isNumber(code)
      ? []
      : [{ number: numberOf(code, chart.digits), name: foldName(name) }],
  );
  let [met, missed] = [0, 0];
  for (const { number, role, words } of marksOf(chart)) {
    const its = named.filter((account) => account.number.startsWith(number));
    if (its.length === 0 || readNumber(other, number, null)?.role === role) continue;
    const fitting = its.filter(({ name }) => isNamed(name, words)).length;
    if (fitting + fitting > its.length) met += 1;
    else missed += 1;
  }
  return met >= FEWEST && met > missed;
}

/** So many numbers that the other chart has for something else must carry the names they have in this one. */
const FEWEST = 2;
