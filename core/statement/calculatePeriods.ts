import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import type { Minor } from "../money/Minor.ts";
import type { TracedMonth } from "../trace/Trace.ts";
import { present, type Worksheet } from "../worksheet/buildWorksheet.ts";
import { indexLedger } from "../worksheet/LedgerIndex.ts";
import type { Posting } from "../worksheet/Posting.ts";
import { sumRows } from "../worksheet/sumRows.ts";
import { calculateStatement } from "./calculateStatement.ts";
import { type CheckId, runSomeChecks } from "./checks/runChecks.ts";
import { describeMethod } from "./describe/describeMethod.ts";
import type { StatementContext } from "./StatementContext.ts";
import type { MethodStatement, StatementPeriod } from "./StatementDocument.ts";
import type { StatementFigures } from "./StatementFigures.ts";
import type { PeriodLength } from "./StatementInput.ts";
import type { StatusInputs } from "./status/statusOf.ts";

const MONTHS: Readonly<Record<PeriodLength, number>> = { month: 1, quarter: 3, half: 6 };

/** The checks that each column must pass on its own. */
const PERIOD_CHECKS: ReadonlySet<CheckId> = new Set(["tie_out", "completeness", "methods_agree"]);

const NO_STATUSES: StatusInputs = {
  reviews: [],
  unsure: new Set(),
  alternatives: new Map(),
  reclassified: new Set(),
  verifications: [],
};

type Span = { start: string; end: string; months: readonly TracedMonth[] };

/**
 * The statement in columns (months, quarters or halves) by the dates of the entries. Each column ties out from its
 * opening to its closing cash, and the columns add up to the year. Amounts without a date (journals, reclassifications,
 * movements that the entries do not explain) are in the last column. Null without a ledger, or where no columns were
 * requested.
 */
export function calculatePeriods(
  context: StatementContext,
  length: PeriodLength | null,
): StatementPeriod[] | null {
  const { trace } = context;
  if (trace === null || length === null) return null;
  const spans = spansOf(trace.months, MONTHS[length]);
  let accounts = openingAccounts(context.worksheet.ledgerIndex.accounts);
  let left = context.worksheet.postings;
  return spans.map((span, index) => {
    const isLast = index === spans.length - 1;
    accounts = isLast ? closingAccounts(accounts) : movedAccounts(accounts, span);
    const postings = isLast ? left : span.months.flatMap((month) => month.postings);
    if (!isLast) left = [...left, ...postings.map(taken)];
    return figurePeriod(context, span, accounts, sumUp(postings));
  });
}

function spansOf(months: readonly TracedMonth[], size: number): Span[] {
  const spans: Span[] = [];
  for (let first = 0; first < months.length; first += size) {
    const part = months.slice(first, first + size);
    const [start, end] = [part[0], part.at(-1)];
    if (start && end) spans.push({ start: start.start, end: end.end, months: part });
  }
  return spans;
}

/** An account of the year, its movement in the columns so far, and the account as of this column. */
type Standing = { year: LedgerAccount; moved: Minor; account: LedgerAccount };

function openingAccounts(accounts: readonly LedgerAccount[]): Standing[] {
  return accounts.map((year) => ({ year, moved: 0n, account: year }));
}

function movedAccounts(standings: readonly Standing[], { months }: Span): Standing[] {
  return standings.map((standing) => {
    let movement = 0n;
    for (const { movements } of months) movement += movements.get(standing.year) ?? 0n;
    return after(standing, movement);
  });
}

/** The last column takes the rest, so that it ends with the balances of the year. */
function closingAccounts(standings: readonly Standing[]): Standing[] {
  return standings.map((standing) => after(standing, standing.year.movement - standing.moved));
}

function after({ year, moved }: Standing, movement: Minor): Standing {
  const opening = year.isProfitAndLoss ? 0n : year.opening + moved;
  const account = {
    ...year,
    opening,
    closing: opening + movement,
    movement,
    profitTransferred: 0n,
  };
  return { year, moved: moved + movement, account };
}

function taken(posting: Posting): Posting {
  return { ...posting, amount: -posting.amount };
}

/** One posting per account, line and source. The last column is the year less the columns before. */
function sumUp(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>();
  for (const { traced: _, ...posting } of postings) {
    const { account, column, presentAs, adjustmentId } = posting;
    const key = [account?.code ?? "", column, presentAs ?? "", adjustmentId ?? ""].join("\u0000");
    const known = sums.get(key);
    sums.set(key, known ? { ...known, amount: known.amount + posting.amount } : posting);
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n);
}

function figurePeriod(
  context: StatementContext,
  { start, end }: Span,
  standings: readonly Standing[],
  postings: readonly Posting[],
): StatementPeriod {
  const worksheet = worksheetOf(context, standings, postings);
  const indirect = calculateStatement(worksheet, "indirect", []);
  const direct = calculateStatement(worksheet, "direct", []);
  const own = { ...context, worksheet, indirect, direct, calculated: { indirect, direct } };
  const checks = runSomeChecks(own, PERIOD_CHECKS);
  return {
    start,
    end,
    tiesOut: checks.every(({ status }) => status !== "failed"),
    statements: { indirect: statementOf(own, indirect), direct: statementOf(own, direct) },
    checks,
  };
}

function worksheetOf(
  { worksheet, framework, policies }: StatementContext,
  standings: readonly Standing[],
  postings: readonly Posting[],
): Worksheet {
  const inPeriod = new Map(standings.map(({ year, account }) => [year, account]));
  const ledgerIndex = indexLedger(
    standings.map(({ account }) => account),
    policies,
    worksheet.ledgerIndex.decimals,
  );
  const own = postings.map((posting) => ({
    ...posting,
    account: posting.account && (inPeriod.get(posting.account) ?? posting.account),
  }));
  const entries = present(own, ledgerIndex, framework);
  return {
    ...worksheet,
    ...entries,
    ledgerIndex,
    postings: own,
    rows: sumRows(entries, ledgerIndex),
  };
}

function statementOf(context: StatementContext, figures: StatementFigures): MethodStatement {
  const { worksheet, framework, policies } = context;
  const { lines, ...described } = describeMethod({
    figures,
    calculated: figures,
    worksheet,
    framework,
    policies,
    comparatives: null,
    statuses: NO_STATUSES,
    estimates: null,
    entriesListed: 0,
  });
  return { ...described, lines: lines.map((line) => ({ ...line, sources: [] })) };
}
