import { printWritten } from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import {
  keepVerification,
  type VerificationSubject,
} from "../statements/amendments/keepVerification.ts";
import type { FoundLine } from "../statements/answers/findLine.ts";
import {
  bytesOfSeen,
  readSeenStatement,
  refuseSeen,
} from "../statements/answers/readSeenStatement.ts";
import { comparedLineOf } from "../statements/compare/comparedLineOf.ts";
import { readInputs } from "../statements/inputs/readInputs.ts";
import { bytesOfRows } from "../statements/inputs/StatementRequest.ts";
import { prepareLater, takesLong } from "../statements/process/prepareLater.ts";
import { prepareVersion } from "../statements/process/prepareVersion.ts";
import { processing } from "../statements/process/processing.ts";
import { keepProcessOptions } from "../statements/process/processOptions.ts";
import {
  bytesOfStatement,
  readRecord,
  requireWritten,
} from "../statements/record/readStatement.ts";
import { refusal } from "../statements/refusal.ts";
import { projectCollection } from "../store/paths.ts";
import { threadTasks } from "../threads/threadTasks.ts";

/** Prepares a new version of the statement; from a large ledger outside of this call. */
export const processProject: Handler<"processProject"> = async (
  { params, body },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const project = await keepProcessOptions(deps, key, body);
  if (await takesLong(deps, key, project)) return prepareLater(deps, key);
  return prepareVersion(deps, key, processing(project));
};

/** The current statement with its proof, or an empty one before the first. */
export const getCashFlow: Handler<"getCashFlow"> = async ({ params, query }, { deps, caller }) => {
  const entity = query.entity ?? null;
  const seen = await readSeenStatement(deps, projectKey(params, caller), entity);
  const { project, written, seenBy } = seen;
  const isByMethod = query.lines === "by_method";
  const request = { project, written, seenBy, entity, isByMethod, now: deps.now() };
  const about = { uid: caller.uid, bytes: bytesOfSeen(seen) };
  const shown = await deps.runTask(threadTasks.writeCashFlow, request, about);
  if (!shown.ok) throw refuseSeen(shown.refused, entity);
  return { writtenReply: shown.json };
};

/**
 * Says a line is right at the amount it has now, and with it every line that the same estimate is asked
 * about; the word on a line lapses when its amount changes.
 */
export const verifyLine: Handler<"verifyLine"> = async ({ params, body }, { deps, caller }) => {
  const key = projectKey(params, caller);
  const { lineId } = params;
  const { written } = await requireWritten(deps, key);
  const about = { uid: caller.uid, bytes: bytesOfStatement(written) };
  const found = await deps.runTask(threadTasks.findLine, { written, lineId }, about);
  const [line, ...alike] = found;
  if (!line) throw new ApiProblem("not_found");
  const isVerified = body.status === "verified";
  const names = found.map(({ lineItem, currentYear }) =>
    isVerified ? `${lineItem} verified at ${printWritten(currentYear)}` : lineItem,
  );
  // A line that both methods have is named once.
  const named = [...new Set(names)].join(", ");
  return keepVerification(deps, key, {
    subject: subjectOf(line),
    alike: alike.map(subjectOf),
    reason: isVerified ? body.reason : null,
    description: isVerified ? `${named}: ${body.reason}` : `${named} no longer verified`,
  });
};

function subjectOf({ id, currentYear, reviewReasons }: FoundLine): VerificationSubject {
  return { kind: "line", id, figure: currentYear, asked: reviewReasons };
}

/** Answers what a check asks; the answer lapses when it finds something else. */
export const confirmCheck: Handler<"confirmCheck"> = async ({ params, body }, { deps, caller }) => {
  const key = projectKey(params, caller);
  const { project } = await requireWritten(deps, key);
  const version = String(project.statementVersion);
  const statements = projectCollection(deps.db, key.projectId, "statements");
  const summary = (await statements.doc(version).get()).data();
  const check = summary?.checks.find(({ id }) => id === params.checkId);
  if (!check) throw new ApiProblem("not_found");
  const isConfirmed = body.status === "confirmed";
  return keepVerification(deps, key, {
    subject: { kind: "check", id: check.id, figure: check.figure, asked: [check.explanation] },
    reason: isConfirmed ? body.reason : null,
    description: `${check.title}: ${isConfirmed ? `confirmed, ${body.reason}` : "no longer confirmed"}`,
  });
};

/** The statement by each framework, or the current version beside another; nothing is stored. */
export const compareCashFlow: Handler<"compareCashFlow"> = async (
  { params, body },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const { project, written } = await requireWritten(deps, key);
  if (body.with === "version") {
    const versions = [body.version, written.version];
    const records = await Promise.all(versions.map((each) => readRecord(deps, key, each)));
    return records.map(({ framework, version, policies, tiesOut, lines }) => {
      return { framework, version, policies, tiesOut, lines: lines.map(comparedLineOf) };
    });
  }
  const { input } = await readInputs(deps, key, project);
  const about = { uid: caller.uid, bytes: bytesOfRows(input.rows) };
  const compared = await deps.runTask(threadTasks.compareFrameworks, input, about);
  if (!compared.ok) throw refusal("statement_not_possible", compared.problems);
  return compared.value;
};

/** The worksheet of the current statement. */
export const getWorkings: Handler<"getWorkings"> = async ({ params, query }, { deps, caller }) => {
  const { project, written } = await requireWritten(deps, projectKey(params, caller));
  const about = { uid: caller.uid, bytes: bytesOfStatement(written) };
  const request = { written, method: query.method ?? project.method };
  return { writtenReply: await deps.runTask(threadTasks.writeWorkings, request, about) };
};
