import type { Trace } from "../trace/Trace.ts";
import { buildWorksheet, type Redirection } from "../worksheet/buildWorksheet.ts";
import type { Journal } from "../worksheet/postJournals.ts";
import type { PreparedLedger } from "./prepareLedger.ts";
import type { Adjustment, StatementInput } from "./StatementInput.ts";

/** Allocates the movements of the accounts to lines, with some adjustments or with none; by entries where they were traced. */
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
export function journalsOf(adjustments: readonly Adjustment[]): Journal[] {
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
