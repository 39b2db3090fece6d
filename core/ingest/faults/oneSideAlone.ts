import type { Minor } from "../../money/Minor.ts";
import { type Problem, problem } from "../../problem/Problem.ts";
import { type FileRows, textsOf } from "../FileRows.ts";
import { sideOfWords } from "../sections/sideOfWords.ts";
import type { AccountStanding } from "../structure/sides/AccountStanding.ts";

/** Fewer accounts may be all that a company has. */
const FEWEST = 2;

/** What the accounts of one side are together. */
type Side = "assets" | "liabilities and equity";

/**
 * What a balance sheet is refused for whose headings, or types, say of every account that it is an asset, or of none: the other
 * side stands on another sheet ("Actif", "Passif") or in another file. Nothing where accounts stand on both sides.
 */
export function oneSideAlone(file: FileRows): Problem[] {
  const { fileType, sheet, amounts, rows } = file;
  if (fileType !== "balance_sheet") return [];
  const columns = [...amounts.values()];
  const type = textsOf(file, "type");
  const held = rows.flatMap((_, at): Partial<AccountStanding>[] => {
    if (!columns.some((column) => column.amounts[at])) return [];
    const standing: Partial<AccountStanding> = file.standings[at] ?? {};
    return [standing.nature ? standing : { ...standing, nature: sideOfWords(type(at), fileType) }];
  });
  const value = sideOf(held);
  if (value === null) return [];
  const expected = value === "assets" ? "liabilities and equity" : "assets";
  return [problem("one_side_alone", { ...(sheet !== null && { sheet }), value, expected })];
}

/** The one side that accounts with amounts stand on by their headings; null where they stand on both, or it is not said. */
function sideOf(held: readonly Partial<AccountStanding>[]): Side | null {
  const sides = new Set(held.map(({ positiveSide }) => positiveSide));
  const natures = new Set(held.map(({ nature }) => nature ?? null));
  if (held.length < FEWEST || sides.size !== 1) return null;
  if (natures.size === 1 && natures.has("asset")) return "assets";
  return natures.has(null) || natures.has("asset") ? null : "liabilities and equity";
}

type SidedRow = Partial<AccountStanding> & { code: string; opening: Minor; closing: Minor };

/**
 * Whether two sheets are the two sides of one balance sheet: one holds assets alone and the other none, they come to
 * the same at every date, and no account stands in both.
 */
export function areTwoSides(one: readonly SidedRow[], other: readonly SidedRow[]): boolean {
  const held = [one, other].map((rows) =>
    rows.filter(({ opening, closing }) => opening !== 0n || closing !== 0n),
  );
  const sides = new Set(held.map(sideOf));
  if (sides.size !== 2 || sides.has(null)) return false;
  const codes = new Set(one.map(({ code }) => code));
  if (other.some(({ code }) => codes.has(code))) return false;
  return (["opening", "closing"] as const).every((date) => {
    const [first, second] = held.map((rows) => rows.reduce((sum, row) => sum + row[date], 0n));
    return first === second;
  });
}
