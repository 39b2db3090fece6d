import { type AccountRow, type Role, rememberedKey } from "@tieout/core";
import type { DocumentReference } from "firebase-admin/firestore";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { param, projectKey } from "../app/projectKey.ts";
import { amendStatement } from "../statements/amendStatement.ts";
import { type ProjectRole, readInputs, type StoredRole } from "../statements/readInputs.ts";
import { readStatement } from "../statements/readStatement.ts";
import { changeProject, type ProjectKey } from "../store/changeProject.ts";
import { documentId, projectCollection, rememberedMappings } from "../store/paths.ts";

/** The accounts of the current statement, with the roles that wait to be confirmed; none before the first. */
export const listAccounts: Handler<"listAccounts"> = async ({ params }, { deps, caller }) => {
  const key = projectKey(params, caller);
  const { stored } = await readStatement(deps, key);
  const found = await projectCollection(deps.db, key.projectId, "mappings").get();
  const roles = found.docs.map((document) => document.data() as ProjectRole); // written by putAccountMapping
  const stale = new Set(roles.flatMap((role) => (role.isStale ? [role.key] : [])));
  const accounts = stored?.document.accounts ?? [];
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
  const account = await findAccount(deps, key, code);
  const remembered = rememberedKey(code, account.name);
  const ref = roleRef(deps, key, code);
  const userRef = rememberedMappings(deps.db, caller.uid).doc(documentId(remembered));
  return amendStatement(deps, key, {
    problemCode: "statement_not_possible",
    amend: (input) => ({
      ...input,
      mappings: withRole(input.mappings, code, role),
      rememberedMappings: withRole(input.rememberedMappings, remembered, role),
    }),
    record: ({ transaction, now: createdAt }) => {
      if (role === null) for (const each of [ref, userRef]) transaction.delete(each);
      else {
        transaction.set(ref, { key: code, role, createdAt, isStale: false } satisfies ProjectRole);
        transaction.set(userRef, { key: remembered, role, createdAt } satisfies StoredRole);
      }
      const description = `Account ${code} ${account.name}: role ${role ?? "left to classification"}`;
      const metadata = { account: code, from: account.role, to: role };
      const audit = [{ action: "adjustment" as const, description, metadata }];
      return { audit, value: { ok: true as const } };
    },
  });
};

type GivenRole = { code: string; role: Role };

/** Confirms a stale role that is given again; false when there is no such role to confirm. */
async function confirmRole(deps: Deps, key: ProjectKey, { code, role }: GivenRole) {
  const ref = roleRef(deps, key, code);
  return changeProject(deps, key, async ({ transaction }) => {
    const known = (await transaction.get(ref)).data() as ProjectRole | undefined; // written by putAccountMapping
    if (!known?.isStale || known.role !== role) return { update: {}, audit: [], value: false };
    transaction.update(ref, { isStale: false });
    const description = `Account ${code}: role ${role} confirmed`;
    const metadata = { account: code, from: role, to: role };
    return { update: {}, audit: [{ action: "adjustment", description, metadata }], value: true };
  });
}

function roleRef(deps: Deps, { projectId }: ProjectKey, code: string): DocumentReference {
  return projectCollection(deps.db, projectId, "mappings").doc(documentId(code));
}

/** An account by its code: from the statement, or from the files before there is one. */
async function findAccount(
  deps: Deps,
  key: ProjectKey,
  code: string,
): Promise<{ name: string; role: Role | null }> {
  const { project, stored } = await readStatement(deps, key);
  const shown = stored?.document.accounts.find((account) => account.code === code);
  if (shown) return shown;
  const { rows } = (await readInputs(deps, key, project)).input;
  const accounts: AccountRow[] = [
    ...(rows.balance_sheet ?? []),
    ...(rows.profit_loss ?? []),
    ...(rows.trial_balance ?? []),
  ];
  const row = accounts.find((account) => account.code === code);
  if (!row) throw new ApiProblem("not_found");
  return { name: row.name, role: null };
}

function withRole(
  roles: ReadonlyMap<string, Role>,
  key: string,
  role: Role | null,
): Map<string, Role> {
  const changed = new Map(roles);
  if (role === null) changed.delete(key);
  else changed.set(key, role);
  return changed;
}
