import type { GeneralLedger } from "../../generalLedger/GeneralLedger.ts";
import { isProven } from "../../generalLedger/review/isProven.ts";
import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { absolute, type Minor, sum } from "../../money/Minor.ts";
import { printMinor } from "../../money/printMinor.ts";
import { separateThousands } from "../../money/separateThousands.ts";
import { printDay } from "../../text/printDays.ts";
import type { Trace } from "../../trace/Trace.ts";
import { nameAccount } from "../../worksheet/nameAccounts.ts";
import type { StatementContext } from "../StatementContext.ts";
import { type CheckResult, failed, notApplicable, notTested, passed } from "./CheckResult.ts";

const NO_LEDGER = "There is no general ledger.";

/** Checks that the general ledger is consistent and has opening balances. */
export function checkLedgerSound({
  generalLedger,
  isLedgerAlone,
  openedBy,
  trace,
}: StatementContext): CheckResult {
  if (generalLedger === null) return notApplicable(NO_LEDGER);
  const closed = trace && findClosed(trace);
  if (closed)
    return failed(
      `By the entries up to ${printDay(closed.end)}, ${closed.nil} of ${closed.all} income and expense accounts are nil: they were closed, and the closing is not told from other entries, so that the profit lacks what it took. Export the general ledger without closing entries, or with the numbers of its entries.`,
      null,
    );
  const { origin } = generalLedger;
  if (!origin) return passed("The entries of the general ledger balance.");
  const [first, ...others] = origin.differences;
  if (first) {
    const more = moreOf(others.length, "such difference", "such differences");
    return failed(`The general ledger contradicts itself. ${first.message}${more}`, null);
  }
  if (isLedgerAlone && origin.openings === "unknown") {
    return failed(
      "The general ledger has no opening balances: cash at the beginning is not known, and only the movements stand. Add a trial balance of both dates or last year's, or say that this is the entity's first period.",
      null,
    );
  }
  if (openedBy === "entries")
    return failed(
      "No file says the opening balances: they are the closing ones less the entries of the general ledger. An entry that is missing would not be seen, and would stand in cash at the beginning. Add last year's trial balance.",
      null,
    );
  if (isLedgerAlone && origin.isPaired && !isProven(generalLedger)) {
    return notTested(
      "Each row of the general ledger posts one amount to an account and to its contra account: it balances whatever the amount, and one that was changed would not be seen. Add the trial balance of the last day.",
    );
  }
  return passed(
    `Each of ${separateThousands(String(origin.entryCount))} entries of the general ledger balances.`,
  );
}

type Closed = { end: string; nil: number; all: number };

/** Fewer accounts may be zero by chance. */
const LEAST_CLOSED = 5;

/**
 * The first month after which most income and expense accounts with entries are zero, although recognised closing
 * entries are left out: then some closing entries were not recognised. Null where there is none.
 */
function findClosed({ months }: Trace): Closed | null {
  const balances = new Map<LedgerAccount, Minor>();
  for (const { movements, end } of months) {
    for (const [account, moved] of movements)
      if (account.isProfitAndLoss) balances.set(account, (balances.get(account) ?? 0n) + moved);
    const nil = [...balances.values()].filter((balance) => balance === 0n).length;
    if (nil >= LEAST_CLOSED && 2 * nil > balances.size) return { end, nil, all: balances.size };
  }
  return null;
}

/** Checks that opening balances plus entries give the closing balances, account by account. */
export function checkRollForward({
  rollForward,
  generalLedger,
  decimals,
}: StatementContext): CheckResult {
  if (generalLedger === null) return notApplicable(NO_LEDGER);
  const differing = rollForward.filter(({ difference }) => difference !== 0n);
  const [first, ...others] = differing;
  if (first === undefined) return rolledForward(rollForward, generalLedger);
  const more = moreOf(others.length, "account differs", "accounts differ");
  return failed(
    `${nameAccount(first)}: opening ${printMinor(first.opening, decimals)} and entries ${printMinor(first.entries, decimals)} do not lead to ${printMinor(first.closing, decimals)}; ${printMinor(first.difference, decimals)} is not in the general ledger.${more} The balances are followed; what the ledger does not explain is presented as without it.`,
    sum(differing.map(({ difference }) => absolute(difference))),
  );
}

/**
 * The result where no account differs: it depends on what proves that the entries are complete (closing balances,
 * totals, or nothing).
 */
function rolledForward(
  rollForward: StatementContext["rollForward"],
  { origin }: GeneralLedger,
): CheckResult {
  const unstated = rollForward.filter(({ isStated }) => !isStated);
  const stated = rollForward.length - unstated.length;
  const rolled = `Opening balances and entries lead to the closing balances of ${separateThousands(String(stated))} accounts.`;
  const [first] = unstated;
  if (first === undefined) return passed(rolled);
  const totals =
    "Its lines come to the totals of debits and credits that the general ledger states";
  if (stated === 0 && origin?.isWholeByTotals)
    return passed(`${totals}; it states no closing balances.`);
  const missing = origin?.oddities?.find(({ code }) => ENTRIES_MISSING.has(code));
  if (stated === 0)
    return missing
      ? failed(missing.message, null)
      : notTested(
          "No file states closing balances or totals: nothing proves that the entries of the general ledger are complete, and one that is missing would not be seen. Add the trial balance of the last day.",
        );
  const whole = origin?.isWholeByTotals ? ` ${totals}.` : "";
  const others =
    unstated.length > 1 ? ` and ${separateThousands(String(unstated.length - 1))} more` : "";
  return passed(`${rolled} No file states that of ${nameAccount(first)}${others}.${whole}`);
}

/** Problems that suggest missing entries: at the end of a ledger, or for whole months. */
export const ENTRIES_MISSING: ReadonlySet<string> = new Set([
  "ledger_months_missing",
  "ledger_ends_early",
  "ledger_month_end_missing",
]);

/** The rest beside the first one that was described: " 2 more accounts differ."; empty for none. */
function moreOf(count: number, one: string, several: string): string {
  return count === 0 ? "" : ` ${count} more ${count === 1 ? one : several}.`;
}
