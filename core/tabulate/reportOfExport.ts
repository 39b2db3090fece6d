import type { StatementPeriod } from "../statement/StatementDocument.ts";
import type { ExportedPeriod, ExportedStatement, StatementExport } from "./describeExport.ts";
import type { StatementReport } from "./StatementReport.ts";

/** Reads a report back from an export (the inverse of `describeExport`). */
export function reportOfExport(exported: StatementExport): StatementReport {
  const { method, lines, otherMethod, project, auditHead = null, ...said } = exported;
  const { entityName, entities, entity, period, version, preparedAt, preparedBy, sha256 } = said;
  const { isSuperseded, files, adjustments, auditTrail, notes, periodLength, presentation } = said;
  return {
    document: documentOf(exported),
    method,
    projectName: project,
    entityName,
    entities,
    entity,
    period,
    version,
    preparedAt,
    ...(periodLength && { periodLength }),
    ...(presentation && { presentationUnit: presentation.unit }),
    ...([lines, otherMethod.lines].some(listEntries) && { listsEntries: true }),
    preparedBy,
    sha256,
    isSuperseded,
    files,
    adjustments,
    auditTrail,
    auditHead,
    notes,
  };
}

function documentOf(exported: StatementExport): StatementReport["document"] {
  const { framework, currency, chart, policies, tiesOut, draftReasons, hasComparatives } = exported;
  const { checks, controls, accounts, workings, nonCashTransactions, disclosures } = exported;
  const { method, lines, totals, otherMethod, periods, rollForward } = exported;
  return {
    framework,
    currency,
    ...(chart && { chart }),
    policies,
    tiesOut,
    draftReasons,
    hasComparatives,
    checks,
    controls,
    accounts,
    workings,
    nonCashTransactions,
    disclosures,
    statements: statementsOf({ method, lines, totals, otherMethod }),
    ...(rollForward && { rollForward }),
    ...(periods && { periods: periods.map(periodOf) }),
    warnings: exported.warnings as StatementReport["document"]["warnings"], // codes of any release
  };
}

function listEntries(lines: ExportedStatement["lines"]): boolean {
  return lines.some(({ sources }) => sources.some(({ entries }) => entries !== undefined));
}

type Shown = ExportedStatement & { otherMethod: ExportedStatement };

function statementsOf({ method, lines, totals, otherMethod }: Shown) {
  const shown = { method, lines, totals };
  return method === "indirect"
    ? { indirect: shown, direct: otherMethod }
    : { indirect: otherMethod, direct: shown };
}

function periodOf({ start, end, tiesOut, checks, ...shown }: ExportedPeriod): StatementPeriod {
  return { start, end, tiesOut, checks, statements: statementsOf(shown) };
}
