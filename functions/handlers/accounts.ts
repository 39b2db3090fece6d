import { type Role, roleDefinition } from "@tieout/core";
import type { Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { param, projectKey } from "../app/projectKey.ts";
import { amendStatement } from "../statements/amendStatement.ts";
import type { ProjectRole } from "../statements/readInputs.ts";
import { readStatement } from "../statements/readStatement.ts";
import { roleAmendment, roleRef } from "../statements/roleAmendment.ts";
import { openStatement } from "../statements/StatementRecord.ts";
import { changeProject, type ProjectKey } from "../store/changeProject.ts";
import { projectCollection } from "../store/paths.ts";

/** The accounts of the current statement, with the roles that wait to be confirmed; none before the first. */
export const listAccounts: Handler<"listAccounts"> = async ({ params }, { deps, caller }) => {
  const key = projectKey(params, caller);
  const { written } = await readStatement(deps, key);
  const found = await projectCollection(deps.db, key.projectId, "mappings").get();
  const roles = found.docs.map((document) => document.data() as ProjectRole); // written by roleAmendment
  const stale = new Set(roles.flatMap((role) => (role.isStale ? [role.key] : [])));
  const accounts = written ? openStatement(written.bytes).document.accounts : [];
  return accounts.map((account) => ({
    ...account,
    rows: [...account.rows],
    isStale: stale.has(account.code),
  }));
};

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

type GivenRole = { code: string; role: Role };

/** Confirms a stale role that is given again; false when there is no such role to confirm. */
async function confirmRole(deps: Deps, key: ProjectKey, { code, role }: GivenRole) {
  const ref = roleRef(deps, key, code);
  return changeProject(deps, key, async ({ transaction }) => {
    const known = (await transaction.get(ref)).data() as ProjectRole | undefined; // written by roleAmendment
    if (!known?.isStale || known.role !== role) return { update: {}, audit: [], value: false };
    transaction.update(ref, { isStale: false });
    const description = `Account ${code}: role ${roleDefinition(role).label} confirmed`;
    const metadata = { account: code, from: role, to: role };
    return { update: {}, audit: [{ action: "adjustment", description, metadata }], value: true };
  });
}
