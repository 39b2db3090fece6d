import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Nature } from "../../roles/roles.ts";
import type { NatureShares } from "../blocks/natureBlocks.ts";
import { standingsOf } from "../blocks/standingsOf.ts";
import type { Classification } from "../Classification.ts";
import type { Place } from "../placeOf.ts";
import { readAccount } from "../readings/readAccount.ts";
import { barredByName } from "./barredByName.ts";

/** What an account is read as where those around it are, as surely as asked, of one nature, and its first reading is of another. */
export function readInBlock(
  facts: AccountFacts,
  first: Classification,
  { natures }: Place,
  { block, sure }: { block: NatureShares; sure: number },
): Classification {
  const [nature, share] = largest(block);
  const isOther = first.role === null || !standingsOf(first.role).includes(nature);
  if (share < sure || !isOther || !natures.includes(nature) || natures.length === 1) return first;
  const read = readAccount(facts, [nature]);
  if (read.role === null || !standingsOf(read.role).includes(nature)) return first;
  if (read.source !== "name" || read.confidence < first.confidence * OFTEN) return first;
  if (barredByName(facts, natures)(read.role)) return first;
  const reason = `${read.reason} The accounts around it are of this kind.`;
  return { ...read, confidence: Math.min(read.confidence, share), reason, source: "neighbours" };
}

/** How sure, beside the reading without them, the one has to be that fits those around. */
const OFTEN = 0.7;

function largest(shares: NatureShares): readonly [Nature, number] {
  const entries = Object.entries(shares) as [Nature, number][]; // keys of a closed record
  return entries.reduce((best, each) => (each[1] > best[1] ? each : best));
}
