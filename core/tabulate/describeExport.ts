import { isConcept } from "../concepts/concepts.ts";
import { type XbrlElements, xbrlElements } from "../concepts/xbrlElements.ts";
import type { Method } from "../policies/policies.ts";
import type { Place } from "../problem/Place.ts";
import type {
  AccountSummary,
  Check,
  Disclosure,
  DraftReason,
  LineSource,
  NonCashTransaction,
  StatementControl,
  StatementDocument,
  StatementLine,
  StatementTotals,
  WorkingsRow,
} from "../statement/StatementDocument.ts";
import { describeReport } from "./describeReport.ts";
import type {
  ReportAdjustment,
  ReportAuditEntry,
  ReportFile,
  ReportNote,
  StatementReport,
} from "./StatementReport.ts";

/** Where the schema of the export is published; the number goes up when a reader of the last would fail. */
export const EXPORT_SCHEMA = "/schemas/statement-2.json";

export type ExportedLine = StatementLine & { xbrl: XbrlElements };

export type ExportedStatement = {
  method: Method;
  lines: readonly ExportedLine[];
  totals: StatementTotals;
};

/** A warning as other programs read it: codes may be added without a new schema. */
export type ExportedWarning = {
  code: string;
  message: string;
  where: { [Key in keyof Place]?: Place[Key] | undefined };
};

/** A statement with its lineage as other programs read it: the chosen method's lines at the top. */
export type StatementExport = ExportedStatement & {
  $schema: typeof EXPORT_SCHEMA;
  project: string;
  entity: string | null;
  period: { start: string; end: string } | null;
  framework: StatementDocument["framework"];
  standard: string;
  currency: string;
  policies: StatementDocument["policies"];
  tiesOut: boolean;
  draftReasons: readonly DraftReason[];
  isDraft: boolean;
  status: string;
  hasComparatives: boolean;
  version: number | null;
  preparedAt: string | null;
  preparedBy: string | null;
  /** Of the statement as it is stored, not of this file. */
  sha256: string | null;
  otherMethod: ExportedStatement;
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
};

/** Puts a report into the shape the published schema promises. */
export function describeExport(report: StatementReport): StatementExport {
  const { document, method } = report;
  const { standard, isDraft, status } = describeReport(report);
  const { framework, currency, policies, tiesOut, draftReasons, hasComparatives } = document;
  const { checks, controls, accounts, workings, nonCashTransactions, disclosures, warnings } =
    document;
  const { projectName, entity, period, version, preparedAt, preparedBy, sha256 } = report;
  const { notes, adjustments, files, auditTrail } = report;
  return {
    ...{ $schema: EXPORT_SCHEMA, project: projectName, entity, period, framework, standard },
    ...{ currency, policies, tiesOut, draftReasons, isDraft, status, hasComparatives },
    ...{ version, preparedAt, preparedBy, sha256 },
    ...exported(document, method),
    otherMethod: exported(document, method === "indirect" ? "direct" : "indirect"),
    ...{ checks, controls, accounts, workings, nonCashTransactions, disclosures, notes, warnings },
    ...{ adjustments, files, auditTrail },
  };
}

function exported({ statements }: StatementDocument, method: Method): ExportedStatement {
  const { lines, totals } = statements[method];
  return { method, totals, lines: lines.map(withElements) };
}

function withElements(line: StatementLine): ExportedLine {
  const { concept, category } = line;
  const none = { ifrsFull: null, usGaap: null };
  return {
    ...line,
    sources: line.sources.map(withoutEntries),
    xbrl: isConcept(concept) ? xbrlElements(concept, category) : none,
  };
}

/** Entries of the ledger name people: an export does not carry them unasked. */
function withoutEntries({ entries: _, entryCount: __, ...source }: LineSource): LineSource {
  return source;
}
