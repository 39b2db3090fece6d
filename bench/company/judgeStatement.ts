import { type Category, type Concept, conceptDefinition, type Method } from "@tieout/core";
import { compareLines, type Difference } from "../../core/testing/company/compareWithTruth.ts";
import type { Truth } from "../../core/testing/company/countTruth.ts";

/** The command line's JSON, as far as it is judged. */
export type ShownStatement = {
  tiesOut: boolean;
  lines: readonly ShownLine[];
};

type ShownLine = {
  concept: string;
  currentYear: string;
  isSubtotal: boolean;
  status: string;
  estimatedAmount?: string | null;
};

export type Judgement = {
  /** Lines that do not say what is true. */
  differences: readonly Difference[];
  /** Those of them whose line does not say that it may be otherwise. */
  unmarked: readonly Difference[];
  /** Categories whose total is not the true one. */
  wrongTotals: readonly Category[];
  tiesOut: boolean;
};

/** Holds what a statement shows against the truth of its company. */
export function judgeStatement(truth: Truth, method: Method, shown: ShownStatement): Judgement {
  const differences = compareLines(method, truth[method], shown.lines);
  const marked = new Set(shown.lines.filter(isMarked).map(({ concept }) => concept));
  return {
    differences,
    unmarked: differences.filter(({ line }) => !marked.has(line)),
    wrongTotals: wrongTotals(differences),
    tiesOut: shown.tiesOut,
  };
}

function isMarked({ status, estimatedAmount }: ShownLine): boolean {
  const isEstimated = typeof estimatedAmount === "string" && Number(estimatedAmount) !== 0;
  return status === "review" || isEstimated;
}

function wrongTotals(differences: readonly Difference[]): Category[] {
  const sums = new Map<Category, bigint>();
  for (const { line, expected, shown } of differences) {
    const { category } = conceptDefinition(line as Concept);
    sums.set(category, (sums.get(category) ?? 0n) + shown - expected);
  }
  return [...sums].flatMap(([category, missed]) => (missed === 0n ? [] : [category]));
}
