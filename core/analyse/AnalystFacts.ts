import type { GeneralLedger } from "../generalLedger/GeneralLedger.ts";
import type { RowsByFileType } from "../ingest/rows.ts";
import type { Role } from "../roles/roles.ts";
import type { StatementDocument } from "../statement/StatementDocument.ts";

/** The input of the analyst: a finished statement, the rows it was made from, and roles that the user has taught. */
export type AnalystFacts = {
  document: StatementDocument;
  rows: Partial<RowsByFileType>;
  /** The entries of the period, where the statement was made with a general ledger. */
  generalLedger?: GeneralLedger;
  /** The entity the statement shows; null for all of them together. */
  entity: string | null;
  /** Roles remembered from the user's other projects, by `rememberedKey(code, name)`. */
  rememberedMappings: ReadonlyMap<string, Role>;
};
