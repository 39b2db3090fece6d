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

/** A person's word that a line, or what a check found, is right; it lapses when the figure changes or more is asked. */
export type Verification = VerifiedBy & {
  kind: "line" | "check";
  /** Of a line its method and concept; of a check its id. */
  id: string;
  /** The figure at that time; null for a check without a figure. */
  figure: string | null;
  /** What was asked of it then; null where an earlier release did not keep it. */
  asked: readonly string[] | null;
};

/** The whole input of a statement: the same input always gives the same statement. */
export type StatementInput = {
  rows: Partial<RowsByFileType>;
  /** The journal entries of the period; where `rows` holds no balances, those that it leads to are taken. */
  generalLedger?: GeneralLedger;
  /** The balances of one date that open with what the general ledger says; none where files have both dates. */
  opensWithLedger?: readonly BalancesType[];
  /** What was open at the end of last year, as the trace of its ledger left it. */
  openItems?: readonly OpenItem[];
  /** Columns to show beside the year; they need a general ledger. */
  periods?: PeriodLength | null;
  /** How many entries of an account are listed behind each line; without it, the largest 20. */
  entriesListed?: number;
  /** Whether to say also what balances alone would, without the entries of the general ledger. */
  comparesWithBalances?: boolean;
  framework: Framework;
  /** ISO 4217 code of the reporting currency. */
  currency: string;
  /** What the files of balances say of themselves; absent where that is not known. */
  remarks?: readonly RemarksOfFile[];
  /** Choices that differ from the framework's defaults. */
  policies: Partial<Policies>;
  /** The user's roles for this project's accounts, by account code. */
  mappings: ReadonlyMap<string, Role>;
  /** What the user says of accounts besides their roles, by account code; it takes the place of what names say. */
  traits?: ReadonlyMap<string, readonly TraitId[]>;
  /** Roles remembered from the user's other projects, by `rememberedKey(code, name)`. */
  rememberedMappings: ReadonlyMap<string, Role>;
  adjustments: readonly Adjustment[];
  verifications: readonly Verification[];
  /** ISO dates of the period, used to choose exchange rates; null when unknown. */
  period: { start: string; end: string } | null;
  /** The user says that there is no year before: opening balances are nil. */
  isFirstPeriod?: boolean;
  /** The notes of last year's statement, where its project is known; their comparatives are made of them. */
  lastYearsNotes?: LastYearsNotes | null;
  /** What the headings over the amounts of each file say of dates and lengths. */
  columnPeriods?: Partial<Record<FileType, readonly ColumnPeriod[]>>;
  /** The totals that the files print, by file type; none where they are not known. */
  controls?: Partial<Record<FileType, readonly Control[]>>;
  /** By which national chart and in which language accounts are read; what is left out is recognised. */
  reading?: Partial<ReadingChoice>;
  /** Show one entity of a file with an Entity column; null for all of them together. */
  entity: string | null;
};
