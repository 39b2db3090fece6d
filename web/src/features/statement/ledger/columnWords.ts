import { printDay } from "@tieout/core";
import { formatMonths } from "../../../lib/format/formatTime.ts";
import type { Column } from "../../../lib/queries/ledgerEntriesQuery.ts";

/** The days of a column in words: "Jan to Mar 2025", or its first and last day where it has no whole months. */
export function columnWords({ start, end }: Column): string {
  return formatMonths(start, end) ?? `${printDay(start)} to ${printDay(end)}`;
}
