import type { Reply } from "@tieout/contract";
import { accountLabel, printWritten } from "@tieout/core";
import * as z from "zod";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { nextName, nextPeriod } from "../nextYear/nextPeriod.ts";
import { readLedgerPeriod } from "../statements/inputs/joinLedgers.ts";
import {
  bytesOfStatement,
  readStatement,
  requireWritten,
} from "../statements/record/readStatement.ts";
import { changeProject, type ProjectKey } from "../store/changeProject.ts";
import { insertProject } from "../store/insertProject.ts";
import { describeProject, type ProjectRecord } from "../store/kinds/ProjectRecord.ts";
import { readCursor, writeCursor } from "../store/pages/cursor.ts";
import { readAll } from "../store/pages/readPages.ts";
import { documentId, projectCollection } from "../store/paths.ts";
import { threadTasks } from "../threads/threadTasks.ts";

type Listed = Reply<"listOpeningDifferences">[number];

/**
 * Makes the project of the year after: its closing balances are the opening ones, its statement the
 * comparatives, and what people chose and said of accounts holds on.
 */
export const startNextYear: Handler<"startNextYear"> = async ({ params }, { deps, caller }) => {
  const key = projectKey(params, caller);
  const { project, written } = await requireWritten(deps, key);
  const { framework, method, currency } = project;
  const name = nextName(project.name);
  const thisYears = project.period ?? (await readLedgerPeriod(deps, key, project));
  const period = thisYears && nextPeriod(thisYears);
  const taken = await readTaken(deps, key);
  const { id, record } = await insertProject(deps, {
    uid: caller.uid,
    chosen: {
      ...heldOn(project),
      name,
      period,
      priorProjectId: key.projectId,
    },
    audit: {
      action: "project_created",
      description: `Project "${name}" created for the year after "${project.name}"`,
      metadata: {
        name,
        framework,
        method,
        currency,
        priorProjectId: key.projectId,
        version: written.version,
      },
    },
    fill: (transaction, projectId, now) => {
      const of = <Name extends Parameters<typeof projectCollection>[2]>(collection: Name) =>
        projectCollection(deps.db, projectId, collection);
      for (const role of taken.roles) {
        const given = { ...role, createdAt: now, isStale: false };
        transaction.create(of("mappings").doc(documentId(role.key)), given);
      }
      for (const traits of taken.traits) {
        transaction.create(of("traits").doc(documentId(traits.key)), { ...traits, createdAt: now });
      }
      for (const { name: at, example } of taken.presentation) {
        transaction.create(of("presentation").doc(at), example);
      }
    },
  });
  return describeProject(id, record, deps.now());
};

/** What a project says of itself that the next year does not change. */
function heldOn(project: ProjectRecord) {
  const { framework, method, currency, entityName, policies } = project;
  const { multiEntity, includeFxRates, processesAutomatically, chart, presentationUnit } = project;
  return {
    framework,
    method,
    currency,
    entityName,
    policies,
    multiEntity,
    includeFxRates,
    processesAutomatically,
    chart,
    presentationUnit,
  };
}

/** What the next year takes over besides the project's own fields. */
async function readTaken(deps: Deps, { projectId }: ProjectKey) {
  const [roles, traits, presentation] = await Promise.all([
    readAll(projectCollection(deps.db, projectId, "mappings")),
    readAll(projectCollection(deps.db, projectId, "traits")),
    readAll(projectCollection(deps.db, projectId, "presentation")),
  ]);
  return {
    roles: roles.map((document) => document.data()),
    traits: traits.map((document) => document.data()),
    presentation: presentation.map((document) => ({ name: document.id, example: document.data() })),
  };
}

/** The accounts that open with something else than last year's project closed with. */
export const listOpeningDifferences: Handler<"listOpeningDifferences"> = async (
  { params, query: { cursor, limit } },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const all = await readDifferences(deps, key);
  const after = cursor === undefined ? null : readCursor(z.tuple([z.string()]), cursor)[0];
  const from = after === null ? 0 : all.findIndex(({ account }) => account === after) + 1;
  const items = all.slice(from, from + limit);
  const last = from + limit < all.length ? items.at(-1) : undefined;
  return { items, next: last ? writeCursor([last.account]) : null };
};

/** Keeps whether a difference corrects an error of last year or is one of this year, and why. */
export const decideOpening: Handler<"decideOpening"> = async (
  { params, body: { kind, reason } },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const { code } = params;
  const found = (await readDifferences(deps, key)).find(({ account }) => account === code);
  if (!found) throw new ApiProblem("not_found");
  const { account, accountName, difference } = found;
  return changeProject(deps, key, ({ transaction, now }) => {
    const decision = { kind, reason, createdAt: now };
    const ref = projectCollection(deps.db, key.projectId, "openings").doc(documentId(code));
    transaction.set(ref, { ...decision, key: code, difference, decidedBy: caller.uid });
    const description = `Account ${accountLabel(account, accountName)}: opens ${printWritten(difference)} other than it closed, ${words[kind]}: ${reason}`;
    const metadata = { account, difference, kind };
    return {
      update: {},
      audit: [{ action: "adjustment", description, metadata }],
      value: { ...found, decision },
    };
  });
};

const words = {
  restatement: "restated",
  error: "an error of this year's file",
} as const;

/** None where there is no last year's project, or one of the two has no statement. */
async function readDifferences(deps: Deps, key: ProjectKey): Promise<Listed[]> {
  const { project, written } = await readStatement(deps, key);
  if (!written || project.priorProjectId === null) return [];
  const lastYears = await readLastYears(deps, { ...key, projectId: project.priorProjectId });
  if (!lastYears) return [];
  const about = { uid: key.uid, bytes: bytesOfStatement(written) + bytesOfStatement(lastYears) };
  const differences = await deps.runTask(threadTasks.compareYears, { written, lastYears }, about);
  const decided = await readAll(projectCollection(deps.db, key.projectId, "openings"));
  const decisions = new Map(
    decided.map((document) => [document.data().key, document.data()] as const),
  );
  return differences.map((found) => {
    const known = decisions.get(found.account);
    // A figure that changed since is another difference, of which nothing has been said.
    const decision =
      known?.difference === found.difference
        ? { kind: known.kind, reason: known.reason, createdAt: known.createdAt }
        : null;
    return { ...found, decision };
  });
}

/** Last year's project may have been deleted since. */
async function readLastYears(deps: Deps, key: ProjectKey) {
  try {
    return (await readStatement(deps, key)).written;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === "not_found") return null;
    throw error;
  }
}
