import { type AccountRow, type Role, rememberedKey } from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { param, projectKey } from "../app/projectKey.ts";
import { amendStatement } from "../statements/amendStatement.ts";
import { readInputs, type StoredRole } from "../statements/readInputs.ts";
import { readStatement } from "../statements/readStatement.ts";
import type { ProjectKey } from "../store/changeProject.ts";
import { documentId, projectCollection, rememberedMappings } from "../store/paths.ts";

/** The accounts of the current statement; none before the first. */
export const listAccounts: Handler<"listAccounts"> = async ({ params }, { deps, caller }) => {
  const { stored } = await readStatement(deps, projectKey(params, caller));
  const accounts = stored?.document.accounts ?? [];
  return accounts.map((account) => ({ ...account, rows: [...account.rows] }));
};

/** Gives an account its role in this project, and remembers it for the user's others. */
export const putAccountMapping: Handler<"putAccountMapping"> = async (
  { params, body: { role } },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const code = param(params, "code");
  const account = await findAccount(deps, key, code);
  const remembered = rememberedKey(code, account.name);
  const refs = [
    { ref: projectCollection(deps.db, key.projectId, "mappings").doc(documentId(code)), key: code },
    { ref: rememberedMappings(deps.db, caller.uid).doc(documentId(remembered)), key: remembered },
  ];
  return amendStatement(deps, key, {
    problemCode: "statement_not_possible",
    amend: (input) => ({
      ...input,
      mappings: withRole(input.mappings, code, role),
      rememberedMappings: withRole(input.rememberedMappings, remembered, role),
    }),
    record: ({ transaction }) => {
      for (const { ref, key: name } of refs) {
        if (role === null) transaction.delete(ref);
        else transaction.set(ref, { key: name, role } satisfies StoredRole);
      }
      const description = `Account ${code} ${account.name}: role ${role ?? "left to classification"}`;
      const metadata = { account: code, from: account.role, to: role };
      const audit = [{ action: "adjustment" as const, description, metadata }];
      return { audit, value: { ok: true as const } };
    },
  });
};

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
