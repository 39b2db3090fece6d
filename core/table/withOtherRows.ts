import type { Table, TableRow } from "./Table.ts";

/** A table of other rows made from those of a sheet: what it says of places does not hold any more, what it says of currency does. */
export function withOtherRows({ sheet, currencySigns }: Table, rows: readonly TableRow[]): Table {
  return currencySigns === undefined ? { sheet, rows } : { sheet, rows, currencySigns };
}
