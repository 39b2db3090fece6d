import type { Difference, UploadedFile } from "@tieout/contract";
import { listSome } from "@tieout/core";
import { formatMoney } from "../../../lib/format/formatAmount.ts";

/** So many entries and accounts of a ledger are named. */
const MOST_NAMED = 3;

/**
 * "current debits exceed credits by £12.00 and prior credits exceed debits by £3.00"; of a ledger "The
 * ledger as a whole is out by £10.00; Entry 3 is out by £7.00 and 4 more". What has no amount is said in its own words.
 */
export function tellDifferences(
  differences: readonly Difference[],
  currency: string,
  { fileType }: Pick<UploadedFile, "fileType">,
): string {
  if (fileType === "general_ledger") {
    const out = differences.map(({ period, amount }) =>
      amount === null
        ? period
        : `${period} is out by ${formatMoney(amount.replace("-", ""), currency, "exactly")}`,
    );
    // Each is a sentence of its own, with capitals and commas
    return listSome(out, MOST_NAMED, "; ");
  }
  return differences
    .map(({ period, amount }) => {
      if (amount === null) return period;
      const isCredit = amount.startsWith("-");
      const money = formatMoney(amount.replace("-", ""), currency, "exactly");
      if (period !== "current" && period !== "prior")
        return `the total “${period}” differs from its rows by ${money}`;
      const [more, less] = isCredit ? ["credits", "debits"] : ["debits", "credits"];
      return `${period} ${more} exceed ${less} by ${money}`;
    })
    .join(" and ");
}
