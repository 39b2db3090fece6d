import type { Comparatives } from "../../ingest/comparatives/readComparatives.ts";
import type { Minor } from "../../money/Minor.ts";
import type { Framework, Policies } from "../../policies/policies.ts";
import type { Worksheet } from "../../worksheet/buildWorksheet.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import type { StatementFigures } from "../StatementFigures.ts";
import type { StatusInputs } from "../status/statusOf.ts";

export type LineInput = {
  figures: StatementFigures;
  /** The same method without any adjustment. */
  calculated: StatementFigures;
  worksheet: Worksheet;
  framework: Framework;
  policies: Policies;
  comparatives: Comparatives | null;
  statuses: StatusInputs;
  /** The part of each line that depends on estimated settlements; null without a general ledger. */
  estimates: ReadonlyMap<WorksheetColumn, Minor> | null;
  /** The number of ledger entries to list per source, the largest first. */
  entriesListed: number;
};
