import { beginsLikeFormula } from "@tieout/core";

/** A cell of a table with commas. A spreadsheet would take a text that begins like a formula for one. */
export function quoteCell(text: string): string {
  const safe = beginsLikeFormula(text) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
