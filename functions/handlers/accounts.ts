import { type Role, roleDefinition } from "@tieout/core";
import * as z from "zod";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { amendStatement } from "../statements/amendments/amendStatement.ts";
import {
  roleAmendment,
  roleRef,
  rolesAmendment,
  traitsAmendment,
  unknownAccounts,
} from "../statements/amendments/roleAmendment.ts";
import { readInputs } from "../statements/inputs/readInputs.ts";
import { bytesOfRows } from "../statements/inputs/StatementRequest.ts";
import { readingsOfCurrent } from "../statements/record/keepReadings.ts";
import {
  bytesOfStatement,
  readStatement,
  requireWritten,
} from "../statements/record/readStatement.ts";
import { changeProject, type ProjectKey } from "../store/changeProject.ts";
import { readCursor, writeCursor } from "../store/pages/cursor.ts";
import { readPages } from "../store/pages/readPages.ts";
import { projectCollection } from "../store/paths.ts";
import { threadTasks } from "../threads/threadTasks.ts";

/** The accounts of the current statement, with the roles that wait to be confirmed; none before the first. */
export const listAccounts: Handler<"listAccounts"> = async (
  { params, query: { cursor, limit, isStale } },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const { written } = await readStatement(deps, key);
  const after = cursor === undefined ? null : readCursor(z.tuple([z.string()]), cursor)[0];
  if (!written && after === null) return { items: [], next: null };
  if (!written) throw noSuchAccount(after);
  const stale = await staleAccounts(deps, key);
  const areOnlyStale = isStale === "true";
  // Most often none waits: a large statement is not opened to find nobody.
  if (areOnlyStale && stale.size === 0) return { items: [], next: null };
  const request = { written, after, limit, areOnlyStale, stale };
  const about = { uid: caller.uid, bytes: bytesOfStatement(written) };
  const page = await deps.runTask(threadTasks.writeAccounts, request, about);
  if (!page.ok) throw noSuchAccount(after);
  return {
    writtenReply: page.json,
    next: page.last === null ? null : writeCursor([page.last]),
  };
};

function noSuchAccount(code: string | null): ApiProblem {
  const errors = [
    `cursor: The statement has no account ${code} any more. Read the list from its start`,
  ];
  return new ApiProblem("invalid_request", { errors });
}

/** The codes of the accounts whose role waits to be confirmed. */
async function staleAccounts(deps: Deps, { projectId }: ProjectKey): Promise<Set<string>> {
  const waiting = projectCollection(deps.db, projectId, "mappings").where("isStale", "==", true);
  const stale = new Set<string>();
  for await (const page of readPages(waiting)) {
    for (const document of page) stale.add(document.data().key);
  }
  return stale;
}

/**
 * Gives an account its role in this project, and remembers it for the user's others. The role it
 * has already is confirmed: it stands for the file that took the place of the one it was given for.
 */
export const putAccountMapping: Handler<"putAccountMapping"> = async (
  { params, body: { role } },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const { code } = params;
  const isConfirmed = role !== null && (await confirmRole(deps, key, { code, role }));
  if (isConfirmed) return { ok: true };
  return amendStatement(deps, key, await roleAmendment(deps, key, { code, role }));
};

/** Gives many accounts their roles; the statement is prepared once with all of them. */
export const putAccountMappings: Handler<"putAccountMappings"> = async (
  { params, body: { mappings } },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  return amendStatement(deps, key, await rolesAmendment(deps, key, mappings));
};

/** What roles would do to the statement, calculated on the files that count now; nothing is stored. */
export const previewAccountMappings: Handler<"previewAccountMappings"> = async (
  { params, body: { mappings } },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const { project, written } = await requireWritten(deps, key);
  // Of other files or settings the accounts would have to be read anew
  const keptReadings = project.isOutOfDate ? null : readingsOfCurrent(deps, key.projectId, project);
  const [{ input: request }, readings] = await Promise.all([
    readInputs(deps, key, project),
    keptReadings,
  ]);
  const about = { uid: key.uid, bytes: bytesOfRows(request.rows) };
  const asked = { given: mappings, request, written, readings };
  const found = await deps.runTask(threadTasks.effectOfRoles, asked, about);
  if (found.ok) return found.effect;
  throw unknownAccounts(found.unknown);
};

/** Says what is known of an account besides its role, and prepares the statement with it. */
export const putAccountTraits: Handler<"putAccountTraits"> = async (
  { params, body: { traits } },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const { code } = params;
  const given = traits && [...new Set(traits)];
  return amendStatement(deps, key, await traitsAmendment(deps, key, { code, traits: given }));
};

type GivenRole = { code: string; role: Role };

/** Confirms a stale role that is given again; false when there is no such role to confirm. */
async function confirmRole(deps: Deps, key: ProjectKey, { code, role }: GivenRole) {
  const ref = roleRef(deps, key, code);
  return changeProject(deps, key, async ({ transaction }) => {
    const known = (await transaction.get(ref)).data();
    if (!known?.isStale || known.role !== role) return { update: {}, audit: [], value: false };
    transaction.set(ref, { ...known, isStale: false });
    const description = `Account ${code}: role ${roleDefinition(role).label} confirmed`;
    const metadata = { account: code, from: role, to: role };
    return { update: {}, audit: [{ action: "adjustment", description, metadata }], value: true };
  });
}
