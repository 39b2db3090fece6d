import { decides, hints, type NameRule, names } from "./NameRule.ts";

const owed = ["liability", "asset"] as const;
const inProfit = ["expense", "income"] as const;
const salesTax = "vat|gst|hst|qst|pst|sst|tvq|tps";
const incomeTax = "corporation|income|profit";

const salesTaxRules: readonly NameRule[] = [
  decides(
    "sales_tax",
    [
      `${salesTax} + input|receivable|recoverable|reclaim|refund|paid|purchase`,
      "input tax|credit",
      "sales tax receivable|recoverable|refund|paid",
      "tax on purchase",
    ],
    {
      where: owed,
      nature: "asset",
      natural: "debit",
      sure: 0.94,
      unless: ["irrecoverable|expense|nonrecoverable"],
    },
  ),
  decides(
    "sales_tax",
    [
      `${salesTax}`,
      "sales tax",
      "output tax",
      "value added tax",
      "use tax payable|liability",
      "provincial|state|retail|goods sales tax",
      "good and services tax",
      "good service tax",
      "consumption tax",
      "tax on sale",
    ],
    {
      where: owed,
      natural: "either",
      sure: 0.93,
      unless: ["irrecoverable|expense|nonrecoverable"],
    },
  ),
];

const currentTaxRules: readonly NameRule[] = [
  decides(
    "current_tax",
    [
      `${incomeTax} tax receivable|recoverable|refund|prepaid|asset|reclaim`,
      `prepaid + ${incomeTax} tax`,
      `prepaid|provision|advance ${incomeTax} tax|payment`,
      "tax receivable|recoverable|refund|credit",
      "current tax asset|receivable|recoverable",
      "withholding tax receivable|recoverable|credit|deducted|suffered",
      "tax refund receivable|due",
      "prepaid tax",
      "advance tax",
      "tax paid in advance",
      "prepaid federal|state tax",
    ],
    {
      where: owed,
      nature: "asset",
      natural: "debit",
      sure: 0.93,
      unless: ["property|payroll|sales|deferred|rates", "provision"],
    },
  ),
  decides(
    "current_tax",
    [
      `${incomeTax} tax payable|liability|provision|creditor|control|accrual|accrued|due|owed|account`,
      `accrued|provision|provisional ${incomeTax} tax`,
      `provision for ${incomeTax} tax`,
      "provision for tax",
      "tax payable|liability|creditor|provision|due",
      "current tax",
      "current tax payable|liability|creditor",
      "federal|state|franchise|foreign tax payable|liability",
      "federal|state|provincial income tax payable",
      "hmrc|ird|irs|ato + corporation|income tax",
    ],
    {
      where: owed,
      natural: "either",
      sure: 0.93,
      needsPlaceOr: "credit",
      unless: [
        "property|payroll|sales|deferred|employee|business|other|withholding|wage|excise|rates|land|environmental",
      ],
    },
  ),
  decides(
    "current_tax",
    [
      `${incomeTax} tax payable|liability|creditor|control`,
      `accrued ${incomeTax} tax`,
      "federal|state|franchise income tax payable",
      "current tax payable|liability",
      "=tax payable",
      "=tax liability",
    ],
    { where: owed, natural: "either", sure: 0.92 },
  ),
  names(
    "current_tax",
    [`${incomeTax} tax`, "federal|state|franchise tax", "ct", "corporation tax"],
    {
      where: owed,
      natural: "either",
      needsPlaceOr: "credit",
      sure: 0.88,
      unless: ["deferred", "payroll", "withholding"],
    },
  ),
  hints("current_tax", ["tax"], {
    where: owed,
    natural: "either",
    needsPlaceOr: "nothing",
    sure: 0.75,
    unless: ["property|payroll|sales|deferred|employee|other|withholding|wage|rates|land"],
  }),
  hints("other_payables", ["other tax", "property tax", "withholding tax"], {
    where: ["liability"],
    needsPlaceOr: "credit",
    sure: 0.8,
  }),
];

const deferredTaxRules: readonly NameRule[] = [
  decides("deferred_tax", ["deferred tax asset", "deferred income tax asset"], {
    where: owed,
    nature: "asset",
    natural: "debit",
    sure: 0.96,
  }),
  decides(
    "deferred_tax",
    [
      "deferred tax liability|provision",
      "deferred income tax liability",
      "provision for deferred tax",
      "future income tax liability",
    ],
    {
      where: owed,
      natural: "credit",
      nature: "liability",
      sure: 0.96,
      unless: ["charge|expense|credit|movement"],
    },
  ),
  decides(
    "deferred_tax",
    ["deferred income|corporation tax", "deferred tax", "deferred + tax", "future income tax"],
    {
      where: owed,
      natural: "either",
      needsPlaceOr: "credit",
      sure: 0.94,
      unless: ["expense|charge|movement"],
    },
  ),
  decides(
    "deferred_tax_expense",
    [
      "deferred income|corporation tax",
      "deferred income tax expense|charge|credit|benefit|provision|movement",
      "deferred tax",
      "deferred tax expense|charge|credit|benefit|movement",
      "provision for income tax deferred",
      "tax + deferred",
      "timing|temporary difference",
      "future income tax",
    ],
    { where: inProfit, natural: "either", sure: 0.94 },
  ),
];

const chargeRules: readonly NameRule[] = [
  decides(
    "income_tax",
    [
      `${incomeTax} tax expense|charge|credit|current|benefit`,
      `${incomeTax} tax`,
      `provision for ${incomeTax} tax`,
      `provision for ${incomeTax} tax current`,
      `tax on ${incomeTax}|ordinary|activity`,
      "tax on profit .. ordinary activity",
      "provision for tax",
      "tax expense|charge",
      "current tax expense|charge",
      "current tax",
      "federal|state|foreign|franchise|local|overseas|provincial income|tax tax|expense",
      "federal|state|foreign|overseas|provincial tax",
      "prior|previous year|period tax|adjustment + tax",
      "over|under provision + tax",
      "adjustment .. tax",
      "alternative minimum tax",
      "ct charge",
      "withholding tax",
    ],
    {
      where: inProfit,
      sure: 0.93,
      unless: [
        "deferred",
        "payroll|property|sales|employee|road|vehicle|council|wage|land|stamp|irrecoverable",
        "payable|receivable",
        "accounting|advice|advisory|fee|preparation|return",
      ],
    },
  ),
  hints("income_tax", ["=tax", "=tax charge", "tax for year", "tax provision"], {
    where: inProfit,
    sure: 0.88,
  }),
];

/** Vocabulary of sales tax, income tax and deferred tax, in the balance sheet and in profit. */
export const taxRules: readonly NameRule[] = [
  ...salesTaxRules,
  ...currentTaxRules,
  ...deferredTaxRules,
  ...chargeRules,
];
