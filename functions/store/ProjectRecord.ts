import type { Project } from "@tieout/contract";
import type { Framework, Method, Policies } from "@tieout/core";

/** While one run of the project goes on; another may start when it has expired. */
type Lease = { id: string; expiresAt: string };

/** A project as Firestore holds it. */
export type ProjectRecord = {
  ownerId: string;
  name: string;
  framework: Framework;
  method: Method;
  currency: Project["currency"];
  /** The settled status; a live lease makes it `processing`. */
  status: Exclude<Project["status"], "processing">;
  policies: Partial<Policies>;
  period: { start: string; end: string } | null;
  /** Null or absent where nobody has said: what the files name decides. */
  multiEntity?: boolean | null;
  /** Absent where nobody has said: rates count when there are some. */
  includeFxRates?: boolean;
  statementVersion: number | null;
  /** The run that made that version, part of its object's name; absent in what was kept before. */
  statementRun?: string;
  /** The last version there was. Never goes back, so that no number is given to two statements. */
  lastVersion: number;
  /** Whether something the next statement is made from has changed since the last one. */
  isOutOfDate: boolean;
  /** File ids chosen by hand, by file type; without one the newest valid file counts. */
  selectedFiles: Record<string, string>;
  lease: Lease | null;
  auditHead: { seq: number; hash: string } | null;
  createdAt: string;
  updatedAt: string;
};

/** Whether a run of the project is going on. */
export function isLeased({ lease }: ProjectRecord, now: Date): boolean {
  return lease !== null && lease.expiresAt > now.toISOString();
}

/** A project as the API shows it. */
export function describeProject(id: string, record: ProjectRecord, now: Date): Project {
  const { name, framework, method, currency, policies, period, statementVersion } = record;
  const { multiEntity = null, includeFxRates = true } = record;
  const isOutOfDate = record.isOutOfDate && statementVersion !== null;
  const status = isLeased(record, now) ? "processing" : record.status;
  const { createdAt, updatedAt } = record;
  return {
    id,
    name,
    framework,
    method,
    status,
    currency,
    policies,
    period,
    multiEntity,
    includeFxRates,
    statementVersion,
    isOutOfDate,
    createdAt,
    updatedAt,
  };
}
