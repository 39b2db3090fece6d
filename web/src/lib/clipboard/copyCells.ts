import type { CopiedCell } from "./CopiedCell.ts";
import { writeTable } from "./writeTable.ts";

/** Puts a table on the clipboard; a browser that takes text alone gets the text. */
export async function copyCells(rows: readonly (readonly CopiedCell[])[]): Promise<void> {
  const { text, html } = writeTable(rows);
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(text);
  const item = new ClipboardItem({
    "text/plain": new Blob([text], { type: "text/plain" }),
    "text/html": new Blob([html], { type: "text/html" }),
  });
  await navigator.clipboard.write([item]);
}
