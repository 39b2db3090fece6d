import type { AuditEntry } from "@tieout/contract";
import { quoteCell } from "../../lib/clipboard/quoteCell.ts";
import { actionLabels } from "./actionLabels.ts";
import { detailWords } from "./detailWords.ts";

const headings = ["Number", "Time (UTC)", "Action", "Description", "Person", "Details", "Hash"];

/** The entries as a table for a spreadsheet, in words, each with its hash. */
export function trailTable(
  entries: readonly AuditEntry[],
  nameOf: (userId: string) => string,
): string {
  const lines = entries.map(({ seq, createdAt, action, description, userId, metadata, hash }) => {
    const details = detailWords(metadata).details.map(({ name, value }) => `${name}: ${value}`);
    const cells = [String(seq), createdAt, actionLabels[action], description, nameOf(userId)];
    return [...cells, details.join("; "), hash].map(quoteCell).join(",");
  });
  return `${[headings.join(","), ...lines].join("\r\n")}\r\n`;
}

/** The entries as they are sealed, for `verify --trail`. */
export function trailRecord(entries: readonly AuditEntry[]): string {
  return `${JSON.stringify(entries, null, 1)}\n`;
}
