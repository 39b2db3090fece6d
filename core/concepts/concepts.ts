/** The sections of a statement; `reconciliation` is its foot. */
export const categories = ["operating", "investing", "financing", "reconciliation"] as const;
export type Category = (typeof categories)[number];

/** Which presentation of operating activities a concept belongs to. */
export type ShownBy = "indirect" | "direct" | "both";

export type ConceptDefinition = {
  label: string;
  /** The category it stands in unless a policy moves it. */
  category: Category;
  presentation: ShownBy;
  isSubtotal?: true;
  /** Whether a policy may move the line to another category. */
  isMovable?: true;
};

/**
 * Every concept a line can carry, in the order the lines stand on a statement.
 * Tests, exports and translations name lines by these ids and never by label.
 */
export const concepts = {
  profit_before_tax: operating("Profit before tax", "indirect"),
  profit_for_the_year: operating("Profit for the year", "indirect"),
  operating_profit: operating("Operating profit", "indirect"),
  net_income: operating("Net income", "indirect"),
  income_tax_expense: operating("Income tax expense", "indirect"),
  depreciation: operating("Depreciation", "indirect"),
  amortisation: operating("Amortisation", "indirect"),
  impairment: operating("Impairment", "indirect"),
  disposal_gain_loss: operating("Loss/(gain) on disposal", "indirect"),
  fair_value_changes: operating("Fair value losses/(gains)", "indirect"),
  share_based_payment: operating("Share-based payment", "indirect"),
  unrealised_exchange_differences: operating("Unrealised exchange losses/(gains)", "indirect"),
  share_of_associates_profit: operating("Share of associates' loss/(profit)", "indirect"),
  finance_costs: operating("Finance costs", "indirect"),
  finance_income: operating("Finance income", "indirect"),
  dividend_income: operating("Dividend income", "indirect"),
  deferred_tax: operating("Deferred tax", "indirect"),
  provisions_movement: operating("Movement in provisions", "indirect"),
  bad_debts: operating("Bad debts written off", "indirect"),
  other_non_cash_items: operating("Other non-cash items", "indirect"),
  change_in_trade_receivables: operating("(Increase)/decrease in trade receivables", "indirect"),
  change_in_other_receivables: operating("(Increase)/decrease in other receivables", "indirect"),
  change_in_prepayments: operating("(Increase)/decrease in prepayments", "indirect"),
  change_in_contract_assets: operating("(Increase)/decrease in contract assets", "indirect"),
  change_in_inventories: operating("(Increase)/decrease in inventories", "indirect"),
  change_in_trade_payables: operating("Increase/(decrease) in trade payables", "indirect"),
  change_in_other_payables: operating(
    "Increase/(decrease) in accruals and other payables",
    "indirect",
  ),
  change_in_employee_payables: operating("Increase/(decrease) in employee payables", "indirect"),
  change_in_sales_tax: operating("Increase/(decrease) in sales tax", "indirect"),
  change_in_contract_liabilities: operating(
    "Increase/(decrease) in contract liabilities",
    "indirect",
  ),
  change_in_provisions: operating("Increase/(decrease) in provisions", "indirect"),
  change_in_interest_payable: operating("Increase/(decrease) in interest payable", "indirect"),
  change_in_interest_receivable: operating(
    "(Increase)/decrease in interest receivable",
    "indirect",
  ),
  change_in_income_taxes_payable: operating(
    "Increase/(decrease) in income taxes payable",
    "indirect",
  ),
  receipts_from_customers: operating("Receipts from customers", "direct"),
  payments_to_suppliers: operating("Payments to suppliers", "direct"),
  payments_to_employees: operating("Payments to employees", "direct"),
  payments_to_suppliers_and_employees: operating("Payments to suppliers and employees", "direct"),
  other_operating_receipts: operating("Other operating receipts", "direct"),
  other_operating_payments: operating("Other operating payments", "direct"),
  other_operating_movements: operating("Other operating movements", "both"),
  unclassified_movements: operating("Other movements, unclassified", "both"),
  cash_generated_from_operations: subtotal("Cash generated from operations", "operating"),
  interest_paid: movable("Interest paid", "operating"),
  interest_received: movable("Interest received", "investing"),
  dividends_received: movable("Dividends received", "investing"),
  income_taxes_paid: operating("Income taxes paid", "both"),
  net_cash_operating: subtotal("Net cash from operating activities", "operating"),

  acquisition_of_subsidiary: investing("Acquisition of subsidiary, net of cash acquired"),
  disposal_of_subsidiary: investing("Disposal of subsidiary, net of cash disposed of"),
  purchase_of_ppe: investing("Purchase of property, plant and equipment"),
  proceeds_from_disposal_of_ppe: investing(
    "Proceeds from disposal of property, plant and equipment",
  ),
  purchase_of_intangibles: investing("Purchase of intangible assets"),
  proceeds_from_disposal_of_intangibles: investing("Proceeds from disposal of intangible assets"),
  purchase_of_investment_property: investing("Purchase of investment property"),
  proceeds_from_disposal_of_investment_property: investing(
    "Proceeds from disposal of investment property",
  ),
  purchase_of_investments: investing("Purchase of investments"),
  proceeds_from_disposal_of_investments: investing("Proceeds from disposal of investments"),
  loans_made: investing("Loans made to other parties"),
  loans_repaid_to_entity: investing("Loans repaid by other parties"),
  other_investing: investing("Other investing movements"),
  net_cash_investing: subtotal("Net cash from investing activities", "investing"),

  proceeds_from_issue_of_shares: financing("Proceeds from issue of shares"),
  purchase_of_own_shares: financing("Purchase of own shares"),
  proceeds_from_borrowings: financing("Proceeds from borrowings"),
  repayment_of_borrowings: financing("Repayment of borrowings"),
  proceeds_from_bonds: financing("Proceeds from bonds"),
  repayment_of_bonds: financing("Repayment of bonds"),
  payment_of_lease_liabilities: financing("Payment of lease liabilities"),
  change_in_bank_overdraft: financing("Change in bank overdraft"),
  dividends_paid: movable("Dividends paid", "financing"),
  dividends_paid_to_nci: movable("Dividends paid to non-controlling interests", "financing"),
  unexplained_equity_increase: financing("Increase in equity that profit does not explain"),
  other_financing: financing("Other financing movements"),
  net_cash_financing: subtotal("Net cash from financing activities", "financing"),

  net_change_in_cash: subtotal("Net change in cash", "reconciliation"),
  effect_of_exchange_rate_changes: foot("Effect of exchange rate changes on cash"),
  unreconciled_difference: foot("Unreconciled difference"),
  cash_at_beginning: subtotal("Cash at beginning of the period", "reconciliation"),
  cash_at_end: subtotal("Cash at end of the period", "reconciliation"),
} as const satisfies Record<string, ConceptDefinition>;

export type Concept = keyof typeof concepts;

export const conceptIds = Object.keys(concepts) as [Concept, ...Concept[]]; // keys of a closed table

/** Whether a text is one of the concept ids. */
export function isConcept(text: string): text is Concept {
  return Object.hasOwn(concepts, text);
}

/** A concept's definition, widened for callers that compare its marks. */
export function conceptDefinition(concept: Concept): ConceptDefinition {
  return concepts[concept];
}

function operating(label: string, presentation: ShownBy) {
  return { label, category: "operating", presentation } as const;
}

function investing(label: string) {
  return { label, category: "investing", presentation: "both" } as const;
}

function financing(label: string) {
  return { label, category: "financing", presentation: "both" } as const;
}

function movable(label: string, category: Category) {
  return { label, category, presentation: "both", isMovable: true } as const;
}

function subtotal(label: string, category: Category) {
  return { label, category, presentation: "both", isSubtotal: true } as const;
}

function foot(label: string) {
  return { label, category: "reconciliation", presentation: "both" } as const;
}
