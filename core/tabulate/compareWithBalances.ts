import { formatMinor } from "../money/formatMinor.ts";
import { largestFirst, type Minor } from "../money/Minor.ts";
import { decimalsIn, minorOf } from "../money/minorOf.ts";
import type { Amount, MethodStatement, StatementLine } from "../statement/StatementDocument.ts";
import { mergeLines } from "./mergeLines.ts";

/** An account whose entries give another amount than its balances: the difference, and the number of entries. */
export type AccountDifference = {
  account: string;
  accountName: string;
  difference: Amount;
  entryCount: number;
};

/** A line from balances alone beside the same line with the general ledger. */
export type ComparedLine = Pick<StatementLine, "id" | "lineItem" | "isSubtotal" | "category"> & {
  alone: Amount;
  withLedger: Amount;
  difference: Amount;
  /** Whether the statement with the ledger shows the line. */
  isShown: boolean;
  /** Whether the line has an open question in the statement with the ledger. */
  isInReview: boolean;
  /** The largest first. */
  accounts: readonly AccountDifference[];
};

/**
 * The outcome of a question that balances leave open: answered by the entries; answered, but another question remains;
 * verified by a person; or still open.
 */
export type PointOutcome = "settled" | "in_review" | "verified" | "open";

/** A line with a question from balances alone, and the number of ledger entries behind it. */
export type AnsweredLine = ComparedLine & { entryCount: number };

/** A question from balances alone, and its outcome on each line that it concerns. */
export type AnsweredPoint = {
  /** The part of the question that the entries answered, where something remains. */
  question: string;
  outcome: PointOutcome;
  lines: readonly AnsweredLine[];
  /** Questions that remain on the lines and are not listed with an earlier point. */
  remaining: readonly string[];
  /** The lines of earlier points that list the rest. */
  remainingAbove: readonly string[];
};

export type BalancesComparison = {
  lines: readonly ComparedLine[];
  points: readonly AnsweredPoint[];
};

/** Compares the statement from balances alone with the one from the general ledger, line by line. */
export function compareWithBalances(
  alone: MethodStatement,
  withLedger: MethodStatement,
): BalancesComparison {
  const decimals = decimalsIn(withLedger.totals.cashAtEnd);
  const before = linesById(alone);
  const after = linesById(withLedger);
  const lines = mergeLines([withLedger.lines, alone.lines]).map((line) =>
    compareLine(line, before.get(line.id), after.get(line.id), decimals),
  );
  const compared = new Map(lines.map((line) => [line.id, line]));
  const points = alone.lines.flatMap(({ id, isSubtotal, reviewReasons }) => {
    const line = compared.get(id);
    // Questions about a subtotal are listed with its lines
    if (!line || isSubtotal || reviewReasons.length === 0) return [];
    return [pointOf(reviewReasons, line, after.get(id))];
  });
  return { lines, points: saidOnce(askedOnce(points)) };
}

function linesById({ lines }: MethodStatement): ReadonlyMap<string, StatementLine> {
  return new Map(lines.map((line) => [line.id, line]));
}

function compareLine(
  { id, lineItem, isSubtotal, category }: StatementLine,
  before: StatementLine | undefined,
  after: StatementLine | undefined,
  decimals: number,
): ComparedLine {
  const [alone, withLedger] = [amountOf(before), amountOf(after)];
  return {
    id,
    lineItem,
    isSubtotal,
    category,
    alone: formatMinor(alone, decimals),
    withLedger: formatMinor(withLedger, decimals),
    difference: formatMinor(withLedger - alone, decimals),
    isShown: after !== undefined,
    isInReview: after?.status === "review",
    accounts: differencesOf(before?.sources ?? [], after?.sources ?? [], decimals),
  };
}

function amountOf(line: StatementLine | undefined): Minor {
  return line ? minorOf(line.currentYear) : 0n;
}

type Sources = StatementLine["sources"];

function differencesOf(before: Sources, after: Sources, decimals: number): AccountDifference[] {
  const accounts = new Map<string, { name: string; amount: Minor; entryCount: number }>();
  const add = (sources: Sources, sign: Minor) => {
    for (const { account, accountName, amount, entryCount = 0 } of sources) {
      const known = accounts.get(account) ?? { name: accountName, amount: 0n, entryCount: 0 };
      known.amount += sign * minorOf(amount);
      known.entryCount += entryCount;
      accounts.set(account, known);
    }
  };
  add(before, -1n);
  add(after, 1n);
  return [...accounts]
    .filter(([, { amount }]) => amount !== 0n)
    .sort(([, one], [, other]) => largestFirst(one.amount, other.amount))
    .map(([account, { name, amount, entryCount }]) => ({
      account,
      accountName: name,
      difference: formatMinor(amount, decimals),
      entryCount,
    }));
}

function pointOf(
  asked: readonly string[],
  line: ComparedLine,
  after: StatementLine | undefined,
): AnsweredPoint {
  const entryCount = (after?.sources ?? []).reduce(
    (count, { entryCount: entries = 0 }) => count + entries,
    0,
  );
  const outcome = outcomeOf(asked, after);
  const remaining = after?.reviewReasons ?? [];
  const answered =
    outcome === "in_review" ? asked.filter((each) => !remaining.includes(each)) : asked;
  return {
    lines: [{ ...line, entryCount }],
    question: answered.join(" "),
    outcome,
    remaining,
    remainingAbove: [],
  };
}

/** Merges points with the same question and outcome on several lines. */
function askedOnce(points: readonly AnsweredPoint[]): AnsweredPoint[] {
  const asked = new Map<string, AnsweredPoint>();
  for (const point of points) {
    const key = `${point.outcome} ${point.question}`;
    const { lines, remaining } = asked.get(key) ?? { lines: [], remaining: [] };
    asked.set(key, {
      ...point,
      lines: [...lines, ...point.lines],
      remaining: [...new Set([...remaining, ...point.remaining])],
    });
  }
  return [...asked.values()];
}

/** Lists a remaining question only with the first line that has it. */
function saidOnce(points: readonly AnsweredPoint[]): AnsweredPoint[] {
  const said = new Map<string, string>();
  return points.map((point) => {
    if (point.outcome !== "in_review") return point;
    const fresh = point.remaining.filter((reason) => !said.has(reason));
    const above = new Set(point.remaining.flatMap((reason) => said.get(reason) ?? []));
    const [first] = point.lines;
    for (const reason of fresh) said.set(reason, first?.lineItem ?? "");
    return { ...point, remaining: fresh, remainingAbove: [...above] };
  });
}

function outcomeOf(asked: readonly string[], after: StatementLine | undefined): PointOutcome {
  if (after?.status === "verified") return "verified";
  const remaining = new Set(after?.reviewReasons ?? []);
  if (remaining.size === 0) return "settled";
  return asked.every((reason) => remaining.has(reason)) ? "open" : "in_review";
}
