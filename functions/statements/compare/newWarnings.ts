import type { AdjustmentRecord } from "@tieout/contract";
import type { StatementDocument } from "@tieout/core";
import type { Standing } from "./Standing.ts";

/** The warnings a statement has that the one before it had not. */
export function newWarnings(
  after: StatementDocument,
  before: Pick<Standing, "warnings"> | null,
): AdjustmentRecord["warnings"] {
  const known = new Set(before?.warnings.map(({ message }) => message));
  return after.warnings
    .filter(({ message }) => !known.has(message))
    .map((warning) => ({ ...warning }));
}
