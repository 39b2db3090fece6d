import { formatMinor } from "../money/formatMinor.ts";
import { largestFirst, type Minor } from "../money/Minor.ts";
import { decimalsIn, minorOf } from "../money/minorOf.ts";
import type { Amount, MethodStatement, StatementLine } from "../statement/StatementDocument.ts";
import { mergeLines } from "./mergeLines.ts";

/** An account of which the entries say otherwise than its balances: by how much, and how many entries. */
export type AccountDifference = {
  account: string;
  accountName: string;
  difference: Amount;
  entryCount: number;
};

/** A line as balances alone would have it, beside what the general ledger says. */
export type ComparedLine = Pick<StatementLine, "id" | "lineItem" | "isSubtotal" | "category"> & {
  alone: Amount;
  withLedger: Amount;
  difference: Amount;
  /** Whether the statement shows the line; one that only balances would have is not there. */
  isShown: boolean;
  /** Whether something is asked about the line, with the ledger. */
  isInReview: boolean;
  /** The largest first. */
  accounts: readonly AccountDifference[];
};

/**
 * What became of a point that balances leave open: the entries answer it; they answer it, and leave
 * another; a person has verified the line; or it is as open as it was.
 */
export type PointOutcome = "settled" | "in_review" | "verified" | "open";

/** A line that balances leave open, and how many entries stand behind it now. */
export type AnsweredLine = ComparedLine & { entryCount: number };

/** A question that balances leave open, and what the general ledger made of it on every line it is asked of. */
export type AnsweredPoint = {
  /** Where something is left, what the entries answered of it alone. */
  question: string;
  outcome: PointOutcome;
  lines: readonly AnsweredLine[];
  /** What is still to be looked at on the lines, as far as no earlier point says it. */
  remaining: readonly string[];
  /** The lines of earlier points that say the rest of it. */
  remainingAbove: readonly string[];
};

export type BalancesComparison = {
  lines: readonly ComparedLine[];
  points: readonly AnsweredPoint[];
};

/** Holds the statement from balances alone against the one with the general ledger, line by line. */
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
    // What is asked of a sum is asked of its lines
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

/** The same question that has the same outcome on several lines stands once, with all of them. */
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

/** What is left on several lines stands with the first of them. */
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
