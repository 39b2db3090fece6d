import type { Category, Concept } from "./concepts.ts";
import { CASH_OF_ITS_OWN, ifrsElements } from "./ifrsElements.ts";
import { usGaapElements } from "./usGaapElements.ts";

/** An element of a taxonomy, and what an amount is multiplied by to be reported under it. */
export type XbrlElement = { element: string; sign: 1 | -1 };

/** The elements a line is reported under; null where a taxonomy has none that means the same. */
export type XbrlElements = { ifrsFull: XbrlElement | null; usGaap: XbrlElement | null };

const CASH: readonly Concept[] = ["cash_at_beginning", "cash_at_end"];

/**
 * The XBRL elements of a concept in the category it stands in. Where overdrafts are part of cash, the
 * statement's cash is not the balance sheet's, and IFRS has an element of its own for it.
 */
export function xbrlElements(
  concept: Concept,
  category: Category,
  hasOverdraftsInCash = false,
): XbrlElements {
  const ifrs = ifrsElements[concept];
  const usual = typeof ifrs === "object" ? ifrs[category] : ifrs;
  const isOfItsOwn = hasOverdraftsInCash && CASH.includes(concept);
  return {
    ifrsFull: readElement("ifrs-full", isOfItsOwn ? CASH_OF_ITS_OWN : usual),
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
