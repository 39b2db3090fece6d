import type { Concept } from "../../concepts/concepts.ts";

export type GroupDefinition = {
  /** The line of a net outflow and of a net inflow. */
  outflow: Concept;
  inflow: Concept;
};

/** Accounts whose movements are netted before they become a line (IAS 7.16-17, 7.21). */
export const groups = {
  ppe: { outflow: "purchase_of_ppe", inflow: "proceeds_from_disposal_of_ppe" },
  investment_property: {
    outflow: "purchase_of_investment_property",
    inflow: "proceeds_from_disposal_of_investment_property",
  },
  goodwill: { outflow: "acquisition_of_subsidiary", inflow: "disposal_of_subsidiary" },
  intangibles: {
    outflow: "purchase_of_intangibles",
    inflow: "proceeds_from_disposal_of_intangibles",
  },
  investments: {
    outflow: "purchase_of_investments",
    inflow: "proceeds_from_disposal_of_investments",
  },
  associates: {
    outflow: "purchase_of_investments",
    inflow: "proceeds_from_disposal_of_investments",
  },
  loans_receivable: { outflow: "loans_made", inflow: "loans_repaid_to_entity" },
  borrowings: { outflow: "repayment_of_borrowings", inflow: "proceeds_from_borrowings" },
  bonds: { outflow: "repayment_of_bonds", inflow: "proceeds_from_bonds" },
  right_of_use: {
    outflow: "payment_of_lease_liabilities",
    inflow: "payment_of_lease_liabilities",
  },
  leases: { outflow: "payment_of_lease_liabilities", inflow: "payment_of_lease_liabilities" },
  shares: { outflow: "purchase_of_own_shares", inflow: "proceeds_from_issue_of_shares" },
  own_shares: { outflow: "purchase_of_own_shares", inflow: "proceeds_from_issue_of_shares" },
  dividends: { outflow: "dividends_paid", inflow: "unexplained_equity_increase" },
  non_controlling_interests: { outflow: "dividends_paid_to_nci", inflow: "dividends_paid" },
  bank_overdraft: { outflow: "change_in_bank_overdraft", inflow: "change_in_bank_overdraft" },
  restricted_cash: { outflow: "other_investing", inflow: "other_investing" },
  unclassified: { outflow: "unclassified_movements", inflow: "unclassified_movements" },
} as const satisfies Record<string, GroupDefinition>;

export type Group = keyof typeof groups;
