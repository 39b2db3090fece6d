import { conceptDefinition } from "../concepts/concepts.ts";
import { formatMinor } from "../money/formatMinor.ts";
import { absolute, type Minor, sum } from "../money/Minor.ts";
import type { Problem } from "../problem/Problem.ts";
import { problem } from "../problem/Problem.ts";
import { type Chart, isCash } from "../worksheet/Chart.ts";
import type { JournalLine } from "../worksheet/postJournals.ts";
import type { Adjustment } from "./StatementInput.ts";

/** What stops an adjustment, and what its author should know. */
export type AdjustmentFindings = { problems: Problem[]; warnings: Problem[] };

/** Holds an adjustment against the accounts of the period (accounting method section 6). */
export function validateAdjustment(adjustment: Adjustment, chart: Chart): AdjustmentFindings {
  switch (adjustment.adjustmentType) {
    case "journal":
      return validateJournal(adjustment.lines, chart);
    case "reclassification":
      return { problems: validateReclassification(adjustment, chart), warnings: [] };
    case "override":
      return { problems: subtotalProblem(1, adjustment.concept), warnings: [] };
  }
}

function validateJournal(lines: readonly JournalLine[], chart: Chart): AdjustmentFindings {
  if (lines.length === 0) return { problems: [problem("adjustment_empty")], warnings: [] };
  const found = lines.map((line, index) =>
    line.kind === "cash"
      ? { problems: subtotalProblem(index + 1, line.concept), warnings: [] }
      : validateAccountLine(line, index + 1, chart),
  );
  const difference = sum(lines.map(({ amount }) => amount));
  const unbalanced = difference === 0n ? [] : [outOfBalance(difference)];
  return {
    problems: [...found.flatMap(({ problems }) => problems), ...unbalanced],
    warnings: found.flatMap(({ warnings }) => warnings),
  };
}

function outOfBalance(difference: Minor): Problem {
  const expected = difference > 0n ? "debits exceed credits" : "credits exceed debits";
  return problem("adjustment_unbalanced", { value: formatMinor(absolute(difference)), expected });
}

function validateAccountLine(
  line: Extract<JournalLine, { kind: "account" }>,
  row: number,
  chart: Chart,
): AdjustmentFindings {
  const account = chart.byCode.get(line.account);
  if (!account)
    return {
      problems: [problem("adjustment_account_unknown", { row, account: line.account })],
      warnings: [],
    };
  if (isCash(account, chart.policies)) {
    return {
      problems: [problem("adjustment_account_is_cash", { row, account: line.account })],
      warnings: [],
    };
  }
  const isSameWay = account.isProfitAndLoss || line.amount > 0n === account.movement > 0n;
  const isLarger = isSameWay && absolute(line.amount) > absolute(account.movement);
  const at = {
    row,
    account: line.account,
    value: formatMinor(absolute(line.amount)),
    expected: formatMinor(absolute(account.movement)),
  };
  return {
    problems: [],
    warnings: isLarger ? [problem("adjustment_larger_than_movement", at)] : [],
  };
}

function validateReclassification(
  { account, role, concept }: Extract<Adjustment, { adjustmentType: "reclassification" }>,
  chart: Chart,
): Problem[] {
  if (!chart.byCode.has(account))
    return [problem("adjustment_account_unknown", { row: 1, account })];
  if (role === null && concept === null) return [problem("adjustment_target_missing")];
  return concept === null ? [] : subtotalProblem(1, concept);
}

/** Cash stands on lines, never on their sums. */
function subtotalProblem(row: number, concept: JournalConcept): Problem[] {
  const isLine = !conceptDefinition(concept).isSubtotal && concept !== "unreconciled_difference";
  return isLine ? [] : [problem("adjustment_concept_unknown", { row, value: concept })];
}

type JournalConcept = Extract<JournalLine, { kind: "cash" }>["concept"];
