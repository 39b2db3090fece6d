import type { Problem } from "../../../problem/Problem.ts";
import { note } from "../../../problem/ProblemList.ts";
import { type CodeAndName, splitCode } from "../../cells/splitCode.ts";
import { type FileRows, placeAt, textAt } from "../../FileRows.ts";
import { accountColumns } from "../../headings/accountColumns.ts";

/**
 * Splits code and name where the file writes both in one cell ("1200 - Bank", "Sales (200)"):
 * only when there is no code column and at least four rows of five are written so.
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

/** What is said of a file's columns: not that codes are missing where they were found within the names. */
export function besideSplitCodes(
  ofColumns: readonly Problem[],
  ofRows: readonly Problem[],
): readonly Problem[] {
  if (!ofRows.some(({ code }) => code === "codes_split")) return ofColumns;
  const { header } = accountColumns.code;
  return ofColumns.filter(({ code, where }) => code !== "column_absent" || where.column !== header);
}

/** Whether no code stands for two names. */
function areUnique(names: readonly CodeAndName[]): boolean {
  const known = new Map<string, string>();
  return names.every(({ code, name }) => {
    const first = known.get(code) ?? name;
    known.set(code, first);
    return code === "" || first === name;
  });
}

/** Codes with more of what stands before the name, where without it one code would stand for several names. */
function splitFurther(file: FileRows, names: readonly CodeAndName[]): readonly CodeAndName[] {
  const twice = splitTwice(names);
  return areUnique(twice) ? twice : splitAtSpaces(file, names);
}

/** "01 1000 Cash at bank", of a fund or branch and its account. */
function splitTwice(names: readonly CodeAndName[]): readonly CodeAndName[] {
  return names.map((both) => {
    const inner = both.code === "" ? null : splitCode(both.name);
    return inner === null
      ? both
      : { ...both, code: `${both.code} ${inner.code}`, name: inner.name };
  });
}

/**
 * The codes with the letters they end in, "2120-BANORTE" and "2120-0002-BB03", where without them one
 * code would stand for several names, and with them none does.
 */
function splitAtSpaces(file: FileRows, names: readonly CodeAndName[]): readonly CodeAndName[] {
  const split = names.map((both, at): CodeAndName => {
    const [code = "", name] = textAt(file, "name", at)
      .split(/\s+(?:[-–—:·|]\s+)?(.*)/s)
      .filter((part) => part !== "");
    return /^\d/.test(code) && name !== undefined ? { code, name } : both;
  });
  return areUnique(split) ? split : names;
}
