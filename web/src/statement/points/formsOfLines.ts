import type { Concept, Role } from "@tieout/core";
import { accountRoles } from "../../lib/accounts/accountRoles.ts";

/** The guided forms of /adjustments that explain lines. */
export type ResolvingForm =
  | "disposal"
  | "gross-up"
  | "dividends"
  | "exchange"
  | "acquisition"
  | "non-cash"
  | "reclassification"
  | "journal";

/** Finds the one account of some roles that may be meant; undefined where there are several, or none. */
type FindAccounts = {
  /** The only account behind the line. */
  only: string | undefined;
  onLine: (roles: readonly Role[]) => string | undefined;
  inBooks: (roles: readonly Role[]) => string | undefined;
};

type FormOfLines = {
  lines: readonly Concept[];
  form: ResolvingForm;
  label: string;
  /** The fields it is begun with. */
  start: (find: FindAccounts) => Readonly<Record<string, string | undefined>>;
};

/** Which form explains a line in review; a line that none is for is explained with a journal. */
export const formsOfLines: readonly FormOfLines[] = [
  {
    lines: [
      "purchase_of_ppe",
      "proceeds_from_disposal_of_ppe",
      "purchase_of_intangibles",
      "proceeds_from_disposal_of_intangibles",
      "purchase_of_investment_property",
      "proceeds_from_disposal_of_investment_property",
      "purchase_of_investments",
      "proceeds_from_disposal_of_investments",
    ],
    form: "disposal",
    label: "Record a disposal",
    start: ({ onLine, inBooks }) => ({
      asset: onLine(accountRoles.assets),
      depreciation: onLine(accountRoles.accumulated),
      gainOrLoss: inBooks(["disposal_gain_loss"]),
    }),
  },
  {
    lines: [
      "proceeds_from_borrowings",
      "repayment_of_borrowings",
      "proceeds_from_bonds",
      "repayment_of_bonds",
      "loans_made",
      "loans_repaid_to_entity",
    ],
    form: "gross-up",
    label: "Enter both flows",
    start: ({ only }) => ({ loan: only }),
  },
  {
    lines: ["dividends_paid", "dividends_paid_to_nci"],
    form: "dividends",
    label: "Enter the dividend",
    start: ({ onLine, inBooks }) => ({
      equity: onLine([...accountRoles.earnings, "non_controlling_interests"]),
      payable: inBooks(["dividends_payable"]),
    }),
  },
  {
    lines: ["effect_of_exchange_rate_changes", "unrealised_exchange_differences"],
    form: "exchange",
    label: "Enter the difference",
    start: ({ inBooks }) => ({ profit: inBooks(["foreign_exchange_gain_loss"]) }),
  },
  {
    lines: ["acquisition_of_subsidiary", "disposal_of_subsidiary"],
    form: "acquisition",
    label: "Record the acquisition",
    start: ({ onLine }) => ({ goodwill: onLine(["goodwill"]) }),
  },
  {
    lines: ["payment_of_lease_liabilities"],
    form: "non-cash",
    label: "Record the new lease",
    start: ({ inBooks }) => ({
      kind: "lease",
      debit: inBooks(["right_of_use_assets"]),
      credit: inBooks(["lease_liabilities"]),
    }),
  },
];
