import type { CashFlow, ComparedStatement } from "@tieout/contract";
import type { Method } from "@tieout/core";

type Line = ComparedStatement["lines"][number];

/** A statement beside others, under the words that head its column. */
export type Column = { title: string; lines: readonly Line[] };

/** A line with its amount in each column; null where a statement has no such line. */
export type AlignedLine = Pick<Line, "concept" | "lineItem" | "category" | "isSubtotal"> & {
  amounts: readonly (string | null)[];
  /** Whether something is asked about the line, in each statement. */
  reviews: readonly boolean[];
  mark: Mark | null;
};

/** Amounts may agree while a framework or a policy puts the line among other activities. */
type Mark = "differs" | "other activity";

/**
 * The lines of several statements side by side, by what they are: in the order of the first, each line
 * that only another has after the one it follows there.
 */
export function alignLines(columns: readonly Column[]): AlignedLine[] {
  const order: Line[] = [];
  for (const { lines } of columns) {
    let after = -1;
    for (const line of lines) {
      const at = order.findIndex(({ concept }) => concept === line.concept);
      if (at >= 0) after = at;
      else {
        after += 1;
        order.splice(after, 0, line);
      }
    }
  }
  const amounts = columns.map(
    ({ lines }) => new Map(lines.map(({ concept, currentYear }) => [concept, currentYear])),
  );
  const asked = columns.map(({ lines }) => {
    const inReview = lines.filter(({ status }) => status === "review");
    return new Set(inReview.map(({ concept }) => concept));
  });
  return order.map(({ concept, lineItem, category, isSubtotal }) => {
    const own = amounts.map((each) => each.get(concept) ?? null);
    const differ = new Set(own.map((amount) => (isNil(amount) ? null : amount))).size > 1;
    const isElsewhere = !own.every(isNil) && placesOf(columns, concept).size > 1;
    const mark = differ ? "differs" : isElsewhere ? "other activity" : null;
    const reviews = asked.map((each) => each.has(concept));
    return { concept, lineItem, category, isSubtotal, amounts: own, reviews, mark };
  });
}

function isNil(amount: string | null): boolean {
  return amount === null || !/[1-9]/.test(amount);
}

/** The activities among which a line is shown. */
function placesOf(columns: readonly Column[], concept: Line["concept"]): Set<Line["category"]> {
  const found = columns.flatMap(({ lines }) => lines.filter((line) => line.concept === concept));
  return new Set(found.map(({ category }) => category));
}

/** The lines of one method among those of both. */
export function linesOfMethod(lines: readonly Line[], method: Method): Line[] {
  return lines.filter(({ id }) => id.startsWith(`${method}.`));
}

/** Both methods of a statement as columns. */
export function methodColumns(statements: NonNullable<CashFlow["statements"]>): Column[] {
  return [
    { title: "Indirect", lines: statements.indirect.lines },
    { title: "Direct", lines: statements.direct.lines },
  ];
}
