import { isProfitAndLossRole, type Role } from "../../roles/roles.ts";
import type { ClassifiedAccount } from "../Classification.ts";
import { RULES_KNOW } from "../readings/strengths.ts";
import { cashWords } from "../words/cashWords.ts";
import { correctSpelling } from "../words/correctSpelling.ts";
import { tokenise } from "../words/tokenise.ts";
import { vocabulary } from "../words/vocabulary.ts";
import { isAllowed } from "./Evidence.ts";
import type { AccountEvidence } from "./gatherEvidence.ts";

/**
 * Whether a name that is known for cash and says nothing else would be an income or an expense by what stands around
 * it. In books that are mostly expenses all around are: one bank account among them is cash as it says.
 */
export function isCashAmongResults(
  { facts, classification: own }: ClassifiedAccount,
  read: Role,
  { evidence }: AccountEvidence,
): boolean {
  const isNamed = own.role === CASH && own.source === "name" && own.confidence >= RULES_KNOW;
  if (!isNamed || !isProfitAndLossRole(read) || !isAllowed(evidence, CASH)) return false;
  const words = correctSpelling(tokenise(facts.name));
  return words.every((word) => cashWords.has(word) || !vocabulary.has(word));
}

export const CASH = "cash_and_cash_equivalents";
