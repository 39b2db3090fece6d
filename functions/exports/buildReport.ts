import type { AdjustmentRecord } from "@tieout/contract";
import type {
  AccountSummary,
  Method,
  ReportAdjustment,
  ReportJournalLine,
  StatementReport,
} from "@tieout/core";
import type { StoredStatement } from "../statements/StatementRecord.ts";
import type { ProjectRecord } from "../store/ProjectRecord.ts";
import type { ReportFacts } from "./readReportFacts.ts";

/** The statement an export shows, and how. */
export type Exported = {
  project: Pick<ProjectRecord, "name" | "period">;
  stored: StoredStatement;
  method: Method;
  entity: string | null;
};

/**
 * Everything an export of a statement says. Nothing in it comes from the time of the export, so
 * that the same version, under the same name and with the same notes, is the same file.
 */
export function buildReport(
  { project, stored, method, entity }: Exported,
  { adjustments, trail, notes, names }: ReportFacts,
): StatementReport {
  const nameOf = (uid: string) => names.get(uid) ?? uid;
  const accounts = new Map(stored.document.accounts.map((account) => [account.code, account]));
  return {
    ...{ document: stored.document, method, entity, projectName: project.name },
    ...{ period: project.period, version: stored.version, preparedAt: stored.createdAt },
    preparedBy: stored.preparedBy,
    sha256: stored.sha256,
    files: stored.files.map(({ fileType, fileName, sha256 }) => ({ fileType, fileName, sha256 })),
    adjustments: adjustments.map((made) => describeAdjustment(made, accounts, nameOf)),
    auditTrail: trail.map(({ seq, createdAt, action, description, userId, hash }) => ({
      ...{ seq, createdAt, action, description, hash },
      user: nameOf(userId),
    })),
    notes: notes.map(({ disclosureId, text }) => ({ disclosureId, text })),
  };
}

function describeAdjustment(
  adjustment: AdjustmentRecord,
  accounts: ReadonlyMap<string, AccountSummary>,
  nameOf: (uid: string) => string,
): ReportAdjustment {
  const { id, adjustmentType, reason, status, createdAt, createdBy, reversedAt } = adjustment;
  const { concept, originalValue, adjustedValue, body } = adjustment;
  const lines = body.adjustmentType === "journal" ? body.lines : [];
  return {
    ...{ id, adjustmentType, reason, status, createdAt, reversedAt },
    ...{ concept, originalValue, adjustedValue, createdBy: nameOf(createdBy) },
    lines: lines.map(
      ({ account, cash, debit, credit, presentAs }): ReportJournalLine => ({
        account: account ?? null,
        accountName: accounts.get(account ?? "")?.name ?? null,
        concept: cash ?? presentAs ?? null,
        debit: debit ?? null,
        credit: credit ?? null,
      }),
    ),
  };
}
