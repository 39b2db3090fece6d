import { normaliseHeading } from "../headings/normaliseHeading.ts";

const RATIO =
  /(?:^| )(?:growth|margins?|ratios?|scores?|yoy|qoq|per share|eps|risk|index|return on|interest cover)(?: |$)/;

/** "Revenue growth", "Operating margin": what lines of a statement are to each other, and no amount. */
export function isRatio(name: string): boolean {
  return RATIO.test(normaliseHeading(name));
}
