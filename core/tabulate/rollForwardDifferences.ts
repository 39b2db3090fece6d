import { minorOf } from "../money/minorOf.ts";
import type { RollForwardRow } from "../statement/StatementDocument.ts";

/**
 * A summary of the roll-forward: the number of accounts, of accounts without proof, and the accounts with differences.
 */
export type RollForwardSummary = {
  accountCount: number;
  unstatedCount: number;
  differences: RollForwardRow[];
};

/** Finds the accounts whose opening balance plus entries differ from the closing balance. */
export function rollForwardDifferences(rows: readonly RollForwardRow[]): RollForwardSummary {
  return {
    accountCount: rows.length,
    unstatedCount: rows.filter(({ isUnstated }) => isUnstated).length,
    differences: rows.filter(({ difference }) => minorOf(difference) !== 0n),
  };
}
