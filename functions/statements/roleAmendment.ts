import { type Role, rememberedKey, roleDefinition, type TraitId, traits } from "@tieout/core";
import type { DocumentReference } from "firebase-admin/firestore";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { ProjectKey } from "../store/changeProject.ts";
import { documentId, projectCollection, rememberedMappings } from "../store/paths.ts";
import type { ProjectRole } from "../store/RoleRecord.ts";
import type { Amendment } from "./amendStatement.ts";
import { readInputs } from "./readInputs.ts";
import { bytesOfStatement, readStatement } from "./readStatement.ts";
import { bytesOfRows } from "./StatementRequest.ts";

/** The role an account is given; null leaves it to classification. */
export type NewRole = { code: string; role: Role | null };

/** A role that is to be given to an account in this project, and remembered for the user's others. */
export async function roleAmendment(
  deps: Deps,
  key: ProjectKey,
  { code, role }: NewRole,
): Promise<Amendment<{ ok: true }>> {
  const account = await findAccount(deps, key, code);
  const remembered = rememberedKey(code, account.name);
  const ref = roleRef(deps, key, code);
  const userRef = rememberedMappings(deps.db, key.uid).doc(documentId(remembered));
  return {
    problemCode: "statement_not_possible",
    amend: (input) => ({
      ...input,
      mappings: withRole(input.mappings, code, role),
      rememberedMappings: withRole(input.rememberedMappings, remembered, role),
    }),
    record: ({ transaction, now: createdAt }) => {
      if (role === null) for (const each of [ref, userRef]) transaction.delete(each);
      else {
        transaction.set(ref, { key: code, role, createdAt, isStale: false });
        transaction.set(userRef, { key: remembered, role, createdAt });
      }
      const given = role === null ? "left to classification" : roleDefinition(role).label;
      const description = `Account ${code} ${account.name}: role ${given}`;
      const metadata = { account: code, from: account.role, to: role };
      return { audit: [{ action: "adjustment", description, metadata }], value: { ok: true } };
    },
  };
}

/** Where the role of an account in a project stands. */
export function roleRef(
  deps: Deps,
  { projectId }: ProjectKey,
  code: string,
): DocumentReference<ProjectRole> {
  return projectCollection(deps.db, projectId, "mappings").doc(documentId(code));
}

/** What is to be known of an account besides its role; null leaves it to what its name says. */
export type NewTraits = { code: string; traits: TraitId[] | null };

/** Traits that are to be given to an account in this project. */
export async function traitsAmendment(
  deps: Deps,
  key: ProjectKey,
  { code, traits: given }: NewTraits,
): Promise<Amendment<{ ok: true }>> {
  const account = await findAccount(deps, key, code);
  const ref = projectCollection(deps.db, key.projectId, "traits").doc(documentId(code));
  return {
    problemCode: "statement_not_possible",
    amend: (input) => {
      const changed = new Map(input.traits);
      if (given === null) changed.delete(code);
      else changed.set(code, given);
      return { ...input, traits: changed };
    },
    record: ({ transaction, now: createdAt }) => {
      if (given === null) transaction.delete(ref);
      else transaction.set(ref, { key: code, traits: given, createdAt });
      const words = given?.map((id) => traits[id].toLowerCase()).join(", ") || "nothing besides";
      const told = given === null ? "left to its name" : words;
      const description = `Account ${code} ${account.name}: traits ${told}`;
      const metadata = { account: code, traits: given?.join(", ") ?? null };
      return { audit: [{ action: "adjustment", description, metadata }], value: { ok: true } };
    },
  };
}

/** An account by its code: from the statement, or from the files before there is one. */
async function findAccount(
  deps: Deps,
  key: ProjectKey,
  code: string,
): Promise<{ name: string; role: Role | null }> {
  const { project, written } = await readStatement(deps, key);
  const shown =
    written &&
    (await deps.runTask(
      "findAccount",
      { written, code },
      { uid: key.uid, bytes: bytesOfStatement(written) },
    ));
  if (shown) return shown;
  const { rows } = (await readInputs(deps, key, project)).input;
  const about = { uid: key.uid, bytes: bytesOfRows(rows) };
  const name = await deps.runTask("findAccountName", { rows, code }, about);
  if (name === null) throw new ApiProblem("not_found");
  return { name, role: null };
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
