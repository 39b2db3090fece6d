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
  /** The concept of a cash line, or under which an account's add-back stands. */
  concept: string | null;
  debit: Amount | null;
  credit: Amount | null;
};

/** Whether an adjustment counts: taken back, or left behind by the file it spoke of, it does not. */
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

/** An entry of the audit trail as it was sealed, so that its hash can be made again. */
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
  /** Null where what the entry said has been removed. */
  salt?: string | null;
  hash: string;
  /** Who the user is, by name; the hash does not cover it. */
  user: string;
};

/** The last entry of a project's audit trail at some time: what leads to it cannot be changed unseen. */
export type ReportAuditHead = { projectId: string; seq: number; hash: string };

/** The user's words for a disclosure, by the disclosure's id. */
export type ReportNote = { disclosureId: string; text: string };

/** Everything an export shows: a statement, what it was made from, and who answers for it. */
export type StatementReport = {
  document: StatementDocument;
  /** Whether the entries of the general ledger behind lines are listed: they name people. */
  listsEntries?: boolean;
  /** The columns of the year that stand beside the statement; none without. */
  periodLength?: PeriodLength;
  /** What the statement is shown in; in its currency as it is where nothing is said. */
  presentationUnit?: PresentationUnit;
  /** The method whose statement stands first. */
  method: Method;
  projectName: string;
  /** Whose statement it is; null where nobody has said. */
  entityName: string | null;
  /** The entities that the files name. */
  entities: readonly string[];
  /** The entity shown; null for all of them together. */
  entity: string | null;
  /** ISO dates; null when the project has none. */
  period: { start: string; end: string } | null;
  /** Null from the command line, which keeps no versions. */
  version: number | null;
  /** ISO 8601 UTC, the statement's own time: an export has no clock. */
  preparedAt: string | null;
  preparedBy: string | null;
  /** SHA-256 over all that the report says of the statement (`hashedStatement`), in hexadecimal. */
  sha256: string;
  /** Whether what the statement was made from has changed since: it is not the newest there could be. */
  isSuperseded: boolean;
  files: readonly ReportFile[];
  adjustments: readonly ReportAdjustment[];
  /** The audit trail up to the statement. */
  auditTrail: readonly ReportAuditEntry[];
  /** The head of the trail under which it was made; null from the command line, which keeps no trail. */
  auditHead: ReportAuditHead | null;
  notes: readonly ReportNote[];
};
