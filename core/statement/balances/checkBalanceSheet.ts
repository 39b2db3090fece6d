import { accountReadings } from "../../classify/accountReadings.ts";
import { classify } from "../../classify/classify.ts";
import { recognise } from "../../classify/recognise.ts";
import type { BalanceSheetRow } from "../../ingest/rows.ts";
import { type Readings, sumByAccount } from "../../ledger/AccountBalance.ts";
import { collectFacts } from "../../ledger/collectFacts.ts";
import { readBalanceSheetSigns } from "../../ledger/readBalanceSheetSigns.ts";
import { decimalsOf } from "../../money/currencyCodes.ts";
import { formatMinor } from "../../money/formatMinor.ts";
import { type Problem, problem } from "../../problem/Problem.ts";

/**
 * Warns of a balance sheet that does not balance on its own. It is not an error: the difference may be the profit that
 * is not yet in equity, which only the profit and loss shows, and signs may still be corrected.
 */
export function checkBalanceSheet(
  rows: readonly BalanceSheetRow[],
  currency: string | null,
): Problem[] {
  const counted = rows.filter(({ isElimination }) => !isElimination);
  const balances = sumByAccount(counted, "balance_sheet", readingsOf(counted), (row) => ({
    earlier: row.opening,
    later: row.closing,
  }));
  const signs = readBalanceSheetSigns(balances, { current: 0n, prior: 0n });
  const differences = [
    ["opening", signs.openingDifference],
    ["closing", signs.closingDifference],
  ] as const;
  return differences.flatMap(([period, difference]) =>
    difference === 0n
      ? []
      : [
          problem("balance_sheet_out_of_balance", {
            period,
            value: formatMinor(difference, decimalsOf(currency)),
          }),
        ],
  );
}

function readingsOf(rows: readonly BalanceSheetRow[]): Readings {
  const facts = collectFacts({ balance_sheet: rows });
  const recognised = recognise(facts);
  const known = { given: new Map(), remembered: new Map() };
  return accountReadings(facts, classify(facts, known, recognised), recognised);
}
