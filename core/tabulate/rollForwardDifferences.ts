import { minorOf } from "../money/minorOf.ts";
import type { RollForwardRow } from "../statement/StatementDocument.ts";

/** What a roll-forward comes to: how many accounts it has, of how many nothing proves it, and those that do not roll forward. */
export type RollForwardSummary = {
  accountCount: number;
  unstatedCount: number;
  differences: RollForwardRow[];
};

/** The accounts whose opening balance and entries do not lead to the closing balance, among all of them. */
export function rollForwardDifferences(rows: readonly RollForwardRow[]): RollForwardSummary {
  return {
    accountCount: rows.length,
    unstatedCount: rows.filter(({ isUnstated }) => isUnstated).length,
    differences: rows.filter(({ difference }) => minorOf(difference) !== 0n),
  };
}
