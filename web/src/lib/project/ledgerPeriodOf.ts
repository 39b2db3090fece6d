import type { Project, UploadedFile } from "@tieout/contract";
import { monthsAround, periodOfLedgers } from "@tieout/core";

type File = Pick<UploadedFile, "status" | "isSelected" | "ledger">;

/** The period that the general ledger which counts is of, in one file or several; null without one. */
export function ledgerPeriodOf(files: readonly File[]): Project["period"] {
  const ledgers = files
    .filter(({ isSelected, status }) => isSelected && status === "valid")
    .flatMap(({ ledger }) => ledger ?? []);
  const [first, ...others] = ledgers;
  if (!first) return null;
  if (others.length > 0) return periodOfLedgers(ledgers);
  return { start: first.start, end: first.end };
}

/** The days of a ledger's entries; where an earlier release read it, its period. */
export function daysOf({ start, end, firstDay = start, lastDay = end }: Ledger) {
  return { start: firstDay, end: lastDay };
}

/** The period that a ledger's project is to have: the days it says itself, and whole months where it has only those of its entries. */
export function wholePeriodOf(ledger: Ledger) {
  const [days, months] = [daysOf(ledger), monthsAround(ledger)];
  return {
    start: ledger.start === days.start ? months.start : ledger.start,
    end: ledger.end === days.end ? months.end : ledger.end,
  };
}

type Ledger = NonNullable<UploadedFile["ledger"]>;
