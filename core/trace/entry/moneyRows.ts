import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { Amount } from "../../money/Amount.ts";
import type { AccountsByNumber } from "../accountsIn.ts";
import type { TracedAccount } from "../TracedAccount.ts";

/** A two-line entry of one account against a money account, as a cash effect. */
export type MoneyRow = { entry: number; account: TracedAccount; amount: Amount; text: string };

/**
 * Two-line entries against a money account, grouped by day, money account and side, for the wanted accounts only. Where
 * each row of a file is an entry, such a group may be one event.
 */
export function moneyRowsTogether(
  columns: EntryColumns,
  accounts: AccountsByNumber,
  isWanted: (account: TracedAccount) => boolean,
): Iterable<readonly MoneyRow[]> {
  const together = new Map<string, MoneyRow[]>();
  for (let entry = 0; entry < columns.count; entry += 1) {
    const place = columns.startOf(entry);
    if (columns.startOf(entry + 1) - place !== 2) continue;
    for (const [own, other] of [
      [place, place + 1],
      [place + 1, place],
    ] as const) {
      const [account, against] = [own, other].map((at) => accounts[columns.accountAt(at)]);
      if (!account || !against || !passesMoney(against) || !isWanted(account)) continue;
      const amount = -columns.amountAt(own);
      const key = [columns.dateOf(entry), against.index, amount < 0].join(" ");
      const rows = together.get(key) ?? [];
      together.set(key, rows);
      rows.push({ entry, account, amount, text: columns.textAt(columns.textOf(entry)) });
    }
  }
  return together.values();
}

/** Cash, or a clearing account; receivables and payables include their tax already. */
function passesMoney({ kind, account: { role } }: TracedAccount): boolean {
  if (kind === "cash") return true;
  return kind === "control" && role !== "trade_receivables" && role !== "trade_payables";
}
