import { absolute } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import { hasTrait } from "../../roles/traits.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { indexNames } from "../indexNames.ts";
import { inRoles, nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

const ACCRUALS: readonly Role[] = ["other_payables", "employee_payables", "interest_payable"];
const COSTS: readonly Role[] = [
  "operating_expenses",
  "employee_costs",
  "cost_of_sales",
  "interest_expense",
];

/** Finds accruals of last year that were not made this year, although the cost continues. */
export const accrualMissing: Detector = {
  kind: "accrual_missing",
  validationType: "anomaly_detection",
  looksFor:
    "An accrual of last year that is gone, while the cost it shares its words with goes on and did not rise; or, where no cost shares them, an account named an accrual that is empty.",
  threshold:
    "a quarter of materiality at the beginning, a tenth of that or less at the end, the cost below last year's",
  cause: "The last bill of the year came after the books were closed and was not accrued.",
  paragraphs: { ifrs: "IAS 1.27-28", usGaap: "ASC 450-20-25" },
  detect: (books) => {
    const costs = indexNames(inRoles(books, COSTS));
    return inRoles(books, ACCRUALS)
      .filter(({ before }) => absolute(before) * 4n >= books.materiality)
      .filter(({ before, now }) => absolute(now) * 10n <= absolute(before))
      .flatMap((accrual) => judge(books, accrual, costs.closest(accrual)));
  },
};

function judge(books: Books, accrual: BookAccount, cost: BookAccount | null): Found[] {
  const isGoingOn = cost !== null && cost.now > 0n && cost.now < cost.before;
  if (isGoingOn) return [toFinding(books, accrual, cost)];
  return cost === null && accrual.now === 0n && hasTrait(accrual, "accrual")
    ? [toFinding(books, accrual, null)]
    : [];
}

function toFinding(books: Books, accrual: BookAccount, cost: BookAccount | null): Found {
  const { figures, amount } = wordFigures(books.decimals);
  const contrast =
    cost === null
      ? ""
      : `, while ${nameOf(cost)} goes on and fell from ${amount("costBefore", cost.before)} to ${amount("costNow", cost.now)}`;
  return {
    subject: accrual.code,
    severity: "medium",
    confidence: cost === null ? 0.5 : 0.7,
    title: `${nameOf(accrual)} was not made this year`,
    explanation: `${nameOf(accrual)} was ${amount("before", absolute(accrual.before))} at the beginning and is ${amount("now", absolute(accrual.now))} now${contrast}.`,
    recommendation: `Look for bills and claims of this period that came after its end, and accrue them on ${nameOf(accrual)}.`,
    accounts: [accrual, cost].flatMap((account) => (account ? [account.code] : [])),
    lines: ["change_in_other_payables"],
    figures,
  };
}
