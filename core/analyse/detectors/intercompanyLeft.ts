import { formatMinor } from "../../money/formatMinor.ts";
import { absolute, type Minor, sum } from "../../money/Minor.ts";
import { basisPoints, WHOLE } from "../../money/shareOf.ts";
import { hasTrait } from "../../roles/traits.ts";
import type { WrittenAdjustment } from "../../statement/adjustments/WrittenAdjustment.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { ratio } from "../ratio.ts";
import { nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** How similar both amounts must be to belong together, in basis points. */
const NEAR = basisPoints(9_500);

/** Finds both sides of a transaction within a group in one ledger. */
export const intercompanyLeft: Detector = {
  kind: "intercompany_left",
  validationType: "anomaly_detection",
  looksFor:
    "Intercompany income with intercompany cost, or intercompany receivables with payables, of nearly the same size: both ends stand in one set of figures.",
  threshold: `within ${(WHOLE - NEAR) / 100} % of each other, and a quarter of materiality`,
  cause: "Entities were added up and what they owe and sell to each other was not taken out.",
  paragraphs: { ifrs: "IFRS 10.B86(c)", usGaap: "ASC 810-10-45-1" },
  detect: (books) =>
    [true, false].flatMap((isProfitAndLoss) => {
      const within = books.accounts.filter(
        (account) => account.isProfitAndLoss === isProfitAndLoss && hasTrait(account, "intragroup"),
      );
      return judge(books, within, isProfitAndLoss);
    }),
};

function judge(books: Books, within: readonly BookAccount[], isProfitAndLoss: boolean): Found[] {
  const debits = sum(within.map(({ now }) => (now > 0n ? now : 0n)));
  const credits = sum(within.map(({ now }) => (now < 0n ? -now : 0n)));
  const [less, more] = debits < credits ? [debits, credits] : [credits, debits];
  if (less * 4n < books.materiality || (ratio(less, more) ?? 0) < NEAR) return [];
  return [toFinding(books, within, less, isProfitAndLoss)];
}

function toFinding(
  books: Books,
  within: readonly BookAccount[],
  size: Minor,
  isProfitAndLoss: boolean,
): Found {
  const { figures, amount } = wordFigures(books.decimals);
  const ends = isProfitAndLoss ? "income and cost" : "receivables and payables";
  const filled = within.filter(({ now }) => now !== 0n);
  return {
    subject: isProfitAndLoss ? "profit_and_loss" : "balances",
    severity: "high",
    confidence: 0.8,
    title: `Intercompany ${ends} were not taken out`,
    explanation: `Both ends of intercompany dealings stand here, about ${amount("size", absolute(size))} each: ${filled.map(nameOf).join(", ")}. Receipts from customers and payments to suppliers would both be too high.`,
    recommendation:
      "Take out what the entities owe and sell to each other, or mark the rows as eliminations.",
    accounts: filled.map(({ code }) => code),
    proposedAdjustment: isProfitAndLoss ? proposeElimination(books, filled, size) : null,
    lines: ["receipts_from_customers", "payments_to_suppliers"],
    figures,
  };
}

/** Proposes a journal that removes both sides from receipts and payments, where each side is one account. */
function proposeElimination(
  books: Books,
  filled: readonly BookAccount[],
  size: Minor,
): WrittenAdjustment | null {
  const [cost, ...otherCosts] = filled.filter(({ now }) => now > 0n);
  const [income, ...otherIncome] = filled.filter(({ now }) => now < 0n);
  if (!cost || !income || otherCosts.length + otherIncome.length > 0) return null;
  return {
    adjustmentType: "journal",
    reason: "Elimination of intercompany dealings",
    lines: [
      { account: cost.code, debit: formatMinor(size, books.decimals) },
      { account: income.code, credit: formatMinor(size, books.decimals) },
    ],
  };
}
