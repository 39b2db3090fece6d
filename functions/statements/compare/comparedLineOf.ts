import type { ComparedLine } from "@tieout/contract";

/** A line as it stands beside those of other statements: without what it is made of. */
export function comparedLineOf({
  id,
  concept,
  lineItem,
  category,
  isSubtotal,
  currentYear,
  status,
}: ComparedLine): ComparedLine {
  return { id, concept, lineItem, category, isSubtotal, currentYear, status };
}
