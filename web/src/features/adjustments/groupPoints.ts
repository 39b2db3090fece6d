import type { OpenPoint } from "@tieout/core";

export type OpenPointGroup = { title: string; points: OpenPoint[] };

const groups = [
  { title: "Interest Expense Classification", words: /interest|finance|dividend|paid_not/ },
  { title: "Foreign Exchange Impact", words: /exchange|translation/ },
  {
    title: "Working Capital Classification",
    words: /^change_in|receivable|payable|prepayment|inventor|contract_|sales_tax|provision/,
  },
] as const;

/** What a person still has to decide, under the three headings and one for the rest. */
export function groupPoints(points: readonly OpenPoint[]): OpenPointGroup[] {
  const headed = groups.map(({ title }) => ({
    title,
    points: points.filter((point) => titleOf(point) === title),
  }));
  const rest = points.filter((point) => titleOf(point) === null);
  return rest.length === 0 ? headed : [...headed, { title: "Other open points", points: rest }];
}

function titleOf(point: OpenPoint): string | null {
  const subject = subjectOf(point);
  return groups.find(({ words }) => words.test(subject))?.title ?? null;
}

function subjectOf(point: OpenPoint): string {
  if (point.kind === "line") return point.concept;
  return point.kind === "account" ? (point.role ?? "") : point.id;
}
