import type { Page, PageQuery } from "@tieout/contract";
import { type AccountSummary, type Role, roleDefinition } from "@tieout/core";
import * as z from "zod";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { param, projectKey } from "../app/projectKey.ts";
import { amendStatement } from "../statements/amendStatement.ts";
import { readStatement } from "../statements/readStatement.ts";
import { roleAmendment, roleRef, traitsAmendment } from "../statements/roleAmendment.ts";
import { openStatement } from "../statements/StatementRecord.ts";
import { changeProject, type ProjectKey } from "../store/changeProject.ts";
import { readCursor, writeCursor } from "../store/cursor.ts";
import { projectCollection } from "../store/paths.ts";
import { readPages } from "../store/readPages.ts";

/** The accounts of the current statement, with the roles that wait to be confirmed; none before the first. */
export const listAccounts: Handler<"listAccounts"> = async (
  { params, query },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const { written } = await readStatement(deps, key);
  const accounts = written ? openStatement(written).document.accounts : [];
  const { items, next } = pageOfAccounts(accounts, query);
  const stale = await staleAmong(deps, key, items);
  return {
    items: items.map((account) => ({
      ...account,
      rows: [...account.rows],
      traits: [...account.traits],
      isStale: stale.has(account.code),
    })),
    next,
  };
};

/** A page of accounts: it begins after the account that the cursor names, wherever that stands now. */
function pageOfAccounts(
  accounts: readonly AccountSummary[],
  { cursor, limit }: PageQuery,
): Page<AccountSummary> {
  const start = cursor === undefined ? 0 : placeAfter(accounts, cursor);
  const items = accounts.slice(start, start + limit);
  const last = start + limit < accounts.length ? items.at(-1) : undefined;
  return { items, next: last ? writeCursor([last.code]) : null };
}

function placeAfter(accounts: readonly AccountSummary[], cursor: string): number {
  const [last] = readCursor(z.tuple([z.string()]), cursor);
  const at = accounts.findIndex(({ code }) => code === last);
  if (at >= 0) return at + 1;
  const errors = [
    `cursor: The statement has no account ${last} any more. Read the list from its start`,
  ];
  throw new ApiProblem("invalid_request", { errors });
}

/** The codes of those accounts whose role waits to be confirmed. */
async function staleAmong(
  deps: Deps,
  key: ProjectKey,
  accounts: readonly AccountSummary[],
): Promise<Set<string>> {
  const waiting = projectCollection(deps.db, key.projectId, "mappings").where(
    "isStale",
    "==",
    true,
  );
  const stale = new Set<string>();
  const shown = new Set(accounts.map(({ code }) => code));
  for await (const page of readPages(waiting)) {
    for (const document of page) if (shown.has(document.data().key)) stale.add(document.data().key);
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
  const code = param(params, "code");
  const isConfirmed = role !== null && (await confirmRole(deps, key, { code, role }));
  if (isConfirmed) return { ok: true };
  return amendStatement(deps, key, await roleAmendment(deps, key, { code, role }));
};

/** Says what is known of an account besides its role, and prepares the statement with it. */
export const putAccountTraits: Handler<"putAccountTraits"> = async (
  { params, body: { traits } },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const code = param(params, "code");
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
