import { absolute, type Minor, sum } from "../../money/Minor.ts";
import { minorOf } from "../../money/minorOf.ts";
import type { Role } from "../../roles/roles.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { inRoles } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

const ACCUMULATED: readonly Role[] = [
  "ppe_accumulated_depreciation",
  "right_of_use_accumulated_depreciation",
  "intangibles_accumulated_amortisation",
];
const CHARGES: readonly Role[] = ["depreciation", "amortisation", "impairment"];
const COSTS: readonly Role[] = ["ppe_cost", "right_of_use_assets", "intangibles_cost"];

/** Finds accumulated depreciation that did not rise by the charge, without a disposal that explains it. */
export const depreciationRollForward: Detector = {
  kind: "depreciation_roll_forward",
  validationType: "cash_flow",
  looksFor:
    "Accumulated depreciation whose rise, beside what journals explain, is not the charge of the year, although nothing was sold and no cost account fell.",
  threshold:
    "a quarter of materiality; not reported where a gain or loss on disposal or a fall in cost may explain it",
  cause:
    "A charge was credited to another account, or accumulated depreciation was posted by hand.",
  paragraphs: { ifrs: "IAS 16.73(e)", usGaap: "ASC 360-10-50-1" },
  detect: (books) => {
    const accumulated = inRoles(books, ACCUMULATED);
    const charges = inRoles(books, CHARGES).filter(({ now }) => now !== 0n);
    const journaled = amountsJournaled(books);
    const open = ({ code, movement }: BookAccount) => movement + (journaled.get(code) ?? 0n);
    const rise = -sum(accumulated.map(open));
    const charged = sum(charges.map(open));
    const gap = rise - charged;
    if (accumulated.length === 0 || absolute(gap) * 4n < books.materiality) return [];
    if (hasDisposal(books, gap)) return [];
    return [
      toFinding(
        books,
        [...accumulated, ...charges].map(({ code }) => code),
        { rise, charged, gap },
      ),
    ];
  },
};

/** The amount of each account that journals explain, as a cash effect. */
function amountsJournaled({ facts }: Books): Map<string, Minor> {
  return new Map(
    facts.document.workings.indirect.map(({ account, journals }) => [
      account,
      sum(journals.map(({ amount }) => minorOf(amount))),
    ]),
  );
}

function hasDisposal(books: Books, gap: Minor): boolean {
  const isSold = inRoles(books, ["disposal_gain_loss"]).some(({ now }) => now !== 0n);
  const fell = inRoles(books, COSTS).some(({ movement }) => movement < 0n);
  return gap < 0n && (isSold || fell);
}

function toFinding(
  books: Books,
  accounts: readonly string[],
  moved: { rise: Minor; charged: Minor; gap: Minor },
): Found {
  const { figures, amount } = wordFigures(books.decimals);
  return {
    subject: "total",
    severity: "high",
    confidence: 0.75,
    title: "Accumulated depreciation did not rise by the charge",
    explanation: `Accumulated depreciation rose by ${amount("rise", moved.rise)} while ${amount("charged", moved.charged)} was charged: ${amount("gap", absolute(moved.gap))} is unexplained, and nothing was sold.`,
    recommendation:
      "Roll each class forward (opening, charge, disposals, closing) and find where it breaks.",
    accounts,
    lines: ["depreciation", "purchase_of_ppe"],
    figures,
  };
}
