import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { isTranslated } from "../language/isTranslated.ts";
import { arePhrases } from "../learnt/isPhrasedBook.ts";
import { tokenise } from "../words/tokenise.ts";

/**
 * Says of depreciation that it is the charge of the year where the chart calls what was written off so far
 * "accumulated": "Depreciation of vehicles" alone may be either, and a row of such accounts would bear each other
 * out. In everyday charts that have such a name, 109 of 110 names that begin or end with depreciation are of costs; in
 * plans worded in phrases only where three or more have it, 210 of 224. So it is for amortisation.
 */
export function placeCharges(accounts: readonly AccountFacts[]): readonly AccountFacts[] {
  const names = accounts.map(({ name }) => name);
  const fewest = arePhrases(names) ? FEWEST_PHRASED : 1;
  const charges = CHARGES.filter(
    ({ soFar }) => names.filter((name) => soFar.test(name)).length >= fewest,
  ).map(({ word }) => word);
  if (charges.length === 0) return accounts;
  return accounts.map((facts) =>
    isOpen(facts) && isCharge(facts, charges) ? { ...facts, section: "profit_loss" } : facts,
  );
}

/** So many names have to say it in a plan, which calls some so and others otherwise. */
const FEWEST_PHRASED = 3;

const CHARGES = [
  { word: "depreciation", soFar: /\baccum\w*\.? dep/i },
  { word: "amortisation", soFar: /\baccum\w*\.? amort/i },
] as const;

/** Neither a section nor a type nor the side of what was written off says where it stands. */
function isOpen(facts: AccountFacts): boolean {
  const isPlaced = facts.section !== null || facts.type !== "" || facts.nature !== undefined;
  return !isPlaced && facts.side !== "credit" && !isTranslated(facts);
}

/** "Depreciation - vehicles", "Vehicle depreciation", and not what was provided, set aside or written off so far. */
function isCharge({ name }: AccountFacts, charges: readonly string[]): boolean {
  const words = tokenise(name);
  const isNamed = charges.some((word) => word === words[0] || word === words.at(-1));
  return isNamed && !words.some((word) => SO_FAR.test(word));
}

const SO_FAR =
  /^(?:acc?um|aggregate$|cumulative$|provision$|allowance$|reserve$|less$|revaluation$)/;
