import type { ComparedStatement } from "@tieout/contract";
import {
  type Framework,
  frameworks,
  type Problem,
  prepareStatement,
  type Result,
  type StatementDocument,
} from "@tieout/core";
import { openRequest, type StatementRequest } from "../inputs/StatementRequest.ts";
import { comparedLineOf } from "./comparedLineOf.ts";

/**
 * The statement by each framework: its own with the project's policies, the others with the choices
 * each makes where nobody chooses. An override is of a line of one framework and is left out.
 */
export function compareFrameworks(request: StatementRequest): Result<ComparedStatement[]> {
  const input = openRequest(request);
  const adjustments = input.adjustments.filter(
    ({ adjustmentType }) => adjustmentType !== "override",
  );
  const compared: ComparedStatement[] = [];
  const problems: Problem[] = [];
  for (const framework of frameworks) {
    const isOwn = framework === input.framework;
    const policies = isOwn ? input.policies : {};
    const prepared = prepareStatement({ ...input, framework, policies, adjustments });
    if (prepared.ok) compared.push(comparedOf(framework, prepared.value));
    else problems.push(...prepared.problems);
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: compared };
}

function comparedOf(framework: Framework, document: StatementDocument): ComparedStatement {
  const { policies, tiesOut, statements } = document;
  const lines = [...statements.indirect.lines, ...statements.direct.lines];
  return { framework, version: null, policies, tiesOut, lines: lines.map(comparedLineOf) };
}
