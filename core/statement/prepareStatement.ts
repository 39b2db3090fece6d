import { remarksToKnow } from "../ingest/remarks/remarksToKnow.ts";
import type { Method } from "../policies/policies.ts";
import type { Problem, Result } from "../problem/Problem.ts";
import type { CheckpointStore } from "../trace/checkpoint/checkpoint.ts";
import type { OpenItem } from "../trace/Trace.ts";
import type { AccountsRead } from "./accounts/readAccounts.ts";
import { reclassifiedRoles } from "./adjustments/reclassifiedRoles.ts";
import { validateAdjustment } from "./adjustments/validateAdjustments.ts";
import { calculatePeriods } from "./calculatePeriods.ts";
import { ENTRIES_MISSING } from "./checks/ledgerChecks.ts";
import { describeBalancesAlone } from "./describe/describeBalancesAlone.ts";
import { describeMethod } from "./describe/describeMethod.ts";
import { describeStatement } from "./describe/describeStatement.ts";
import { type SupportingEntries, supportingEntries } from "./describe/supportingEntries.ts";
import { estimatedAmounts, reviewEstimates } from "./doubts/estimates.ts";
import { reviewInterest } from "./doubts/interestOfLender.ts";
import { journalsExceedingMovement } from "./doubts/journalsExceedingMovement.ts";
import { linesUnderOtherRoles } from "./doubts/linesUnderOtherRoles.ts";
import { markEstimates } from "./doubts/markEstimates.ts";
import { reviewDoubts, unsureAccounts } from "./doubts/reviewDoubts.ts";
import { allocate, overridesIn, prepareContext } from "./prepareContext.ts";
import { prepareLedger } from "./prepareLedger.ts";
import type { StatementContext } from "./StatementContext.ts";
import type { StatementDocument } from "./StatementDocument.ts";
import type { StatementInput } from "./StatementInput.ts";
import type { StatusInputs } from "./status/statusOf.ts";
import { traceWarnings } from "./traceGeneralLedger.ts";

/** A statement, and what next year's statement needs of it besides balances. */
export type PreparedYear = {
  document: StatementDocument;
  /** The open items at the end of the year (receivables, payables and the like); none without a ledger. */
  openItems: Iterable<OpenItem>;
  /** The ledger entries behind every line; none without a ledger. */
  entries: SupportingEntries;
};

/**
 * Prepares a statement from the rows of the files: the entry point of the core. Returns the document, or the problems
 * that prevent it. Pass `known` to reuse a stored reading of the accounts.
 */
export function prepareStatement(
  input: StatementInput,
  known: AccountsRead | null = null,
): Result<StatementDocument> {
  const prepared = prepareYear(input, known);
  return prepared.ok ? { ok: true, value: prepared.value.document } : prepared;
}

/** Callbacks during preparation. */
export type PreparationHooks = {
  /** Called when the worksheet is built, before the checks. */
  onWorksheet?: () => void;
  /** Stores the progress of tracing the ledger, so that it can be resumed. */
  checkpoints?: CheckpointStore | null;
};

/** Prepares a statement together with its open items and supporting entries. */
export function prepareYear(
  input: StatementInput,
  known: AccountsRead | null = null,
  { onWorksheet, checkpoints = null }: PreparationHooks = {},
): Result<PreparedYear> {
  const prepared = prepareLedger(input, known);
  if (!prepared.ok) return prepared;
  const { ledgerIndex, warnings } = prepared.value;
  const problems = input.adjustments.flatMap((adjustment) =>
    validateAdjustment(adjustment, ledgerIndex),
  );
  if (problems.length > 0) return { ok: false, problems };
  const context = prepareContext(input, prepared.value, checkpoints);
  onWorksheet?.();
  const unsure = unsureAccounts(context.classifications);
  const asked = [
    ...reviewDoubts(context.ledger, ledgerIndex, context.classifications),
    ...reviewInterest(context, ledgerIndex),
  ];
  const { reviews } = context.worksheet;
  const statuses: StatusInputs = {
    reviews: [...reviews, ...(context.trace?.reviews ?? []), ...reviewEstimates(context), ...asked],
    unsure,
    alternatives: linesUnderOtherRoles(context),
    reclassified: new Set(reclassifiedRoles(input.adjustments).keys()),
    verifications: input.verifications,
  };
  const statements = describeMethods(context, statuses, input.entriesListed ?? ENTRIES_LISTED);
  const document = describeStatement(context, {
    statements,
    verifications: input.verifications,
    warnings: [...warnings, ...warningsOf(context, input)],
    periods: markEstimates(calculatePeriods(context, input.periods ?? null), statements),
  });
  if (!context.trace || !input.comparesWithBalances)
    return { ok: true, value: preparedYear(document, context) };
  const worksheet = allocate(input, prepared.value, input.adjustments, null);
  const balancesAlone = describeBalancesAlone(
    { ...context, worksheet },
    {
      ...statuses,
      reviews: [...worksheet.reviews, ...asked],
      alternatives: linesUnderOtherRoles({ ...context, worksheet, trace: null }),
      verifications: [],
    },
    overridesIn(input.adjustments),
  );
  return { ok: true, value: preparedYear({ ...document, balancesAlone }, context) };
}

/** Open items and entries are listed lazily: there may be millions. */
function preparedYear(document: StatementDocument, context: StatementContext): PreparedYear {
  return {
    document,
    get openItems() {
      return context.trace?.listOpenItems() ?? [];
    },
    get entries() {
      return supportingEntries(context, document.statements);
    },
  };
}

/** The default number of entries listed behind a source. */
const ENTRIES_LISTED = 20;

/** The statement by both methods. */
function describeMethods(
  context: StatementContext,
  statuses: StatusInputs,
  entriesListed: number,
): StatementDocument["statements"] {
  const { worksheet, framework, policies, comparatives, calculated, trace } = context;
  const estimates = trace && estimatedAmounts(context);
  const about = {
    worksheet,
    framework,
    policies,
    comparatives,
    statuses,
    estimates,
    entriesListed,
  };
  const describe = (method: Method) =>
    describeMethod({ ...about, figures: context[method], calculated: calculated[method] });
  return { indirect: describe("indirect"), direct: describe("direct") };
}

function warningsOf(
  context: StatementContext,
  { adjustments, generalLedger, remarks = [] }: StatementInput,
): Problem[] {
  const { worksheet, trace } = context;
  return [
    ...remarksToKnow(remarks),
    ...worksheet.warnings,
    ...(trace ? [] : journalsExceedingMovement(adjustments, worksheet.ledgerIndex)),
    // Missing entries are reported by the roll-forward check
    ...(generalLedger?.origin?.oddities ?? []).filter(({ code }) => !ENTRIES_MISSING.has(code)),
    ...traceWarnings(context),
  ];
}
