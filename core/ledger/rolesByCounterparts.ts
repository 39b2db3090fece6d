import type { ToldRole } from "./tellByAmounts.ts";

/** What is owed for a charge or a distribution stands on an account of its own. */
export type Charge = "dividends" | "earnings" | "interest" | "tax";

export const GAIN: ToldRole = {
  role: "disposal_gain_loss",
  reason: "In the entries of the general ledger it stands beside assets that are sold.",
};

export const RECEIVED: ToldRole = {
  role: "other_receivables",
  reason:
    "In the entries of the general ledger it is charged without cash, and then received in cash.",
  isAsked: true,
};

export const RECEIPTS: Omit<ToldRole, "role"> = {
  reason: "In the entries of the general ledger it is only ever received in cash, as no cost is.",
  isAsked: true,
  rivals: ["revenue", "other_operating_income"],
};

export const PAID_AHEAD: ToldRole = {
  role: "other_receivables",
  reason: "In the entries of the general ledger it is kept back from pay: it was paid in advance.",
  isAsked: true,
};

export const RECLAIMED: ToldRole = {
  role: "other_receivables",
  reason: "In the entries of the general ledger it is claimed for income, as no tax on profit is.",
  isAsked: true,
};

export const WITH_INTEREST: ToldRole = {
  role: "borrowings",
  reason: "In the entries of the general ledger it is paid together with interest.",
  isAsked: true,
};

export const FOR_COSTS: ToldRole = {
  role: "other_payables",
  reason: "In the entries of the general ledger it brought no cash and is owed for costs alone.",
  isAsked: true,
};

export const OWED: Readonly<Record<Charge, ToldRole>> = {
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
