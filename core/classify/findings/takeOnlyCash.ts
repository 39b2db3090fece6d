import { type Classification, CONFIDENCE_BAR, PLACEMENT_BAR } from "../Classification.ts";
import { reasonInFull } from "../readings/reasons.ts";

type Classifications = ReadonlyMap<string, Classification>;

/**
 * Of a general ledger alone, the one account that may be cash is placed there, in doubt, where none is
 * read as cash: entries that balance have their money somewhere, and whether it is there is asked.
 */
export function takeOnlyCash(classifications: Classifications): Classifications {
  const all = [...classifications];
  if (all.some(([, its]) => its.role === CASH && its.confidence >= PLACEMENT_BAR))
    return classifications;
  const [only, ...others] = all.filter(([, its]) => mayBeCash(its));
  if (only === undefined || others.length > 0) return classifications;
  const [code, its] = only;
  return new Map([...classifications, [code, asCash(its)]]);
}

/** Read as cash too faintly to be placed, or read so by its words before something else overruled them in doubt. */
function mayBeCash({ role, confidence, overruled = [] }: Classification): boolean {
  if (role === CASH) return true;
  return confidence < CONFIDENCE_BAR && overruled.some((each) => each.role === CASH);
}

function asCash(own: Classification): Classification {
  const { role, source, overruled = [] } = own;
  const before = role === null || role === CASH ? [] : [{ role, source }];
  const taken: Classification = {
    ...own,
    role: CASH,
    confidence: PLACEMENT_BAR,
    reason: "No other account of the ledger may be cash.",
    overruled: [...overruled.filter((each) => each.role !== CASH), ...before],
  };
  return { ...taken, reason: reasonInFull(taken) };
}

const CASH = "cash_and_cash_equivalents";
