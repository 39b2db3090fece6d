import { type Minor, sum } from "../../money/Minor.ts";
import type { Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { inRoles, totals } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** Finds new right-of-use assets without a lease liability. */
export const leaseWithoutLiability: Detector = {
  kind: "lease_without_liability",
  validationType: "cash_flow",
  looksFor:
    "Additions to right-of-use assets while lease liabilities did not rise by them, allowing for a year of payments of the size of the year's depreciation and a fifth.",
  threshold:
    "additions of half of materiality; half of materiality and a quarter of them without a liability",
  cause: "The asset was capitalised against another account, or the liability was settled with it.",
  paragraphs: { ifrs: "IFRS 16.22, 16.26", usGaap: "ASC 842-20-30-1" },
  detect: (books) => {
    const additions = sum(inRoles(books, ["right_of_use_assets"]).map(({ movement }) => movement));
    const liability = totals(inRoles(books, ["lease_liabilities"]));
    if (additions * 2n < books.materiality) return [];
    const written = inRoles(books, ["right_of_use_accumulated_depreciation"]);
    const depreciation = -sum(written.map(({ movement }) => movement));
    const expected = -liability.before + additions - (depreciation * 6n) / 5n;
    const missing = expected + liability.now;
    const isMissing = missing * 2n >= books.materiality && missing * 4n > additions;
    return isMissing ? [toFinding(books, { additions, missing })] : [];
  },
};

function toFinding(
  books: Books,
  { additions, missing }: { additions: Minor; missing: Minor },
): Found {
  const { figures, amount, estimate } = wordFigures(books.decimals);
  const accounts = inRoles(books, ["right_of_use_assets", "lease_liabilities"]);
  return {
    subject: "additions",
    severity: "high",
    confidence: 0.75,
    title: "New leases without their liability",
    explanation: `Right-of-use assets rose by ${amount("additions", additions)}, but lease liabilities are about ${estimate("missing", missing)} less than these leases and a year of payments would leave. The statement would show the difference as cash paid for leases.`,
    recommendation:
      "Enter the liability of the new leases; asset and liability are a non-cash transaction beneath the statement.",
    accounts: accounts.map(({ code }) => code),
    lines: ["payment_of_lease_liabilities"],
    figures,
  };
}
