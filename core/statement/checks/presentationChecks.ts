import { chooseMateriality } from "../../ledger/chooseMateriality.ts";
import { absolute, type Minor, sum } from "../../money/Minor.ts";
import { printMinor } from "../../money/printMinor.ts";
import type { Framework } from "../../policies/policies.ts";
import { quoteAccounts } from "../../worksheet/nameAccounts.ts";
import { NON_CASH, type WorksheetColumn } from "../../worksheet/Posting.ts";
import { lineLabel } from "../describe/lineLabel.ts";
import { askWhereInterestStands } from "../doubts/interestOfLender.ts";
import type { StatementContext } from "../StatementContext.ts";
import {
  type CheckResult,
  failed,
  needsLineReview,
  needsReview,
  notApplicable,
  notTested,
  passed,
} from "./CheckResult.ts";

/**
 * Checks that disposal gains and losses are out of operating activities, and that non-cash parts of disposals are out
 * of the statement (IAS 7.43).
 */
export function checkDisposals({ worksheet }: StatementContext): CheckResult {
  const disposals = worksheet.ledgerIndex.accounts.filter(
    (account) => account.role === "disposal_gain_loss" && account.movement !== 0n,
  );
  if (disposals.length === 0) return notApplicable("There is no gain or loss on disposal.");
  const left = worksheet.postings.filter(
    ({ account, adjustmentId, traced }) =>
      adjustmentId === null && !traced && account !== null && disposals.includes(account),
  );
  const total = sum(disposals.map((account) => -account.movement));
  return left.length === 0
    ? passed(
        "Gains and losses on disposal are taken out of operating and stand in the proceeds.",
        total,
      )
    : needsLineReview(
        "The gain or loss is out of operating, but proceeds and purchases are still netted: enter the disposal.",
        left.map(({ column }) => column),
        total,
      );
}

/** Checks that receipts and payments are gross where the standard requires it (IAS 7.21; ASC 230-10-45-7). */
export function checkGrossFlows({ worksheet, framework }: StatementContext): CheckResult {
  const netted = worksheet.reviews.filter(({ isNetted }) => isNetted).map(({ column }) => column);
  return netted.length === 0
    ? passed("No line hides equal and opposite flows that the balances show.", null)
    : needsLineReview(
        `Receipts and payments may be netted on: ${named(netted, framework)}.`,
        netted,
      );
}

/** Checks that the effect of exchange rates is computed and is not just the remainder (IAS 7.28; ASC 830-230-45-1). */
export function checkExchangeEffect(context: StatementContext): CheckResult {
  const { worksheet, indirect, currency, trace } = context;
  if (trace !== null) return checkTracedEffect(context);
  const computed = sum(worksheet.cashEffects.map(({ effect }) => effect));
  const shown = indirect.effectOfExchangeRates;
  const profitAndLoss = sum(
    worksheet.ledgerIndex.accounts
      .filter(({ role }) => role === "foreign_exchange_gain_loss")
      .map((account) => -account.movement),
  );
  if (worksheet.unratedCash.length > 0) return unrated(context, profitAndLoss);
  if (worksheet.cashEffects.length > 0) {
    const leftOver = profitAndLoss - computed;
    const words = `Computed from rates: ${printMinor(computed, context.decimals)}; exchange difference in profit: ${printMinor(profitAndLoss, context.decimals)}; left in operating: ${printMinor(leftOver, context.decimals)}.`;
    return computed === shown
      ? passed(words, computed)
      : needsReview(
          `${words} The statement shows ${printMinor(shown, context.decimals)} from a journal.`,
          shown - computed,
        );
  }
  if (shown !== 0n)
    return needsReview(
      "The effect comes from a journal and was not computed: supply FX rates and cash by currency to prove it.",
      shown,
    );
  return profitAndLoss === 0n
    ? notApplicable("There is no foreign-currency cash and no exchange difference.")
    : needsReview(
        `There is an exchange difference in profit but no cash by currency. A ledger in ${currency} alone cannot prove that none of it is on cash.`,
        profitAndLoss,
      );
}

/**
 * The result for foreign cash without exchange rates. Its exchange effect is included in operating cash flow, in an
 * unknown amount. An exchange difference in profit shows that rates changed.
 */
function unrated({ worksheet, decimals }: StatementContext, profitAndLoss: Minor): CheckResult {
  const { unratedCash, ledgerIndex } = worksheet;
  const names = unratedCash
    .map(({ account, currency }) => `${quoteAccounts([account], ledgerIndex)} (${currency})`)
    .join(", ");
  const words = `the effect of exchange rates on ${names} is not computed and stands in operating activities`;
  if (unratedCash.some(({ hasOtherRates }) => hasOtherRates))
    return failed(
      `No exchange rates of the beginning and the end of the period were supplied: ${words}. Correct the rates or the period.`,
      null,
    );
  return absolute(profitAndLoss) > chooseMateriality(ledgerIndex.accounts, decimals)
    ? failed(
        `No exchange rates were supplied, and profit holds exchange differences of ${printMinor(profitAndLoss, decimals)}: ${words}. Supply the rates, or enter the effect as a journal.`,
        profitAndLoss,
      )
    : notTested(`No exchange rates were supplied: ${words}.`);
}

/** Compares the entries that revalue cash with the effect computed from rates, where rates are known. */
function checkTracedEffect({ worksheet, indirect, decimals }: StatementContext): CheckResult {
  const shown = indirect.effectOfExchangeRates;
  const computed = sum(worksheet.cashEffects.map(({ effect }) => effect));
  if (worksheet.cashEffects.length === 0)
    return shown === 0n
      ? notApplicable("No entry of the general ledger revalues cash.")
      : passed(
          `The entries of the general ledger revalue cash by ${printMinor(shown, decimals)} against exchange differences.`,
          shown,
        );
  return computed === shown
    ? passed(
        `The entries that revalue cash agree with the rates: ${printMinor(shown, decimals)}.`,
        shown,
      )
    : needsReview(
        `The entries revalue cash by ${printMinor(shown, decimals)}; from the rates it would be ${printMinor(computed, decimals)}.`,
        shown - computed,
      );
}

/** Checks the IFRS 18 starting point and the categories of interest and dividends (IAS 7.33A-34D). */
export function checkIfrs18(context: StatementContext): CheckResult {
  const { framework, policies, worksheet } = context;
  const asked = askWhereInterestStands(context, worksheet.ledgerIndex);
  if (asked) return needsLineReview(asked.reason, asked.columns);
  if (framework === "IFRS")
    return notApplicable(
      "The books are not those of a lender, or the policy for interest received is chosen.",
    );
  if (framework !== "IFRS18") return notApplicable("The statement is not prepared under IFRS 18.");
  const activity = policies.specifiedMainBusinessActivity;
  const words = `Starts from operating profit; interest paid ${policies.interestPaid}, interest received ${policies.interestReceived}, dividends received ${policies.dividendsReceived}, dividends paid financing.`;
  return activity === "none"
    ? passed(`${words} No specified main business activity.`, null)
    : needsReview(
        `${words} Each follows its single category in the profit and loss: confirm them for the main business activity chosen.`,
      );
}

/** Checks that receipts are positive and payments negative. */
export function checkSigns({ indirect, framework }: StatementContext): CheckResult {
  const purchases = indirect.lines.filter(
    ({ concept, amount }) =>
      /^(purchase|repayment|payment|dividends_paid)/.test(concept) && amount > 0n,
  );
  const proceeds = indirect.lines.filter(
    ({ concept, amount }) => /^proceeds/.test(concept) && amount < 0n,
  );
  const odd = [...purchases, ...proceeds];
  return odd.length === 0
    ? passed("Receipts are positive and payments negative on every line.")
    : needsReview(
        `The sign of its opposite stands on: ${named(
          odd.map(({ concept }) => concept),
          framework,
        )}.`,
        sum(odd.map(({ amount }) => amount)),
      );
}

function named(columns: readonly WorksheetColumn[], framework: Framework): string {
  const labels = columns.map((column) =>
    column === NON_CASH ? "Non-cash" : lineLabel(column, framework),
  );
  return [...new Set(labels)].join("; ");
}
