import type { Table } from "@tieout/core";
import { accountsOf, type BookAccount, type InventedBalances, sumOf } from "./InventedBalances.ts";
import { creditOf, debitOf, plain } from "./writeTrialBalance.ts";

/** Each group stands above its accounts with what they come to, and each section above its groups. */
export function writeGrouped(balances: InventedBalances, indent: string): Table {
  const heads = ["Account", "Opening (Dr)", "Opening (Cr)", "Closing (Dr)", "Closing (Cr)"];
  const isResult = (account: BookAccount) => accountsOf(balances.results).includes(account);
  const opened = (account: BookAccount) =>
    isResult(account) ? { ...account, earlier: 0n } : account;
  const rowOf = (name: string, level: number, accounts: readonly BookAccount[]) => {
    const { earlier, later } = sumOf(accounts);
    const amounts = [debitOf(earlier), creditOf(earlier), debitOf(later), creditOf(later)];
    return [indent.repeat(level) + name, ...amounts.map(plain)];
  };
  const lines = [...balances.positions, ...balances.results].flatMap(({ heading, groups }) => {
    const kept = groups.map((group) => ({
      ...group,
      accounts: group.accounts.filter(({ name }) => name !== "Net Income").map(opened),
    }));
    return [
      rowOf(heading, 0, accountsOf([{ heading, nature: "asset", groups: kept }])),
      ...kept.flatMap((group) => [
        rowOf(group.heading, 1, group.accounts),
        ...group.accounts.map((account) => rowOf(account.name, 2, [account])),
      ]),
    ];
  });
  return { sheet: null, rows: [heads, ...lines].map((cells, at) => ({ row: at + 1, cells })) };
}
