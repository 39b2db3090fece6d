import { type AccountSummary, decimalsIn, formatMinor, type Minor, minorOf } from "@tieout/core";

/** A row beneath the accounts; amounts are debit-positive. */
export type FootingRow = { label: string; opening: string; closing: string; movement: string };

/**
 * What the accounts come to. Where the balance sheet already holds the profit that the profit and loss
 * shows, the columns come to that profit, and its transfer to retained earnings makes them foot.
 */
export function footingOf(accounts: readonly AccountSummary[]): FootingRow[] {
  const decimals = decimalsIn(accounts[0]?.closing ?? "");
  const sums = sumOf(accounts);
  const profit = sumOf(
    accounts.filter(({ nature }) => nature === "income" || nature === "expense"),
  );
  const transferred = columns.map((column) => (sums[column] === 0n ? 0n : -sums[column]));
  const isTransfer = columns.every(
    (column) => sums[column] === 0n || sums[column] === profit[column],
  );
  const rows = [rowOf("Total", sums, decimals)];
  if (transferred.every((amount) => amount === 0n)) return rows;
  const [opening = 0n, closing = 0n, movement = 0n] = transferred;
  const label = isTransfer ? "Profit transferred to retained earnings" : "Out of balance";
  const correction = rowOf(label, { opening, closing, movement }, decimals);
  return isTransfer ? [correction, rowOf("Total", zero, decimals)] : [...rows, correction];
}

const columns = ["opening", "closing", "movement"] as const;
type Sums = Record<(typeof columns)[number], Minor>;
const zero: Sums = { opening: 0n, closing: 0n, movement: 0n };

function sumOf(accounts: readonly AccountSummary[]): Sums {
  const sums = { ...zero };
  for (const account of accounts)
    for (const column of columns) sums[column] += minorOf(account[column]);
  return sums;
}

function rowOf(label: string, { opening, closing, movement }: Sums, decimals: number): FootingRow {
  return {
    label,
    opening: formatMinor(opening, decimals),
    closing: formatMinor(closing, decimals),
    movement: formatMinor(movement, decimals),
  };
}
