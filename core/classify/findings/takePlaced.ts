import type { Section } from "../../ledger/AccountFacts.ts";
import { type Classification, isFinal } from "../Classification.ts";
import { ASKED } from "../questions/ask.ts";
import { reasonInFull } from "../readings/reasons.ts";

/** In which statement the books say that an account stands, and why; asked where they do not prove it. */
export type StatementPlacement = {
  section: Exclude<Section, null>;
  reason: string;
  isAsked: boolean;
};

type Classifications = ReadonlyMap<string, Classification>;

/**
 * What accounts are taken for once the books have said in which statement some of them stand, with the
 * reason, and with the role that they had before where that was overruled.
 */
export function takePlaced(
  before: Classifications,
  after: Classifications,
  placements: ReadonlyMap<string, StatementPlacement>,
): Classifications {
  return new Map(
    [...after].map(([code, own]) => {
      const place = placements.get(code);
      return [code, place ? afterPlaced(before.get(code), own, place) : own];
    }),
  );
}

function afterPlaced(
  before: Classification | undefined,
  own: Classification,
  { reason, isAsked }: StatementPlacement,
): Classification {
  if (isFinal(own)) return own;
  const confidence = isAsked ? Math.min(own.confidence, ASKED) : own.confidence;
  const placed = { ...own, confidence, reason: `${reason} ${own.reason}` };
  if (!before?.role || before.role === own.role) return placed;
  const overruled = [{ role: before.role, source: before.source }];
  const inFull = reasonInFull({ ...placed, overruled });
  return { ...placed, reason: inFull, overruled: [...overruled, ...(own.overruled ?? [])] };
}
