import { limits } from "@tieout/contract";
import {
  accountLabel,
  type Role,
  rememberedKey,
  roleDefinition,
  separateThousands,
  type TraitId,
  traits,
} from "@tieout/core";
import type { DocumentReference } from "firebase-admin/firestore";
import { ApiProblem } from "../../app/ApiProblem.ts";
import type { Deps } from "../../app/Deps.ts";
import type { AuditDraft } from "../../store/auditChain.ts";
import type { ProjectKey } from "../../store/changeProject.ts";
import type { ProjectRole } from "../../store/kinds/RoleRecord.ts";
import { documentId, projectCollection, rememberedMappings } from "../../store/paths.ts";
import { threadTasks } from "../../threads/threadTasks.ts";
import { readInputs } from "../inputs/readInputs.ts";
import { bytesOfRows } from "../inputs/StatementRequest.ts";
import { type NewRole, withRoles } from "../inputs/withRoles.ts";
import { bytesOfStatement, readStatement, requireWritten } from "../record/readStatement.ts";
import type { Amendment } from "./amendStatement.ts";

/** A role that is to be given to an account in this project, and remembered for the user's others. */
export async function roleAmendment(
  deps: Deps,
  key: ProjectKey,
  { code, role }: NewRole,
): Promise<Amendment<{ ok: true }>> {
  const account = { code, ...(await findAccount(deps, key, code)) };
  const given = role === null ? "left to classification" : roleDefinition(role).label;
  return amendmentOf(deps, key, [{ account, role }], {
    description: `Account ${accountLabel(code, account.name)}: role ${given}`,
    metadata: { account: code, from: account.role, to: role },
  });
}

/** The same for many accounts of the current statement, which is prepared once. */
export async function rolesAmendment(
  deps: Deps,
  key: ProjectKey,
  given: readonly NewRole[],
): Promise<Amendment<{ ok: true }>> {
  const { written } = await requireWritten(deps, key);
  const codes = given.map(({ code }) => code);
  const about = { uid: key.uid, bytes: bytesOfStatement(written) };
  const found = await deps.runTask(threadTasks.findAccounts, { written, codes }, about);
  const unknown = codes.filter((code) => !found.has(code));
  if (unknown.length > 0) throw unknownAccounts(unknown);
  const changes = given.flatMap(({ code, role }) => {
    const account = found.get(code);
    return account ? [{ account: { code, ...account }, role }] : [];
  });
  return amendmentOf(deps, key, changes, {
    description: `Roles of ${separateThousands(String(changes.length))} accounts`,
    metadata: { accounts: changes.length, ...codesByChange(changes) },
  });
}

/** The refusal of roles for accounts that the statement has not. */
export function unknownAccounts(codes: readonly string[]): ApiProblem {
  const errors = codes.map((code) => `The statement has no account ${code}`);
  return new ApiProblem("invalid_request", { errors: errors.slice(0, limits.problemsShown) });
}

type Change = {
  account: { code: string; name: string; role: Role | null };
  role: Role | null;
};

function amendmentOf(
  deps: Deps,
  key: ProjectKey,
  changes: readonly Change[],
  entry: Pick<AuditDraft, "description" | "metadata">,
): Amendment<{ ok: true }> {
  const placed = changes.map(({ account: { code, name }, role }) => {
    const remembered = rememberedKey(code, name);
    const userRef = rememberedMappings(deps.db, key.uid).doc(documentId(remembered));
    return { code, name, role, remembered, ref: roleRef(deps, key, code), userRef };
  });
  return {
    problemCode: "statement_not_possible",
    amend: (input) => withRoles(input, placed),
    record: ({ transaction, now: createdAt }) => {
      for (const { code, role, remembered, ref, userRef } of placed) {
        if (role === null) for (const each of [ref, userRef]) transaction.delete(each);
        else {
          transaction.set(ref, { key: code, role, createdAt, isStale: false });
          transaction.set(userRef, { key: remembered, role, createdAt });
        }
      }
      return { audit: [{ action: "adjustment", ...entry }], value: { ok: true } };
    },
  };
}

/** The accounts of each change, for the trail: "from trade receivables to inventories", and their codes. */
function codesByChange(changes: readonly Change[]): AuditDraft["metadata"] {
  const alike = Map.groupBy(
    changes,
    ({ account, role }) => `from ${wordsOf(account.role)} to ${wordsOf(role)}`,
  );
  const codesOf = (found: readonly Change[]) => found.map(({ account }) => account.code).join(", ");
  return Object.fromEntries(Array.from(alike, ([words, found]) => [words, codesOf(found)]));
}

function wordsOf(role: Role | null): string {
  return role === null ? "classification" : roleDefinition(role).label.toLowerCase();
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
      const outcome = given === null ? "left to its name" : words;
      const description = `Account ${accountLabel(code, account.name)}: traits ${outcome}`;
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
      threadTasks.findAccounts,
      { written, codes: [code] },
      { uid: key.uid, bytes: bytesOfStatement(written) },
    ));
  const found = shown?.get(code);
  if (found) return found;
  const { rows } = (await readInputs(deps, key, project)).input;
  const about = { uid: key.uid, bytes: bytesOfRows(rows) };
  const name = await deps.runTask(threadTasks.findAccountName, { rows, code }, about);
  if (name === null) throw new ApiProblem("not_found");
  return { name, role: null };
}
