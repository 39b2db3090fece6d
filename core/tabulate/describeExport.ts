import type { ChartId } from "../classify/national/ChartId.ts";
import { isConcept } from "../concepts/concepts.ts";
import { type XbrlElements, xbrlElements } from "../concepts/xbrlElements.ts";
import type { Method } from "../policies/policies.ts";
import type { Place } from "../problem/Place.ts";
import type {
  AccountSummary,
  Check,
  Disclosure,
  DraftReason,
  MethodStatement,
  NonCashTransaction,
  RollForwardRow,
  StatementControl,
  StatementDocument,
  StatementLine,
  StatementPeriod,
  StatementTotals,
  WorkingsRow,
} from "../statement/StatementDocument.ts";
import type { PeriodLength } from "../statement/StatementInput.ts";
import { describeReport } from "./describeReport.ts";
import { notesByConcept } from "./notes/notesByConcept.ts";
import { type PresentationUnit, presentStatement } from "./presentStatement.ts";
import type {
  ReportAdjustment,
  ReportAuditEntry,
  ReportAuditHead,
  ReportFile,
  ReportNote,
  StatementReport,
} from "./StatementReport.ts";

/** The published schema of the export. The number is raised by changes that break readers. */
export const EXPORT_SCHEMA = "/schemas/statement-2.json";

type ExportedLine = StatementLine & {
  xbrl: XbrlElements;
  /** The numbers of the notes that explain the line; absent where there are none. */
  notes?: readonly number[];
};

export type ExportedStatement = {
  method: Method;
  lines: readonly ExportedLine[];
  totals: StatementTotals;
};

/** A column of the statement, with the chosen method first. */
export type ExportedPeriod = ExportedStatement &
  Pick<StatementPeriod, "start" | "end" | "tiesOut" | "checks"> & {
    otherMethod: ExportedStatement;
  };

/** The amounts in a larger unit, as whole numbers, by line id. */
type Presentation = {
  unit: Exclude<PresentationUnit, "units">;
  lines: readonly Pick<StatementLine, "id" | "currentYear" | "priorYear">[];
};

/** A warning for other programs. New codes may be added without a new schema. */
type ExportedWarning = {
  code: string;
  message: string;
  where: { [Key in keyof Place]?: Place[Key] | undefined };
};

/** The machine-readable export of a statement with its sources. The chosen method's lines are at the top level. */
export type StatementExport = ExportedStatement & {
  $schema: typeof EXPORT_SCHEMA;
  project: string;
  /** The name of the reporting entity; null where it is not set. */
  entityName: string | null;
  entities: readonly string[];
  entity: string | null;
  period: { start: string; end: string } | null;
  framework: StatementDocument["framework"];
  standard: string;
  currency: string;
  /** The national chart whose numbers gave accounts their roles; absent where names alone did. */
  chart?: ChartId;
  policies: StatementDocument["policies"];
  tiesOut: boolean;
  draftReasons: readonly DraftReason[];
  isDraft: boolean;
  status: string;
  hasComparatives: boolean;
  version: number | null;
  preparedAt: string | null;
  preparedBy: string | null;
  /** The hash of the content (`hashedStatement`), the same in every format. */
  sha256: string;
  /** Whether the project had changed when this was exported. */
  isSuperseded: boolean;
  otherMethod: ExportedStatement;
  /** The length of the columns on the pages; absent without columns. */
  periodLength?: PeriodLength;
  /** The lines in thousands or millions, as on the pages; absent where amounts are exact. */
  presentation?: Presentation;
  /** The year in columns (stored versions have months); absent without a general ledger. */
  periods?: readonly ExportedPeriod[];
  /** Opening balance + entries against closing balance per account; absent without a general ledger. */
  rollForward?: readonly RollForwardRow[];
  checks: readonly Check[];
  controls: readonly StatementControl[];
  accounts: readonly AccountSummary[];
  workings: { indirect: readonly WorkingsRow[]; direct: readonly WorkingsRow[] };
  nonCashTransactions: readonly NonCashTransaction[];
  disclosures: readonly Disclosure[];
  notes: readonly ReportNote[];
  warnings: readonly ExportedWarning[];
  adjustments: readonly ReportAdjustment[];
  files: readonly ReportFile[];
  auditTrail: readonly ReportAuditEntry[];
  /** The head of the audit trail at the time; absent from exports of earlier releases. */
  auditHead?: ReportAuditHead | null;
};

/** Converts a report to the shape of the published schema. */
export function describeExport(report: StatementReport): StatementExport {
  const { document, method, periodLength, adjustments, files, auditTrail, auditHead } = report;
  const shown = report.listsEntries ? document : withoutEntries(document);
  return {
    $schema: EXPORT_SCHEMA,
    ...subjectOf(report),
    ...claimOf(report),
    ...versionOf(report),
    ...withNotes(exported(shown, method), document),
    otherMethod: withNotes(exported(shown, otherOf(method)), document),
    ...(periodLength && { periodLength }),
    ...presentationOf(report),
    ...(document.periods && { periods: exportedPeriods(document, method) }),
    ...(document.rollForward && { rollForward: document.rollForward }),
    ...proofOf(report),
    adjustments,
    files,
    auditTrail,
    auditHead,
  };
}

/** The lines of both methods in another unit, rounded so that they add up. */
function presentationOf({
  document: { statements },
  presentationUnit: unit = "units",
}: StatementReport): Pick<StatementExport, "presentation"> {
  if (unit === "units") return {};
  const lines = [statements.indirect, statements.direct].flatMap((statement) =>
    presentStatement(statement.lines, unit).map(({ id, currentYear, priorYear }) => ({
      id,
      currentYear,
      priorYear,
    })),
  );
  return { presentation: { unit, lines } };
}

/** The entity and the period. */
function subjectOf({ projectName, entityName, entities, entity, period }: StatementReport) {
  return { project: projectName, entityName, entities, entity, period };
}

/** Whether the statement ties out, and its standard and policies. */
function claimOf(report: StatementReport) {
  const { framework, currency, chart, policies, ...claimed } = report.document;
  const { tiesOut, draftReasons, hasComparatives } = claimed;
  const { standard, isDraft, status } = describeReport(report);
  return {
    framework,
    standard,
    currency,
    ...(chart && { chart }),
    policies,
    tiesOut,
    draftReasons,
    isDraft,
    status,
    hasComparatives,
  };
}

function versionOf({ version, preparedAt, preparedBy, sha256, isSuperseded }: StatementReport) {
  return { version, preparedAt, preparedBy, sha256, isSuperseded };
}

/** The evidence behind the lines. */
function proofOf({ document, notes }: StatementReport) {
  const { checks, controls, accounts, workings, nonCashTransactions, disclosures, warnings } =
    document;
  return {
    checks,
    controls,
    accounts,
    workings,
    nonCashTransactions,
    disclosures,
    notes,
    warnings,
  };
}

function otherOf(method: Method): Method {
  return method === "indirect" ? "direct" : "indirect";
}

function exportedPeriods(
  { periods = [], policies }: StatementDocument,
  method: Method,
): ExportedPeriod[] {
  return periods.map(({ statements, ...period }) => ({
    ...period,
    ...exported({ statements, policies }, method),
    otherMethod: exported({ statements, policies }, otherOf(method)),
  }));
}

type Shown = Pick<StatementDocument, "statements" | "policies">;

function exported({ statements, policies }: Shown, method: Method): ExportedStatement {
  const { lines, totals } = statements[method];
  const { bankOverdraftsInCash } = policies;
  const elementsOf = ({ concept, category }: StatementLine) =>
    isConcept(concept) ? xbrlElements(concept, category, bankOverdraftsInCash) : NO_ELEMENTS;
  return { method, totals, lines: lines.map((line) => ({ ...line, xbrl: elementsOf(line) })) };
}

/** The lines with the numbers of the notes that explain them. */
function withNotes(
  statement: ExportedStatement,
  document: Pick<StatementDocument, "disclosures" | "nonCashTransactions">,
): ExportedStatement {
  const references = notesByConcept(document);
  const lines = statement.lines.map((line) => {
    const notes = references.get(line.concept);
    return notes ? { ...line, notes } : line;
  });
  return { ...statement, lines };
}

/** Removes ledger entries from the lines: they may name people, so they are exported only on request. */
function withoutEntries({ statements, policies }: StatementDocument): Shown {
  const strip = (statement: MethodStatement): MethodStatement => ({
    ...statement,
    lines: linesWithoutEntries(statement.lines),
  });
  const { indirect, direct } = statements;
  return { policies, statements: { indirect: strip(indirect), direct: strip(direct) } };
}

/** The same lines without the entries of the general ledger that they may list. */
export function linesWithoutEntries<Line extends StatementLine>(lines: readonly Line[]): Line[] {
  return lines.map((line) => ({
    ...line,
    sources: line.sources.map(({ entries: _, ...source }) => source),
  }));
}

const NO_ELEMENTS: XbrlElements = { ifrsFull: null, usGaap: null };
