import type { CashFlow } from "@tieout/contract";
import { accountColumns } from "@tieout/core";
import type { CopiedCell } from "../../../lib/clipboard/CopiedCell.ts";

/** An account rolled forward. */
export type RolledRow = NonNullable<CashFlow["rollForward"]>["differences"][number];

export const rolledHeadings = ["Opening", "Entries", "Closing", "Difference"];

/** In the place of a difference from a closing balance that no file states. */
export const NOT_STATED = "Not stated";

/** The roll-forward as it is copied, the rows out of sight too. */
export function copiedRolled(rows: readonly RolledRow[]): CopiedCell[][] {
  const headings = ["Account", "Name", ...rolledHeadings].map((text) => ({ text }));
  const copied = rows.map((row): CopiedCell[] => {
    const { number, name } = accountColumns(row.account, row.accountName);
    return [
      ...[number, name].map((text) => ({ text })),
      ...[row.opening, row.entries, row.closing].map((amount) => ({ amount })),
      row.isUnstated ? { text: NOT_STATED } : { amount: row.difference },
    ];
  });
  return [headings, ...copied];
}
