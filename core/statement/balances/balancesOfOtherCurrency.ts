import { fileTypeLabels } from "../../ingest/fileTypes.ts";
import type { AccountRow, RowsByFileType } from "../../ingest/rows.ts";
import { type Problem, problem } from "../../problem/Problem.ts";

/**
 * Refuses files in which every row names the same currency, other than the statement's: such books are kept in that
 * currency, and nothing translates them. (Where rows name different currencies, or only some name one, it is the
 * currency in which the account is held.)
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

/** The currency that all rows name; null where they differ or name none. */
function currencyOfAll(rows: readonly AccountRow[]): string | null {
  const named = rows[0]?.currency ?? null;
  return rows.every(({ currency }) => currency === named) ? named : null;
}
