import type { FileType } from "../ingest/fileTypes.ts";
import { read } from "./readReport.ts";
import { tableOf } from "./tableOf.ts";

/** Names and amounts of a statement of one date or two in full units, and the codes of its warnings. */
export function readPublished(fileType: FileType, text: string) {
  const result = read(fileType, tableOf(text), { oneDate: "take" });
  const rows = result.rows.map((row) => {
    if ("current" in row) return [row.name, row.current / 100n];
    if ("opening" in row) return [row.name, row.opening / 100n, row.closing / 100n];
    throw new Error("no statement");
  });
  return { rows, codes: result.warnings.map(({ code }) => code) };
}

/** A profit and loss whose results are sums. */
export const profit = `|$000
  Revenue|1,400
  Cost of sales|(900)
  Operating income|500
  Income tax expense|(55)
  Profit for the year|445`;
