import type { Category } from "../concepts/concepts.ts";
import type { Method } from "../policies/policies.ts";
import type { StatementDocument, StatementLine } from "../statement/StatementDocument.ts";
import type { ExampleFormat, TemplateLine } from "./ExampleFormat.ts";

/** A line under the words of the example; `ownItem` is what we call it. */
type LearnedLine = StatementLine & { ownItem: string; isLearned: boolean };

/** A line the example shows in another category than this statement; a policy may move it. */
type CategoryDifference = { lineItem: string; example: Category; statement: Category };

export type LearnedStatement = {
  method: Method;
  lines: readonly LearnedLine[];
  /** Lines of this statement the example does not have; they are shown under our own words. */
  unmatched: readonly string[];
  /** Lines of the example that have no amount in this statement. */
  absent: readonly string[];
  differences: readonly CategoryDifference[];
};

/**
 * Shows a statement in the words and the order of an example. Every line stays, with its amount and
 * in its category: lines change places only between two subtotals, so that each subtotal still adds
 * up what stands above it.
 */
export function applyExampleFormat(
  { statements }: Pick<StatementDocument, "statements">,
  template: ExampleFormat,
): LearnedStatement {
  const known = new Map<string, { line: TemplateLine; place: number }>();
  for (const [place, line] of template.lines.entries()) {
    if (line.concept && !known.has(line.concept)) known.set(line.concept, { line, place });
  }
  const { lines } = statements[template.method];
  const shown = new Set(lines.map(({ concept }) => concept));
  const relabel = (line: StatementLine): LearnedLine => {
    const learned = known.get(line.concept)?.line;
    const lineItem = learned?.label ?? line.lineItem;
    return { ...line, lineItem, ownItem: line.lineItem, isLearned: learned !== undefined };
  };
  const placeOf = ({ concept }: StatementLine) => known.get(concept)?.place ?? Infinity;
  const ordered = segments(lines).flatMap((segment) =>
    segment.toSorted((a, b) => compare(placeOf(a), placeOf(b))),
  );
  return {
    method: template.method,
    lines: ordered.map(relabel),
    unmatched: lines.filter(({ concept }) => !known.has(concept)).map(({ lineItem }) => lineItem),
    absent: template.lines
      .filter(({ concept }) => concept === null || !shown.has(concept))
      .map(({ label }) => label),
    differences: lines.flatMap((line) => difference(line, known.get(line.concept)?.line)),
  };
}

/** What the statement starts from stays first: everything beneath it reconciles it (IAS 7.18). */
const starts: ReadonlySet<string> = new Set([
  "profit_before_tax",
  "profit_for_the_year",
  "operating_profit",
  "net_income",
]);

/** Runs of lines whose order no subtotal depends on. */
function segments(lines: readonly StatementLine[]): StatementLine[][] {
  const runs: StatementLine[][] = [];
  let last: StatementLine | null = null;
  for (const line of lines) {
    const isApart = ({ isSubtotal, concept }: StatementLine) => isSubtotal || starts.has(concept);
    const continues =
      last !== null && !isApart(line) && !isApart(last) && last.category === line.category;
    if (continues) runs.at(-1)?.push(line);
    else runs.push([line]);
    last = line;
  }
  return runs;
}

/** Known lines by their place, the others after them as they were. */
function compare(left: number, right: number): number {
  return left === right ? 0 : left - right;
}

function difference(line: StatementLine, learned: TemplateLine | undefined): CategoryDifference[] {
  if (!learned || line.isSubtotal || learned.category === line.category) return [];
  return [{ lineItem: line.lineItem, example: learned.category, statement: line.category }];
}
