import type { FileType } from "../fileTypes.ts";
import { eitherCodeOrName } from "./accountColumns.ts";
import { isColumnName } from "./columnName.ts";
import { columnsOf } from "./fileTypeColumns.ts";
import { normaliseHeading } from "./normaliseHeading.ts";

/** How a column was matched: by the template's heading, a synonym, its meaning, or its place. */
export const waysToMatch = ["heading", "synonym", "meaning", "place"] as const;

export type WayToMatch = (typeof waysToMatch)[number];

/** How a heading was matched to a field. */
export function matchedBy(fileType: FileType, field: string, heading: string): WayToMatch {
  const words = normaliseHeading(heading);
  const column = columnsOf(fileType)[field];
  if (words === "" || !column || isColumnName(heading)) return "place";
  if (words === normaliseHeading(column.header)) return "heading";
  const isNamed = column.synonyms.includes(words) || eitherCodeOrName.includes(words);
  return isNamed ? "synonym" : "meaning";
}
