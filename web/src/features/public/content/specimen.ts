import type { ShownLine } from "../../../statement/ShownLine.ts";
import written from "./specimen.json" with { type: "json" };

type Source = {
  account: string;
  accountName: string;
  amount: string;
  reason: string;
  rows: readonly { row: number }[];
};
type Account = {
  code: string;
  name: string;
  role: string;
  confidence: number;
  /** Whether the product relies on it; what it does not it puts to a person. */
  isSure: boolean;
  reason: string;
};
type Check = { id: string; title: string; paragraph: string; explanation: string };

/** The sample project's statement with its proof, as the product prints it. */
export type Specimen = {
  currency: string;
  project: string;
  lines: readonly ShownLine[];
  /** How many points the product puts to a person. */
  openPoints: number;
  explained: { concept: string; sources: readonly Source[] };
  /** Some of them, as the product read them. */
  accounts: readonly Account[];
  checkCount: number;
  /** Some of them. */
  checks: readonly Check[];
};

/** The picture on the public pages. */
// JSON has no unions: scripts/writeSpecimen.ts wrote these lines from the product's own.
export const specimen = written as Specimen;

/** A line of the specimen by its concept. */
export function specimenLine(concept: string): ShownLine {
  const line = specimen.lines.find((each) => each.concept === concept);
  if (line === undefined) throw new Error(`the specimen has no line ${concept}`);
  return line;
}
