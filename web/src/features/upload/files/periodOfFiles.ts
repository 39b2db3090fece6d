import type { Project, UploadedFile } from "@tieout/contract";
import { readAmountHeading } from "@tieout/core";
import { periodStartOf } from "../../../lib/format/periodStartOf.ts";
import { ledgerPeriodOf } from "../../../lib/project/ledgerPeriodOf.ts";

type File = Pick<UploadedFile, "fileType" | "status" | "isSelected" | "ledger" | "matching">;

const ofThePeriod: ReadonlySet<string> = new Set(["trial_balance", "profit_loss", "balance_sheet"]);

/** The period that the files which count are for: a ledger's own, else the year to the last date over amounts. */
export function periodOfFiles(files: readonly File[]): Project["period"] {
  const ofLedger = ledgerPeriodOf(files);
  if (ofLedger) return ofLedger;
  const dates = files
    .filter(({ isSelected, status }) => isSelected && status === "valid")
    .filter(({ fileType }) => ofThePeriod.has(fileType))
    .flatMap(({ matching }) => matching?.columns ?? [])
    .flatMap(({ heading }) => readAmountHeading(heading)?.date ?? []);
  if (dates.length === 0) return null;
  const end = isoDate(Math.max(...dates));
  return { start: periodStartOf(end), end };
}

/** 20251231 as "2025-12-31". */
function isoDate(date: number): string {
  const text = String(date);
  return [text.slice(0, -4), text.slice(-4, -2), text.slice(-2)].join("-");
}
