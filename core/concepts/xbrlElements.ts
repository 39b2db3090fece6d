import type { Category, Concept } from "./concepts.ts";
import { ifrsElements } from "./ifrsElements.ts";
import { usGaapElements } from "./usGaapElements.ts";

/** An element of a taxonomy, and what an amount is multiplied by to be reported under it. */
export type XbrlElement = { element: string; sign: 1 | -1 };

/** The elements a line is reported under; null where a taxonomy has none that means the same. */
export type XbrlElements = { ifrsFull: XbrlElement | null; usGaap: XbrlElement | null };

/** The XBRL elements of a concept in the category it stands in. */
export function xbrlElements(concept: Concept, category: Category): XbrlElements {
  const ifrs = ifrsElements[concept];
  return {
    ifrsFull: readElement("ifrs-full", typeof ifrs === "object" ? ifrs[category] : ifrs),
    usGaap: readElement("us-gaap", usGaapElements[concept]),
  };
}

function readElement(taxonomy: string, written: string | undefined): XbrlElement | null {
  if (written === undefined) return null;
  const isOpposite = written.startsWith("-");
  return {
    element: `${taxonomy}:${isOpposite ? written.slice(1) : written}`,
    sign: isOpposite ? -1 : 1,
  };
}
