import type { Minor } from "../../../money/Minor.ts";
import type { StatementItem } from "../StatementItem.ts";

/** What a row prints in each column of figures; null where it prints none. */
export type Printed = readonly (Minor | null)[];

/** A row of a report that prints figures, and its place among all its rows. */
export type FigureRow = { item: StatementItem; at: number; printed: Printed };
