import type { VerifiedBy } from "../statement/status/VerifiedBy.ts";
import { printDate } from "../text/printDate.ts";

/** A verification in words: "Verified by Ada Ledger, 5 January 2026: seen the invoice." */
export function printVerification({ by, at, reason }: VerifiedBy): string {
  const who = ["Verified", by && `by ${by}`].filter(Boolean).join(" ");
  const words = `${who}, ${printDate(at)}${reason === "" ? "" : `: ${reason}`}`;
  return words.endsWith(".") ? words : `${words}.`;
}
