import { printWritten } from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Handler } from "../app/Handlers.ts";
import { param, projectKey } from "../app/projectKey.ts";
import { describeCashFlow } from "../statements/describeCashFlow.ts";
import { prepareVersion } from "../statements/prepareVersion.ts";
import { keepProcessOptions, refuseOtherEntities } from "../statements/processOptions.ts";
import { readSeenStatement } from "../statements/readSeenStatement.ts";
import { readStatement, requireStatement } from "../statements/readStatement.ts";
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
    amend: (input) => {
      refuseOtherEntities(project, input);
      return input;
    },
    record: (_change, { version, after }) => {
      const status = settledStatus(after);
      const { unreconciledDifference, cashAtEnd } = after.statements.indirect.totals;
      const outcome = after.tiesOut
        ? "it ties out"
        : `it is out by ${printWritten(unreconciledDifference)}`;
      return {
        audit: [
          {
            action: "processing",
            description: `Statement version ${version} prepared: ${outcome}`,
            metadata: {
              version,
              status,
              tiesOut: after.tiesOut,
              unreconciledDifference,
              cashAtEnd,
            },
          },
        ],
        notice: { kind: "statement", version, status },
        value: { version, status, tiesOut: after.tiesOut },
      };
    },
  });
};

/** The current statement with its proof, or an empty one before the first. */
export const getCashFlow: Handler<"getCashFlow"> = async ({ params, query }, { deps, caller }) => {
  const entity = query.entity ?? null;
  const seen = await readSeenStatement(deps, projectKey(params, caller), entity);
  return describeCashFlow(seen, entity, deps.now());
};

/** Says a line is right at the amount it has now; it lapses when the amount changes. */
export const verifyLine: Handler<"verifyLine"> = async ({ params, body }, { deps, caller }) => {
  const key = projectKey(params, caller);
  const lineId = param(params, "lineId");
  const { document } = await requireStatement(deps, key);
  const lines = [...document.statements.indirect.lines, ...document.statements.direct.lines];
  const line = lines.find(({ id }) => id === lineId);
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
  const { project, stored } = await readStatement(deps, projectKey(params, caller));
  if (!stored) throw new ApiProblem("no_statement");
  const method = query.method ?? project.method;
  const rows = stored.document.workings[method].map((row) => ({
    ...row,
    journals: [...row.journals],
  }));
  return { version: stored.version, method, rows };
};
