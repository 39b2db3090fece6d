import { printWritten } from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Handler } from "../app/Handlers.ts";
import { param, projectKey } from "../app/projectKey.ts";
import { describeCashFlow } from "../statements/describeCashFlow.ts";
import { prepareVersion } from "../statements/prepareVersion.ts";
import { keepProcessOptions, refuseOtherEntities } from "../statements/processOptions.ts";
import { bytesOfSeen, readSeenStatement, refuseSeen } from "../statements/readSeenStatement.ts";
import { bytesOfStatement, requireWritten } from "../statements/readStatement.ts";
import { settledStatus } from "../statements/StatementRecord.ts";
import { documentId, projectCollection } from "../store/paths.ts";

/** Prepares a new version of the statement. */
export const processProject: Handler<"processProject"> = async (
  { params, body },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const project = await keepProcessOptions(deps, key, body);
  return prepareVersion(deps, key, {
    ...{ problemCode: "statement_not_possible", needsStatement: false },
    amend: (input) => input,
    refuseEntities: (entities) => refuseOtherEntities(project, entities),
    record: (_change, { version, summary }) => {
      const status = settledStatus(summary);
      const { tiesOut, totals, draftReasons } = summary;
      const { unreconciledDifference, cashAtEnd } = totals;
      const [reason] = draftReasons;
      const outcome = reason ? `draft: ${reason.message}` : "it ties out";
      return {
        audit: [
          {
            action: "processing",
            description: `Statement version ${version} prepared, ${outcome}`,
            metadata: {
              version,
              status,
              tiesOut,
              unreconciledDifference,
              cashAtEnd,
            },
          },
        ],
        notice: { kind: "statement", version, status },
        value: { version, status, tiesOut },
      };
    },
  });
};

/** The current statement with its proof, or an empty one before the first. */
export const getCashFlow: Handler<"getCashFlow"> = async ({ params, query }, { deps, caller }) => {
  const entity = query.entity ?? null;
  const seen = await readSeenStatement(deps, projectKey(params, caller), entity);
  const { project, written, seenBy } = seen;
  if (!written) return describeCashFlow({ project, stored: null }, entity, deps.now());
  const request = { project, written, seenBy, now: deps.now() };
  const about = { uid: caller.uid, bytes: bytesOfSeen(seen) };
  const shown = await deps.runTask("writeCashFlow", request, about);
  if (!shown.ok) throw refuseSeen(shown.refused, entity);
  return { writtenReply: shown.json };
};

/** Says a line is right at the amount it has now; it lapses when the amount changes. */
export const verifyLine: Handler<"verifyLine"> = async ({ params, body }, { deps, caller }) => {
  const key = projectKey(params, caller);
  const lineId = param(params, "lineId");
  const { written } = await requireWritten(deps, key);
  const about = { uid: caller.uid, bytes: bytesOfStatement(written) };
  const line = await deps.runTask("findLine", { written, lineId }, about);
  if (!line) throw new ApiProblem("not_found");
  const verification = { lineId, currentYear: line.currentYear };
  const ref = projectCollection(deps.db, key.projectId, "verifications").doc(documentId(lineId));
  const isVerified = body.status === "verified";
  return prepareVersion(deps, key, {
    ...{ problemCode: "statement_not_possible", needsStatement: true },
    amend: (input) => {
      const others = input.verifications.filter((other) => other.lineId !== lineId);
      return { ...input, verifications: isVerified ? [...others, verification] : others };
    },
    record: ({ transaction, now: createdAt }, { version }) => {
      if (isVerified) transaction.set(ref, { ...verification, createdAt });
      else transaction.delete(ref);
      const description = `${line.lineItem} ${isVerified ? `verified at ${printWritten(line.currentYear)}` : "no longer verified"}`;
      return {
        audit: [{ action: "adjustment", description, metadata: { ...verification, version } }],
        value: { version },
      };
    },
  });
};

/** The worksheet of the current statement. */
export const getWorkings: Handler<"getWorkings"> = async ({ params, query }, { deps, caller }) => {
  const { project, written } = await requireWritten(deps, projectKey(params, caller));
  const about = { uid: caller.uid, bytes: bytesOfStatement(written) };
  const request = { written, method: query.method ?? project.method };
  return { writtenReply: await deps.runTask("writeWorkings", request, about) };
};
