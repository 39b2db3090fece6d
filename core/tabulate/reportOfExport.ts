import type { StatementExport } from "./describeExport.ts";
import type { StatementReport } from "./StatementReport.ts";

/** The report an export was made of: what `describeExport` says, read back. */
export function reportOfExport(exported: StatementExport): StatementReport {
  const { method, lines, totals, otherMethod, project, status: _, ...said } = exported;
  const { framework, currency, policies, tiesOut, draftReasons, hasComparatives } = said;
  const { checks, controls, accounts, workings, nonCashTransactions, disclosures } = said;
  const { entityName, entities, entity, period, version, preparedAt, preparedBy, sha256 } = said;
  const { isSuperseded, files, adjustments, auditTrail, notes } = said;
  const shown = { method, lines, totals };
  const [indirect, direct] = method === "indirect" ? [shown, otherMethod] : [otherMethod, shown];
  return {
    document: {
      ...{ framework, currency, policies, tiesOut, draftReasons, hasComparatives },
      ...{ checks, controls, accounts, workings, nonCashTransactions, disclosures },
      statements: { indirect, direct },
      warnings: said.warnings as StatementReport["document"]["warnings"], // codes of any release
    },
    ...{ method, projectName: project, entityName, entities, entity, period, version, preparedAt },
    ...{ preparedBy, sha256, isSuperseded, files, adjustments, auditTrail, notes },
  };
}
