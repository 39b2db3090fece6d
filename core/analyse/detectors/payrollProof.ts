import { absolute, type Minor } from "../../money/Minor.ts";
import { type BasisPoints, shareOf } from "../../money/shareOf.ts";
import { hasTrait } from "../../roles/traits.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { ratio, relativeChange } from "../ratio.ts";
import { inRoles, nameOf, totals } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** The tolerated change of both contribution rates, in basis points of last year's rate, and of their difference. */
const tolerance = { move: 450, apart: 350 } as const;

/** Compares wages with social security contributions. */
export const payrollProof: Detector = {
  kind: "payroll_out_of_line",
  validationType: "anomaly_detection",
  looksFor:
    "Wages against social security and against pensions: where both rates move the same way by the same, it is the wages that are wrong.",
  threshold: `both rates move by ${tolerance.move / 100} % of last year's or more, no more than ${tolerance.apart / 100} % apart, and half of materiality`,
  cause:
    "A month of wages is missing or stands twice, or payments that are no wages (drawings, dividends) went through them.",
  paragraphs: { ifrs: "IAS 19.11", usGaap: "ASC 710-10-25" },
  detect: (books) => {
    const costs = inRoles(books, ["employee_costs"]);
    const social = costs.filter((account) => isSocial(account));
    const pension = costs.filter((account) => hasTrait(account, "pension_cost"));
    const wages = costs.filter(
      (account) =>
        !social.includes(account) && !pension.includes(account) && !hasTrait(account, "not_wages"),
    );
    const [ofSocial, ofPension] = [rateShift(social, wages), rateShift(pension, wages)];
    if (ofSocial === null || ofPension === null) return [];
    const smaller = Math.abs(ofSocial) < Math.abs(ofPension) ? ofSocial : ofPension;
    const effect = shareOf(totals(wages).now, smaller);
    const isOne =
      ofSocial > 0 === ofPension > 0 && Math.abs(ofSocial - ofPension) <= tolerance.apart;
    if (!isOne || Math.abs(smaller) < tolerance.move) return [];
    if (absolute(effect) * 2n < books.materiality) return [];
    return [toFinding(books, wages, { ofSocial, ofPension, effect })];
  },
};

function isSocial(account: BookAccount): boolean {
  return hasTrait(account, "social_security") && !hasTrait(account, "pension_cost");
}

/** The change of a contribution rate, in basis points of last year's rate. */
function rateShift(
  contributions: readonly BookAccount[],
  wages: readonly BookAccount[],
): BasisPoints | null {
  const [paid, base] = [totals(contributions), totals(wages)];
  // In millionths first, so that small rates are not rounded away
  const before = ratio(paid.before * 100n, base.before);
  const now = ratio(paid.now * 100n, base.now);
  return before === null || now === null || before <= 0 ? null : relativeChange(before, now);
}

type Proof = { ofSocial: BasisPoints; ofPension: BasisPoints; effect: Minor };

function toFinding(books: Books, wages: readonly BookAccount[], proof: Proof): Found {
  const { figures, percent, estimate } = wordFigures(books.decimals);
  const isShort = proof.effect > 0n;
  const size = absolute(proof.effect);
  return {
    subject: "wages",
    severity: size >= 2n * books.materiality ? "high" : "medium",
    confidence: 0.7,
    title: `Wages are too ${isShort ? "low" : "high"} for the contributions on them`,
    explanation: `Against wages (${wages.map(nameOf).join(", ")}), social security moved by ${percent("socialSecurity", proof.ofSocial)} and pensions by ${percent("pensions", proof.ofPension)} of last year's rates. Both say that about ${estimate("effect", size)} of wages ${isShort ? "is missing" : "is no wages"}.`,
    recommendation: isShort
      ? "Agree wages to the twelve payroll reports of the year and enter the one that is missing."
      : "Agree wages to the payroll reports; drawings and dividends belong to equity, in financing activities.",
    accounts: wages.map(({ code }) => code),
    lines: ["payments_to_employees"],
    figures,
  };
}
