import type { Classification } from "../classify/Classification.ts";
import type { ChartId } from "../classify/national/ChartId.ts";
import type { GeneralLedger } from "../generalLedger/GeneralLedger.ts";
import type { RolledAccount } from "../generalLedger/rollForward.ts";
import type { Comparatives } from "../ingest/comparatives/readComparatives.ts";
import type { EntityDifference } from "../ledger/balanceEntities.ts";
import type { EntityBalances } from "../ledger/compareEntities.ts";
import type { LedgerDifference } from "../ledger/compareLedgers.ts";
import type { Ledger } from "../ledger/LedgerAccount.ts";
import type { Framework, Policies } from "../policies/policies.ts";
import type { Trace } from "../trace/Trace.ts";
import type { Worksheet } from "../worksheet/buildWorksheet.ts";
import type { Journal } from "../worksheet/postJournals.ts";
import type { ColumnDate } from "./balances/readColumnDates.ts";
import type { LastYearsNotes, StatementControl } from "./StatementDocument.ts";
import type { StatementFigures } from "./StatementFigures.ts";
import type { StatementInput } from "./StatementInput.ts";

/**
 * Everything that is known once both methods are calculated. The checks, the notes and the description of the statement
 * read it.
 */
export type StatementContext = {
  framework: Framework;
  currency: string;
  /** How many decimals the currency has. */
  decimals: number;
  policies: Policies;
  ledger: Ledger;
  differences: readonly LedgerDifference[];
  hasCrossCheck: boolean;
  /** Entities whose debits and credits differ, even if all entities together balance. */
  entitiesOutOfBalance: readonly EntityDifference[];
  /** The statement combines several entities. */
  isConsolidated: boolean;
  /** The balances of the entities with each other, and the differences. */
  entitiesBetween: readonly EntityBalances[];
  /** The dates in the column headings of the files. */
  columnDates: readonly ColumnDate[];
  period: StatementInput["period"];
  /** No balance of the balance sheet changed, although there is income or expense. */
  isBalanceSheetUnchanged: boolean;
  /** The user states that there is no prior period. */
  isFirstPeriod: boolean;
  classifications: ReadonlyMap<string, Classification>;
  /** The national chart whose numbers gave accounts their roles; null where names alone did. */
  nationalChart: ChartId | null;
  worksheet: Worksheet;
  journals: readonly Journal[];
  /** The ids of journals that are also in the general ledger, with the same accounts and amounts. */
  journalsInEntries: readonly string[];
  /** The result of tracing the general ledger; null without one. */
  trace: Trace | null;
  indirect: StatementFigures;
  direct: StatementFigures;
  /** The same figures without any adjustment: the calculated layer. */
  calculated: { indirect: StatementFigures; direct: StatementFigures };
  comparatives: Comparatives | null;
  lastYearsNotes: LastYearsNotes | null;
  controls: readonly StatementControl[];
  generalLedger: GeneralLedger | null;
  /** The general ledger is the only source of balances. */
  isLedgerAlone: boolean;
  /**
   * Where the opening balances come from when a file has only closing balances: stated by the ledger, or closing
   * balances less its entries. Null where the files have both.
   */
  openedBy: "ledger" | "entries" | null;
  /** Empty without a general ledger. */
  rollForward: readonly RolledAccount[];
};

/** The amount of a line; zero where the statement does not have it. */
export function lineAmount(figures: StatementFigures, concept: string): bigint {
  return figures.lines.find((line) => line.concept === concept)?.amount ?? 0n;
}
