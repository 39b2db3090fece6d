import { holdsAny } from "../words/wordSet.ts";
/** Whether the words of a name tell a gain or a loss; null where they tell neither, or both. */
export function gainOrLoss(words: readonly string[]): "gain" | "loss" | null {
  const isGain = holdsAny(words, gains);
  const isLoss = holdsAny(words, losses);
  if (isGain === isLoss) return null;
  return isGain ? "gain" : "loss";
}

const gains: ReadonlySet<string> = new Set(["gain", "profit", "surplus", "income", "received"]);
const losses: ReadonlySet<string> = new Set(["loss", "deficit", "expense", "charge"]);
