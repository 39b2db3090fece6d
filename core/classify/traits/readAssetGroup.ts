import type { TraitId } from "../../roles/traits.ts";
import { type TextPattern, together } from "../../text/TextPattern.ts";

/** A gain or loss on paying a debt off early belongs to the debt (ASC 230-10-45-15(g), IAS 7.17(d)). */
const ENDING = /redemption|redeem|repurchase|extinguish|retire|repay|settle|forgiv|waive/i;
const LEASE_CHANGE = /\b(terminat|modif|remeasur|cancel|surrender)/i;

/** What a word beside it cannot turn: a lease of a building is a lease. The first that fits counts. */
const decisive: readonly { trait: TraitId; name: TextPattern }[] = [
  { trait: "belongs_to_leases", name: together(/lease/i, LEASE_CHANGE) },
  { trait: "belongs_to_bonds", name: together(ENDING, /bond|debenture/i) },
  { trait: "belongs_to_borrowings", name: together(ENDING, /debt|loan|borrowing|note|mortgage/i) },
  { trait: "belongs_to_leases", name: /right[- ]of[- ]use|\brou\b|leased? assets?/i },
  { trait: "belongs_to_investment_property", name: /investment propert/i },
  {
    trait: "belongs_to_goodwill",
    name: /goodwill|subsidiar|\b(sale|disposal) of (a |the )?business$/i,
  },
];

/** Of these the last word of the name counts: licensed premises are premises, business vehicles are vehicles. */
const heads: readonly { trait: TraitId; name: RegExp }[] = [
  {
    trait: "belongs_to_intangibles",
    name: /intangible|software|patent|licen[cs]es?\b|trade ?mark|brand|development cost|customer (list|relation)/gi,
  },
  {
    trait: "belongs_to_associates",
    name: /associate|joint venture|equity[- ](method|account)/gi,
  },
  {
    trait: "belongs_to_investments",
    name: /investment|securit|shares|debenture|fvoci|fvtoci|oci\b|comprehensive|available[- ]for[- ]sale|portfolio|financial (asset|instrument)/gi,
  },
  {
    trait: "belongs_to_ppe",
    name: /propert|plant|biological|livestock|\bherds?\b|\bflocks?\b|\bcrops?\b|orchard|vineyard|timber|forest|\bppe\b|equipment|vehicle|building|premises|machine|furniture|fixture|fixed asset|tangible|\bland\b|computer/gi,
  },
];

/** The assets or the debt that the name of a charge, a gain or a reserve speaks of; null where of none. */
export function readAssetGroup(name: string): TraitId | null {
  const decided = decisive.find((words) => words.name.test(name));
  if (decided) return decided.trait;
  let last: { trait: TraitId; end: number } | null = null;
  for (const { trait, name: words } of heads) {
    const end = endOfLast(words, name);
    // A longer word holds a shorter one: intangible holds tangible
    if (end > 0 && (last === null || end > last.end)) last = { trait, end };
  }
  return last?.trait ?? null;
}

function endOfLast(words: RegExp, name: string): number {
  let end = 0;
  for (const match of name.matchAll(words)) end = match.index + match[0].length;
  return end;
}
