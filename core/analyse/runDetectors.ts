import type { Books } from "./Books.ts";
import type { Detector, Found } from "./Detector.ts";
import { detectors } from "./detectors/detectors.ts";
import { type Finding, riskLevels, type ValidationType } from "./Finding.ts";
import { paragraphOf } from "./paragraphOf.ts";

/** Runs the detectors of the given types. Findings are ordered by risk, then by id. */
export function runDetectors(books: Books, types: readonly ValidationType[]): Finding[] {
  return detectors
    .filter(({ validationType }) => types.includes(validationType))
    .flatMap((detector) => detector.detect(books).map((found) => toFinding(found, detector, books)))
    .toSorted(byRisk);
}

function toFinding(found: Found, detector: Detector, { facts }: Books): Finding {
  const { subject, accounts = [], lines = [], ...said } = found;
  return {
    proposedAdjustment: null,
    proposedMapping: null,
    paragraph: paragraphOf(detector, facts.document.framework),
    ...said,
    severity: riskOf(found),
    id: `${detector.kind}:${subject}`,
    kind: detector.kind,
    accounts,
    lines,
  };
}

/** The confidence that a high risk needs. */
const SURE_OF_HIGH = 0.75;

/** A finding with low confidence is at most of medium risk, whatever its amount. */
function riskOf({ severity, confidence }: Found): Finding["severity"] {
  const isHigh = severity === "high" || severity === "critical";
  return isHigh && confidence < SURE_OF_HIGH ? "medium" : severity;
}

function byRisk(a: Finding, b: Finding): number {
  const risk = riskLevels.indexOf(b.severity) - riskLevels.indexOf(a.severity);
  return risk !== 0 ? risk : a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
