import type { AdjustmentRecord } from "@tieout/contract";
import type {
  AccountSummary,
  Method,
  ReportAdjustment,
  ReportJournalLine,
  StatementReport,
} from "@tieout/core";
import type { Deps } from "../app/Deps.ts";
import type { StoredStatement } from "../statements/StatementRecord.ts";
import type { SealedEntry } from "../store/auditKind.ts";
import type { ProjectKey } from "../store/changeProject.ts";
import type { ProjectRecord } from "../store/ProjectRecord.ts";
import { projectCollection } from "../store/paths.ts";
import { personName } from "../store/personName.ts";
import { readAll } from "../store/readPages.ts";

/** The statement an export shows. */
export type Exported = {
  project: ProjectRecord;
  stored: StoredStatement;
  method: Method;
  entity: string | null;
};

/**
 * Everything an export of a statement says. Nothing in it comes from the time of the export, so
 * that the same version, under the same name and with the same notes, is the same file.
 */
export async function buildReport(
  deps: Deps,
  key: ProjectKey,
  { project, stored, method, entity }: Exported,
): Promise<StatementReport> {
  const [trail, adjustments, notes] = await Promise.all([
    readTrail(deps, key, stored.version),
    readAll(projectCollection(deps.db, key.projectId, "adjustments").orderBy("createdAt")),
    readAll(projectCollection(deps.db, key.projectId, "disclosureNotes")),
  ]);
  const nameOf = await namesOf(deps, [
    ...trail.map(({ userId }) => userId),
    ...adjustments.map((document) => document.data().createdBy),
  ]);
  const accounts = new Map(stored.document.accounts.map((account) => [account.code, account]));
  return {
    ...{ document: stored.document, method, entity, projectName: project.name },
    ...{ period: project.period, version: stored.version, preparedAt: stored.createdAt },
    preparedBy: stored.preparedBy,
    sha256: stored.sha256,
    files: stored.files.map(({ fileType, fileName, sha256 }) => ({ fileType, fileName, sha256 })),
    adjustments: adjustments.map((document) =>
      describeAdjustment(document.data(), accounts, nameOf),
    ),
    auditTrail: trail.map(({ seq, createdAt, action, description, userId, hash }) => ({
      ...{ seq, createdAt, action, description, hash },
      user: nameOf(userId),
    })),
    notes: notes
      .map((document) => document.data())
      .map(({ disclosureId, text }) => ({ disclosureId, text })),
  };
}

/** The trail up to the entry that tells of the version: later exports do not change an export. */
async function readTrail(deps: Deps, key: ProjectKey, version: number): Promise<SealedEntry[]> {
  const trail = projectCollection(deps.db, key.projectId, "audit").orderBy("seq");
  const entries = (await readAll(trail)).map((document) => document.data());
  const told = entries.findLastIndex(
    ({ action, metadata }) => action !== "export" && metadata.version === version,
  );
  return entries.slice(0, told + 1);
}

/** Who stands behind each user id, by name. */
async function namesOf(deps: Deps, uids: readonly string[]): Promise<(uid: string) => string> {
  const asked = [...new Set(uids)].map(
    async (uid) => [uid, (await personName(deps, uid)) ?? uid] as const,
  );
  const names = new Map(await Promise.all(asked));
  return (uid) => names.get(uid) ?? uid;
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
