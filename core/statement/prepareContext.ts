import { rollForward } from "../generalLedger/rollForward.ts";
import { withCodesOfBalances } from "../generalLedger/withCodesOfBalances.ts";
import { readComparatives } from "../ingest/comparatives/readComparatives.ts";
import type { Ledger } from "../ledger/LedgerAccount.ts";
import type { CheckpointStore } from "../trace/checkpoint/checkpoint.ts";
import type { Trace } from "../trace/Trace.ts";
import { buildWorksheet, type Redirection } from "../worksheet/buildWorksheet.ts";
import type { Journal } from "../worksheet/postJournals.ts";
import { journalsInEntries } from "./adjustments/journalsInEntries.ts";
import { isBalanceSheetUnchanged } from "./balances/identicalYears.ts";
import { readColumnDates } from "./balances/readColumnDates.ts";
import { hasBalances, isLedgerAlone } from "./balances/rowsWithLedger.ts";
import { calculateStatement } from "./calculateStatement.ts";
import { writeControls } from "./describe/writeControls.ts";
import { saysOpenings } from "./openings/ledgerBalances.ts";
import type { PreparedLedger } from "./prepareLedger.ts";
import type { StatementContext } from "./StatementContext.ts";
import type { Adjustment, StatementInput } from "./StatementInput.ts";
import { traceGeneralLedger } from "./traceGeneralLedger.ts";

/**
 * Allocates the movements of the accounts to lines and calculates both methods, with and without adjustments. The
 * middle step of a statement: after the accounts are read (`prepareLedger`), before it is described and checked.
 */
export function prepareContext(
  given: StatementInput,
  prepared: PreparedLedger,
  checkpoints: CheckpointStore | null = null,
): StatementContext {
  const input = withBalancedAccounts(given, prepared.ledger);
  const journals = journalsOf(input.adjustments);
  const overrides = overridesIn(input.adjustments);
  const trace = traceGeneralLedger(input, prepared, checkpoints);
  const worksheet = allocate(input, prepared, input.adjustments, trace);
  const indirect = calculateStatement(worksheet, "indirect", overrides);
  const direct = calculateStatement(worksheet, "direct", overrides);
  const { framework, currency } = input;
  const { ledger, differences, hasCrossCheck, classifications, policies, nationalChart } = prepared;
  return {
    framework,
    currency,
    decimals: prepared.ledgerIndex.decimals,
    policies,
    ledger,
    differences,
    hasCrossCheck,
    classifications,
    entitiesOutOfBalance: prepared.entitiesOutOfBalance,
    isConsolidated: prepared.isConsolidated,
    entitiesBetween: prepared.entitiesBetween,
    isBalanceSheetUnchanged: isBalanceSheetUnchanged(input.rows),
    isFirstPeriod: input.isFirstPeriod === true,
    columnDates: readColumnDates(input.columnPeriods ?? {}),
    period: input.period,
    worksheet,
    journals,
    journalsInEntries: journalsInEntries(journals, input),
    indirect,
    direct,
    trace,
    nationalChart,
    calculated:
      input.adjustments.length === 0 ? { indirect, direct } : calculate(input, prepared, trace),
    controls: writeControls(input.controls ?? {}, prepared.ledgerIndex.decimals),
    ...ledgerContext(input, ledger),
    lastYearsNotes: input.lastYearsNotes ?? null,
    comparatives: input.rows.prior_cashflow ? readComparatives(input.rows.prior_cashflow) : null,
  };
}

/** Where there are files of balances, the ledger uses their account codes. */
function withBalancedAccounts(input: StatementInput, { accounts }: Ledger): StatementInput {
  const { generalLedger, rows } = input;
  if (!generalLedger || !hasBalances(rows)) return input;
  return { ...input, generalLedger: withCodesOfBalances(generalLedger, accounts) };
}

/** The parts of the context that the ledger checks use. */
function ledgerContext(
  input: StatementInput,
  { accounts }: Ledger,
): Pick<StatementContext, "generalLedger" | "isLedgerAlone" | "openedBy" | "rollForward"> {
  const { generalLedger = null, opensWithLedger = [] } = input;
  const isAlone = isLedgerAlone(input);
  const beside = accounts.map(({ code, name, opening, closing, profitTransferred }) => {
    return { code, name, opening, closing: closing - profitTransferred };
  });
  const rolled = generalLedger && rollForward(generalLedger, isAlone ? null : beside);
  const isOpened = generalLedger !== null && opensWithLedger.length > 0;
  const openedBy = isOpened ? (saysOpenings(generalLedger) ? "ledger" : "entries") : null;
  return { generalLedger, isLedgerAlone: isAlone, openedBy, rollForward: rolled ?? [] };
}

/** The figures without adjustments: from files, mappings and policies alone. */
function calculate(
  input: StatementInput,
  prepared: PreparedLedger,
  trace: Trace | null,
): StatementContext["calculated"] {
  const worksheet = allocate(input, prepared, [], trace);
  return {
    indirect: calculateStatement(worksheet, "indirect", []),
    direct: calculateStatement(worksheet, "direct", []),
  };
}

/**
 * Builds the worksheet: the movements of the accounts on lines, with the given adjustments and, if traced, the ledger's
 * entries.
 */
export function allocate(
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

/** The journals among the adjustments. */
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

/** The overrides among the adjustments: lines that a person gave another amount. */
export function overridesIn(adjustments: readonly Adjustment[]) {
  return adjustments.flatMap((item) => (item.adjustmentType === "override" ? [item] : []));
}
