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

/** Everything that is known once both methods are calculated: checks and disclosures read it. */
export type StatementContext = {
  framework: Framework;
  currency: string;
  /** How many decimals the currency has. */
  decimals: number;
  policies: Policies;
  ledger: Ledger;
  differences: readonly LedgerDifference[];
  hasCrossCheck: boolean;
  /** Entities whose own debits and credits differ, though together they may not. */
  entitiesOutOfBalance: readonly EntityDifference[];
  /** The statement is of several entities together. */
  isConsolidated: boolean;
  /** What entities have with each other, and by how much it does not cancel out. */
  entitiesBetween: readonly EntityBalances[];
  /** What the headings of the files say of dates. */
  columnDates: readonly ColumnDate[];
  period: StatementInput["period"];
  /** No balance of the balance sheet moved, although there was income or expense. */
  isBalanceSheetUnchanged: boolean;
  /** The user says that there is no year before. */
  isFirstPeriod: boolean;
  classifications: ReadonlyMap<string, Classification>;
  /** The national chart by whose numbers accounts were read; null where by name alone. */
  nationalChart: ChartId | null;
  worksheet: Worksheet;
  journals: readonly Journal[];
  /** The ids of those that the general ledger has as entries of the same accounts and amounts. */
  journalsInEntries: readonly string[];
  /** What the entries of the general ledger say; null where there is none. */
  trace: Trace | null;
  indirect: StatementFigures;
  direct: StatementFigures;
  /** The same figures without any adjustment: the calculated layer. */
  calculated: { indirect: StatementFigures; direct: StatementFigures };
  comparatives: Comparatives | null;
  lastYearsNotes: LastYearsNotes | null;
  controls: readonly StatementControl[];
  generalLedger: GeneralLedger | null;
  /** No other file has balances: those of the ledger are the statement's. */
  isLedgerAlone: boolean;
  /** Balances of one date open with the ledger: with what it states, or with closing balances less its entries. */
  openedBy: "ledger" | "entries" | null;
  /** Empty without a general ledger. */
  rollForward: readonly RolledAccount[];
};

/** The amount a line carries, zero when the statement does not have it. */
export function lineAmount(figures: StatementFigures, concept: string): bigint {
  return figures.lines.find((line) => line.concept === concept)?.amount ?? 0n;
}
