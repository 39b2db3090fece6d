import { createHash } from "node:crypto";
import { type FileType, headingsAt, layoutKey, type Table } from "@tieout/core";

/** The name of a layout: a file type and its row of headings; null where that row says nothing. */
export function layoutId(fileType: FileType, { rows }: Table, at: number): string | null {
  const key = layoutKey(headingsAt(rows, at));
  if (key === "") return null;
  return createHash("sha256").update(`${fileType}\n${key}`).digest("hex");
}
