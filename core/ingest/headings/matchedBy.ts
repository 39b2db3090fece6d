import type { FileType } from "../fileTypes.ts";
import { eitherCodeOrName } from "./accountColumns.ts";
import { isColumnName } from "./columnName.ts";
import { columnsOf } from "./fileTypeColumns.ts";
import { normaliseHeading } from "./normaliseHeading.ts";

/** What a column was matched by: the template's own heading, another name, what its words say, or its place. */
export const waysToMatch = ["heading", "synonym", "meaning", "place"] as const;

export type WayToMatch = (typeof waysToMatch)[number];

/** Says why a heading was matched with a field. */
export function matchedBy(fileType: FileType, field: string, heading: string): WayToMatch {
  const words = normaliseHeading(heading);
  const column = columnsOf(fileType)[field];
  if (words === "" || !column || isColumnName(heading)) return "place";
  if (words === normaliseHeading(column.header)) return "heading";
  const isNamed = column.synonyms.includes(words) || eitherCodeOrName.includes(words);
  return isNamed ? "synonym" : "meaning";
}
