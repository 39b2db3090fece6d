import { type AccountSummary, accountColumns } from "@tieout/core";
import type { CopiedCell } from "../../lib/clipboard/CopiedCell.ts";
import type { SourceGroup } from "./sourceGroups.ts";

const headings = ["Role", "Account", "Name", "Amount", "Opening", "Closing", "Movement", "Reason"];

/** The pieces of a line as they are copied, those out of sight too. */
export function copiedSources(
  groups: readonly SourceGroup[],
  accounts: ReadonlyMap<string, AccountSummary>,
): CopiedCell[][] {
  const rows = groups.flatMap(({ label, sources }) =>
    sources.map(({ account, accountName, amount, reason }): CopiedCell[] => {
      const known = accounts.get(account);
      const balances = known ? [known.opening, known.closing, known.movement] : [];
      const { number, name } = accountColumns(account, accountName);
      return [
        ...[label, number, name].map((text) => ({ text })),
        { amount },
        ...balances.map((each) => ({ amount: each })),
        ...Array.from({ length: 3 - balances.length }, () => ({ text: "" })),
        { text: reason },
      ];
    }),
  );
  return [headings.map((text) => ({ text })), ...rows];
}
