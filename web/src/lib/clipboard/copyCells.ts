import type { CopiedCell } from "./CopiedCell.ts";
import { writeTable } from "./writeTable.ts";

type Rows = readonly (readonly CopiedCell[])[];

/** Puts a table on the clipboard, once it is read; a browser that takes text alone gets the text. */
export async function copyCells(rows: Rows | Promise<Rows>): Promise<void> {
  const table = Promise.resolve(rows).then(writeTable);
  if (typeof ClipboardItem === "undefined")
    return navigator.clipboard.writeText((await table).text);
  // Asked for at once, while the click still counts as the person's own
  const item = new ClipboardItem({
    "text/plain": table.then(({ text }) => new Blob([text], { type: "text/plain" })),
    "text/html": table.then(({ html }) => new Blob([html], { type: "text/html" })),
  });
  await navigator.clipboard.write([item]);
}
