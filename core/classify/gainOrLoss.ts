/** Whether the words of a name tell a gain or a loss; null where they tell neither, or both. */
export function gainOrLoss(words: readonly string[]): "gain" | "loss" | null {
  const isGain = words.some((word) => gains.has(word));
  const isLoss = words.some((word) => losses.has(word));
  if (isGain === isLoss) return null;
  return isGain ? "gain" : "loss";
}

const gains: ReadonlySet<string> = new Set(["gain", "profit", "surplus", "income", "received"]);
const losses: ReadonlySet<string> = new Set(["loss", "deficit", "expense", "charge"]);
