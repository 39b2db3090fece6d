import type { Method } from "../policies/policies.ts";
import type { Amount, StatementDocument } from "../statement/StatementDocument.ts";
import type { AdjustmentType, PeriodLength } from "../statement/StatementInput.ts";
import type { PresentationUnit } from "./presentStatement.ts";

/** A file the statement was made from. */
export type ReportFile = { fileType: string; fileName: string; sha256: string | null };

/** One line of a journal as an export prints it; exactly one side is filled. */
export type ReportJournalLine = {
  /** The account code, or null for a cash line. */
  account: string | null;
  accountName: string | null;
  /** The concept of a cash line, or the line for an account's add-back. */
  concept: string | null;
  debit: Amount | null;
  credit: Amount | null;
};

/** Whether an adjustment counts: reversed and stale ones (about an account that the files no longer have) do not. */
export const adjustmentStatuses = ["active", "reversed", "stale"] as const;

/** One adjustment with who made it, when and why, and the line it changed before and after. */
export type ReportAdjustment = {
  id: string;
  adjustmentType: AdjustmentType;
  reason: string;
  status: (typeof adjustmentStatuses)[number];
  createdAt: string;
  createdBy: string;
  reversedAt: string | null;
  concept: string | null;
  originalValue: Amount | null;
  adjustedValue: Amount | null;
  lines: readonly ReportJournalLine[];
};

/** An entry of the audit trail with everything that its hash covers, so that the hash can be recomputed. */
export type ReportAuditEntry = {
  seq: number;
  createdAt: string;
  action: string;
  description: string;
  userId: string;
  metadata: Readonly<Record<string, string | number | boolean | null>>;
  prevHash: string;
  /** Hash over salt, description and metadata; entries of earlier releases have none of their own. */
  contentHash?: string;
  /** Null where the content of the entry was erased. */
  salt?: string | null;
  hash: string;
  /** The user's name; the hash does not cover it. */
  user: string;
};

/** The last entry of a project's audit trail at some time. Its hash protects all entries before it. */
export type ReportAuditHead = { projectId: string; seq: number; hash: string };

/** The user's words for a disclosure, by the disclosure's id. */
export type ReportNote = { disclosureId: string; text: string };

/** Everything that an export shows: a statement, its inputs, and the people responsible for it. */
export type StatementReport = {
  document: StatementDocument;
  /** Whether to list ledger entries behind the lines; they may name people. */
  listsEntries?: boolean;
  /** The length of the columns beside the statement; absent without columns. */
  periodLength?: PeriodLength;
  /** The unit of the figures; exact amounts where absent. */
  presentationUnit?: PresentationUnit;
  /** The method shown first. */
  method: Method;
  projectName: string;
  /** The name of the reporting entity; null where it is not set. */
  entityName: string | null;
  /** The entities that the files name. */
  entities: readonly string[];
  /** The entity shown; null for all of them together. */
  entity: string | null;
  /** ISO dates; null when the project has none. */
  period: { start: string; end: string } | null;
  /** Null from the command line, which keeps no versions. */
  version: number | null;
  /** The time at which the statement was prepared, ISO 8601 UTC; an export does not use the current time. */
  preparedAt: string | null;
  preparedBy: string | null;
  /** SHA-256 of the statement's content (`hashedStatement`), in hexadecimal. */
  sha256: string;
  /** The inputs of the statement have changed since, so it is not the newest version. */
  isSuperseded: boolean;
  files: readonly ReportFile[];
  adjustments: readonly ReportAdjustment[];
  /** The audit trail up to the statement. */
  auditTrail: readonly ReportAuditEntry[];
  /** The head of the audit trail when the statement was made; null from the command line, which keeps none. */
  auditHead: ReportAuditHead | null;
  notes: readonly ReportNote[];
};
