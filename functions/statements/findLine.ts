import type { StatementLine } from "@tieout/core";
import type { StoredJson } from "../store/StoredKind.ts";
import { openStatement } from "./openStatement.ts";

/** A line of a statement by its id, in either method; null where there is none. */
export function findLine({
  written,
  lineId,
}: {
  written: StoredJson;
  lineId: string;
}): Pick<StatementLine, "lineItem" | "currentYear" | "reviewReasons"> | null {
  const { indirect, direct } = openStatement(written).document.statements;
  const found = [...indirect.lines, ...direct.lines].find(({ id }) => id === lineId);
  if (!found) return null;
  const { lineItem, currentYear, reviewReasons } = found;
  return { lineItem, currentYear, reviewReasons };
}
