import type { Minor } from "../../../money/Minor.ts";
import type { StatementItem } from "../StatementItem.ts";

/** The printed figures of a row by column; null for blank. */
export type Printed = readonly (Minor | null)[];

/** A row with figures, and its index among all rows. */
export type FigureRow = { item: StatementItem; at: number; printed: Printed };
