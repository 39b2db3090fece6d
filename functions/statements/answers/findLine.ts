import { asksSameVerification, type StatementLine } from "@tieout/core";
import type { StoredJson } from "../../store/kinds/StoredKind.ts";
import { openStatement } from "../record/openStatement.ts";

/** What a person's word on a line is about. */
export type FoundLine = Pick<StatementLine, "id" | "lineItem" | "currentYear" | "reviewReasons">;

/**
 * A line of a statement by its id, in either method, and after it the lines of both methods that the same
 * word is asked for on; nothing where there is no such line.
 */
export function findLine({
  written,
  lineId,
}: {
  written: StoredJson;
  lineId: string;
}): readonly FoundLine[] {
  const { indirect, direct } = openStatement(written).document.statements;
  const lines = [...indirect.lines, ...direct.lines];
  const found = lines.find(({ id }) => id === lineId);
  if (!found) return [];
  const alike = lines.filter((line) => line !== found && asksSameVerification(line, found));
  return [found, ...alike].map(({ id, lineItem, currentYear, reviewReasons }) => {
    return { id, lineItem, currentYear, reviewReasons };
  });
}
