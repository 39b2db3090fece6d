import { type Problem, problem } from "../../problem/Problem.ts";
import { shorten } from "../../text/shorten.ts";
import { showText } from "../../text/showText.ts";
import { type FileRows, textsOf } from "../FileRows.ts";
import { sideOfWords } from "../sections/sideOfWords.ts";

/** Fewer names may say something else than they mean. */
const FEWEST = 3;
const MOST_NAMED = 4;

/**
 * What a balance sheet is asked about of whose assets, as a total alone makes them, three or more are named as debts or
 * equity and hardly one as an asset: a total that is called "Total assets" may be that of the other side.
 */
export function sideContradicted(file: FileRows): Problem[] {
  if (file.fileType !== "balance_sheet") return [];
  const nameAt = textsOf(file, "name");
  const [others, own]: [string[], string[]] = [[], []];
  for (const at of file.rows.keys()) {
    const standing = file.standings[at];
    if (standing?.nature !== "asset" || standing.path.length > 0) continue;
    const side = sideOfWords(nameAt(at), file.fileType);
    if (side === "asset") own.push(nameAt(at));
    else if (side !== null) others.push(nameAt(at));
  }
  if (others.length < FEWEST || own.length * 3 > others.length) return [];
  const value = others.slice(0, MOST_NAMED).map((name) => `"${showText(shorten(name))}"`);
  return [
    problem("side_contradicted", {
      ...(file.sheet !== null && { sheet: file.sheet }),
      value: value.join(", "),
    }),
  ];
}
