import { normaliseHeading } from "../headings/normaliseHeading.ts";

const RATIO =
  /(?:^| )(?:growth|margins?|ratios?|scores?|yoy|qoq|per share|eps|risk|index|return on|interest cover)(?: |$)/;

/** Whether a name is a ratio between lines of a statement: "Revenue growth", "Operating margin". */
export function isRatio(name: string): boolean {
  return RATIO.test(normaliseHeading(name));
}
