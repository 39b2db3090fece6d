import { sniffFormat } from "../sniffFormat.ts";

/** What the content of a ledger file is. */
export type LedgerFormat = "delimited" | "tables" | "unknown";

/** Tells what a ledger file is from its first bytes. */
export function sniffLedger(head: Uint8Array): LedgerFormat {
  const sniffed = sniffFormat(head);
  if (sniffed === "zip" || sniffed === "xls" || sniffed === "json") return "tables";
  return sniffed === "csv" ? "delimited" : "unknown";
}
