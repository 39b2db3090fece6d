import type { Role } from "@tieout/core";
import { rememberedKey } from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Handler } from "../app/Handlers.ts";
import { param, projectKey } from "../app/projectKey.ts";
import { prepareVersion } from "../statements/prepareVersion.ts";
import type { StoredRole } from "../statements/readInputs.ts";
import { requireStatement } from "../statements/readStatement.ts";
import { documentId, projectCollection, rememberedMappings } from "../store/paths.ts";

/** The accounts of the current statement. */
export const listAccounts: Handler<"listAccounts"> = async ({ params }, { deps, caller }) => {
  const { document } = await requireStatement(deps, projectKey(params, caller));
  return document.accounts.map((account) => ({ ...account, rows: [...account.rows] }));
};

/** Gives an account its role in this project, and remembers it for the user's others. */
export const putAccountMapping: Handler<"putAccountMapping"> = async (
  { params, body },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const code = param(params, "code");
  const { document } = await requireStatement(deps, key);
  const account = document.accounts.find((known) => known.code === code);
  if (!account) throw new ApiProblem("not_found");
  const remembered = rememberedKey(code, account.name);
  const refs = [
    { ref: projectCollection(deps.db, key.projectId, "mappings").doc(documentId(code)), key: code },
    { ref: rememberedMappings(deps.db, caller.uid).doc(documentId(remembered)), key: remembered },
  ];
  return prepareVersion(deps, key, {
    problemCode: "statement_not_possible",
    amend: (input) => ({
      ...input,
      mappings: withRole(input.mappings, code, body.role),
      rememberedMappings: withRole(input.rememberedMappings, remembered, body.role),
    }),
    record: ({ transaction }) => {
      for (const { ref, key: name } of refs) {
        if (body.role === null) transaction.delete(ref);
        else transaction.set(ref, { key: name, role: body.role } satisfies StoredRole);
      }
      const metadata = { account: code, from: account.role, to: body.role };
      const description = `Account ${code} ${account.name}: role ${body.role ?? "left to classification"}`;
      return {
        audit: [{ action: "adjustment", description, metadata }],
        value: { ok: true as const },
      };
    },
  });
};

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
