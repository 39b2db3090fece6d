import type { Framework } from "../policies/policies.ts";
import type { Detector } from "./Detector.ts";

/**
 * Paragraphs of IAS 1 and their successors under IFRS 18: presentation in IFRS 18, the basis of preparation in IAS
 * 8.6A-6N.
 */
const replaced: Readonly<Record<string, string>> = {
  "IAS 1.27": "IAS 8.6M",
  "IAS 1.27-28": "IAS 8.6M-6N",
  "IAS 1.29": "IFRS 18.41",
  "IAS 1.32": "IFRS 18.44",
  "IAS 1.54": "IFRS 18.103",
  "IAS 1.54, 1.82": "IFRS 18.75, 18.103",
  "IFRS 9.5.5.15, IAS 1.29": "IFRS 9.5.5.15, IFRS 18.41",
};

/** The paragraph of a finding under a framework; null for an analytical procedure. */
export function paragraphOf(
  { paragraphs }: Pick<Detector, "paragraphs">,
  framework: Framework,
): string | null {
  if (paragraphs === null) return null;
  if (framework === "US_GAAP") return paragraphs.usGaap;
  return framework === "IFRS18" ? (replaced[paragraphs.ifrs] ?? paragraphs.ifrs) : paragraphs.ifrs;
}
