import type { Header } from "../../headings/Header.ts";
import { normaliseHeading } from "../../headings/normaliseHeading.ts";

/** Words for year-end adjustments, in a normalised heading. */
export const ADJUSTMENTS =
  /\b(?:un)?adjust(?:ed|ment|ments|ing)?\b|\badj\b|\b[ar]jes?\b|\breclass\w{0,16}\b|\beliminations?\b|\bpbc\b|\bajustes?\b|\bajustements?\b|تسوي/;

/** Whether columns are year-end adjustments, which do not lead from one date to another. */
export function isOfAdjustments({ headings }: Header, columns: readonly number[]): boolean {
  return columns.some((index) => {
    // A heading over two columns is in the first of them
    const words = [headings[index], headings[index - 1]].map((text) =>
      normaliseHeading(text ?? ""),
    );
    return words.some((text) => ADJUSTMENTS.test(text));
  });
}
