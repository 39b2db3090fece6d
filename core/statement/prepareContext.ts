import { rollForward } from "../generalLedger/rollForward.ts";
import { readComparatives } from "../ingest/comparatives/readComparatives.ts";
import type { Ledger } from "../ledger/LedgerAccount.ts";
import type { Trace } from "../trace/Trace.ts";
import { allocate, journalsOf, overridesIn } from "./allocate.ts";
import { figureStatement } from "./figureStatement.ts";
import type { PreparedLedger } from "./prepareLedger.ts";
import { readColumnDates } from "./readColumnDates.ts";
import { hasBalances } from "./rowsWithLedger.ts";
import type { StatementContext } from "./StatementContext.ts";
import type { StatementInput } from "./StatementInput.ts";
import { traceGeneralLedger } from "./traceGeneralLedger.ts";
import { writeControls } from "./writeControls.ts";

/** Allocates the movements and figures both methods, with the adjustments and without them. */
export function prepareContext(input: StatementInput, prepared: PreparedLedger): StatementContext {
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
    decimals: prepared.ledgerIndex.decimals,
    policies,
    ledger,
    differences,
    hasCrossCheck,
    classifications,
    entitiesOutOfBalance: prepared.entitiesOutOfBalance,
    isConsolidated: prepared.isConsolidated,
    entitiesDisagreeing: prepared.entitiesDisagreeing,
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
    controls: writeControls(input.controls ?? {}, prepared.ledgerIndex.decimals),
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
