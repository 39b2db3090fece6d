import { absolute } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import type { Detector, Found } from "../Detector.ts";
import { inRoles, totals } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** Roles outside profit that deferred tax may be recognised against. */
const ELSEWHERE: readonly Role[] = ["revaluation_reserve", "other_reserves", "goodwill"];

/** Finds movements of deferred tax that its expense does not explain. */
export const deferredTaxUnexplained: Detector = {
  kind: "deferred_tax_unexplained",
  validationType: "cash_flow",
  looksFor:
    "Deferred tax balances that did not move by the deferred tax charge, with no reserve or acquisition to carry the rest.",
  threshold: "a quarter of materiality",
  cause: "The deferred charge stands in current tax, or the balance was adjusted elsewhere.",
  paragraphs: { ifrs: "IAS 12.58, 7.20(b)", usGaap: "ASC 740-10-45, 230-10-45-28" },
  detect: (books) => {
    const balances = inRoles(books, ["deferred_tax"]);
    const charges = inRoles(books, ["deferred_tax_expense"]);
    const moved = totals(balances).now - totals(balances).before;
    const charged = totals(charges).now;
    const gap = moved + charged;
    const isElsewhere = inRoles(books, ELSEWHERE).some(({ movement }) => movement !== 0n);
    if (absolute(gap) * 4n < books.materiality || isElsewhere) return [];
    const current = inRoles(books, ["income_tax"]);
    const { figures, amount } = wordFigures(books.decimals);
    const found: Found = {
      subject: "total",
      severity: "medium",
      confidence: 0.75,
      title: "Deferred tax did not move by its charge",
      explanation: `Deferred tax moved by ${amount("moved", -moved)} and ${amount("charged", charged)} was charged: ${amount("gap", absolute(gap))} went elsewhere. It would show as tax paid, which it is not.`,
      recommendation:
        "Split the tax charge into current and deferred and agree each to its balance.",
      accounts: [...balances, ...charges, ...current].map(({ code }) => code),
      lines: ["deferred_tax", "income_taxes_paid"],
      figures,
    };
    return [found];
  },
};
