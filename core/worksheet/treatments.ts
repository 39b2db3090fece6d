import type { Concept } from "../concepts/concepts.ts";
import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import type { Role } from "../roles/roles.ts";
import { hasTrait } from "../roles/traits.ts";
import type { Group } from "./groups/groups.ts";

/** Cash itself. The statement explains its change, so it is on no line. */
type CashTreatment = { kind: "cash" };

/** Working capital: its line under the direct and the indirect method. */
type WorkingCapitalTreatment = { kind: "working_capital"; direct: Concept; change: Concept };

/**
 * Income or cost that is usually cash: its line under the direct method, and the line for adding back non-cash parts.
 */
type ProfitTreatment = { kind: "profit"; direct: Concept; addBack: Concept };

/** The expense and its liability share one line of cash paid or received (interest, dividends, tax). */
type SettlementTreatment = { kind: "settlement"; line: Concept; addBack: Concept; change: Concept };

/** Netted with the other accounts of its group; the net amount decides the line. */
type GroupTreatment = { kind: "group"; group: Group };

/** A non-cash item of profit that belongs to a group of assets or equity, found by name and movement. */
type NonCashTreatment = { kind: "charge"; addBack: Concept };

export type Treatment =
  | CashTreatment
  | WorkingCapitalTreatment
  | ProfitTreatment
  | SettlementTreatment
  | GroupTreatment
  | NonCashTreatment;

/**
 * How the movement of each role becomes cash flow (IAS 7.18-21; ASC 230-10-45-28). The central table of the accounting
 * method: one row per role.
 */
const treatments = {
  cash_and_cash_equivalents: { kind: "cash" },
  bank_overdraft: group("bank_overdraft"),
  restricted_cash: group("restricted_cash"),
  trade_receivables: workingCapital("receipts_from_customers", "change_in_trade_receivables"),
  other_receivables: workingCapital("other_operating_receipts", "change_in_other_receivables"),
  prepayments: workingCapital("payments_to_suppliers", "change_in_prepayments"),
  contract_assets: workingCapital("receipts_from_customers", "change_in_contract_assets"),
  inventories: workingCapital("payments_to_suppliers", "change_in_inventories"),
  trade_payables: workingCapital("payments_to_suppliers", "change_in_trade_payables"),
  other_payables: workingCapital("payments_to_suppliers", "change_in_other_payables"),
  employee_payables: workingCapital("payments_to_employees", "change_in_employee_payables"),
  sales_tax: workingCapital("other_operating_payments", "change_in_sales_tax"),
  contract_liabilities: workingCapital("receipts_from_customers", "change_in_contract_liabilities"),
  provisions: workingCapital("payments_to_suppliers", "change_in_provisions"),
  retirement_benefits: workingCapital("payments_to_employees", "change_in_provisions"),
  current_tax: settlement(
    "income_taxes_paid",
    "income_tax_expense",
    "change_in_income_taxes_payable",
  ),
  deferred_tax: settlement("income_taxes_paid", "income_tax_expense", "deferred_tax"),
  interest_payable: settlement("interest_paid", "finance_costs", "change_in_interest_payable"),
  interest_receivable: settlement(
    "interest_received",
    "finance_income",
    "change_in_interest_receivable",
  ),
  dividends_receivable: settlement(
    "dividends_received",
    "dividend_income",
    "change_in_other_receivables",
  ),
  dividends_payable: group("dividends"),
  ppe_cost: group("ppe"),
  ppe_accumulated_depreciation: group("ppe"),
  right_of_use_assets: group("right_of_use"),
  right_of_use_accumulated_depreciation: group("right_of_use"),
  investment_property: group("investment_property"),
  goodwill: group("goodwill"),
  intangibles_cost: group("intangibles"),
  intangibles_accumulated_amortisation: group("intangibles"),
  assets_held_for_sale: group("ppe"),
  financial_investments: group("investments"),
  associates: group("associates"),
  loans_receivable: group("loans_receivable"),
  borrowings: group("borrowings"),
  bonds: group("bonds"),
  lease_liabilities: group("leases"),
  share_capital: group("shares"),
  share_premium: group("shares"),
  treasury_shares: group("own_shares"),
  retained_earnings: group("dividends"),
  dividends_declared: group("dividends"),
  revaluation_reserve: { kind: "charge", addBack: "other_non_cash_items" },
  other_reserves: { kind: "charge", addBack: "other_non_cash_items" },
  translation_reserve: group("unclassified"),
  non_controlling_interests: group("non_controlling_interests"),
  revenue: profit("receipts_from_customers"),
  other_operating_income: profit("other_operating_receipts"),
  cost_of_sales: profit("payments_to_suppliers"),
  employee_costs: profit("payments_to_employees"),
  operating_expenses: profit("payments_to_suppliers"),
  bad_debts: profit("receipts_from_customers", "bad_debts"),
  depreciation: { kind: "charge", addBack: "depreciation" },
  amortisation: { kind: "charge", addBack: "amortisation" },
  impairment: { kind: "charge", addBack: "impairment" },
  share_based_payment: { kind: "charge", addBack: "share_based_payment" },
  fair_value_changes: { kind: "charge", addBack: "fair_value_changes" },
  disposal_gain_loss: { kind: "charge", addBack: "disposal_gain_loss" },
  foreign_exchange_gain_loss: profit("other_operating_payments", "unrealised_exchange_differences"),
  interest_expense: settlement("interest_paid", "finance_costs", "change_in_interest_payable"),
  interest_income: settlement(
    "interest_received",
    "finance_income",
    "change_in_interest_receivable",
  ),
  dividend_income: settlement(
    "dividends_received",
    "dividend_income",
    "change_in_other_receivables",
  ),
  share_of_associates_profit: { kind: "charge", addBack: "share_of_associates_profit" },
  income_tax: settlement(
    "income_taxes_paid",
    "income_tax_expense",
    "change_in_income_taxes_payable",
  ),
  deferred_tax_expense: settlement("income_taxes_paid", "income_tax_expense", "deferred_tax"),
  discontinued_operations: profit("other_operating_payments"),
} as const satisfies Record<Role, Treatment>;

/** The treatment of a role. */
export function treatmentOf(role: Role): Treatment {
  return treatments[role];
}

/**
 * The direct method's line for an account of operations or working capital: pay within the cost of sales is paid to
 * employees (IAS 7.14(d), ASC 230-10-45-25(b)). Null for every other kind of account.
 */
export function directLineOf({
  role,
  traits,
}: Pick<LedgerAccount, "role" | "traits">): Concept | null {
  const treatment = role && treatmentOf(role);
  if (treatment?.kind !== "profit" && treatment?.kind !== "working_capital") return null;
  return hasTrait({ traits }, "wages_in_cost") ? "payments_to_employees" : treatment.direct;
}

function group(name: Group) {
  return { kind: "group", group: name } as const;
}

function workingCapital(direct: Concept, change: Concept) {
  return { kind: "working_capital", direct, change } as const;
}

function settlement(line: Concept, addBack: Concept, change: Concept) {
  return { kind: "settlement", line, addBack, change } as const;
}

function profit(direct: Concept, addBack: Concept = "other_non_cash_items") {
  return { kind: "profit", direct, addBack } as const;
}
