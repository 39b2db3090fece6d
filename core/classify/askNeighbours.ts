import type { AccountFacts } from "../ledger/AccountFacts.ts";
import { type Nature, roleDefinition } from "../roles/roles.ts";
import { type Classification, CONFIDENCE_BAR } from "./Classification.ts";
import { readAccount } from "./readAccount.ts";
import { readType } from "./type/readType.ts";

type Neighbour = { facts: AccountFacts; nature: Nature; classification: Classification };

/** Reads weak accounts again by the accounts beside them in code order, and by the heading above them. */
export function askNeighbours(
  accounts: readonly AccountFacts[],
  classifications: Map<string, Classification>,
): void {
  const inOrder = accounts.filter((facts) => facts.code !== "").toSorted(byCode);
  const before = nearestSure(inOrder, classifications);
  const after = nearestSure(inOrder.toReversed(), classifications);
  const headings = headingsAbove(inOrder);
  const better = new Map<string, Classification>();
  for (const facts of inOrder) {
    const own = classifications.get(facts.code);
    if (own === undefined || own.confidence >= CONFIDENCE_BAR || own.source === "override")
      continue;
    const answer = askBeside(
      facts,
      own,
      before.get(facts.code),
      after.get(facts.code),
      headings.get(facts.code),
    );
    if (answer !== null) better.set(facts.code, answer);
  }
  for (const [code, classification] of better) classifications.set(code, classification);
}

function askBeside(
  facts: AccountFacts,
  own: Classification,
  before: Neighbour | undefined,
  after: Neighbour | undefined,
  heading: { name: string; natures: readonly Nature[] } | undefined,
): Classification | null {
  if (heading) {
    const read = readAccount(facts, heading.natures);
    if (read.role !== null && read.confidence > own.confidence) {
      return { ...read, reason: `${read.reason} It stands under the heading '${heading.name}'.` };
    }
  }
  if (!before || !after || before.nature !== after.nature) return null;
  if (!isClose(facts.code, before.facts.code, after.facts.code)) return null;
  return readBetween(facts, own, before, after);
}

function readBetween(
  facts: AccountFacts,
  own: Classification,
  before: Neighbour,
  after: Neighbour,
): Classification | null {
  const beside = `It stands between ${before.facts.code} '${before.facts.name}' and ${after.facts.code} '${after.facts.name}'.`;
  const read = readAccount(facts, [before.nature]);
  if (
    read.role !== null &&
    roleDefinition(read.role).nature === before.nature &&
    read.confidence > own.confidence
  ) {
    const confidence = Math.min(read.confidence, 0.8);
    return { ...read, confidence, reason: `${read.reason} ${beside}`, source: "neighbours" };
  }
  const { role } = before.classification;
  if (own.source !== "none" || own.confidence > 0 || role !== after.classification.role)
    return null;
  return { role, confidence: 0.6, reason: beside, source: "neighbours" };
}

function nearestSure(
  inOrder: readonly AccountFacts[],
  classifications: ReadonlyMap<string, Classification>,
): Map<string, Neighbour> {
  const nearest = new Map<string, Neighbour>();
  let last: Neighbour | undefined;
  for (const facts of inOrder) {
    if (last) nearest.set(facts.code, last);
    const classification = classifications.get(facts.code);
    if (!classification?.role || classification.confidence < CONFIDENCE_BAR) continue;
    last = { facts, nature: roleDefinition(classification.role).nature, classification };
  }
  return nearest;
}

/** A row that is only a type label ("1000 Current assets") heads the codes after it. */
function headingsAbove(
  inOrder: readonly AccountFacts[],
): Map<string, { name: string; natures: readonly Nature[] }> {
  const above = new Map<string, { name: string; natures: readonly Nature[] }>();
  let heading: { name: string; natures: readonly Nature[] } | undefined;
  for (const facts of inOrder) {
    if (heading) above.set(facts.code, heading);
    if (facts.side !== null || facts.type !== "" || !HEADING.test(facts.name)) continue;
    const label = readType(facts.name);
    if (label) heading = { name: facts.name, natures: label.natures };
  }
  return above;
}

const HEADING =
  /^\W*((non-?\s?)?(current|fixed|tangible|intangible) (assets|liabilities)|assets|liabilities|equity|capital (and|&) reserves|income|revenue|turnover|overheads|expenses|direct costs|cost of sales)\W*$/i;

function isClose(code: string, ...others: readonly string[]): boolean {
  return others.every((other) => other.length === code.length && other[0] === code[0]);
}

function byCode(a: AccountFacts, b: AccountFacts): number {
  return compare(a.code, b.code);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
