import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { foldName } from "../language/foldName.ts";
import type { NationalChart } from "./NationalChart.ts";
import { nationalCharts } from "./nationalCharts.ts";
import { numberOf } from "./numberOf.ts";

/**
 * The national chart that a file's accounts are numbered by, told by how many of its numbers carry the
 * names they have there; null where none fits.
 */
export function recogniseChart(accounts: readonly AccountFacts[]): NationalChart | null {
  const named = accounts.flatMap(({ code, name }) =>
    code === name || !/\d/.test(code) ? [] : [{ code, name: foldName(name) }],
  );
  let best: { chart: NationalChart; met: number } | null = null;
  for (const chart of nationalCharts) {
    const { met, missed } = compare(chart, named);
    const fits = met >= FEWEST && met >= SHARE * (met + missed);
    if (fits && (best === null || met - missed > best.met)) best = { chart, met: met - missed };
  }
  return best?.chart ?? null;
}

/** So many numbers must carry their names… */
const FEWEST = 4;
/** …and this share of those that the file has. */
const SHARE = 0.65;

type Named = { code: string; name: string };

/** How many marked numbers of a chart the file has under their names, and how many under others. */
function compare(
  chart: NationalChart,
  accounts: readonly Named[],
): { met: number; missed: number } {
  const numbered = accounts
    .map(({ code, name }) => ({ number: numberOf(code, chart.digits), name }))
    .filter(({ number }) => number.length >= (chart.shortest ?? 0));
  let met = 0;
  let missed = 0;
  for (const [number, words] of Object.entries(chart.marks)) {
    const its = numbered.filter((account) => account.number.startsWith(number));
    if (its.length === 0) continue;
    const isMet = its.some(({ name }) => words.split("|").some((word) => name.includes(word)));
    if (isMet) met += 1;
    else missed += 1;
  }
  return { met, missed };
}
