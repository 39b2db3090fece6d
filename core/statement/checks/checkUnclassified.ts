import { chooseMateriality } from "../../ledger/chooseMateriality.ts";
import { absolute, type Minor, sum } from "../../money/Minor.ts";
import { printMinor } from "../../money/printMinor.ts";
import { nameAccounts } from "../../worksheet/nameAccounts.ts";
import { lineAmount, type StatementContext } from "../StatementContext.ts";
import { type CheckResult, failed, needsLineReview, passed } from "./CheckResult.ts";

/** Checks that accounts without a role and other unclassified amounts are not material together (IAS 1.29-31). */
export function checkUnclassified(context: StatementContext): CheckResult {
  const { worksheet, indirect } = context;
  const { accounts } = worksheet.ledgerIndex;
  const materiality = chooseMateriality(accounts, context.decimals);
  const left = new Set(
    worksheet.postings.flatMap(({ account, adjustmentId, amount }) =>
      account && account.role === null && adjustmentId === null && amount !== 0n ? [account] : [],
    ),
  );
  if (left.size === 0)
    return checkLine(lineAmount(indirect, "unclassified_movements"), materiality, context.decimals);
  const moved = sum([...left].map(({ movement }) => absolute(movement)));
  const words = `${nameAccounts([...left])} moved ${printMinor(moved, context.decimals)} without a role; materiality is ${printMinor(materiality, context.decimals)}.`;
  return moved > materiality
    ? failed(`${words} Give each its role, or explain it with a journal.`, moved)
    : needsLineReview(
        `${words} That stands under other movements, unclassified.`,
        ["unclassified_movements"],
        moved,
      );
}

/**
 * Checks the line "other movements, unclassified". It may have amounts without an account too: the other side of a
 * computed exchange effect.
 */
function checkLine(unclassified: Minor, materiality: Minor, decimals: number): CheckResult {
  if (unclassified === 0n) return passed("Every account that moved has its place.");
  const words = `Other movements, unclassified, come to ${printMinor(unclassified, decimals)}; materiality is ${printMinor(materiality, decimals)}.`;
  return absolute(unclassified) > materiality
    ? failed(`${words} Explain them with journals.`, unclassified)
    : needsLineReview(words, ["unclassified_movements"], unclassified);
}
