import { type Category, type Concept, conceptDefinition } from "../concepts/concepts.ts";
import { matchConcept } from "../ingest/comparatives/matchConcept.ts";
import { readCategory } from "../ingest/comparatives/readCategory.ts";
import type { Method } from "../policies/policies.ts";
import { problem, type Result } from "../problem/Problem.ts";
import type { Table, TableRow } from "../table/Table.ts";
import type { ExampleFormat, TemplateLine } from "./ExampleFormat.ts";

/** Fewer known lines than this, and the file is something else. */
const ENOUGH = 3;

/**
 * Learns line names, order and classification from an example statement; amounts are not kept. The
 * sheet with most lines we know is the statement. A line is a row with words and an amount, or one
 * whose words we know; a row that names a category and has no amount begins that category.
 */
export function readExampleFormat(tables: readonly Table[]): Result<ExampleFormat> {
  const read = tables.map(({ rows }) => readLines(rows));
  const [lines = []] = read.toSorted((a, b) => countKnown(b) - countKnown(a));
  if (countKnown(lines) < ENOUGH) {
    const value = String(countKnown(lines));
    return { ok: false, problems: [problem("example_not_recognised", { value })] };
  }
  return { ok: true, value: { method: methodOf(lines), lines } };
}

function countKnown(lines: readonly TemplateLine[]): number {
  return new Set(lines.flatMap(({ concept }) => concept ?? [])).size;
}

function readLines(rows: readonly TableRow[]): TemplateLine[] {
  let section: Category | null = null;
  const lines: TemplateLine[] = [];
  for (const { cells } of rows) {
    const label = cells.find((cell) => /\p{L}/u.test(cell))?.trim() ?? "";
    if (label === "") continue;
    const concept = matchConcept(label) ?? footOf(label);
    if (concept === null && !cells.some(isAmount)) {
      section = sectionOf(label) ?? section;
      continue;
    }
    const own = concept === null ? "reconciliation" : conceptDefinition(concept).category;
    const written = categoryOf(cells.filter((cell) => cell.trim() !== label));
    const isFoot = concept !== null && own === "reconciliation";
    lines.push({ label, concept, category: isFoot ? own : (written ?? section ?? own) });
  }
  return lines.filter(({ label }, index) => lines.findIndex((l) => l.label === label) === index);
}

/** The balances at the foot, whatever date they are put to: "Cash and cash equivalents at 1 January". */
function footOf(label: string): Concept | null {
  if (!/^cash\b/i.test(label)) return null;
  if (/\b(beginning|start|opening|brought forward)\b|\b1 \w|\w 1\b/i.test(label))
    return "cash_at_beginning";
  return /\b(end|closing|carried forward)\b|\b(28|29|30|31) \w|\w (28|29|30|31)\b/i.test(label)
    ? "cash_at_end"
    : null;
}

/** A number as statements print it; a year heads a column and is none. */
function isAmount(cell: string): boolean {
  const text = cell.replace(/[\s£$€]/g, "");
  return /^[(-]?\d[\d.,']*[)-]?$/.test(text) && !/^(19|20)\d\d$/.test(text);
}

function sectionOf(label: string): Category | null {
  const category = readCategory(label);
  return category === "reconciliation" ? null : category;
}

/** What a Category column says of a line. */
function categoryOf(cells: readonly string[]): Category | null {
  const named = cells.find((cell) => /^\s*(operating|investing|financing)\b/i.test(cell));
  return named === undefined ? null : sectionOf(named);
}

function methodOf(lines: readonly TemplateLine[]): Method {
  const count = (method: Method) =>
    lines.filter(({ concept }) => concept && conceptDefinition(concept).presentation === method)
      .length;
  return count("direct") > count("indirect") ? "direct" : "indirect";
}
