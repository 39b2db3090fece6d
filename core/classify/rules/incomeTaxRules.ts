import { decides, hints, type NameRule, names } from "./NameRule.ts";

const owed = ["liability", "asset", "equity"] as const;
const inProfit = ["expense", "income"] as const;
const incomeTax = "corporation|income|profit";

/** Income tax owed, and the charge for it. */
export const incomeTaxRules: readonly NameRule[] = [
  decides(
    "current_tax",
    [
      `${incomeTax} tax receivable|recoverable|refund|prepaid|asset|reclaim`,
      `prepaid + ${incomeTax} tax`,
      `prepaid|provision|advance ${incomeTax} tax|payment`,
      "tax receivable|recoverable|refund|credit",
      "tds receivable|recoverable|asset",
      "tds",
      "cis .. suffered|deducted|recoverable|receivable",
      "advance tax paid",
      "zakat receivable|advance",
      "tax instalment",
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
      "zakat",
      "zakat payable|provision",
      "corporation|income tax",
      "federal|state|franchise|foreign tax payable|liability",
      "federal|state|provincial income tax payable",
      "hmrc|ird|irs|ato + corporation|income tax",
    ],
    {
      where: owed,
      natural: "either",
      sure: 0.93,
      needs: "statement",
      orSide: "credit",
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
      needs: "statement",
      orSide: "credit",
      sure: 0.88,
      unless: ["deferred", "payroll", "withholding"],
    },
  ),
  hints("current_tax", ["tax"], {
    where: owed,
    natural: "either",
    needs: "statement",
    sure: 0.75,
    unless: ["property|payroll|sales|deferred|employee|other|withholding|wage|rates|land"],
  }),
  hints("other_payables", ["other tax", "property tax", "withholding tax"], {
    where: ["liability"],
    needs: "statement",
    orSide: "credit",
    sure: 0.8,
  }),

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
      "federal|state|foreign|overseas|provincial|franchise tax",
      "zakat",
      "zakat expense|charge",
      "tax .. charge|expense",
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
