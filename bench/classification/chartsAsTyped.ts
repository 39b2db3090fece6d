import { presentedByLaw } from "./presentedOtherwise.ts";
import { type PublicChart, readPublicCharts } from "./readPublicCharts.ts";

/**
 * The seen English charts with all that their authors typed, otherwise than the names say as well, beside what their laws
 * have. Charts that nobody has looked at have such accounts too: readings that turn out to be like them are less sure.
 */
export function chartsAsTyped(): PublicChart[] {
  return readPublicCharts("seen")
    .filter(({ group }) => group === "english")
    .map(presentedByLaw);
}
