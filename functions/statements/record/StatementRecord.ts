import {
  check,
  disclosure,
  draftReason,
  fileType,
  framework,
  nonCashTransaction,
  policies,
  statementLine,
  statementTotals,
} from "@tieout/contract";
import { openPointsOf, type StatementDocument } from "@tieout/core";
import * as z from "zod";
import type { StoredFile } from "../../store/kinds/FileRecord.ts";
import { storedKind } from "../../store/kinds/StoredKind.ts";
import { addAnswers } from "./addAnswers.ts";
import { addAsks } from "./addAsks.ts";
import { addDraftReasons, addDraftReasonsWithin } from "./addDraftReasons.ts";
import { documentSchema } from "./documentSchema.ts";
import { scopeSchema } from "./StatementScope.ts";
import { type OpenPointsByMethod, openPointsByMethod } from "./statusOfClaim.ts";

const file = z.object({
  id: z.string(),
  fileType,
  fileName: z.string(),
  sha256: z.string().nullable(),
  generation: z.string(),
  rowsPath: z.string().nullable(),
  /** Balances of one date that open with what the general ledger says; absent in all others. */
  opensWithLedger: z.literal(true).optional(),
});

/** A file a statement was made from. */
export type StatementFile = z.infer<typeof file>;

const summary = z.object({
  framework,
  currency: z.string(),
  policies,
  tiesOut: z.boolean(),
  draftReasons: z.array(draftReason).readonly(),
  version: z.number(),
  createdAt: z.string(),
  createdBy: z.string(),
  /** The run that made it, part of its object's name; null where the name has none. */
  run: z.string().nullable(),
  /** How many open points each method has; null where an earlier release made it. */
  openPoints: openPointsByMethod.nullable(),
  checks: z.array(check).readonly(),
  totals: statementTotals,
  lines: z
    .array(statementLine.omit({ sources: true, reviewReasons: true, answeredBy: true }))
    .readonly(),
  files: z.array(file),
  /** What stands beneath it, the comparatives of next year's; null where an earlier release made it. */
  notes: z
    .object({
      disclosures: z.array(disclosure).readonly(),
      nonCashTransactions: z.array(nonCashTransaction).readonly(),
    })
    .nullable(),
});

/** One version as Firestore holds it: all but sources, accounts and workings, which Storage keeps. */
export type StatementRecord = z.infer<typeof summary>;

export const statementKind = storedKind({
  name: "summary of a statement",
  schema: summary,
  upgrades: [
    // The first objects of statements were named after their version alone.
    (stored) => ({ run: null, ...stored }),
    addDraftReasons,
    ({ isInReview: _, ...stored }) => ({ openPoints: null, ...stored }),
    (stored) => ({ notes: null, ...stored }),
  ],
});

const whole = z.object({
  version: z.number(),
  createdAt: z.string(),
  /** Who had it prepared: their name then, or their e-mail address. */
  preparedBy: z.string().nullable(),
  files: z.array(file),
  /** The entities the files name; empty when they have no such column. */
  entities: z.array(z.string()),
  document: documentSchema,
  /** Null where an earlier release stored it: it is shown, and processed again before it is exported. */
  scope: scopeSchema.nullable(),
});

/** One version whole, as Storage holds it. */
export type StoredStatement = z.infer<typeof whole>;

export const wholeStatementKind = storedKind({
  name: "statement",
  schema: whole,
  upgrades: [addDraftReasonsWithin, addAsks, addAnswers],
});

/** A file that a statement is made from, and whether its balances open with the general ledger. */
export type OpenedFile = StoredFile & Pick<StatementFile, "opensWithLedger">;

/** What a statement remembers of a file it was made from. */
export function statementFile(file: OpenedFile): StatementFile {
  const { id, fileType, fileName, sha256, generation, rowsPath, opensWithLedger } = file;
  const opened = opensWithLedger ? { opensWithLedger } : {};
  return { id, fileType, fileName, sha256, generation, rowsPath, ...opened };
}

/** What the transaction that publishes a version needs to know of it. */
export type StatementSummary = Omit<StatementRecord, "createdBy" | "run">;

function countOpenPoints(document: StatementDocument): OpenPointsByMethod {
  return {
    indirect: openPointsOf(document, "indirect").length,
    direct: openPointsOf(document, "direct").length,
  };
}

/** The notes in the form that is stored, which nothing changes any more. */
function notesOf({
  disclosures,
  nonCashTransactions,
}: StatementDocument): NonNullable<StatementRecord["notes"]> {
  return {
    disclosures: disclosures.map((note) => ({
      ...note,
      columns: [...note.columns],
      asks: [...note.asks],
      rows: note.rows.map((row) => ({ ...row, amounts: [...row.amounts] })),
    })),
    nonCashTransactions: nonCashTransactions.map((each) => ({
      ...each,
      lines: [...each.lines],
    })),
  };
}

/** What Firestore keeps of a version, besides who made it. */
export function summarise(stored: StoredStatement): StatementSummary {
  const { document, version, createdAt, files } = stored;
  const { framework, currency, policies, tiesOut, draftReasons, checks, statements } = document;
  const lines = [...statements.indirect.lines, ...statements.direct.lines].map(
    ({ sources: _sources, reviewReasons: _reasons, answeredBy: _answers, ...line }) => line,
  );
  return {
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
    openPoints: countOpenPoints(document),
    totals: statements.indirect.totals,
    notes: notesOf(document),
  };
}
