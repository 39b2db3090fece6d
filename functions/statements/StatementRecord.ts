import type { StatementDocument, StatementLine } from "@tieout/core";
import type { StoredFile } from "../store/FileRecord.ts";

/** The files a statement was made from. */
export type StatementFile = Pick<
  StoredFile,
  "id" | "fileType" | "fileName" | "sha256" | "generation" | "rowsPath"
>;

/** One version as Firestore holds it: all but sources, accounts and workings, which Storage keeps. */
export type StatementRecord = Pick<
  StatementDocument,
  "framework" | "currency" | "policies" | "tiesOut"
> & {
  version: number;
  createdAt: string;
  createdBy: string;
  /** The run that made it, part of its object's name. */
  run: string;
  isInReview: boolean;
  checks: StatementDocument["checks"];
  totals: StatementDocument["statements"]["indirect"]["totals"];
  lines: readonly Omit<StatementLine, "sources" | "reviewReasons">[];
  files: readonly StatementFile[];
};

/** One version whole, as Storage holds it. */
export type StoredStatement = {
  version: number;
  createdAt: string;
  /** Who had it prepared: their name then, or their e-mail address. */
  preparedBy: string | null;
  files: readonly StatementFile[];
  /** The entities the files name; empty when they have no such column. */
  entities: readonly string[];
  document: StatementDocument;
};

/** What a statement remembers of a file it was made from. */
export function statementFile(file: StoredFile): StatementFile {
  const { id, fileType, fileName, sha256, generation, rowsPath } = file;
  return { id, fileType, fileName, sha256, generation, rowsPath };
}

/** What the transaction that publishes a version needs to know of it. */
export type StatementSummary = Omit<StatementRecord, "createdBy" | "run">;

/** Completed means that it ties out and nobody has to look at a line any more. */
export function settledStatus({
  tiesOut,
  isInReview,
}: Pick<StatementSummary, "tiesOut" | "isInReview">): "completed" | "needs_review" {
  return tiesOut && !isInReview ? "completed" : "needs_review";
}

/** Whether a person still has to look at a line of either method. */
function isInReview({ statements }: StatementDocument): boolean {
  return [statements.indirect, statements.direct].some(({ lines }) =>
    lines.some(({ status }) => status === "review"),
  );
}

/** What Firestore keeps of a version, besides who made it. */
export function summarise(stored: StoredStatement): StatementSummary {
  const { document, version, createdAt, files } = stored;
  const { framework, currency, policies, tiesOut, checks, statements } = document;
  const lines = [...statements.indirect.lines, ...statements.direct.lines].map(
    ({ sources: _sources, reviewReasons: _reasons, ...line }) => line,
  );
  return {
    ...{
      framework,
      currency,
      policies,
      tiesOut,
      checks,
      lines,
      version,
      createdAt,
      files,
    },
    isInReview: isInReview(document),
    totals: statements.indirect.totals,
  };
}

/** A version as it was stored. */
export function openStatement(bytes: Uint8Array): StoredStatement {
  return JSON.parse(new TextDecoder().decode(bytes)) as StoredStatement; // written by makeVersion
}
