import type { Classification } from "../classify/Classification.ts";
import type { LedgerDifference } from "../ledger/compareLedgers.ts";
import type { Ledger } from "../ledger/LedgerAccount.ts";
import type { Framework, Policies } from "../policies/policies.ts";
import type { Trace } from "../trace/Trace.ts";
import type { Worksheet } from "../worksheet/buildWorksheet.ts";
import type { Journal } from "../worksheet/postJournals.ts";
import type { Comparatives } from "./readComparatives.ts";
import type { StatementControl } from "./StatementDocument.ts";
import type { StatementFigures } from "./StatementFigures.ts";

/** Everything known once both methods are figured: what checks and disclosures read. */
export type StatementContext = {
  framework: Framework;
  currency: string;
  policies: Policies;
  ledger: Ledger;
  differences: readonly LedgerDifference[];
  hasCrossCheck: boolean;
  classifications: ReadonlyMap<string, Classification>;
  worksheet: Worksheet;
  journals: readonly Journal[];
  /** What the entries of the general ledger say; null where there is none. */
  trace: Trace | null;
  indirect: StatementFigures;
  direct: StatementFigures;
  /** The same figures without any adjustment: the calculated layer. */
  calculated: { indirect: StatementFigures; direct: StatementFigures };
  comparatives: Comparatives | null;
  controls: readonly StatementControl[];
};

/** The amount a line carries, zero when the statement does not have it. */
export function lineAmount(figures: StatementFigures, concept: string): bigint {
  return figures.lines.find((line) => line.concept === concept)?.amount ?? 0n;
}
