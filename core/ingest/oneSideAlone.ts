import { type Problem, problem } from "../problem/Problem.ts";
import type { FileRows } from "./FileRows.ts";

/** Fewer accounts may be all that a company has. */
const FEWEST = 3;

/**
 * What a balance sheet is refused for whose headings say of every account that it is an asset, or of none: the other
 * side stands on another sheet ("Actif", "Passif") or in another file. Nothing where accounts stand on both sides.
 */
export function oneSideAlone({ fileType, sheet, amounts, standings }: FileRows): Problem[] {
  if (fileType !== "balance_sheet") return [];
  const held = standings.filter((_, at) =>
    [...amounts.values()].some((column) => column.amounts[at]),
  );
  const sides = new Set(held.map(({ positiveSide }) => positiveSide));
  const natures = new Set(held.map(({ nature }) => nature));
  const isOfAssets = natures.size === 1 && natures.has("asset");
  const isOfDebts = !natures.has(null) && !natures.has("asset");
  if (held.length < FEWEST || sides.size !== 1 || !(isOfAssets || isOfDebts)) return [];
  return [
    problem("one_side_alone", {
      ...(sheet !== null && { sheet }),
      value: isOfAssets ? "assets" : "liabilities and equity",
      expected: isOfAssets ? "liabilities and equity" : "assets",
    }),
  ];
}
