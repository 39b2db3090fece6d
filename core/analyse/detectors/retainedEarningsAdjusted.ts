import { absolute } from "../../money/Minor.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { inRoles, nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** Finds entries posted directly to retained earnings. */
export const retainedEarningsAdjusted: Detector = {
  kind: "retained_earnings_adjusted",
  validationType: "cash_flow",
  looksFor:
    "Retained earnings that moved by something other than profit, where dividends have an account of their own, or that rose without a reserve that fell.",
  threshold: "a quarter of materiality",
  cause:
    "Income or cost was posted past the profit and loss, or opening balances were changed after they were closed.",
  paragraphs: { ifrs: "IAS 8.41-42, 1.106", usGaap: "ASC 250-10-45-23" },
  detect: (books) =>
    inRoles(books, ["retained_earnings"])
      .filter(({ movement }) => absolute(movement) * 4n >= books.materiality)
      .filter(({ movement }) => !isExplained(books, movement))
      .map((found) => toFinding(books, found)),
};

/** A decrease may be the dividend where no other account has it; an increase may be a transfer from a reserve. */
function isExplained(books: Books, movement: bigint): boolean {
  const hasDividends = inRoles(books, ["dividends_declared"]).some(
    ({ before, now }) => before !== 0n || now !== 0n,
  );
  const reserves = inRoles(books, ["revaluation_reserve", "other_reserves", "translation_reserve"]);
  if (reserves.some((reserve) => reserve.movement === -movement)) return true;
  return movement > 0n && !hasDividends;
}

function toFinding(books: Books, account: BookAccount): Found {
  const { figures, amount } = wordFigures(books.decimals);
  return {
    subject: account.code,
    severity: "high",
    confidence: 0.75,
    title: `${nameOf(account)} was adjusted directly`,
    explanation: `Beside the profit of the year, ${nameOf(account)} ${account.movement > 0n ? "fell" : "rose"} by ${amount("movement", absolute(account.movement))}. The statement would take it for a dividend, or show it as an increase in equity that nothing explains.`,
    recommendation: `Find the entry on ${nameOf(account)}: a correction of an earlier year restates the comparatives, anything else belongs to profit or to a reserve.`,
    accounts: [account.code],
    lines: ["dividends_paid", "unexplained_equity_increase"],
    figures,
  };
}
