import { compilePatterns } from "../words/compilePatterns.ts";
import { tokenise } from "../words/tokenise.ts";
import type { TypeLabel } from "./TypeLabel.ts";
import { typeLabels } from "./typeLabels.ts";

/** The row of the type table that a file's label fits best, or null when it tells nothing. */
export function readType(label: string): TypeLabel | null {
  const known = read.get(label);
  if (known !== undefined) return known;
  const best = bestLabel(label);
  if (read.size < MOST_LABELS) read.set(label, best);
  return best;
}

/** A file repeats a handful of labels down all its rows: each is read once. */
const read = new Map<string, TypeLabel | null>();
const MOST_LABELS = 1000;

function bestLabel(label: string): TypeLabel | null {
  const tokens = tokenise(label);
  let best: { row: TypeLabel; words: number } | null = null;
  for (const found of findLabels(tokens)) {
    if (best === null || found.words > best.words) best = found;
  }
  return best?.row ?? null;
}

const findLabels = compilePatterns(typeLabels);
