import type { Result } from "../problem/Problem.ts";
import type { StatementDocument } from "./StatementDocument.ts";
import type { StatementInput } from "./StatementInput.ts";

/** The whole road from rows to a statement that ties out, or the problems that stop it. */
export function prepareStatement(_input: StatementInput): Result<StatementDocument> {
  return { ok: false, problems: [] };
}
