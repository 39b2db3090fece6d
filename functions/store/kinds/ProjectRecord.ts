import {
  currency,
  difference,
  draftReason,
  framework,
  type LedgerTogether,
  limits,
  method,
  type Project,
  policies,
  projectStatus,
  runProgress,
} from "@tieout/contract";
import { chartChoices, presentationUnits } from "@tieout/core";
import * as z from "zod";
import { addDraftReasons } from "../../statements/record/addDraftReasons.ts";
import { openPointsByMethod, statusOfClaim } from "../../statements/record/statusOfClaim.ts";
import { storedKind, type Upgrade } from "./StoredKind.ts";

/** What the reading of several general ledger files together found. */
const ledgerTogether = z.object({
  /** By their ids: it holds while all of them count. */
  files: z.array(z.string()).readonly(),
  /** Since when a task reads them; null when none does. */
  readSince: z.string().nullable(),
  /** What they contradict each other in, and what of it a person may accept: nothing where that is not all. */
  errors: z.array(z.string()).readonly(),
  differences: z.array(difference).readonly(),
  isAccepted: z.boolean(),
});

/** While one run of the project goes on; another may start when it has expired. */
const lease = z.object({
  id: z.string(),
  expiresAt: z.string(),
  /** How far it has come, where it takes long enough to be told. */
  progress: runProgress.exactOptional(),
  /** A task holds it, which the queue tries again where it dies. */
  isTask: z.boolean().exactOptional(),
});

const choices = policies.shape;

const schema = z.object({
  /** Null while it is deleted: it belongs to no user then. */
  ownerId: z.string().nullable(),
  /** Who deleted it, when, and whether the names of its accounts are to be forgotten too. */
  deletion: z.object({ by: z.string(), at: z.string(), forgetsNames: z.boolean() }).nullable(),
  name: z.string(),
  /** Whose statement it is; null where nobody has said. */
  entityName: z.string().nullable(),
  framework,
  method,
  currency,
  /** The status without a run; a live lease makes it `processing`. */
  status: projectStatus.exclude(["processing"]),
  policies: z.object({
    indirectStart: choices.indirectStart.exactOptional(),
    interestPaid: choices.interestPaid.exactOptional(),
    interestReceived: choices.interestReceived.exactOptional(),
    dividendsReceived: choices.dividendsReceived.exactOptional(),
    dividendsPaid: choices.dividendsPaid.exactOptional(),
    bankOverdraftsInCash: choices.bankOverdraftsInCash.exactOptional(),
    restrictedCashInCash: choices.restrictedCashInCash.exactOptional(),
    specifiedMainBusinessActivity: choices.specifiedMainBusinessActivity.exactOptional(),
  }),
  period: z.object({ start: z.string(), end: z.string() }).nullable(),
  /** Null where nobody has said: what the files name decides. */
  multiEntity: z.boolean().nullable(),
  includeFxRates: z.boolean(),
  /** The national chart by which accounts are read, `auto` where nobody has said. */
  chart: z.enum(chartChoices),
  /** There is no year before: the opening balances are nil. */
  isFirstPeriod: z.boolean(),
  /** The owner's project of the year before, whose closing balances are the opening ones. */
  priorProjectId: z.string().nullable(),
  processesAutomatically: z.boolean(),
  /** The sample company: nothing changes it but its deletion. */
  isSample: z.boolean(),
  presentationUnit: z.enum(presentationUnits),
  statementVersion: z.number().nullable(),
  /** The run that made that version, part of its object's name; null where the name has none. */
  statementRun: z.string().nullable(),
  /** How many bytes the entries behind its lines take in Storage. */
  entryBytes: z.number(),
  /** Whether that version ties out, and if not, why; null before the first. */
  statementClaim: z
    .object({
      tiesOut: z.boolean(),
      draftReasons: z.array(draftReason).readonly(),
      openPoints: openPointsByMethod.nullable(),
    })
    .nullable(),
  /** The last version there was. Never goes back, so that no number is given to two statements. */
  lastVersion: z.number(),
  /** Whether something the next statement is made from has changed since the last one. */
  isOutOfDate: z.boolean(),
  /** File ids chosen by hand, by file type; without one the newest valid file counts. */
  selectedFiles: z.record(z.string(), z.string()),
  /** The general ledger files that count together, by their ids; where there are none the newest valid one counts. */
  ledgerFiles: z.array(z.string()).readonly(),
  ledgerTogether: ledgerTogether.nullable(),
  lease: lease.nullable(),
  /** Why the last run that nobody waited for made no statement. */
  runFailure: z.string().nullable(),
  /** When the last run that read the files began, whatever became of it; null before the first. */
  triedAt: z.string().nullable(),
  auditHead: z.object({ seq: z.number(), hash: z.string() }).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** A project as Firestore holds it. */
export type ProjectRecord = z.infer<typeof schema>;

/** What every project begins with. */
export const newProject = {
  deletion: null,
  entityName: null,
  statementClaim: null,
  status: "draft",
  policies: {},
  period: null,
  multiEntity: null,
  includeFxRates: true,
  chart: "auto",
  isFirstPeriod: false,
  priorProjectId: null,
  processesAutomatically: true,
  isSample: false,
  presentationUnit: "units",
  statementVersion: null,
  statementRun: null,
  entryBytes: 0,
  lastVersion: 0,
  isOutOfDate: false,
  selectedFiles: {},
  ledgerFiles: [],
  ledgerTogether: null,
  lease: null,
  runFailure: null,
  triedAt: null,
} as const satisfies Partial<ProjectRecord>;

/** Version 1 left out what nobody had chosen yet. */
const withChoices: Upgrade = (stored) => ({
  multiEntity: null,
  includeFxRates: true,
  statementRun: null,
  ...stored,
});

/** Version 2 took balances of one date for those of a first period. */
const withOpenings: Upgrade = (stored) => ({
  isFirstPeriod: false,
  priorProjectId: null,
  ...stored,
});

/** Version 3 named no entity, and said of its statement no more than whether it was completed. */
const withClaim: Upgrade = ({ statementVersion, status, ...stored }) => ({
  entityName: null,
  statementClaim:
    statementVersion === null ? null : addDraftReasons({ tiesOut: status === "completed" }),
  ...stored,
  statementVersion,
  status,
});

/** Version 4 did not count the open points of its statement, and processed when it was told to. */
const withOpenPoints: Upgrade = ({ statementClaim, ...stored }) => ({
  processesAutomatically: true,
  ...stored,
  statementClaim: statementClaim && { openPoints: null, ...statementClaim },
});

/** Version 5 removed a project as soon as it was deleted. */
const withDeletion: Upgrade = (stored) => ({ deletion: null, ...stored });

/** Version 6 recognised every chart by itself. */
const withChart: Upgrade = (stored) => ({ chart: "auto", ...stored });

/** Version 7 had no sample company. */
const withSample: Upgrade = (stored) => ({ isSample: false, ...stored });

/** Version 8 made every statement while its caller waited. */
const withTasks: Upgrade = (stored) => ({ runFailure: null, ...stored });

/** Version 9 showed every statement in its currency as it is. */
const withUnit: Upgrade = (stored) => ({ presentationUnit: "units", ...stored });

/** Version 10 had one file of a general ledger, chosen as those of other types are. */
const withLedgerFiles: Upgrade = ({ selectedFiles, ...stored }) => {
  const { general_ledger: ledger, ...others } = z
    .record(z.string(), z.string())
    .parse(selectedFiles);
  return { ledgerFiles: ledger === undefined ? [] : [ledger], ...stored, selectedFiles: others };
};

/** Version 11 did not keep what several of them are together. */
const withLedgerTogether: Upgrade = (stored) => ({ ledgerTogether: null, ...stored });

/** Version 12 did not count what entries behind a statement take. */
const withEntryBytes: Upgrade = (stored) => ({ entryBytes: 0, ...stored });

/** Version 13 did not say when a statement was last tried. */
const withTrial: Upgrade = (stored) => ({ triedAt: null, ...stored });

export const projectKind = storedKind({
  name: "project",
  schema,
  upgrades: [
    withChoices,
    withOpenings,
    withClaim,
    withOpenPoints,
    withDeletion,
    withChart,
    withSample,
    withTasks,
    withUnit,
    withLedgerFiles,
    withLedgerTogether,
    withEntryBytes,
    withTrial,
  ],
});

/** Whether a run of the project is going on. */
export function isLeased({ lease }: ProjectRecord, now: Date): boolean {
  return lease !== null && lease.expiresAt > now.toISOString();
}

/** Each method has open points of its own; of what an earlier release made they are not known. */
function statusOf({ status, statementClaim, method }: ProjectRecord): ProjectRecord["status"] {
  return statementClaim?.openPoints ? statusOfClaim(statementClaim, method) : status;
}

/** A claim that ran out and was never given back: its run died, and nobody could tell why. */
function isLost(record: ProjectRecord, now: Date): boolean {
  return record.lease !== null && !isLeased(record, now);
}

const LOST =
  "The last run broke off before it was finished, and the project is as it was before it. Process the data again, or make the last change again.";

/** What every run begins with. */
const reading = { stage: "reading", count: null } as const;

/** A project as the API shows it. */
export function describeProject(id: string, record: ProjectRecord, now: Date): Project {
  const { name, framework, method, currency, policies, period, statementVersion } = record;
  const { multiEntity, includeFxRates, isFirstPeriod, priorProjectId } = record;
  const { processesAutomatically, chart, isSample, presentationUnit } = record;
  const { entityName, statementClaim } = record;
  const isOutOfDate = record.isOutOfDate && statementVersion !== null;
  const status = isLeased(record, now) ? "processing" : statusOf(record);
  const progress = status === "processing" ? (record.lease?.progress ?? reading) : null;
  const isRunByTask = status === "processing" && record.lease?.isTask === true;
  const { createdAt, updatedAt } = record;
  const runFailure = isLost(record, now) ? LOST : record.runFailure;
  return {
    id,
    name,
    entityName,
    framework,
    method,
    status,
    progress,
    currency,
    policies,
    period,
    multiEntity,
    includeFxRates,
    chart,
    isFirstPeriod,
    priorProjectId,
    processesAutomatically,
    isSample,
    presentationUnit,
    statementVersion,
    tiesOut: statementClaim?.tiesOut ?? null,
    draftReasons: [...(statementClaim?.draftReasons ?? [])],
    openPoints: statementClaim?.openPoints?.[method] ?? null,
    isOutOfDate,
    isRunByTask,
    runFailure,
    ledgerTogether: describeTogether(record, now),
    createdAt,
    updatedAt,
  };
}

/** What the files that count now are together, as far as it is known; a task that died reads nothing. */
function describeTogether(project: ProjectRecord, now: Date): LedgerTogether | null {
  const found = foundTogether(project, project.ledgerFiles);
  if (!found) return null;
  const { readSince, errors, differences, isAccepted } = found;
  const since = readSince === null ? Number.NaN : Date.parse(readSince);
  return {
    isBeingRead: now.getTime() - since < limits.largeReadingMs,
    errors: isAccepted ? [] : [...errors],
    openDifferences: isAccepted ? [] : [...differences],
    acceptedDifferences: isAccepted ? [...differences] : [],
  };
}

/** What was found of files, where all of them are among these. */
export function foundTogether(
  { ledgerTogether }: Pick<ProjectRecord, "ledgerTogether">,
  ids: readonly string[],
): ProjectRecord["ledgerTogether"] {
  return ledgerTogether?.files.every((id) => ids.includes(id)) ? ledgerTogether : null;
}
