import { absolute, sum } from "../../money/Minor.ts";
import { printMinor } from "../../money/printMinor.ts";
import type { StatementContext } from "../StatementContext.ts";
import { type CheckResult, failed, notApplicable, passed } from "./CheckResult.ts";

const NO_LEDGER = "There is no general ledger.";

/** The general ledger is in itself sound, and says what cash there was at the beginning. */
export function checkLedgerSound({ generalLedger, isLedgerAlone }: StatementContext): CheckResult {
  if (generalLedger === null) return notApplicable(NO_LEDGER);
  const { origin } = generalLedger;
  if (!origin) return passed("The entries of the general ledger balance.");
  const [first, ...others] = origin.differences;
  if (first) {
    const more = others.length === 0 ? "" : ` ${others.length} more such differences.`;
    return failed(`The general ledger contradicts itself. ${first.message}${more}`, null);
  }
  if (isLedgerAlone && origin.openings === "unknown") {
    return failed(
      "The general ledger has no opening balances: cash at the beginning is not known, and the balances shown are what the entries alone lead to. The movements stand.",
      null,
    );
  }
  return passed(`Each of ${origin.entryCount} entries of the general ledger balances.`);
}

/** Opening balances and entries lead to the closing balances, account by account. */
export function checkRollForward({
  rollForward,
  generalLedger,
  decimals,
}: StatementContext): CheckResult {
  if (generalLedger === null) return notApplicable(NO_LEDGER);
  const differing = rollForward.filter(({ difference }) => difference !== 0n);
  const [first, ...others] = differing;
  if (first === undefined)
    return passed(
      `Opening balances and entries lead to the closing balances of ${rollForward.length} accounts.`,
    );
  const more = others.length === 0 ? "" : ` ${others.length} more accounts differ.`;
  return failed(
    `Account ${first.code}: opening ${printMinor(first.opening, decimals)} and entries ${printMinor(first.entries, decimals)} do not lead to ${printMinor(first.closing, decimals)}; ${printMinor(first.difference, decimals)} is not in the general ledger.${more} The balances are followed; what the ledger does not explain is presented as without it.`,
    sum(differing.map(({ difference }) => absolute(difference))),
  );
}
