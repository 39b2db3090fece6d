import type { StatementPeriod } from "../statement/StatementDocument.ts";
import type { ExportedPeriod, ExportedStatement, StatementExport } from "./describeExport.ts";
import type { StatementReport } from "./StatementReport.ts";

/** The report an export was made of: what `describeExport` says, read back. */
export function reportOfExport(exported: StatementExport): StatementReport {
  const { method, lines, totals, otherMethod, project, status: _, ...said } = exported;
  const { framework, currency, policies, tiesOut, draftReasons, hasComparatives } = said;
  const { checks, controls, accounts, workings, nonCashTransactions, disclosures } = said;
  const { entityName, entities, entity, period, version, preparedAt, preparedBy, sha256 } = said;
  const { isSuperseded, files, adjustments, auditTrail, auditHead = null, notes } = said;
  const { periods, rollForward, periodLength } = said;
  return {
    document: {
      ...{ framework, currency, policies, tiesOut, draftReasons, hasComparatives },
      ...{ checks, controls, accounts, workings, nonCashTransactions, disclosures },
      statements: statementsOf({ method, lines, totals, otherMethod }),
      ...(rollForward && { rollForward }),
      ...(periods && { periods: periods.map(periodOf) }),
      warnings: said.warnings as StatementReport["document"]["warnings"], // codes of any release
    },
    ...{ method, projectName: project, entityName, entities, entity, period, version, preparedAt },
    ...(periodLength && { periodLength }),
    ...([lines, otherMethod.lines].some(listEntries) && { listsEntries: true }),
    ...{ preparedBy, sha256, isSuperseded, files, adjustments, auditTrail, auditHead },
    notes,
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
