import type { MethodStatement } from "../../statement/StatementDocument.ts";
import { cellOf } from "./cellReference.ts";
import type { StatementPlace } from "./StatementPlace.ts";
import type { DefinedName } from "./Workbook.ts";

const NAMES: Readonly<Record<string, string>> = {
  net_cash_operating: "Net_cash_operating",
  net_cash_investing: "Net_cash_investing",
  net_cash_financing: "Net_cash_financing",
  net_change_in_cash: "Net_change_in_cash",
  effect_of_exchange_rate_changes: "Effect_of_exchange_rates",
  cash_at_beginning: "Cash_at_beginning",
  cash_at_end: "Cash_at_end",
};

/** Defined names for figures that other workbooks refer to. */
export function definedNames({ lines }: MethodStatement, place: StatementPlace): DefinedName[] {
  const named = lines.flatMap(({ id, concept }) => {
    const name = NAMES[concept];
    const row = place.rowOf.get(id);
    return name && row ? [{ name, reference: cellOf(place.sheet, 1, row) }] : [];
  });
  return [
    ...named,
    { name: "Tie_out_difference", reference: cellOf(place.sheet, 1, place.tieOutRow) },
  ];
}
