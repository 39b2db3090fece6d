import type { Role } from "../../roles/roles.ts";
import type { Place } from "../placeOf.ts";
import { cuesOfWords } from "./cuesOf.ts";
import { type LearntWeights, wordsFor } from "./evidenceFor.ts";
import type { Read } from "./isGuessed.ts";

/**
 * Whether a type of income or expenses alone says what an account is, and the words of its name clearly speak of what
 * is made on the sale of an asset, which is investing (IAS 7.16): "Vehicles traded in" under "Other income".
 */
export function isOfSale(
  { facts, first, read, isPhrased }: Read,
  { natures }: Place,
  weights: LearntWeights,
): boolean {
  const isResult = natures[0] === "income" || natures[0] === "expense";
  if (isPhrased || !isResult || first.source !== "type" || first.role !== read) return false;
  const cues = cuesOfWords(facts);
  return wordsFor(cues, [OF_SALE], weights) > wordsFor(cues, [read], weights) + CLEARLY;
}

/** What is gained or lost on the sale of an asset. */
export const OF_SALE: Role = "disposal_gain_loss";

/** As a logarithm of odds. */
const CLEARLY = 0.6;
