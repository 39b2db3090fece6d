import { beginsLikeFormula } from "@tieout/core";
import type { CopiedCell, CopiedTable } from "./CopiedCell.ts";

/** Rows of cells as tab-separated text and as HTML; negatives carry a minus, nothing is rounded. */
export function writeTable(rows: readonly (readonly CopiedCell[])[]): CopiedTable {
  const text = rows.map((row) => row.map(textOf).join("\t")).join("\r\n");
  const html = rows.map((row) => `<tr>${row.map(htmlOf).join("")}</tr>`).join("");
  return { text, html: `<table>${html}</table>` };
}

function textOf(cell: CopiedCell): string {
  if ("amount" in cell) return cell.amount;
  const plain = cell.text.replace(/\s+/g, " ").trim();
  // A spreadsheet would take it for a formula.
  return beginsLikeFormula(plain) ? `'${plain}` : plain;
}

/** Excel reads the number of `x:num` whatever the decimal mark of its language. */
function htmlOf(cell: CopiedCell): string {
  if ("amount" in cell) return `<td x:num="${cell.amount}">${cell.amount}</td>`;
  const plain = cell.text.replace(/\s+/g, " ").trim();
  return `<td style="mso-number-format:'\\@'">${escaped(plain)}</td>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
