import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import { isTranslated } from "../language/isTranslated.ts";
import type { Place } from "../placeOf.ts";
import { cuesOfWords } from "./cuesOf.ts";
import { type LearntWeights, wordsFor } from "./evidenceFor.ts";
import type { Read } from "./isGuessed.ts";

/**
 * Whether an account may be a gain or a loss on the sale of an asset, whose proceeds are investing (IAS 7.16), though
 * its type says income or expenses alone: "Vehicles traded in" under "Other income". The words of its name speak
 * clearly more for such a gain than for what it was read as.
 */
export function isOfSale(
  { facts, first, read, isPhrased }: Read,
  { natures, label }: Place,
  weights: LearntWeights,
): boolean {
  if (isTranslated(facts) && isSoldInDoubt(facts, read, label)) return true;
  const isResult = natures[0] === "income" || natures[0] === "expense";
  if (isPhrased || !isResult || first.source !== "type" || first.role !== read) return false;
  const cues = cuesOfWords(facts);
  return wordsFor(cues, [OF_SALE], weights) > wordsFor(cues, [read], weights) + CLEARLY;
}

/**
 * Whether a dictionary reads that something was sold which is no part of trade, but not what ("Såld skåpbil" under
 * other income), or which is part of trade by its heading ("Lizenzverkäufe" under revenue).
 */
function isSoldInDoubt(
  { name, printed }: AccountFacts,
  read: Role,
  label: Place["label"],
): boolean {
  if (!SOLD.test(name)) return false;
  const isUnread = printed?.extent === "part" && read === "other_operating_income";
  return isUnread || (read === OF_SALE && label?.role === "revenue");
}

const SOLD = /\bsale\b/;

/** What is gained or lost on the sale of an asset. */
export const OF_SALE: Role = "disposal_gain_loss";

/** By so much more, as a logarithm of odds. */
const CLEARLY = 0.6;
