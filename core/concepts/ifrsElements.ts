import type { Category, Concept } from "./concepts.ts";

/** The element of a concept, or one for each category the concept may stand in. */
type Element = string | Partial<Record<Category, string>>;

/**
 * Elements of the IFRS taxonomy (ifrs-full) for the concepts that have one. A minus before a name
 * says that the element is reported with the opposite sign: payments are positive there.
 */
export const ifrsElements: Readonly<Partial<Record<Concept, Element>>> = {
  profit_before_tax: "ProfitLossBeforeTax",
  profit_for_the_year: "ProfitLoss",
  operating_profit: "OperatingProfitLossOperating",
  net_income: "ProfitLoss",
  income_tax_expense: "AdjustmentsForIncomeTaxExpense",
  depreciation: "AdjustmentsForDepreciationExpense",
  amortisation: "AdjustmentsForAmortisationExpense",
  impairment: "AdjustmentsForImpairmentLossReversalOfImpairmentLossRecognisedInProfitOrLoss",
  disposal_gain_loss: "AdjustmentsForLossesGainsOnDisposalOfNoncurrentAssets",
  fair_value_changes: "AdjustmentsForFairValueGainsLosses",
  share_based_payment: "AdjustmentsForSharebasedPayments",
  unrealised_exchange_differences: "AdjustmentsForUnrealisedForeignExchangeLossesGains",
  share_of_associates_profit: "-AdjustmentsForUndistributedProfitsOfAssociates",
  finance_costs: "AdjustmentsForFinanceCosts",
  finance_income: "-AdjustmentsForFinanceIncome",
  dividend_income: "-AdjustmentsForDividendIncome",
  deferred_tax: "AdjustmentsForDeferredTaxExpense",
  provisions_movement: "AdjustmentsForProvisions",
  bad_debts:
    "AdjustmentsForImpairmentLossReversalOfImpairmentLossRecognisedInProfitOrLossTradeAndOtherReceivables",
  other_non_cash_items: "OtherAdjustmentsForNoncashItems",
  change_in_trade_receivables: "AdjustmentsForDecreaseIncreaseInTradeAccountReceivable",
  change_in_other_receivables: "AdjustmentsForDecreaseIncreaseInOtherOperatingReceivables",
  change_in_prepayments: "AdjustmentsForDecreaseIncreaseInPrepaidExpenses",
  change_in_contract_assets: "AdjustmentsForDecreaseIncreaseInContractAssets",
  change_in_inventories: "AdjustmentsForDecreaseIncreaseInInventories",
  change_in_trade_payables: "AdjustmentsForIncreaseDecreaseInTradeAccountPayable",
  change_in_other_payables: "AdjustmentsForIncreaseDecreaseInOtherOperatingPayables",
  change_in_employee_payables: "AdjustmentsForIncreaseDecreaseInEmployeeBenefitLiabilities",
  change_in_contract_liabilities: "AdjustmentsForIncreaseDecreaseInContractLiabilities",
  receipts_from_customers: "ReceiptsFromSalesOfGoodsAndRenderingOfServices",
  payments_to_suppliers: "-PaymentsToSuppliersForGoodsAndServices",
  payments_to_employees: "-PaymentsToAndOnBehalfOfEmployees",
  payments_to_suppliers_and_employees:
    "-PaymentsToSuppliersForGoodsAndServicesAndToAndOnBehalfOfEmployees",
  other_operating_receipts: "OtherCashReceiptsFromOperatingActivities",
  other_operating_payments: "-OtherCashPaymentsFromOperatingActivities",
  other_operating_movements: "OtherInflowsOutflowsOfCashClassifiedAsOperatingActivities",
  cash_generated_from_operations: "CashFlowsFromUsedInOperations",
  interest_paid: {
    operating: "-InterestPaidClassifiedAsOperatingActivities",
    financing: "-InterestPaidClassifiedAsFinancingActivities",
  },
  interest_received: {
    operating: "InterestReceivedClassifiedAsOperatingActivities",
    investing: "InterestReceivedClassifiedAsInvestingActivities",
  },
  dividends_received: {
    operating: "DividendsReceivedClassifiedAsOperatingActivities",
    investing: "DividendsReceivedClassifiedAsInvestingActivities",
  },
  income_taxes_paid: "-IncomeTaxesPaidRefundClassifiedAsOperatingActivities",
  net_cash_operating: "CashFlowsFromUsedInOperatingActivities",
  acquisition_of_subsidiary:
    "-CashFlowsUsedInObtainingControlOfSubsidiariesOrOtherBusinessesClassifiedAsInvestingActivities",
  disposal_of_subsidiary:
    "CashFlowsFromLosingControlOfSubsidiariesOrOtherBusinessesClassifiedAsInvestingActivities",
  purchase_of_ppe: "-PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities",
  proceeds_from_disposal_of_ppe:
    "ProceedsFromSalesOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities",
  purchase_of_intangibles: "-PurchaseOfIntangibleAssetsClassifiedAsInvestingActivities",
  proceeds_from_disposal_of_intangibles:
    "ProceedsFromSalesOfIntangibleAssetsClassifiedAsInvestingActivities",
  purchase_of_investment_property: "-PurchaseOfInvestmentProperty",
  proceeds_from_disposal_of_investment_property: "ProceedsFromSalesOfInvestmentProperty",
  purchase_of_investments: "-PurchaseOfFinancialInstrumentsClassifiedAsInvestingActivities",
  proceeds_from_disposal_of_investments:
    "ProceedsFromSalesOrMaturityOfFinancialInstrumentsClassifiedAsInvestingActivities",
  loans_made: "-CashAdvancesAndLoansMadeToOtherPartiesClassifiedAsInvestingActivities",
  loans_repaid_to_entity:
    "CashReceiptsFromRepaymentOfAdvancesAndLoansMadeToOtherPartiesClassifiedAsInvestingActivities",
  other_investing: "OtherInflowsOutflowsOfCashClassifiedAsInvestingActivities",
  net_cash_investing: "CashFlowsFromUsedInInvestingActivities",
  proceeds_from_issue_of_shares: "ProceedsFromIssuingShares",
  purchase_of_own_shares: "-PaymentsToAcquireOrRedeemEntitysShares",
  proceeds_from_borrowings: "ProceedsFromBorrowingsClassifiedAsFinancingActivities",
  repayment_of_borrowings: "-RepaymentsOfBorrowingsClassifiedAsFinancingActivities",
  proceeds_from_bonds: "ProceedsFromIssueOfBondsNotesAndDebentures",
  repayment_of_bonds: "-RepaymentsOfBondsNotesAndDebentures",
  payment_of_lease_liabilities: "-PaymentsOfLeaseLiabilitiesClassifiedAsFinancingActivities",
  dividends_paid: {
    operating: "-DividendsPaidClassifiedAsOperatingActivities",
    financing: "-DividendsPaidClassifiedAsFinancingActivities",
  },
  dividends_paid_to_nci: {
    financing: "-DividendsPaidToNoncontrollingInterestsClassifiedAsFinancingActivities",
  },
  other_financing: "OtherInflowsOutflowsOfCashClassifiedAsFinancingActivities",
  net_cash_financing: "CashFlowsFromUsedInFinancingActivities",
  net_change_in_cash: "IncreaseDecreaseInCashAndCashEquivalentsBeforeEffectOfExchangeRateChanges",
  effect_of_exchange_rate_changes: "EffectOfExchangeRateChangesOnCashAndCashEquivalents",
  cash_at_beginning: "CashAndCashEquivalents",
  cash_at_end: "CashAndCashEquivalents",
};

/** Cash of a statement that counts overdrafts, or leaves out what the balance sheet calls cash (IAS 7.45). */
export const CASH_OF_ITS_OWN = "CashAndCashEquivalentsIfDifferentFromStatementOfFinancialPosition";
