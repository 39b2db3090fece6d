import type { TableRow } from "../../../table/Table.ts";

const LEVELS = /^\d{1,12}(?:\.\d{1,12}){0,12}$/;
const FEWEST_GROUPS = 2;

/**
 * Finds the column of hierarchical codes: "1", "1.1", "1.1.02", or "1", "11", "1102". Codes are unique, most have
 * levels, and their parent codes are in the column too. -1 where there is none.
 */
export function findLevelColumn(rows: readonly TableRow[], columns: readonly number[]): number {
  return columns.find((index) => holdsLevels(rows, index)) ?? -1;
}

function holdsLevels(rows: readonly TableRow[], index: number): boolean {
  const codes = rows.map(({ cells }) => (cells[index] ?? "").trim()).filter((cell) => cell !== "");
  const known = new Set(codes);
  if (known.size < codes.length || !codes.every((code) => LEVELS.test(code))) return false;
  if (codes.every((code) => !code.includes("."))) return areNested(codes);
  const deep = codes.filter((code) => code.includes("."));
  const groups = new Set(deep.flatMap((code) => groupsAbove(code).filter((one) => known.has(one))));
  return deep.length * 2 > codes.length && groups.size >= FEWEST_GROUPS;
}

/** The parent codes of a code: "1.1" and "1" for "1.1.02". */
function groupsAbove(code: string): string[] {
  const parts = code.split(".");
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join("."));
}

/** Whether numeric codes extend the codes of their groups above them. (Line numbers are in another text order.) */
function areNested(codes: readonly string[]): boolean {
  const isInOrder = codes.every((code, at) => at === 0 || code > (codes[at - 1] ?? ""));
  if (!isInOrder) return false;
  const groups = new Set<string>();
  const open: string[] = [];
  let deep = 0;
  for (const code of codes) {
    while (open.length > 0 && !code.startsWith(open.at(-1) ?? "")) open.pop();
    const group = open.at(-1);
    if (group !== undefined) {
      deep += 1;
      groups.add(group);
    }
    open.push(code);
  }
  return deep * 2 > codes.length && groups.size >= FEWEST_GROUPS;
}
