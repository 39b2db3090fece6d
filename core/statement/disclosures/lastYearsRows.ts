import { formatMinor } from "../../money/formatMinor.ts";
import { minorInDecimals } from "../../money/minorInDecimals.ts";
import type { StatementContext } from "../StatementContext.ts";
import type { Amount, DisclosureRow } from "../StatementDocument.ts";

type Known = Pick<StatementContext, "lastYearsNotes" | "decimals">;

/** The rows of a note in last year's statement, as comparatives (IAS 1.38); empty where not known. */
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

/** Converts an amount of last year's statement to this statement's decimals. */
export function inDecimals(amount: Amount, { decimals }: Pick<Known, "decimals">): Amount {
  return formatMinor(minorInDecimals(amount, decimals), decimals);
}
