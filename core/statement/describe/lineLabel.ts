import { type Concept, conceptDefinition } from "../../concepts/concepts.ts";
import type { Framework } from "../../policies/policies.ts";

/** Labels that differ in US practice (ASC 230-10-45-24). */
const usLabels: Partial<Record<Concept, string>> = {
  amortisation: "Amortization",
  share_based_payment: "Stock-based compensation",
  bad_debts: "Bad debt expense",
  change_in_trade_receivables: "(Increase)/decrease in accounts receivable",
  change_in_prepayments: "(Increase)/decrease in prepaid expenses",
  change_in_inventories: "(Increase)/decrease in inventory",
  change_in_trade_payables: "Increase/(decrease) in accounts payable",
  change_in_other_payables: "Increase/(decrease) in accrued liabilities",
  change_in_contract_liabilities: "Increase/(decrease) in deferred revenue",
  deferred_tax: "Deferred income taxes",
  net_cash_operating: "Net cash provided by (used in) operating activities",
  net_cash_investing: "Net cash provided by (used in) investing activities",
  net_cash_financing: "Net cash provided by (used in) financing activities",
  proceeds_from_issue_of_shares: "Proceeds from issuance of shares",
  purchase_of_own_shares: "Repurchase of shares",
  effect_of_exchange_rate_changes: "Effect of exchange rate changes on cash and restricted cash",
  cash_at_beginning: "Cash and restricted cash at beginning of the period",
  cash_at_end: "Cash and restricted cash at end of the period",
};

/** The label of a line under a framework. */
export function lineLabel(concept: Concept, framework: Framework): string {
  const own = framework === "US_GAAP" ? usLabels[concept] : undefined;
  return own ?? conceptDefinition(concept).label;
}
