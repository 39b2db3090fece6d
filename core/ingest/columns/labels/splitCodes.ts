import type { Problem } from "../../../problem/Problem.ts";
import { note } from "../../../problem/ProblemList.ts";
import { type CodeAndName, splitCode } from "../../cells/splitCode.ts";
import { type FileRows, placeAt, textAt } from "../../FileRows.ts";
import { accountColumns } from "../../headings/accountColumns.ts";

/**
 * Splits cells with code and name ("1200 - Bank", "Sales (200)"), if there is no code column and at least four rows of
 * five are written like this.
 */
export function splitCodes(file: FileRows): readonly CodeAndName[] | null {
  if (file.columns.has("code") || !file.columns.has("name") || file.rows.length < 2) return null;
  const [first, second] = [textAt(file, "name", 0), textAt(file, "name", 1)];
  const example = [first, second].find((name) => splitCode(name) !== null);
  if (example === undefined) return null;
  let found = 0;
  const names = file.rows.map((_, at): CodeAndName => {
    const name = textAt(file, "name", at);
    const both = splitCode(name);
    if (both) found += 1;
    return both ?? { code: "", name };
  });
  if (found * 5 < names.length * 4) return null;
  const split = areUnique(names) ? names : splitFurther(file, names);
  note(file.warnings, "codes_split", { ...placeAt(file, "name", 0), value: example });
  return split;
}

/** Removes the warning about missing codes where codes were found in the names. */
export function besideSplitCodes(
  ofColumns: readonly Problem[],
  ofRows: readonly Problem[],
): readonly Problem[] {
  if (!ofRows.some(({ code }) => code === "codes_split")) return ofColumns;
  const { header } = accountColumns.code;
  return ofColumns.filter(({ code, where }) => code !== "column_absent" || where.column !== header);
}

/** Whether each code has one name. */
function areUnique(names: readonly CodeAndName[]): boolean {
  const known = new Map<string, string>();
  return names.every(({ code, name }) => {
    const first = known.get(code) ?? name;
    known.set(code, first);
    return code === "" || first === name;
  });
}

/** Splits off more of the text before the name, where a shorter code would be for several names. */
function splitFurther(file: FileRows, names: readonly CodeAndName[]): readonly CodeAndName[] {
  const twice = splitTwice(names);
  return areUnique(twice) ? twice : splitAtSpaces(file, names);
}

/** "01 1000 Cash at bank": a fund or branch, and its account. */
function splitTwice(names: readonly CodeAndName[]): readonly CodeAndName[] {
  return names.map((both) => {
    const inner = both.code === "" ? null : splitCode(both.name);
    return inner === null
      ? both
      : { ...both, code: `${both.code} ${inner.code}`, name: inner.name };
  });
}

/** Adds the letters at the end of codes ("2120-BANORTE", "2120-0002-BB03"), where only this makes codes unique. */
function splitAtSpaces(file: FileRows, names: readonly CodeAndName[]): readonly CodeAndName[] {
  const split = names.map((both, at): CodeAndName => {
    const [code = "", name] = textAt(file, "name", at)
      .split(/\s+(?:[-–—:·|]\s+)?(.*)/s)
      .filter((part) => part !== "");
    return /^\d/.test(code) && name !== undefined ? { code, name } : both;
  });
  return areUnique(split) ? split : names;
}
