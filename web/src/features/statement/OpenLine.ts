import type { Column } from "../../lib/queries/ledgerEntriesQuery.ts";

/** The line whose origin is shown: in a column of the statement, or in the whole period. */
export type OpenLine = { id: string; column: Column | null };
