import {
  describeExport,
  type Method,
  type PeriodLength,
  type PresentationUnit,
  type StatementExport,
  type StatementReport,
} from "@tieout/core";
import type { SealedEntry } from "../../store/kinds/auditKind.ts";
import type { StoredStatement } from "./StatementRecord.ts";
import type { StatementScope } from "./StatementScope.ts";

/** A stored version with all that its exports say of it. */
export type ScopedStatement = StoredStatement & { scope: StatementScope };

/** How a version is shown: by which method, whose part of it, and what has happened since. */
export type Shown = Pick<StatementReport, "method" | "entity" | "isSuperseded"> & {
  /** The columns in which its pages show the year; null for the year alone. */
  periodLength: PeriodLength | null;
  presentationUnit: PresentationUnit;
  projectId: string;
  trail: readonly SealedEntry[];
};

/**
 * Everything an export of a stored version says. Nothing in it comes from the time of the export, nor
 * from what the project holds now, so that the same version is the same file.
 */
export function reportOfVersion(
  { document, scope, version, createdAt, preparedBy, files, entities }: ScopedStatement,
  { periodLength, projectId, trail, ...shown }: Shown,
): StatementReport {
  const { method, entity, isSuperseded, presentationUnit } = shown;
  const { projectName, entityName, period, adjustments, notes, people, sha256 } = scope;
  return {
    document,
    method,
    projectName,
    entityName,
    entities,
    entity,
    period,
    version,
    preparedAt: createdAt,
    preparedBy,
    sha256,
    isSuperseded,
    adjustments,
    notes,
    ...(periodLength && { periodLength }),
    ...(presentationUnit !== "units" && { presentationUnit }),
    files: files.map(({ fileType, fileName, sha256 }) => ({ fileType, fileName, sha256 })),
    auditTrail: trail.map((entry) => ({ ...entry, user: people[entry.userId] ?? entry.userId })),
    auditHead: headOf(projectId, trail),
  };
}

function headOf(projectId: string, trail: readonly SealedEntry[]): StatementReport["auditHead"] {
  const last = trail.at(-1);
  return last ? { projectId, seq: last.seq, hash: last.hash } : null;
}

/** What the hash of a version is made over: all entities together; either method gives the same. */
export function describeVersion(
  stored: ScopedStatement,
  entity: string | null = null,
  method: Method = "indirect",
): StatementExport {
  return describeExport(
    reportOfVersion(stored, {
      method,
      entity,
      isSuperseded: false,
      periodLength: null,
      presentationUnit: "units",
      projectId: "",
      trail: [],
    }),
  );
}
