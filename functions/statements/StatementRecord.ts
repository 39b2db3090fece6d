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
  "framework" | "currency" | "policies" | "tiesOut" | "draftReasons"
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

/** Completed means that it ties out and nobody has to look at a line any more. */
export function settledStatus(document: StatementDocument): "completed" | "needs_review" {
  return document.tiesOut && !isInReview(document) ? "completed" : "needs_review";
}

/** Whether a person still has to look at a line of either method. */
function isInReview({ statements }: StatementDocument): boolean {
  return [statements.indirect, statements.direct].some(({ lines }) =>
    lines.some(({ status }) => status === "review"),
  );
}

/** What Firestore keeps of a version. */
export function summarise(
  stored: StoredStatement,
  made: Pick<StatementRecord, "createdBy" | "run">,
): StatementRecord {
  const { document, version, createdAt, files } = stored;
  const { framework, currency, policies, tiesOut, draftReasons, checks, statements } = document;
  const lines = [...statements.indirect.lines, ...statements.direct.lines].map(
    ({ sources: _sources, reviewReasons: _reasons, ...line }) => line,
  );
  return {
    ...{
      framework,
      currency,
      policies,
      tiesOut,
      draftReasons,
      checks,
      lines,
      version,
      createdAt,
      files,
    },
    ...made,
    isInReview: isInReview(document),
    totals: statements.indirect.totals,
  };
}
