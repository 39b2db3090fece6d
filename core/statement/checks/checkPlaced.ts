import { chooseMateriality } from "../../ledger/chooseMateriality.ts";
import { absolute, sum } from "../../money/Minor.ts";
import { printMinor } from "../../money/printMinor.ts";
import type { StatementContext } from "../StatementContext.ts";
import { type Finding, failed, needsLines, passed } from "./Finding.ts";

/** Accounts that nobody could place do not move more than a reader can pass over (IAS 1.29-31). */
export function checkPlaced({ worksheet }: StatementContext): Finding {
  const { accounts } = worksheet.chart;
  const left = new Set(
    worksheet.postings.flatMap(({ account, adjustmentId, amount }) =>
      account && account.role === null && adjustmentId === null && amount !== 0n ? [account] : [],
    ),
  );
  if (left.size === 0) return passed("Every account that moved has its place.");
  const moved = sum([...left].map(({ movement }) => absolute(movement)));
  const materiality = chooseMateriality(accounts);
  const words = `${left.size === 1 ? "1 account has" : `${left.size} accounts have`} no role and moved ${printMinor(moved)} together; materiality is ${printMinor(materiality)}.`;
  return moved > materiality
    ? failed(`${words} Give them their roles, or explain them with journals.`, moved)
    : needsLines(
        `${words} They stand under other movements, unclassified.`,
        ["unclassified_movements"],
        moved,
      );
}
