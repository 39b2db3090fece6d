import { isDeepStrictEqual } from "node:util";
import { canBeParameter, limits, projectFolders, type updateProjectBody } from "@tieout/contract";
import { resolvePolicies, validatePeriod, type WrittenPeriod } from "@tieout/core";
import type { Query } from "firebase-admin/firestore";
import type * as z from "zod";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Caller, Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { type Heading, renameStatement } from "../statements/amendments/renameStatement.ts";
import { endRuns } from "../statements/process/lease.ts";
import type { AuditDraft } from "../store/auditChain.ts";
import { changeProject, type ProjectKey, readProject } from "../store/changeProject.ts";
import { insertProject } from "../store/insertProject.ts";
import { describeProject, type ProjectRecord } from "../store/kinds/ProjectRecord.ts";
import { readPage } from "../store/pages/readPage.ts";
import { projectsOf } from "../store/paths.ts";
import { emptyProject } from "../store/removal/emptyProject.ts";
import { carryOut, noteObjects } from "../store/removal/removals.ts";

/** The caller's projects, newest first. */
export const listProjects: Handler<"listProjects"> = async ({ query }, { deps, caller }) => {
  const { items, next } = await readPage(projectsOfCaller(deps, caller), query);
  return { items: items.map(({ id, ...record }) => describeProject(id, record, deps.now())), next };
};

/** Creates a draft project with the first entry of its audit trail. */
export const createProject: Handler<"createProject"> = async ({ body }, { deps, caller }) => {
  const { name, framework, method, currency, entityName, period } = body;
  const { processesAutomatically } = body;
  if (period) refusePeriod(period);
  const chosen = { name, framework, method, currency, entityName, period, processesAutomatically };
  const description = `Project "${name}" created`;
  const metadata = { name, framework, method, currency, ...said({ entityName, period }) };
  const audit = { action: "project_created", description, metadata } as const;
  const { id, record } = await insertProject(deps, { uid: caller.uid, chosen, audit });
  return describeProject(id, record, deps.now());
};

/** What was said of the statement's heading, as the trail keeps it. */
function said({ entityName, period }: Pick<ProjectRecord, "entityName" | "period">) {
  return {
    ...(entityName !== null && { entityName }),
    ...(period !== null && { period: `${period.start} to ${period.end}` }),
  };
}

/** One project. */
export const getProject: Handler<"getProject"> = async ({ params }, { deps, caller }) => {
  const key = projectKey(params, caller);
  return describeProject(key.projectId, await readProject(deps, key), deps.now());
};

/**
 * Changes a project; what the figures of its statement depend on marks that out of date, and another
 * heading is in its next version at once.
 */
export const updateProject: Handler<"updateProject"> = async (
  { params, body },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  if (body.period) refusePeriod(body.period);
  await refusePriorProject(deps, key, body);
  const before = await readProject(deps, key);
  const changed = differing(before, body);
  const heading = headingOf(changed);
  const isHeadingAlone = !FOR_FIGURES.some((field) => field in changed);
  const isRenamed =
    isHeadingAlone &&
    Object.keys(heading).length > 0 &&
    (await renameStatement(deps, key, { project: before, heading, audit: auditChange(heading) }));
  const { name: _, entityName: __, period: ___, ...others } = body;
  return changeProject(deps, key, ({ project, now }) => {
    // Said again, a heading would take back what somebody has said since
    const given = differing(project, isRenamed ? others : body);
    const update = Object.keys(given).length === 0 ? {} : changeOf(project, given);
    const value = describeProject(
      key.projectId,
      { ...project, ...update, updatedAt: now },
      deps.now(),
    );
    const isChanged = Object.keys(given).length > 0;
    return { update, audit: isChanged ? [auditChange(given)] : [], value };
  });
};

/** What of a change is not so already. */
function differing(
  project: ProjectRecord,
  body: z.output<typeof updateProjectBody>,
): Partial<ProjectRecord> {
  const given = Object.entries(body).filter(
    ([field, value]) =>
      // Of another framework the policies are said even where they are those of this one.
      value !== undefined &&
      (field === "policies" || !isDeepStrictEqual(value, project[field as keyof ProjectRecord])),
  );
  return Object.fromEntries(given) as Partial<ProjectRecord>; // the contract has parsed the fields
}

function auditChange(given: Partial<ProjectRecord>): AuditDraft {
  const metadata = Object.fromEntries(
    Object.entries(given).map(([field, value]) => [field, JSON.stringify(value)]),
  );
  const description = `Changed ${Object.keys(given).map(wordsOf).join(", ")}`;
  return { action: "project_updated", description, metadata };
}

/** "entityName" as the trail says it: "entity name". */
function wordsOf(field: string): string {
  return field
    .replace(/Id$/, "")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
}

/** Removes what a project holds and leaves its audit trail. */
export const clearProject: Handler<"clearProject"> = async ({ params }, { deps, caller }) => {
  const key = projectKey(params, caller);
  await readProject(deps, key);
  // What runs that failed left behind goes too; what is made from here on is not in the list.
  const left = await listKept(deps, key);
  const removals = await changeProject(deps, key, async (change) => {
    const ended = endRuns(deps, change.project);
    const objects = new Set([...(await emptyProject(deps, change, key)), ...left]);
    return {
      update: {
        ...ended,
        status: "draft",
        statementVersion: null,
        entryBytes: 0,
        statementClaim: null,
        isOutOfDate: false,
        selectedFiles: {},
        ledgerFiles: [],
        ledgerTogether: null,
      },
      audit: [{ action: "project_cleared", description: "Project data cleared", metadata: {} }],
      value: noteObjects(deps, change, key, [...objects]),
    };
  });
  for (const removal of removals) await carryOut(deps, removal);
  return { ok: true };
};

/** All that the functions have written for a project, whether or not something leads to it. */
async function listKept(deps: Deps, { uid, projectId }: ProjectKey): Promise<string[]> {
  const kept: string[] = [];
  for (const folder of projectFolders(uid, projectId)) {
    for await (const listed of deps.objects.list(folder)) {
      kept.push(...listed.map(({ path }) => path));
    }
  }
  return kept;
}

/** The four tiles: active is whatever is not completed. */
export const getDashboardStats: Handler<"getDashboardStats"> = async (_input, { deps, caller }) => {
  const now = deps.now();
  const found = await projectsOfCaller(deps, caller).limit(limits.projectsPerUser).get();
  const shown = found.docs.map((document) => describeProject(document.id, document.data(), now));
  const count = (status: string) => shown.filter((project) => project.status === status).length;
  const completed = count("completed");
  return {
    activeProjects: shown.length - completed,
    completed,
    needReview: count("needs_review"),
    processing: count("processing"),
  };
};

function projectsOfCaller(deps: Deps, { uid }: Caller): Query<ProjectRecord> {
  return projectsOf(deps.db).where("ownerId", "==", uid);
}

/** The messages of the core's rule, named as those of the contract are. */
function refusePeriod(period: WrittenPeriod): void {
  const errors = validatePeriod(period).map(({ message, where }) => {
    const field = where.about === undefined ? "period" : `period.${where.about}`;
    return `${field}: ${message}`;
  });
  if (errors.length > 0) throw new ApiProblem("invalid_request", { errors });
}

/** Last year's project is another one of the same owner; whether it fits is told when it is used. */
async function refusePriorProject(
  deps: Deps,
  { uid, projectId }: ProjectKey,
  { priorProjectId, isFirstPeriod }: z.output<typeof updateProjectBody>,
): Promise<void> {
  if (priorProjectId === undefined || priorProjectId === null) return;
  const errors = [
    ...(priorProjectId === projectId
      ? ["priorProjectId: a project cannot give its own opening balances"]
      : []),
    ...(isFirstPeriod ? ["isFirstPeriod: the first period has no project of the year before"] : []),
  ];
  if (errors.length > 0) throw new ApiProblem("invalid_request", { errors });
  if (!canBeParameter("id", priorProjectId)) throw new ApiProblem("not_found");
  await readProject(deps, { uid, projectId: priorProjectId });
}

/** A first period has no year before; naming last year's project says that it is none. */
function openingsOf(given: Partial<ProjectRecord>): Partial<ProjectRecord> {
  if (given.isFirstPeriod) return { priorProjectId: null };
  return given.priorProjectId ? { isFirstPeriod: false } : {};
}

/** What of a change stands in the heading of the statement. */
function headingOf({ name, entityName, period }: Partial<ProjectRecord>): Heading {
  return {
    ...(name !== undefined && { name }),
    ...(entityName !== undefined && { entityName }),
    ...(period !== undefined && { period }),
  };
}

/** What the figures of a statement are made from. The method is not: both are always there. */
const FOR_FIGURES = [
  "framework",
  "currency",
  "policies",
  "chart",
  "isFirstPeriod",
  "priorProjectId",
];

/** What a statement says or is made from. */
const OF_THE_STATEMENT = [...FOR_FIGURES, "entityName", "period"];

/** The change of a project with its policies resolved; what its statement says puts that out of date. */
function changeOf(project: ProjectRecord, given: Partial<ProjectRecord>): Partial<ProjectRecord> {
  const framework = given.framework ?? project.framework;
  const isOtherFramework = framework !== project.framework;
  const policies = given.policies ?? (isOtherFramework ? {} : project.policies);
  const resolved = resolvePolicies(framework, policies);
  if (!resolved.ok) {
    throw new ApiProblem("policy_invalid", {
      errors: resolved.problems.map(({ message }) => message),
    });
  }
  const matters = OF_THE_STATEMENT.some((field) => field in given);
  const isOutOfDate = project.isOutOfDate || matters;
  return { ...given, ...openingsOf(given), policies, isOutOfDate };
}
