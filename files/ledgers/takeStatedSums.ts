import type { LedgerReading } from "@tieout/core";

/** What an audit file states of its lines before they come; "" where it does not. */
export type StatedSums = {
  row: number;
  debits: string;
  credits: string;
  /** The amounts of lines that stand below nil on their side, known when all are read. */
  turned: string[];
  count: string;
  isOfEntries: boolean;
};

/** Takes the totals that a file states, or how many entries or lines it counts where it states no totals: programs count in different ways. */
export function takeStatedSums(
  { sink }: LedgerReading,
  { count, isOfEntries, ...totals }: StatedSums,
): void {
  const hasTotals = totals.debits !== "" || totals.credits !== "";
  if (hasTotals || !COUNT.test(count)) sink.totals(totals);
  else sink.count({ row: totals.row, count: Number(count), isOfEntries });
}

const COUNT = /^\d{1,12}$/;
