import type { AdjustmentRecord } from "@tieout/contract";
import type { StatementDocument } from "@tieout/core";

/** The warnings a statement has that the one before it had not. */
export function newWarnings(
  after: StatementDocument,
  before: StatementDocument | null,
): AdjustmentRecord["warnings"] {
  const known = new Set(before?.warnings.map(({ message }) => message));
  return after.warnings
    .filter(({ message }) => !known.has(message))
    .map((warning) => ({ ...warning }));
}
