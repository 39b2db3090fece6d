import { statementPath } from "@tieout/contract";
import type { StatementInput } from "@tieout/core";
import { prepareStatement, type Result, type StatementDocument } from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { AuditDraft } from "../store/auditChain.ts";
import {
  type Change,
  type Changed,
  changeProject,
  type ProjectKey,
} from "../store/changeProject.ts";
import type { ProjectRecord } from "../store/ProjectRecord.ts";
import { projectCollection } from "../store/paths.ts";
import { personName } from "../store/personName.ts";
import { assertHeld, type Claim, claim, keepClaim, release } from "./lease.ts";
import { entitiesOf } from "./prepareEntity.ts";
import { readInputs, type StatementInputs } from "./readInputs.ts";
import {
  type StoredStatement,
  settledStatus,
  statementFile,
  summarise,
} from "./StatementRecord.ts";

/** What a run is for: what it changes in the inputs, and what it writes beside the new version. */
export type Run<Value> = {
  amend: (input: StatementInput) => StatementInput;
  /** Whether it is about the statement there is; otherwise it may make the first. */
  needsStatement: boolean;
  /** Refuses by throwing; `before` is the statement without the amendment. */
  record: (change: Change, prepared: Prepared) => Recorded<Value> | Promise<Recorded<Value>>;
  /** Which refusal the caller gets when no statement can be made. */
  problemCode: "statement_not_possible" | "adjustment_invalid";
};

export type Recorded<Value> = Omit<Changed<Value>, "update">;

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
  const claimed = await claim(deps, key);
  const leaveClaim = keepClaim(deps, key, claimed.leaseId);
  try {
    if (run.needsStatement && claimed.project.statementVersion === null) {
      throw new ApiProblem("no_statement"); // cleared since it was asked for
    }
    const inputs = await readInputs(deps, key, claimed.project);
    const document = preparedOrRefused(run, run.amend(inputs.input));
    const preparedBy = await personName(deps, key.uid);
    const stored = storedStatement(deps, claimed, inputs, { document, preparedBy });
    const path = statementPath(key.projectId, claimed.version, claimed.leaseId);
    await deps.objects.write(path, JSON.stringify(stored), "application/json");
    return await publish(deps, key, { claimed, inputs, stored, run });
  } catch (error) {
    await release(deps, key, claimed.leaseId, toldOfFailure(error));
    throw error;
  } finally {
    leaveClaim();
  }
}

function preparedOrRefused(
  { problemCode }: Pick<Run<unknown>, "problemCode">,
  input: StatementInput,
): StatementDocument {
  const prepared = prepareStatement(input);
  if (prepared.ok) return prepared.value;
  const errors = prepared.problems.map(({ message }) => message);
  throw new ApiProblem(problemCode, { errors });
}

function storedStatement(
  deps: Deps,
  { version }: Claim,
  { files, input }: StatementInputs,
  prepared: Pick<StoredStatement, "document" | "preparedBy">,
): StoredStatement {
  const createdAt = deps.now().toISOString();
  return {
    ...{ version, createdAt, ...prepared },
    files: files.map(statementFile),
    entities: entitiesOf(input.rows),
  };
}

type Finished<Value> = {
  claimed: Claim;
  inputs: StatementInputs;
  stored: StoredStatement;
  run: Run<Value>;
};

function publish<Value>(
  deps: Deps,
  key: ProjectKey,
  { claimed, inputs, stored, run }: Finished<Value>,
): Promise<Value> {
  const { version, document: after } = stored;
  let known: Result<StatementDocument> | undefined; // a transaction may be tried again
  const before = () => {
    known ??= prepareStatement(inputs.input);
    return known;
  };
  return changeProject(deps, key, async (change) => {
    assertHeld(change, claimed.leaseId);
    const recorded = await run.record(change, { version, after, before });
    const statements = projectCollection(deps.db, key.projectId, "statements");
    const made = { createdBy: key.uid, run: claimed.leaseId };
    change.transaction.create(statements.doc(String(version)), summarise(stored, made));
    const update: Partial<ProjectRecord> = {
      ...{ statementVersion: version, lastVersion: version, statementRun: claimed.leaseId },
      ...{ status: settledStatus(after), lease: null },
      isOutOfDate: change.project.isOutOfDate && isChangedSince(claimed, change.project),
    };
    return { update, ...recorded };
  });
}

/** Whatever changed the project while this ran (a new file, another policy) is not in this version. */
function isChangedSince({ project }: Claim, now: ProjectRecord): boolean {
  return now.auditHead?.seq !== project.auditHead?.seq;
}

function toldOfFailure(error: unknown): AuditDraft[] {
  const isRefused = error instanceof ApiProblem && error.code === "statement_not_possible";
  if (!isRefused) return [];
  const [first = error.message, ...others] = error.details.errors ?? [];
  const metadata = { problems: others.length + 1 };
  return [{ action: "processing", description: `No statement was prepared: ${first}`, metadata }];
}
