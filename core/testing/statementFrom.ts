import { prepareStatement } from "../statement/prepareStatement.ts";
import type { StatementDocument } from "../statement/StatementDocument.ts";

/** The statement of an input that gives one; a problem that prevents it fails the test in its words. */
export function statementFrom(...input: Parameters<typeof prepareStatement>): StatementDocument {
  const prepared = prepareStatement(...input);
  if (prepared.ok) return prepared.value;
  throw new Error(prepared.problems.map(({ message }) => message).join("\n"));
}
