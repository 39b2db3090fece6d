import { absolute, sum } from "../../money/Minor.ts";
import { printMinor } from "../../money/printMinor.ts";
import { separateThousands } from "../../money/separateThousands.ts";
import { isCash } from "../../worksheet/LedgerIndex.ts";
import { NON_CASH } from "../../worksheet/Posting.ts";
import { remainderOf } from "../../worksheet/sumRows.ts";
import type { StatementContext } from "../StatementContext.ts";
import {
  type CheckResult,
  failed,
  needsReview,
  notApplicable,
  notTested,
  passed,
} from "./CheckResult.ts";
import { cashIsOf } from "./tieOutWords.ts";

/**
 * Checks that closing cash agrees with the balance sheet (or with the ledger, if it is the only source), and that the
 * lines explain the whole change (IAS 7.45).
 */
export function checkTieOut({
  indirect,
  direct,
  worksheet,
  policies,
  decimals,
  isLedgerAlone,
}: StatementContext): CheckResult {
  const isOutIndirect = indirect.unreconciledDifference !== 0n;
  const difference = (isOutIndirect ? indirect : direct).unreconciledDifference;
  if (
    difference === 0n &&
    !worksheet.ledgerIndex.accounts.some((account) => isCash(account, policies))
  )
    return notTested("No account is known to be cash, so there is nothing to agree with.");
  return difference === 0n
    ? passed(
        `Opening cash of ${printMinor(indirect.cashAtBeginning, decimals)}, the three activities and exchange effects lead exactly to the closing cash of the ${cashIsOf(isLedgerAlone)}, ${printMinor(indirect.cashAtEnd, decimals)}.`,
      )
    : failed(
        `The lines do not lead to the closing cash of the ${cashIsOf(isLedgerAlone)}${isOutIndirect ? "" : " by the direct method"}: the unreconciled difference is ${printMinor(difference, decimals)}.`,
        difference,
      );
}

/** Checks that every account's movement is allocated exactly once, in both methods. */
export function checkCompleteness({ worksheet }: StatementContext): CheckResult {
  const { rows, ledgerIndex } = worksheet;
  const remainders = (["indirect", "direct"] as const)
    .flatMap((method) => rows.map((row) => remainderOf(row, method, ledgerIndex)))
    .filter((remainder) => remainder !== 0n);
  const nonCash = sum(
    worksheet.indirect.filter(({ column }) => column === NON_CASH).map(({ amount }) => amount),
  );
  const left = sum(remainders.map(absolute)) + nonCash;
  return remainders.length === 0 && nonCash === 0n
    ? passed(
        `Each of ${separateThousands(String(ledgerIndex.accounts.length))} accounts is allocated to lines in full, with remainder 0.`,
      )
    : failed(
        `${numbered(remainders.length, "account row of the worksheet has", "account rows of the worksheet have")} a remainder.`,
        left,
      );
}

/** Checks opening balances against last year's closing balances, account by account, where both are known. */
export function checkOpeningBalances({
  differences,
  hasCrossCheck,
  comparatives,
  indirect,
  ...context
}: StatementContext): CheckResult {
  if (hasNoOpenings(context)) {
    return failed(
      "Every opening balance is nil. If this is the first period of the entity, say so in the settings; otherwise add last year's balances.",
      null,
    );
  }
  if (context.isBalanceSheetUnchanged) {
    return needsReview(
      "No balance of the balance sheet moved, although the profit and loss has amounts: the opening balances may be this year's. Add last year's, or confirm that nothing moved.",
    );
  }
  const suppliedCash = comparatives?.byConcept.get("cash_at_end");
  const openings = differences.filter(({ figure }) => figure === "opening");
  if (!hasCrossCheck && suppliedCash === undefined) {
    return notTested(
      context.isLedgerAlone || context.openedBy !== null
        ? "Only the general ledger says the opening balances: add last year's cash flow to compare opening cash with."
        : "Only one set of opening balances was supplied: add last year's cash flow, or a trial balance beside the statements, to compare it with.",
    );
  }
  if (suppliedCash !== undefined && suppliedCash !== indirect.cashAtBeginning) {
    return failed(
      "Opening cash differs from the closing cash of last year's statement.",
      indirect.cashAtBeginning - suppliedCash,
    );
  }
  if (openings.length === 0)
    return passed("Opening balances agree with the prior period wherever both are known.");
  const total = sum(openings.map((item) => item.statements - item.trialBalance));
  const differ = numbered(openings.length, "opening balance differs", "opening balances differ");
  return failed(`${differ} between the files.`, total);
}

/** Whether no file has an opening balance, and nobody stated that this is the first period. */
function hasNoOpenings({
  ledger,
  isFirstPeriod,
  generalLedger,
}: Pick<StatementContext, "ledger" | "isFirstPeriod" | "generalLedger">): boolean {
  if (isFirstPeriod || generalLedger !== null) return false;
  const isMoved = ledger.accounts.some(({ closing }) => closing !== 0n);
  return isMoved && ledger.accounts.every(({ opening }) => opening === 0n);
}

/** Checks that debits equal credits at both ends of the period. */
export function checkBalance(context: StatementContext): CheckResult {
  const { ledger, differences, entitiesOutOfBalance } = context;
  const { openingDifference, closingDifference } = ledger;
  if (openingDifference !== 0n || closingDifference !== 0n) {
    const ends = [
      { words: "The opening balances are", difference: openingDifference },
      { words: "The closing balances are", difference: closingDifference },
    ].filter(({ difference }) => difference !== 0n);
    return failed(
      ends
        .map(
          ({ words, difference }) => `${words} out by ${printMinor(difference, context.decimals)}.`,
        )
        .join(" "),
      closingDifference - openingDifference,
    );
  }
  const disagreeing = differences.filter(({ figure }) => figure !== "opening");
  if (disagreeing.length > 0) {
    const total = sum(disagreeing.map((item) => item.statements - item.trialBalance));
    return failed(
      `The trial balance disagrees with the statements on ${numbered(disagreeing.length, "figure", "figures")}.`,
      total,
    );
  }
  if (entitiesOutOfBalance.length > 0) {
    const out = entitiesOutOfBalance.map(
      ({ entity, opening, closing }) =>
        `${entity} is out by ${printMinor(opening, context.decimals)} at the beginning and ${printMinor(closing, context.decimals)} at the end`,
    );
    const total = sum(entitiesOutOfBalance.map(({ closing }) => absolute(closing)));
    return failed(
      `Together the entities balance, by themselves they do not: ${out.join("; ")}.`,
      total,
    );
  }
  return passed("Debits equal credits at both ends of the period.");
}

/** Checks that both methods give the same operating cash flow. */
export function checkMethodsAgree({ indirect, direct }: StatementContext): CheckResult {
  const difference = indirect.operating - direct.operating;
  if (difference === 0n)
    return passed("Operating cash flow is the same by the indirect and the direct method.");
  const isOverridden = [...indirect.lines, ...direct.lines].some(
    (line) => line.overriddenBy !== 0n,
  );
  return isOverridden
    ? needsReview("An overridden line makes the two methods differ.", difference)
    : failed("The indirect and the direct method differ.", difference);
}

/** States that comparatives are as supplied, not recomputed. */
export function checkComparatives({ comparatives }: StatementContext): CheckResult {
  if (!comparatives) return notApplicable("No prior year cash flow was supplied.");
  const alone = comparatives.unmatched.length;
  const lines = alone === 1 ? "line matches" : "lines match";
  const rest =
    alone === 0
      ? "each of their lines has its line this year"
      : `${alone} of their ${lines} none of this year's, shown under the words supplied`;
  return passed(`Comparatives are as supplied, not recomputed; ${rest}.`, null);
}

function numbered(count: number, one: string, several: string): string {
  return `${separateThousands(String(count))} ${count === 1 ? one : several}`;
}
