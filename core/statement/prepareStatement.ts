import { accountReadings } from "../classify/accountReadings.ts";
import { placeByNumbers } from "../classify/blocks/placeByNumbers.ts";
import { type Classification, CONFIDENCE_BAR } from "../classify/Classification.ts";
import { classify } from "../classify/classify.ts";
import { doubtTypes } from "../classify/doubtTypes.ts";
import { type ChartId, chartIds } from "../classify/national/ChartId.ts";
import {
  RECOGNISED,
  type ReadingChoice,
  type Recognised,
  recognise,
} from "../classify/recognise.ts";
import { separateNamesakes } from "../classify/separateNamesakes.ts";
import { rollForward } from "../generalLedger/rollForward.ts";
import { readComparatives } from "../ingest/comparatives/readComparatives.ts";
import type { RowsByFileType } from "../ingest/rows.ts";
import type { AccountFacts } from "../ledger/AccountFacts.ts";
import { balanceEntities, type EntityDifference } from "../ledger/balanceEntities.ts";
import { type BuiltLedger, buildLedger, rowsOfEntity } from "../ledger/buildLedger.ts";
import { collectFacts } from "../ledger/collectFacts.ts";
import type { Ledger, LedgerAccount } from "../ledger/LedgerAccount.ts";
import { type Placed, settleByRollForward } from "../ledger/settleByRollForward.ts";
import { formatMinor } from "../money/formatMinor.ts";
import type { Policies } from "../policies/policies.ts";
import { resolvePolicies } from "../policies/resolvePolicies.ts";
import type { Problem, Result } from "../problem/Problem.ts";
import { problem } from "../problem/Problem.ts";
import { isProfitAndLossRole, type Role } from "../roles/roles.ts";
import type { OpenItem, Trace } from "../trace/Trace.ts";
import { buildWorksheet, type Redirection } from "../worksheet/buildWorksheet.ts";
import { type Chart, isCash, makeChart } from "../worksheet/Chart.ts";
import type { ReviewPoint } from "../worksheet/Posting.ts";
import type { Journal } from "../worksheet/postJournals.ts";
import { describeStatement } from "./describeStatement.ts";
import { figurePeriods } from "./figurePeriods.ts";
import { figureStatement } from "./figureStatement.ts";
import { largerThanMoved } from "./largerThanMoved.ts";
import { presentBalancesAlone } from "./presentBalancesAlone.ts";
import { readColumnDates } from "./readColumnDates.ts";
import { hasBalances, rowsWithLedger } from "./rowsWithLedger.ts";
import type { StatementContext } from "./StatementContext.ts";
import type { StatementDocument } from "./StatementDocument.ts";
import type { Adjustment, StatementInput } from "./StatementInput.ts";
import { reviewTrace, traceBooks, traceWarnings } from "./traceBooks.ts";
import { validateAdjustment } from "./validateAdjustments.ts";
import { writeControls } from "./writeControls.ts";

/** A statement, and what next year begins with besides balances. */
export type PreparedYear = {
  document: StatementDocument;
  /** What its ledger leaves open at the end of receivables, payables and the like; none without a ledger. */
  openItems: readonly OpenItem[];
};

/** The whole road from rows to a statement that ties out, or the problems that stop it. */
export function prepareStatement(input: StatementInput): Result<StatementDocument> {
  const prepared = prepareYear(input);
  return prepared.ok ? { ok: true, value: prepared.value.document } : prepared;
}

/** A statement with what is open at its end, for the trace of next year's ledger. */
export function prepareYear(input: StatementInput): Result<PreparedYear> {
  const prepared = prepareBooks(input);
  if (!prepared.ok) return prepared;
  const { chart, warnings } = prepared.value;
  const problems = input.adjustments.flatMap((adjustment) => validateAdjustment(adjustment, chart));
  if (problems.length > 0) return { ok: false, problems };
  const context = prepareContext(input, prepared.value);
  const unsure = unsureAccounts(context.classifications);
  const asked = [...reviewClosedYear(context.ledger.closedUnsurely), ...reviewCash(chart, unsure)];
  const statuses = {
    reviews: [...context.worksheet.reviews, ...reviewTrace(context.trace, chart), ...asked],
    unsure,
    reclassified: new Set(reclassifiedRoles(input.adjustments).keys()),
    verifications: input.verifications,
  };
  const allWarnings = [
    ...warnings,
    ...context.worksheet.warnings,
    ...(context.trace ? [] : largerThanMoved(input.adjustments, chart)),
    ...traceWarnings(context),
  ];
  const periods = figurePeriods(context, input.periods ?? null);
  const document = describeStatement(context, statuses, allWarnings, periods);
  const openItems = context.trace?.openItems ?? [];
  if (!context.trace || !input.comparesWithBalances)
    return { ok: true, value: { document, openItems } };
  const worksheet = allocate(input, prepared.value, input.adjustments, null);
  const reviews = [...worksheet.reviews, ...asked];
  const balancesAlone = presentBalancesAlone(
    { ...context, worksheet },
    { ...statuses, reviews, verifications: [] },
    overridesIn(input.adjustments),
  );
  return { ok: true, value: { document: { ...document, balancesAlone }, openItems } };
}

function overridesIn(adjustments: readonly Adjustment[]) {
  return adjustments.flatMap((item) => (item.adjustmentType === "override" ? [item] : []));
}

/** Opening retained earnings are last year's with its profit: an account misread as part of it puts them wrong. */
function reviewClosedYear(names: readonly string[]): ReviewPoint[] {
  const reason = `Last year's profit is taken to hold ${names.map((name) => `'${name}'`).join(", ")}: confirm what they are, since the dividends follow from it.`;
  return names.length === 0 ? [] : [{ column: "dividends_paid", reason }];
}

/** Cash stands on no line of its own: what may not be cash puts its beginning and end in doubt (IAS 7.6-8). */
function reviewCash({ accounts, policies }: Chart, unsure: ReadonlySet<string>): ReviewPoint[] {
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
type PreparedBooks = BuiltLedger & {
  chart: Chart;
  nationalChart: ChartId | null;
  policies: Policies;
  classifications: ReadonlyMap<string, Classification>;
  entitiesOutOfBalance: readonly EntityDifference[];
  warnings: readonly Problem[];
};

/** Reads the files as accounts: which rows count, what each account is, and whether they balance. */
function prepareBooks(input: StatementInput): Result<PreparedBooks> {
  const policies = resolvePolicies(input.framework, input.policies);
  if (!policies.ok) return policies;
  const files = separateNamesakes(filesOfEntity(rowsWithLedger(input), input.entity));
  const collected = collectFacts(files);
  const known = { overrides: overridesOf(input), remembered: input.rememberedMappings };
  const recognised = recognise(collected, readingOf(input));
  const numbered = placeByNumbers(collected, recognised);
  const facts = doubtTypes(numbered, files.trial_balance ?? [], recognised);
  let classifications = classify(facts, known, recognised);
  let built = buildLedger(files, accountReadings(facts, classifications, recognised, input.traits));
  if (!built.ok) return built;
  const told = placesTold(files, facts, built.value, classifications);
  if (told.size > 0) {
    const placed = facts.map((fact) => ({ ...fact, section: told.get(fact.code) ?? fact.section }));
    classifications = classify(placed, known, recognised);
    built = buildLedger(files, accountReadings(placed, classifications, recognised, input.traits));
    if (!built.ok) return built;
  }
  const chart = makeChart(built.value.ledger.accounts, policies.value);
  const cashless = cashlessLedger(input, chart);
  if (cashless) return { ok: false, problems: [cashless] };
  const warnings = [...readingWarnings(recognised), ...ledgerWarnings(built.value)];
  const entitiesOutOfBalance = balanceEntities(input.rows.trial_balance ?? []).filter(
    ({ entity }) => input.entity === null || input.entity === entity,
  );
  const nationalChart = recognised.chart?.id ?? null;
  const read = { chart, policies: policies.value, classifications, entitiesOutOfBalance, warnings };
  return { ok: true, value: { ...built.value, ...read, nationalChart } };
}

/** As a person chose; else by the national chart that the ledger's format names. */
function readingOf({ reading, generalLedger }: StatementInput): ReadingChoice {
  const chosen = { ...RECOGNISED, ...reading };
  const named = chartIds.find((id) => id === generalLedger?.origin?.chart);
  return chosen.chart === "auto" && named ? { ...chosen, chart: named } : chosen;
}

/** Entries alone, none of which is known to move cash, are no ground for a statement. */
function cashlessLedger({ generalLedger, rows }: StatementInput, chart: Chart): Problem | null {
  if (!generalLedger || hasBalances(rows)) return null;
  if (chart.accounts.some((account) => isCash(account, chart.policies))) return null;
  const isNameless = chart.accounts.every(({ code, name }) => name === code);
  return problem(isNameless ? "ledger_without_names" : "ledger_without_cash");
}

/** What the user said of accounts: by an adjustment before all. */
function overridesOf({ mappings, adjustments }: StatementInput): ReadonlyMap<string, Role> {
  const reclassified = reclassifiedRoles(adjustments);
  return reclassified.size === 0 ? mappings : new Map([...mappings, ...reclassified]);
}

function unsureAccounts(classifications: ReadonlyMap<string, Classification>): Set<string> {
  const unsure = new Set<string>();
  for (const [code, { confidence }] of classifications)
    if (confidence < CONFIDENCE_BAR) unsure.add(code);
  return unsure;
}

/** Where the books themselves say that accounts stand, whatever their names seemed to say. */
function placesTold(
  { trial_balance: rows, balance_sheet, profit_loss }: Partial<RowsByFileType>,
  facts: readonly AccountFacts[],
  built: BuiltLedger,
  classifications: ReadonlyMap<string, Classification>,
): Placed {
  const carried = carriedInto(built, classifications);
  if (carried.size > 0) return new Map([...carried].map((code) => [code, "balance_sheet"]));
  const isAlone = rows !== undefined && !(balance_sheet && profit_loss);
  const unsure = facts.filter((fact) => isInDoubt(fact, classifications, NOT_QUESTIONED));
  // Of what nothing is said there is not even a guess: it stays where it stands
  const guessed = unsure.filter(
    (fact) => isInDoubt(fact, classifications, GUESSED) && classifications.get(fact.code)?.role,
  );
  const doubts = { inDoubt: codesOf(unsure), guessed: codesOf(guessed) };
  return isAlone ? settleByRollForward(rows, built.ledger, doubts) : new Map();
}

function codesOf(facts: readonly AccountFacts[]): Set<string> {
  return new Set(facts.map(({ code }) => code));
}

/** A type, or a reading as sure as this, is not questioned by the roll-forward. */
const NOT_QUESTIONED = 0.85;
/** Less sure than this is little more than a guess. */
const GUESSED = 0.6;

function isInDoubt(
  { code, type, section }: AccountFacts,
  classifications: ReadonlyMap<string, Classification>,
  bar: number,
): boolean {
  const { confidence } = classifications.get(code) ?? { confidence: 0 };
  return type === "" && section === null && confidence < bar;
}

/** The accounts read as income or expense that the ledger found to be carried from year to year. */
function carriedInto(
  { ledger }: BuiltLedger,
  classifications: ReadonlyMap<string, Classification>,
): Set<string> {
  const carried = ledger.accounts.filter(({ code, isProfitAndLoss, opening }) => {
    const role = classifications.get(code)?.role ?? null;
    return !isProfitAndLoss && opening !== 0n && role !== null && isProfitAndLossRole(role);
  });
  return new Set(carried.map(({ code }) => code));
}

/** Allocates the movements and figures both methods, with the adjustments and without them. */
function prepareContext(input: StatementInput, books: PreparedBooks): StatementContext {
  const journals = journalsOf(input.adjustments);
  const overrides = overridesIn(input.adjustments);
  const trace = traceBooks(input, books.chart);
  const worksheet = allocate(input, books, input.adjustments, trace);
  const indirect = figureStatement(worksheet, "indirect", overrides);
  const direct = figureStatement(worksheet, "direct", overrides);
  const { framework, currency } = input;
  const { ledger, differences, hasCrossCheck, classifications, policies, nationalChart } = books;
  return {
    framework,
    currency,
    policies,
    ledger,
    differences,
    hasCrossCheck,
    classifications,
    entitiesOutOfBalance: books.entitiesOutOfBalance,
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
      input.adjustments.length === 0 ? { indirect, direct } : calculate(input, books, trace),
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
  books: PreparedBooks,
  trace: Trace | null,
): StatementContext["calculated"] {
  const worksheet = allocate(input, books, [], trace);
  return {
    indirect: figureStatement(worksheet, "indirect", []),
    direct: figureStatement(worksheet, "direct", []),
  };
}

function allocate(
  { framework, rows, currency, period }: StatementInput,
  { chart }: PreparedBooks,
  adjustments: readonly Adjustment[],
  trace: Trace | null,
) {
  return buildWorksheet({
    chart,
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

function filesOfEntity(
  rows: Partial<RowsByFileType>,
  entity: string | null,
): Partial<RowsByFileType> {
  const { trial_balance, balance_sheet, profit_loss } = rows;
  return {
    ...(trial_balance && { trial_balance: rowsOfEntity(trial_balance, entity) }),
    ...(balance_sheet && { balance_sheet: rowsOfEntity(balance_sheet, entity) }),
    ...(profit_loss && { profit_loss: rowsOfEntity(profit_loss, entity) }),
  };
}

function reclassifiedRoles(adjustments: readonly Adjustment[]): Map<string, Role> {
  return new Map(
    adjustments.flatMap((item) =>
      item.adjustmentType === "reclassification" && item.role !== null
        ? [[item.account, item.role] as const]
        : [],
    ),
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
function readingWarnings({ chart, language }: Recognised): Problem[] {
  return language === "unread" && chart === null ? [problem("language_not_read")] : [];
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
