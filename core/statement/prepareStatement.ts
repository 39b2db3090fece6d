import { type Classification, CONFIDENCE_BAR } from "../classify/Classification.ts";
import type { ChartId } from "../classify/national/ChartId.ts";
import { rollForward } from "../generalLedger/rollForward.ts";
import { readComparatives } from "../ingest/comparatives/readComparatives.ts";
import { balanceEntities, type EntityDifference } from "../ledger/balanceEntities.ts";
import { type BuiltLedger, buildLedger } from "../ledger/buildLedger.ts";
import type { Ledger, LedgerAccount } from "../ledger/LedgerAccount.ts";
import { formatMinor } from "../money/formatMinor.ts";
import type { Policies } from "../policies/policies.ts";
import { resolvePolicies } from "../policies/resolvePolicies.ts";
import type { Problem, Result } from "../problem/Problem.ts";
import { problem } from "../problem/Problem.ts";
import type { Trace } from "../trace/Trace.ts";
import { buildWorksheet, type Redirection } from "../worksheet/buildWorksheet.ts";
import { indexLedger, isCash, type LedgerIndex } from "../worksheet/LedgerIndex.ts";
import type { ReviewPoint } from "../worksheet/Posting.ts";
import type { Journal } from "../worksheet/postJournals.ts";
import { describeBalancesAlone } from "./describeBalancesAlone.ts";
import { describeStatement } from "./describeStatement.ts";
import { figurePeriods } from "./figurePeriods.ts";
import { figureStatement } from "./figureStatement.ts";
import { largerThanMoved } from "./largerThanMoved.ts";
import { type AccountsRead, filesOf, readAccounts, reclassifiedRoles } from "./readAccounts.ts";
import { readColumnDates } from "./readColumnDates.ts";
import { hasBalances } from "./rowsWithLedger.ts";
import type { StatementContext } from "./StatementContext.ts";
import type { StatementDocument } from "./StatementDocument.ts";
import type { Adjustment, StatementInput } from "./StatementInput.ts";
import { reviewTrace, traceGeneralLedger, traceWarnings } from "./traceGeneralLedger.ts";
import { validateAdjustment } from "./validateAdjustments.ts";
import { writeControls } from "./writeControls.ts";

/**
 * The whole road from rows to a statement that ties out, or the problems that stop it. What is known of
 * how the accounts are read is not read again.
 */
export function prepareStatement(
  input: StatementInput,
  known: AccountsRead | null = null,
): Result<StatementDocument> {
  const prepared = prepareLedger(input, known);
  if (!prepared.ok) return prepared;
  const { ledgerIndex, warnings } = prepared.value;
  const problems = input.adjustments.flatMap((adjustment) =>
    validateAdjustment(adjustment, ledgerIndex),
  );
  if (problems.length > 0) return { ok: false, problems };
  const context = prepareContext(input, prepared.value);
  const unsure = unsureAccounts(context.classifications);
  const asked = [
    ...reviewClosedYear(context.ledger.closedUnsurely),
    ...reviewTurned(context.ledger.turnedUnsurely),
    ...reviewCash(ledgerIndex, unsure),
  ];
  const statuses = {
    reviews: [...context.worksheet.reviews, ...reviewTrace(context.trace, ledgerIndex), ...asked],
    unsure,
    reclassified: new Set(reclassifiedRoles(input.adjustments).keys()),
    verifications: input.verifications,
  };
  const allWarnings = [
    ...warnings,
    ...context.worksheet.warnings,
    ...(context.trace ? [] : largerThanMoved(input.adjustments, ledgerIndex)),
    ...traceWarnings(context),
  ];
  const periods = figurePeriods(context, input.periods ?? null);
  const document = describeStatement(context, statuses, allWarnings, periods);
  if (!context.trace || !input.comparesWithBalances) return { ok: true, value: document };
  const worksheet = allocate(input, prepared.value, input.adjustments, null);
  const reviews = [...worksheet.reviews, ...asked];
  const balancesAlone = describeBalancesAlone(
    { ...context, worksheet },
    { ...statuses, reviews, verifications: [] },
    overridesIn(input.adjustments),
  );
  return { ok: true, value: { ...document, balancesAlone } };
}

function overridesIn(adjustments: readonly Adjustment[]) {
  return adjustments.flatMap((item) => (item.adjustmentType === "override" ? [item] : []));
}

/** Opening retained earnings are last year's with its profit: an account misread as part of it puts them wrong. */
function reviewClosedYear(names: readonly string[]): ReviewPoint[] {
  const reason = `Last year's profit is taken to hold ${names.map((name) => `'${name}'`).join(", ")}: confirm what they are, since the dividends follow from it.`;
  return names.length === 0 ? [] : [{ column: "dividends_paid", reason }];
}

/** A sign that a name alone turns puts the profit wrong by twice the amount. */
function reviewTurned(names: readonly string[]): ReviewPoint[] {
  const reason = `The profit and loss prints no totals, and by their names ${names.map((name) => `'${name}'`).join(", ")} stand against their side: confirm the profit, or add a column of types.`;
  return names.length === 0 ? [] : HOLDING_PROFIT.map((column) => ({ column, reason }));
}

/** The lines that the profit stands on, by framework and method. */
const HOLDING_PROFIT = [
  "profit_before_tax",
  "profit_for_the_year",
  "operating_profit",
  "receipts_from_customers",
] as const;

/** Cash stands on no line of its own: what may not be cash puts its beginning and end in doubt (IAS 7.6-8). */
function reviewCash(
  { accounts, policies }: LedgerIndex,
  unsure: ReadonlySet<string>,
): ReviewPoint[] {
  const isAsked = (account: LedgerAccount) =>
    unsure.has(account.code) &&
    isCash(account, policies) &&
    (account.opening !== 0n || account.closing !== 0n);
  return accounts.filter(isAsked).map(({ name }) => ({
    column: "cash_at_end",
    reason: `'${name}' is taken for cash, which is not sure: confirm its role, since opening and closing cash depend on it.`,
  }));
}

/** The period's accounts with their roles, before any movement is allocated. */
export type PreparedLedger = BuiltLedger & {
  ledgerIndex: LedgerIndex;
  nationalChart: ChartId | null;
  policies: Policies;
  classifications: ReadonlyMap<string, Classification>;
  entitiesOutOfBalance: readonly EntityDifference[];
  warnings: readonly Problem[];
};

/** Reads the files as accounts: which rows count, what each account is, and whether they balance. */
export function prepareLedger(
  input: StatementInput,
  known: AccountsRead | null = null,
): Result<PreparedLedger> {
  const policies = resolvePolicies(input.framework, input.policies);
  if (!policies.ok) return policies;
  const read = known === null ? readAccounts(input) : { ok: true as const, value: known };
  if (!read.ok) return read;
  const { accounts, nationalChart } = read.value;
  const readings = new Map(accounts.map(({ facts, reading }) => [facts.code, reading]));
  const built = buildLedger(filesOf(input), readings);
  if (!built.ok) return built;
  const ledgerIndex = indexLedger(built.value.ledger.accounts, policies.value);
  const cashless = cashlessLedger(input, ledgerIndex);
  if (cashless) return { ok: false, problems: [cashless] };
  const value = {
    ...built.value,
    ledgerIndex,
    nationalChart,
    policies: policies.value,
    classifications: new Map(accounts.map((each) => [each.facts.code, each.classification])),
    entitiesOutOfBalance: balanceEntities(input.rows.trial_balance ?? []).filter(
      ({ entity }) => input.entity === null || input.entity === entity,
    ),
    warnings: [...readingWarnings(read.value), ...ledgerWarnings(built.value)],
  };
  return { ok: true, value };
}

/** Entries alone, none of which is known to move cash, are no ground for a statement. */
function cashlessLedger(
  { generalLedger, rows }: StatementInput,
  ledgerIndex: LedgerIndex,
): Problem | null {
  if (!generalLedger || hasBalances(rows)) return null;
  if (ledgerIndex.accounts.some((account) => isCash(account, ledgerIndex.policies))) return null;
  const isNameless = ledgerIndex.accounts.every(({ code, name }) => name === code);
  return problem(isNameless ? "ledger_without_names" : "ledger_without_cash");
}

function unsureAccounts(classifications: ReadonlyMap<string, Classification>): Set<string> {
  const unsure = new Set<string>();
  for (const [code, { confidence }] of classifications)
    if (confidence < CONFIDENCE_BAR) unsure.add(code);
  return unsure;
}

/** Allocates the movements and figures both methods, with the adjustments and without them. */
function prepareContext(input: StatementInput, prepared: PreparedLedger): StatementContext {
  const journals = journalsOf(input.adjustments);
  const overrides = overridesIn(input.adjustments);
  const trace = traceGeneralLedger(input, prepared.ledgerIndex);
  const worksheet = allocate(input, prepared, input.adjustments, trace);
  const indirect = figureStatement(worksheet, "indirect", overrides);
  const direct = figureStatement(worksheet, "direct", overrides);
  const { framework, currency } = input;
  const { ledger, differences, hasCrossCheck, classifications, policies, nationalChart } = prepared;
  return {
    framework,
    currency,
    policies,
    ledger,
    differences,
    hasCrossCheck,
    classifications,
    entitiesOutOfBalance: prepared.entitiesOutOfBalance,
    isFirstPeriod: input.isFirstPeriod === true,
    columnDates: readColumnDates(input.columnPeriods ?? {}),
    period: input.period,
    worksheet,
    journals,
    indirect,
    direct,
    trace,
    nationalChart,
    calculated:
      input.adjustments.length === 0 ? { indirect, direct } : calculate(input, prepared, trace),
    controls: writeControls(input.controls ?? {}),
    ...ledgerContext(input, ledger),
    comparatives: input.rows.prior_cashflow ? readComparatives(input.rows.prior_cashflow) : null,
  };
}

/** What the checks read of the general ledger. */
function ledgerContext(
  { generalLedger: given, rows }: StatementInput,
  { accounts }: Ledger,
): Pick<StatementContext, "generalLedger" | "isLedgerAlone" | "rollForward"> {
  const generalLedger = given ?? null;
  const isLedgerAlone = generalLedger !== null && !hasBalances(rows);
  const beside = accounts.map(({ code, name, opening, closing, profitTransferred }) => {
    return { code, name, opening, closing: closing - profitTransferred };
  });
  const rolled = generalLedger && rollForward(generalLedger, isLedgerAlone ? null : beside);
  return { generalLedger, isLedgerAlone, rollForward: rolled ?? [] };
}

/** The first of the three layers: files, mappings and policies alone. */
function calculate(
  input: StatementInput,
  prepared: PreparedLedger,
  trace: Trace | null,
): StatementContext["calculated"] {
  const worksheet = allocate(input, prepared, [], trace);
  return {
    indirect: figureStatement(worksheet, "indirect", []),
    direct: figureStatement(worksheet, "direct", []),
  };
}

function allocate(
  { framework, rows, currency, period }: StatementInput,
  { ledgerIndex }: PreparedLedger,
  adjustments: readonly Adjustment[],
  trace: Trace | null,
) {
  return buildWorksheet({
    ledgerIndex,
    framework,
    journals: journalsOf(adjustments),
    redirections: redirectionsOf(adjustments),
    rates: { rows: rows.fx_rates ?? [], reportingCurrency: currency, period },
    traced: trace?.postings ?? null,
  });
}

function journalsOf(adjustments: readonly Adjustment[]): Journal[] {
  return adjustments.flatMap((item) =>
    item.adjustmentType === "journal"
      ? [{ id: item.id, reason: item.reason, lines: item.lines }]
      : [],
  );
}

function redirectionsOf(adjustments: readonly Adjustment[]): Redirection[] {
  return adjustments.flatMap((item) =>
    item.adjustmentType === "reclassification" && item.concept !== null
      ? [{ id: item.id, account: item.account, concept: item.concept, reason: item.reason }]
      : [],
  );
}

/** A language that is not read is said once, not account by account; a national chart needs no words. */
function readingWarnings({ nationalChart, language }: AccountsRead): Problem[] {
  return language === "unread" && nationalChart === null ? [problem("language_not_read")] : [];
}

function ledgerWarnings({ ledger, differences }: BuiltLedger): Problem[] {
  const ends = [
    ["opening", ledger.openingDifference],
    ["closing", ledger.closingDifference],
  ] as const;
  const unbalanced = ends.flatMap(([period, difference]) =>
    difference === 0n
      ? []
      : [problem("ledger_out_of_balance", { period, value: formatMinor(difference) })],
  );
  const disagreeing = differences.map(({ code, figure, statements, trialBalance }) =>
    problem("cross_check_difference", {
      account: code,
      column: figure,
      expected: formatMinor(statements),
      value: formatMinor(trialBalance),
    }),
  );
  return [...unbalanced, ...disagreeing];
}
