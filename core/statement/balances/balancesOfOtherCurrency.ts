import { fileTypeLabels } from "../../ingest/fileTypes.ts";
import type { AccountRow, RowsByFileType } from "../../ingest/rows.ts";
import { type Problem, problem } from "../../problem/Problem.ts";

/**
 * Files of balances in which every row names one and the same currency, which is not the statement's: they
 * are books kept in it and not accounts held in it, and nothing translates them. Where rows name several
 * currencies, or some of them none, each says what its account is held in.
 */
export function balancesOfOtherCurrency(
  rows: Partial<RowsByFileType>,
  currency: string,
): Problem[] {
  return OF_BALANCES.flatMap((fileType) => {
    const named = currencyOfAll(rows[fileType] ?? []);
    if (named === null || named === currency) return [];
    const value = { account: fileTypeLabels[fileType], value: named, expected: currency };
    return [problem("balances_of_other_currency", value)];
  });
}

const OF_BALANCES = [
  "trial_balance",
  "profit_loss",
  "balance_sheet",
  "prior_trial_balance",
  "prior_balance_sheet",
] as const;

/** The one currency that every row names; null where there is none. */
function currencyOfAll(rows: readonly AccountRow[]): string | null {
  const named = rows[0]?.currency ?? null;
  return rows.every(({ currency }) => currency === named) ? named : null;
}
