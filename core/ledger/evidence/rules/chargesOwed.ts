import type { Charge } from "../CounterpartKind.ts";
import type { RoleFinding } from "../RoleFinding.ts";

/** The role of a liability that arises from one charge or distribution only. */
export const CHARGES_OWED: Readonly<Record<Charge, RoleFinding>> = {
  dividends: {
    role: "dividends_payable",
    reason: "In the entries of the general ledger it is owed for dividends alone.",
  },
  earnings: {
    role: "dividends_payable",
    reason:
      "In the entries of the general ledger it is owed for profit of earlier years alone: a dividend, or a correction of them.",
    isAsked: true,
  },
  interest: {
    role: "interest_payable",
    reason: "In the entries of the general ledger it is owed for interest alone.",
  },
  tax: {
    role: "current_tax",
    reason: "In the entries of the general ledger it is owed for income tax alone.",
  },
};
