import type { ReadingChoice } from "../classify/recognise.ts";
import type { Concept } from "../concepts/concepts.ts";
import type { GeneralLedger } from "../generalLedger/GeneralLedger.ts";
import type { BalancesType, FileType } from "../ingest/fileTypes.ts";
import type { ColumnPeriod } from "../ingest/headings/describeDates.ts";
import type { RemarksOfFile } from "../ingest/remarks/Remark.ts";
import type { RowsByFileType } from "../ingest/rows.ts";
import type { Control } from "../ingest/structure/Control.ts";
import type { Minor } from "../money/Minor.ts";
import type { Framework, Policies } from "../policies/policies.ts";
import type { Role } from "../roles/roles.ts";
import type { TraitId } from "../roles/traits.ts";
import type { OpenItem } from "../trace/Trace.ts";
import type { JournalLine } from "../worksheet/postJournals.ts";
import type { LastYearsNotes } from "./StatementDocument.ts";
import type { VerifiedBy } from "./status/VerifiedBy.ts";

/** How long a column of the statement is. */
export const periodLengths = ["month", "quarter", "half"] as const;

export type PeriodLength = (typeof periodLengths)[number];

export const adjustmentTypes = ["journal", "reclassification", "override"] as const;
export type AdjustmentType = (typeof adjustmentTypes)[number];

/** What a user adds to the calculated statement; never an edit of the ledger. */
export type Adjustment = { id: string; reason: string } & (
  | { adjustmentType: "journal"; lines: readonly JournalLine[] }
  | {
      adjustmentType: "reclassification";
      account: string;
      role: Role | null;
      concept: Concept | null;
    }
  | { adjustmentType: "override"; concept: Concept; adjustedValue: Minor }
);

/**
 * A person's confirmation of a line or of a check's finding. It lapses when the figure changes or a question is added.
 */
export type Verification = VerifiedBy & {
  kind: "line" | "check";
  /** For a line its method and concept; for a check its id. */
  id: string;
  /** The figure at that time; null for a check without a figure. */
  figure: string | null;
  /** The questions at that time; null where an earlier release did not store them. */
  asked: readonly string[] | null;
};

/** The whole input of a statement: the same input always gives the same statement. */
export type StatementInput = {
  rows: Partial<RowsByFileType>;
  /** The journal entries of the period. Without `rows` of balances, the balances are computed from them. */
  generalLedger?: GeneralLedger;
  /** File types with closing balances only, whose opening balances come from the general ledger. */
  opensWithLedger?: readonly BalancesType[];
  /** The open items at the end of last year, from the trace of last year's ledger. */
  openItems?: readonly OpenItem[];
  /** Columns beside the year; they need a general ledger. */
  periods?: PeriodLength | null;
  /** How many entries of an account are listed behind each line; without it, the largest 20. */
  entriesListed?: number;
  /** Whether to prepare the statement from balances alone too, for comparison. */
  comparesWithBalances?: boolean;
  framework: Framework;
  /** ISO 4217 code of the reporting currency. */
  currency: string;
  /** Remarks about the files of balances (units, currency, notes); absent where there are none. */
  remarks?: readonly RemarksOfFile[];
  /** Choices that differ from the framework's defaults. */
  policies: Partial<Policies>;
  /** The user's roles for this project's accounts, by account code. */
  mappings: ReadonlyMap<string, Role>;
  /** Traits that the user set, by account code; they replace those read from the name. */
  traits?: ReadonlyMap<string, readonly TraitId[]>;
  /** Roles remembered from the user's other projects, by `rememberedKey(code, name)`. */
  rememberedMappings: ReadonlyMap<string, Role>;
  adjustments: readonly Adjustment[];
  verifications: readonly Verification[];
  /** ISO dates of the period, used to choose exchange rates; null when unknown. */
  period: { start: string; end: string } | null;
  /** The user states that there is no prior period: opening balances are zero. */
  isFirstPeriod?: boolean;
  /** The notes of last year's statement, used as comparatives, where last year's project is known. */
  lastYearsNotes?: LastYearsNotes | null;
  /** Dates and lengths of periods in the column headings of each file. */
  columnPeriods?: Partial<Record<FileType, readonly ColumnPeriod[]>>;
  /** The printed totals, by file type; absent where not known. */
  controls?: Partial<Record<FileType, readonly Control[]>>;
  /** The national chart and the language to read accounts by; what is absent is recognised from the files. */
  reading?: Partial<ReadingChoice>;
  /** Show one entity of a file with an Entity column; null for all of them together. */
  entity: string | null;
};
