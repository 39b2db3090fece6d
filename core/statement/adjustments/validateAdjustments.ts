import { conceptDefinition } from "../../concepts/concepts.ts";
import { formatMinor } from "../../money/formatMinor.ts";
import { absolute, type Minor, sum } from "../../money/Minor.ts";
import { type Problem, problem } from "../../problem/Problem.ts";
import { isCash, type LedgerIndex } from "../../worksheet/LedgerIndex.ts";
import type { JournalLine } from "../../worksheet/postJournals.ts";
import type { Adjustment } from "../StatementInput.ts";

/** Problems of an adjustment, compared with the accounts of the period (accounting method section 6). */
export function validateAdjustment(adjustment: Adjustment, ledgerIndex: LedgerIndex): Problem[] {
  switch (adjustment.adjustmentType) {
    case "journal":
      return validateJournal(adjustment.lines, ledgerIndex);
    case "reclassification":
      return validateReclassification(adjustment, ledgerIndex);
    case "override":
      return subtotalProblem(1, adjustment.concept);
  }
}

function validateJournal(lines: readonly JournalLine[], ledgerIndex: LedgerIndex): Problem[] {
  if (lines.length === 0) return [problem("adjustment_empty")];
  const problems = lines.flatMap((line, index) =>
    line.kind === "cash"
      ? subtotalProblem(index + 1, line.concept)
      : validateAccountLine(line.account, index + 1, ledgerIndex),
  );
  return [...problems, ...validateBalance(lines, ledgerIndex.decimals)];
}

/** Checks that a journal balances. This needs no accounts, so it can be done first. */
export function validateBalance(lines: readonly JournalLine[], decimals: number): Problem[] {
  const difference: Minor = sum(lines.map(({ amount }) => amount));
  if (difference === 0n) return [];
  const expected = difference > 0n ? "debits exceed credits" : "credits exceed debits";
  return [
    problem("adjustment_unbalanced", {
      value: formatMinor(absolute(difference), decimals),
      expected,
    }),
  ];
}

function validateAccountLine(code: string, row: number, ledgerIndex: LedgerIndex): Problem[] {
  const account = ledgerIndex.byCode.get(code);
  if (!account) return [problem("adjustment_account_unknown", { row, account: code })];
  if (!isCash(account, ledgerIndex.policies)) return [];
  return [problem("adjustment_account_is_cash", { row, account: code })];
}

function validateReclassification(
  { account, role, concept }: Extract<Adjustment, { adjustmentType: "reclassification" }>,
  ledgerIndex: LedgerIndex,
): Problem[] {
  if (!ledgerIndex.byCode.has(account))
    return [problem("adjustment_account_unknown", { row: 1, account })];
  if (role === null && concept === null) return [problem("adjustment_target_missing")];
  return concept === null ? [] : subtotalProblem(1, concept);
}

/** An adjustment changes lines, not subtotals. */
function subtotalProblem(row: number, concept: JournalConcept): Problem[] {
  const isLine = !conceptDefinition(concept).isSubtotal && concept !== "unreconciled_difference";
  return isLine ? [] : [problem("adjustment_concept_unknown", { row, value: concept })];
}

type JournalConcept = Extract<JournalLine, { kind: "cash" }>["concept"];
