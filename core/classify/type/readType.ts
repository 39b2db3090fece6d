import { compilePatterns, type Found } from "../words/compilePatterns.ts";
import { tokenise } from "../words/tokenise.ts";
import { headLabels } from "./headLabels.ts";
import { statementLabels } from "./statementLabels.ts";
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
  const tokens = tokenise(label.replace(WITHIN_RUN_TOGETHER, " "));
  const head = findHeads(tokens)[0]?.row ?? null;
  const found = findLabels(tokens).filter(({ row }) => head === null || isOf(row, head));
  return longest(found) ?? head ?? longest(findStatements(tokens));
}

/** Programs run the words of a type together: "OthCurrAsset". */
const WITHIN_RUN_TOGETHER = /(?<=[a-z])(?=[A-Z])/g;

/** The head of a label says what it is; the other words say more only where they go with it. */
function isOf({ natures }: TypeLabel, head: TypeLabel): boolean {
  return natures.every((nature) => head.natures.includes(nature));
}

const findHeads = compilePatterns(headLabels);
const findLabels = compilePatterns(typeLabels);
const findStatements = compilePatterns(statementLabels);

function longest(all: readonly Found<TypeLabel>[]): TypeLabel | null {
  let best: Found<TypeLabel> | null = null;
  for (const found of all) {
    if (best === null || found.words > best.words) best = found;
  }
  return best?.row ?? null;
}
