import { absolute } from "../../money/Minor.ts";
import { hasTrait } from "../../roles/traits.ts";
import type { Detector } from "../Detector.ts";
import { inRoles, nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** Finds amortised goodwill, which IFRS does not allow. */
export const goodwillAmortised: Detector = {
  kind: "goodwill_amortised",
  validationType: "anomaly_detection",
  looksFor: "An amortisation charge on goodwill under IFRS.",
  threshold:
    "a twentieth of materiality; not reported under US GAAP, where a private company may choose it",
  cause: "Local rules allow it and the books follow them.",
  paragraphs: { ifrs: "IAS 36.10(b), IAS 38.107", usGaap: "ASC 350-20-35" },
  detect: (books) => {
    if (books.facts.document.framework === "US_GAAP") return [];
    return inRoles(books, ["amortisation"])
      .filter((account) => hasTrait(account, "belongs_to_goodwill"))
      .filter(({ now }) => absolute(now) * 20n >= books.materiality)
      .map((account) => {
        const { figures, amount } = wordFigures(books.decimals);
        return {
          subject: account.code,
          severity: "medium" as const,
          confidence: 0.85,
          title: `${nameOf(account)}: goodwill is not amortised`,
          explanation: `${nameOf(account)} charges ${amount("charge", account.now)}. Under IFRS goodwill is tested for impairment and not amortised.`,
          recommendation: "Reverse the charge and test goodwill for impairment.",
          accounts: [account.code],
          lines: ["amortisation" as const],
          figures,
        };
      });
  },
};
