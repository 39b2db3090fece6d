import { type AccountSummary, accountColumns } from "@tieout/core";
import type { CopiedCell } from "../../../lib/clipboard/CopiedCell.ts";
import type { SourceGroup } from "./sourceGroups.ts";

const BALANCES = ["Opening", "Closing", "Movement"];

/** The pieces of a line as they are copied, those out of sight too, with the balances of their accounts where these are of the same days. */
export function copiedSources(
  groups: readonly SourceGroup[],
  accounts: ReadonlyMap<string, AccountSummary> | null,
): CopiedCell[][] {
  const ofBalances = accounts ? BALANCES : [];
  const headings = ["Role", "Account", "Name", "Amount", ...ofBalances, "Reason"];
  const rows = groups.flatMap(({ label, sources }) =>
    sources.map(({ account, accountName, amount, reason }): CopiedCell[] => {
      const known = accounts?.get(account);
      const balances = known ? [known.opening, known.closing, known.movement] : [];
      const { number, name } = accountColumns(account, accountName);
      return [
        ...[label, number, name].map((text) => ({ text })),
        { amount },
        ...balances.map((each) => ({ amount: each })),
        ...Array.from({ length: ofBalances.length - balances.length }, () => ({ text: "" })),
        { text: reason },
      ];
    }),
  );
  return [headings.map((text) => ({ text })), ...rows];
}
