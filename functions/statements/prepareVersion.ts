import { statementPath } from "@tieout/contract";
import {
  type Problem,
  prepareStatement,
  type Result,
  type StatementDocument,
  type StatementInput,
} from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { AuditDraft } from "../store/auditChain.ts";
import { type Change, changeProject, type ProjectKey } from "../store/changeProject.ts";
import type { ProjectRecord } from "../store/ProjectRecord.ts";
import { projectCollection } from "../store/paths.ts";
import { assertHeld, claim, release } from "./lease.ts";
import { readInputs } from "./readInputs.ts";
import { isInReview, type StoredStatement, summarise } from "./StatementRecord.ts";

/** What a run is for: what it changes in the inputs, and what it writes beside the new version. */
export type Run<Value> = {
  amend: (input: StatementInput) => StatementInput;
  /** Refuses by throwing; `before` is the statement without the amendment. */
  record: (change: Change, prepared: Prepared) => { audit: readonly AuditDraft[]; value: Value };
  /** Which refusal the caller gets when no statement can be made. */
  problemCode: "statement_not_possible" | "adjustment_invalid" | "policy_invalid";
};

export type Prepared = {
  version: number;
  after: StatementDocument;
  before: () => Result<StatementDocument>;
};

/**
 * Makes a new version of a statement under the project's lease: reads what it is made from,
 * prepares it, keeps it whole in Storage, then points the project to it in one transaction with
 * the audit entry. A run that fails leaves everything as it was.
 */
export async function prepareVersion<Value>(
  deps: Deps,
  key: ProjectKey,
  run: Run<Value>,
): Promise<Value> {
  const { project, leaseId, claimedAt } = await claim(deps, key);
  try {
    const { input, files } = await readInputs(deps, key, project);
    const prepared = prepareStatement(run.amend(input));
    if (!prepared.ok) throw refusal(run.problemCode, prepared.problems);
    const version = project.lastVersion + 1;
    const stored: StoredStatement = {
      version,
      createdAt: deps.now().toISOString(),
      files: files.map(({ id, fileType, fileName, sha256 }) => ({
        id,
        fileType,
        fileName,
        sha256,
      })),
      document: prepared.value,
    };
    await deps.objects.write(
      statementPath(key.projectId, version),
      JSON.stringify(stored),
      "application/json",
    );
    return await changeProject(deps, key, (change) => {
      assertHeld(change, leaseId);
      const before = () => prepareStatement(input);
      const { audit, value } = run.record(change, { version, after: prepared.value, before });
      const statements = projectCollection(deps.db, key.projectId, "statements");
      change.transaction.create(statements.doc(String(version)), summarise(stored, key.uid));
      // Whatever changed the project while this ran (a new file, another policy) is not in this version.
      const isOutOfDate = change.project.isOutOfDate && change.project.updatedAt !== claimedAt;
      return { update: { ...published(prepared.value, version), isOutOfDate }, audit, value };
    });
  } catch (error) {
    await release(deps, key, leaseId);
    throw error;
  }
}

function published(document: StatementDocument, version: number): Partial<ProjectRecord> {
  const isFinished = document.tiesOut && !isInReview(document);
  return {
    statementVersion: version,
    lastVersion: version,
    status: isFinished ? "completed" : "needs_review",
    lease: null,
  };
}

function refusal(code: Run<unknown>["problemCode"], problems: readonly Problem[]): ApiProblem {
  return new ApiProblem(code, { errors: problems.map(({ message }) => message) });
}
