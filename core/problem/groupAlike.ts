import { listSome } from "../text/listSome.ts";
import { type Problem, problem } from "./Problem.ts";

/** So many cells of a column, or rows, are named one by one. */
const MOST_NAMED = 3;
const MOST_ROWS = 10;

/** Says many equal problems of a column, or of rows, once: the first few as they are, the others in one with their rows. */
export function groupAlike(problems: readonly Problem[]): readonly Problem[] {
  const alike = new Map<string, Problem[]>();
  for (const each of problems) {
    const key = keyOf(each);
    const group = alike.get(key);
    if (group) group.push(each);
    else alike.set(key, [each]);
  }
  const folded: Problem[] = [];
  for (const group of alike.values()) {
    if (group.length <= MOST_NAMED + 1 || !isOfRow(group[0])) folded.push(...group);
    else folded.push(...group.slice(0, MOST_NAMED), othersOf(group.slice(MOST_NAMED)));
  }
  return folded;
}

function keyOf({ code, where }: Problem): string {
  return [code, where.fileName ?? "", where.sheet ?? "", where.column ?? ""].join("\u0000");
}

function isOfRow(first: Problem | undefined): boolean {
  return first?.where.row !== undefined;
}

function othersOf(others: readonly Problem[]): Problem {
  const [first] = others;
  const rows = others.map(({ where }) => String(where.row));
  return problem("problems_alike", {
    ...(first?.where.fileName !== undefined && { fileName: first.where.fileName }),
    ...(first?.where.sheet !== undefined && { sheet: first.where.sheet }),
    ...(first?.where.column !== undefined && { column: first.where.column }),
    value: String(others.length),
    expected: listSome(rows, MOST_ROWS),
  });
}
