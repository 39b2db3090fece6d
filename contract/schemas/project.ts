import { chartChoices, presentationUnits } from "@tieout/core";
import * as z from "zod";
import { ledgerTogether } from "./file.ts";
import { draftReason } from "./proof.ts";
import { text } from "./text.ts";
import { amount, currency, framework, method, period, policies, projectStatus } from "./values.ts";

const name = text("projectName").min(1);
const chart = z.enum(chartChoices);

/** As somebody wrote it: `validatePeriod` of the core holds it to the calendar, and says what was expected. */
const writtenDate = text("date").meta({ format: "date" });
const writtenPeriod = z.object({ start: writtenDate, end: writtenDate });

/** How far the preparation of a statement has come, and over how many rows or accounts it goes; of tracing, how many entries it has been over, and of how many. */
export const runProgress = z.object({
  stage: z.enum(["waiting", "reading", "roles", "tracing", "worksheet", "checks", "storing"]),
  count: z.number().nullable(),
  total: z.number().exactOptional(),
});
export type RunProgress = z.infer<typeof runProgress>;

export const project = z.object({
  id: z.string(),
  name: z.string(),
  /** Whose statement it is; null where nobody has said. */
  entityName: z.string().nullable(),
  framework,
  method,
  status: projectStatus,
  /** While a statement is prepared; else null. */
  progress: runProgress.nullable(),
  currency,
  policies: policies.partial(),
  period: period.nullable(),
  /** Whether the entities of the files are added up; null leaves it to what the files name. */
  multiEntity: z.boolean().nullable(),
  includeFxRates: z.boolean(),
  /** The national chart by which accounts are read; `auto` recognises it, `none` reads names alone. */
  chart,
  /** There is no year before: the opening balances are nil. */
  isFirstPeriod: z.boolean(),
  /** The caller's project of the year before, whose closing balances are the opening ones. */
  priorProjectId: z.string().nullable(),
  /** Whether the app prepares the statement by itself when the files that it needs have come. */
  processesAutomatically: z.boolean(),
  /** The sample company: it can be read, exported and deleted, and a copy of it changed. */
  isSample: z.boolean(),
  /** What the statement is shown in, on screen and in exports; its figures are kept exact. */
  presentationUnit: z.enum(presentationUnits),
  statementVersion: z.number().nullable(),
  /** Whether the statement ties out, and what speaks against it; null before the first statement. */
  tiesOut: z.boolean().nullable(),
  draftReasons: z.array(draftReason),
  /** How many points of its statement a person still has to resolve; null before the first, or where an earlier release made it. */
  openPoints: z.number().nullable(),
  isOutOfDate: z.boolean(),
  /** Whether the run that goes on is a task, which no call waits for. */
  isRunByTask: z.boolean(),
  /** Why the last task made no statement; null where it did. */
  runFailure: z.string().nullable(),
  /** What the several files of its general ledger are together; null where there is nothing to say of that. */
  ledgerTogether: ledgerTogether.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Project = z.infer<typeof project>;

/** What a person says of an account that opens with something else than it closed with. */
export const openingDecision = z.object({
  /** Last year's figures were restated (IAS 8, ASC 250), or this year's file is wrong. */
  kind: z.enum(["restatement", "error"]),
  reason: z.string(),
  createdAt: z.string(),
});

/** An account that opens with something else than it closed with the year before; debit-positive. */
export const openingDifference = z.object({
  account: z.string(),
  accountName: z.string(),
  closing: amount,
  opening: amount,
  difference: amount,
  decision: openingDecision.nullable(),
});
export type OpeningDifference = z.infer<typeof openingDifference>;

export const openingDecisionBody = z.object({
  kind: openingDecision.shape.kind,
  reason: text("note").min(1),
});

/** A project that was deleted and can be restored. */
export const deletedProject = z.object({
  id: z.string(),
  name: z.string(),
  deletedAt: z.string(),
  restorableUntil: z.string(),
});
export type DeletedProject = z.infer<typeof deletedProject>;

/** A project that was made of an archive. */
export const restoredProject = z.object({
  project,
  /** Whether its statement has the figures of the archived one; null where there is none of either. */
  hasSameFigures: z.boolean().nullable(),
});

/** Defaults of specification section 9; a status other than draft cannot be asked for. */
export const createProjectBody = z.object({
  name,
  framework: framework.default("IFRS"),
  method: method.default("indirect"),
  status: z.literal("draft").default("draft"),
  currency: currency.default("GBP"),
  entityName: name.nullable().default(null),
  period: writtenPeriod.nullable().default(null),
  processesAutomatically: z.boolean().default(true),
});

export const updateProjectBody = z
  .object({
    name,
    entityName: name.nullable(),
    framework,
    method,
    currency,
    policies: policies.partial(),
    period: writtenPeriod.nullable(),
    chart,
    isFirstPeriod: z.boolean(),
    priorProjectId: text("identifier").nullable(),
    processesAutomatically: z.boolean(),
    presentationUnit: z.enum(presentationUnits),
  })
  .partial();

/** The boxes beside "Process Data"; what is not said stays as it was. */
export const processBody = z
  .object({ multiEntity: z.boolean(), includeFxRates: z.boolean() })
  .partial()
  .default({});

export const dashboardStats = z.object({
  activeProjects: z.number(),
  completed: z.number(),
  needReview: z.number(),
  processing: z.number(),
});

export const user = z.object({
  id: z.string(),
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
});
