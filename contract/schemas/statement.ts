import { chartIds } from "@tieout/core";
import * as z from "zod";
import { accountSummary, rollForwardRow } from "./account.ts";
import { check, draftReason, problem, statementControl } from "./proof.ts";
import { methodStatement, statementLine, statementTotals } from "./statementLine.ts";
import { amount, framework, method, policies, projectStatus } from "./values.ts";

/** A column of the statement by the dates of the entries; the columns add up to the year. */
export const statementPeriod = z.object({
  start: z.iso.date(),
  end: z.iso.date(),
  tiesOut: z.boolean(),
  statements: z.object({ indirect: methodStatement, direct: methodStatement }),
  checks: z.array(check),
});

export const nonCashTransaction = z.object({
  adjustmentId: z.string().nullable(),
  description: z.string(),
  amount,
  lines: z.array(z.object({ account: z.string(), accountName: z.string(), amount })),
  /** A transaction of the year before. */
  isPriorYear: z.literal(true).exactOptional(),
});

export const disclosure = z.object({
  id: z.string(),
  title: z.string(),
  paragraph: z.string(),
  columns: z.array(z.string()),
  rows: z.array(
    z.object({
      label: z.string(),
      amounts: z.array(amount.nullable()),
      isTotal: z.boolean(),
      /** A comparative: a row of the year before. */
      isPriorYear: z.literal(true).exactOptional(),
    }),
  ),
  /** What the note needs and no file says. */
  asks: z.array(z.string()),
});

const statementFile = z.object({
  id: z.string(),
  fileType: z.string(),
  fileName: z.string(),
  sha256: z.string(),
  /** Which write of the object in Storage it was. */
  generation: z.string(),
});

/** The current statement of a project with its proof; `version` is null before the first one. */
export const cashFlow = z.object({
  version: z.number().nullable(),
  /** The project's. */
  status: projectStatus,
  /** The entity shown, null for all together; and those the files name. */
  entity: z.string().nullable(),
  entities: z.array(z.string()),
  createdAt: z.string().nullable(),
  isOutOfDate: z.boolean(),
  framework,
  method,
  currency: z.string(),
  tiesOut: z.boolean(),
  /** The weightiest first; empty where it ties out. */
  draftReasons: z.array(draftReason),
  hasComparatives: z.boolean(),
  /** The national chart by whose numbers accounts were read; absent where by name alone. */
  chart: z.enum(chartIds).exactOptional(),
  lines: z.array(statementLine),
  totals: statementTotals.nullable(),
  statements: z.object({ indirect: methodStatement, direct: methodStatement }).nullable(),
  checks: z.array(check),
  /** The totals that the files print, and whether what was read gives them. */
  controls: z.array(statementControl),
  /** The months of the period, which add up to it; absent without a general ledger. */
  periods: z.array(statementPeriod).exactOptional(),
  /** Whether entries lead from opening to closing balances; absent without a general ledger. */
  rollForward: z
    .object({
      accountCount: z.number(),
      /** Of how many no file states the closing balance. */
      unstatedCount: z.number(),
      differences: z.array(rollForwardRow),
    })
    .exactOptional(),
  /** What balances alone would say; absent without a general ledger. */
  balancesAlone: z.object({ indirect: methodStatement, direct: methodStatement }).exactOptional(),
  accounts: z.array(accountSummary),
  nonCashTransactions: z.array(nonCashTransaction),
  disclosures: z.array(disclosure),
  warnings: z.array(problem),
  files: z.array(statementFile),
});
export type CashFlow = z.infer<typeof cashFlow>;

/** Which statements stand side by side: by each framework, or this version and an earlier one. */
export const comparisonBody = z.discriminatedUnion("with", [
  z.object({ with: z.literal("frameworks") }),
  z.object({ with: z.literal("version"), version: z.number().int().positive() }),
]);

/** A line as it stands beside those of other statements: without what it is made of. */
export const comparedLine = statementLine.pick({
  id: true,
  concept: true,
  lineItem: true,
  category: true,
  isSubtotal: true,
  currentYear: true,
  status: true,
});
export type ComparedLine = z.infer<typeof comparedLine>;

/** A statement beside others, both methods; `version` is null where it was made to be compared. */
export const comparedStatement = z.object({
  framework,
  version: z.number().nullable(),
  policies,
  tiesOut: z.boolean(),
  lines: z.array(comparedLine),
});
export type ComparedStatement = z.infer<typeof comparedStatement>;
