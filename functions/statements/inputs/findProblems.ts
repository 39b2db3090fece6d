import { type Problem, prepareStatement } from "@tieout/core";
import { openRequest, type StatementRequest } from "./StatementRequest.ts";

/** Why no statement can be made from these files; empty where one can. */
export function findProblems(request: StatementRequest): readonly Problem[] {
  const prepared = prepareStatement(openRequest(request));
  return prepared.ok ? [] : prepared.problems;
}
