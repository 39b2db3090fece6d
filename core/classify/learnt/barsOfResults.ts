import { isProfitAndLossRole, type Role, roleDefinition } from "../../roles/roles.ts";
import type { NameBar } from "./NameBar.ts";

const PAYABLES: ReadonlySet<Role> = new Set<Role>(["trade_payables", "other_payables"]);

const TAXES: ReadonlySet<Role> = new Set<Role>(["income_tax", "current_tax"]);

const TAXES_OWED: ReadonlySet<Role> = new Set<Role>(["sales_tax", "current_tax", "deferred_tax"]);

const YIELDS: ReadonlySet<Role> = new Set<Role>([
  "interest_income",
  "dividend_income",
  "share_of_associates_profit",
]);

/**
 * What a name of income, of a cost or of a tax rules out: a loss on something is not that thing; what ends in "income"
 * is no cost; what wears out is depreciated; taxes on what is bought or sold are no tax on the profit.
 */
export const barsOfResults: readonly NameBar[] = [
  {
    named: /^(?:loss(?:es)?|gains?|income) (?:on|from)\b/i,
    unless: /\b(?:prior|previous|earlier|last|years?|forward)\b/i,
    isOpen: true,
    bars: (role) => !isProfitAndLossRole(role),
  },
  // What banks call savings accounts by: "Business Premium Saver"
  {
    named: /\b(?:premium|bonus|reward|access|business|cash) saver\s*$/i,
    isOpen: true,
    bars: isProfitAndLossRole,
  },
  // What nearly every business pays is not income for standing in credit: it may be owed
  {
    named:
      /^(?:auditors?|audit|legal|accounting|accountancy)(?:'s|s')? (?:fees?|remuneration)\s*$/i,
    isOpen: true,
    side: "credit",
    bars: (role) => roleDefinition(role).nature === "income",
  },
  // What goes to a provision, or comes back of it, is a charge or income, and not the provision
  {
    named:
      /^(?:transfers?|allocations?|charges?) to (?:[\w-]+ ){0,5}(?:provisions?|allowances?|depreciation|amorti[sz]ation|impairments?)\b|^reversals? (?:of|from) (?:[\w-]+ ){0,3}(?:provisions?|allowances?|depreciation|amorti[sz]ation|impairments?|write-?downs?)\b/i,
    isOpen: true,
    bars: (role) => !isProfitAndLossRole(role),
  },
  // A deferred tax is no current one (IAS 12.5)
  {
    named: /^deferred\b.*\btax(?:es|ation)?\b/i,
    unless: /\b(?:current|payment|paid)\b/i,
    bars: (role) => TAXES.has(role),
  },
  // What was sold is an asset no longer
  {
    named:
      /^(?:(?:net|book|carrying|accounting|residual) )*(?:values?|amounts?|costs?) of (?:[\w-]+ ){1,5}(?:sold|disposed|retired|scrapped)\b/i,
    isOpen: true,
    bars: (role) => !isProfitAndLossRole(role),
  },
  {
    named: /\b(?:paid|collected|withheld|charged) on (?:\w+ ){0,3}(?:purchases?|sales)\b/i,
    isOpen: true,
    bars: (role) => role === "cost_of_sales" || role === "revenue",
  },
  // "Purchased services, 19 % input tax": the rate tells how it is taxed, not that it is the tax
  {
    named:
      /^[^,]*,.*(?:\d ?%|\bno) (?:input tax|vat|gst)\b|^(?:sales|fees|purchases) - .*\b(?:(?:vat|gst|tax)[- ]free|input taxed)\b/i,
    unless: /^[^,]*\b(?:input tax|vat|gst|tax(?:es)?)\b(?! warehouse)/i,
    bars: (role) => TAXES_OWED.has(role),
  },
  // Taxes on what is bought or sold are no tax on the profit, and what a country calls its sales tax is that
  {
    named: /\b(?:services?|sales|excise|use) tax(?:es)? expenses?\b/i,
    bars: (role) => TAXES.has(role),
  },
  {
    named: /\b(?:ivu|itbis|igv|itbms)\b/i,
    bars: (role) => !isProfitAndLossRole(role) && role !== "sales_tax",
  },
  {
    named: /^(?:ivu|itbis|igv|itbms) (?:paid |collected |withheld |charged )?(?:on|for)\b/i,
    isOpen: true,
    bars: isProfitAndLossRole,
  },
  // Costs that French plans take over to another year or asset are income (PCG 79), and no cost
  {
    named: /^transfers? of (?:\w+ ){0,2}(?:expenses?|charges|costs)\b/i,
    isOpen: true,
    bars: (role) => roleDefinition(role).nature === "expense",
  },
  // Of charities: what is given for a purpose, and what they earn beside it
  {
    named: /^(?:contributions?|donations?|gifts?|grants?)\b.*\bdonor restrictions?\b/i,
    isOpen: true,
    bars: (role) => roleDefinition(role).nature === "equity",
  },
  // What was received and not invoiced is owed, whatever its side
  {
    named: /\bgrni\b|^accrued purchases\b/i,
    isOpen: true,
    bars: (role) => !PAYABLES.has(role),
  },
  // What waits in a control or clearing account is in the balance sheet
  {
    named: /\b(?:control|clearing)(?: (?:account|a\/c))?\s*$/i,
    unless:
      /\b(?:pests?|weeds?|vermin|quality|credit|access|emissions?|pollution|climate|temperature|dust|infection|traffic|erosion|land|site|snow|bush|trees?|drains?|customs?|forwarding|expenses?|costs?|charges?|fees?)\b/i,
    isOpen: true,
    bars: isProfitAndLossRole,
  },
  // Who owes the business, or is owed by it, is in the balance sheet
  {
    named: /^(?:sundry|trade|miscellaneous|various|staff) (?:debtors?|creditors?)\s*$/i,
    isOpen: true,
    bars: isProfitAndLossRole,
  },
  // What carriers add to their freight is part of its price
  { named: /\bfuel surcharges?\b/i, bars: (role) => role === "other_operating_income" },
  { named: /\bunrelated business income\b/i, bars: (role) => role === "disposal_gain_loss" },
  { named: /\bpostage (?:and|&) carriage\b/i, bars: (role) => role === "cost_of_sales" },
  { named: /^labou?r\s*[-–—:]/i, bars: (role) => role === "operating_expenses" },
  // What is given with the tax on it is a gift
  {
    named: /\bgift aid\b/i,
    unless:
      /\b(?:receivable|recoverable|reclaim\w*|due|owed|debtors?|bank|account|payments?|paid|payable|expenses?)\b/i,
    isOpen: true,
    bars: (role) => roleDefinition(role).nature !== "income",
  },
  // In Luxembourg allocations to value adjustments, their reversals and fair value adjustments are called so
  { named: /^[AFR]VA on\b/, bars: (role) => !isProfitAndLossRole(role) },
  // An expense on the side of income is a credit note or a correction, no income
  {
    named: /\b(?:expenses?|expenditures?|costs)\s*$/i,
    unless:
      /\b(?:reimburs|recover|refund|recharg|revers|transfer|capitali[sz]|production|contribution|income|revenue|grant)/i,
    isOpen: true,
    bars: (role) => roleDefinition(role).nature === "income",
  },
  {
    named: /\b(?:depreciation|wear and tear)\b/i,
    unless: /\b(?:exclud\w+|except|before|without|excl|other than)\b/i,
    bars: (role) => role === "operating_expenses",
  },
  {
    named:
      /\bproceeds? (?:from|of|on) (?:sales?|disposals?) of (?:(?:an?|the|old|used) )?(?:fixed assets?|vehicles?|vans?|trucks?|equipment|plant|machinery|land|investments?|shares)\b/i,
    bars: (role) => role === "revenue" || role === "other_operating_income",
  },
  // A levy on wealth is no income tax, in whatever language it is written (IAS 12.2)
  { named: /\bzakat\b|زكا[ةه]/iu, bars: (role) => TAXES.has(role) },
  {
    named: /\btax\w* compensation\b|\bcompensations? (?:for|of) (?:damages?|loss(?:es)?)\b/i,
    bars: (role) => role === "employee_costs",
  },
  {
    named: /\bcredit cards? (?:sales|fees|processing|commissions?)\b/i,
    bars: (role) => role === "other_payables",
  },
  // What is charged for a loan, or lost on it, is no loan
  {
    named:
      /\bloan (?:application|processing|appraisal|administration) fees?\b|\bloan loss(?:es)?\b/i,
    bars: (role) => role === "borrowings",
  },
  {
    named: /\b(?:payables?|interest income) writ(?:e|ten)[- ]?(?:offs?|backs?)\b/i,
    bars: (role) => PAYABLES.has(role) || role === "interest_income",
  },
  {
    named: /^(?:movements?|changes?|increases?|decreases?) in (?:the )?provisions?\b/i,
    bars: (role) => role === "provisions",
  },
  {
    named: /\b(?:income|revenues?|gains?)\)?\s*$/i,
    unless: /\b(?:costs?|expenses?|tax(?:es)?|loss(?:es)?|discounts?|returns?)\b/i,
    isOpen: true,
    bars: (role) => roleDefinition(role).nature === "expense",
  },
  // What investments yield is interest and dividends
  {
    named:
      /\binvestments? (?:income|revenues?)\s*$|^(?:income|revenues?) from (?:\w+ ){0,2}investments?\s*$/i,
    unless: /\bpropert/i,
    bars: (role) =>
      role === "financial_investments" || (isProfitAndLossRole(role) && !YIELDS.has(role)),
  },
  // What is lost by an accident was not sold, unless it was held for sale (IAS 2.34)
  {
    named:
      /\b(?:flood|fire|storm|hurricane|earthquake|casualty) (?:loss|losses|damages?)\b|\b(?:loss|losses|damages?) (?:from|by|through|due to) (?:an? |the )?(?:floods?|fires?|storms?|hurricanes?|earthquakes?)\b/i,
    unless: /\b(?:stocks?|inventor\w+|goods)\b/i,
    bars: (role) => role === "cost_of_sales",
  },
  // What is out of the ordinary need not be a sale
  {
    named: /\bextraordinary\b/i,
    unless: /\b(?:disposals?|sales?|sold|assets?|scrap\w*|retire\w*)\b/i,
    bars: (role) => role === "disposal_gain_loss",
  },
  // A gain on buying a business is of no sale (IFRS 3.34)
  {
    named: /\bbargain purchase\b/i,
    bars: (role) => isProfitAndLossRole(role) && role !== "other_operating_income",
  },
  {
    named: /^gains?\b/i,
    unless: /\b(?:tax(?:es)?|loss(?:es)?|costs?|fees?)\b/i,
    isOpen: true,
    bars: (role) => roleDefinition(role).nature === "expense",
  },
  // A gain is no revenue (IAS 16.68, 38.113)
  {
    named: /\bgains?\b/i,
    unless: /\bgain[- ]?shar\w*|\b(?:sales|revenues?|turnover)\b/i,
    isPlaced: true,
    bars: (role) => role === "revenue" || role === "cost_of_sales",
  },
  // A tax that is paid back is a tax
  {
    named: /^(?:(?:income|corporation|corporate|federal|state) )?tax refunds?\s*$/i,
    isPlaced: true,
    bars: (role) => isProfitAndLossRole(role) && !TAXES.has(role),
  },
  // What was lost is not that thing: "Inventory counting loss"
  {
    named: /\b(?:count(?:ing)?|shrinkage|spoilage|breakage|theft) (?:loss(?:es)?|variances?)\s*$/i,
    isOpen: true,
    bars: (role) => !isProfitAndLossRole(role),
  },
  // The authority that collects a tax is called by what it collects: "Inland Revenue", "Revenue VAT3"
  {
    named:
      /\b(?:inland|internal) revenue\b|\brevenue commissioners?\b|^revenue[ -]+(?:vat ?3?|paye|prsi|usc|rct)\b/i,
    bars: (role) => role === "revenue" || role === "borrowings",
  },
  {
    named: /\b(?:bad|doubtful) debts?\b|\ballowances? for (?:receivables|credit|uncollectible)\b/i,
    bars: (role) => role === "operating_expenses",
  },
];
