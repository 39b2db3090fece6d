import { formatMinor } from "../../money/formatMinor.ts";
import { minorInDecimals } from "../../money/minorInDecimals.ts";
import type { StatementContext } from "../StatementContext.ts";
import type { Amount, DisclosureRow } from "../StatementDocument.ts";

type Known = Pick<StatementContext, "lastYearsNotes" | "decimals">;

/** What last year's statement shows in a note, as the comparatives of this one (IAS 1.38); empty where that is not known. */
export function lastYearsRows(id: string, context: Known): DisclosureRow[] {
  const note = context.lastYearsNotes?.disclosures.find((each) => each.id === id);
  const own = note?.rows.filter(({ isPriorYear }) => !isPriorYear) ?? [];
  return own.map(({ label, amounts, isTotal }) => ({
    label: `${label}, prior year`,
    amounts: amounts.map((amount) => amount && inDecimals(amount, context)),
    isTotal,
    isPriorYear: true,
  }));
}

/** An amount of last year's statement, in the decimals of this one. */
export function inDecimals(amount: Amount, { decimals }: Pick<Known, "decimals">): Amount {
  return formatMinor(minorInDecimals(amount, decimals), decimals);
}
