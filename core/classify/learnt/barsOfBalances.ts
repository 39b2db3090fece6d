import { isProfitAndLossRole, type Role, roleDefinition } from "../../roles/roles.ts";
import { standingsOf } from "../blocks/standingsOf.ts";
import type { NameBar } from "./NameBar.ts";

const CASH: Role = "cash_and_cash_equivalents";
const RECEIVABLES: ReadonlySet<Role> = new Set<Role>([
  "trade_receivables",
  "other_receivables",
  "contract_assets",
]);

/** What is used up or turned into cash within the year or the operating cycle (IAS 1.66). */
const SHORT_LIVED: ReadonlySet<Role> = new Set<Role>([CASH, "inventories"]);

/** What is used for longer than a year. */
const LONG_LIVED: ReadonlySet<Role> = new Set<Role>([
  "ppe_cost",
  "ppe_accumulated_depreciation",
  "right_of_use_assets",
  "right_of_use_accumulated_depreciation",
  "intangibles_cost",
  "intangibles_accumulated_amortisation",
  "investment_property",
  "goodwill",
]);

const PAYABLES: ReadonlySet<Role> = new Set<Role>(["trade_payables", "other_payables"]);

const INTEREST: ReadonlySet<Role> = new Set<Role>([
  "interest_income",
  "interest_expense",
  "interest_receivable",
  "interest_payable",
]);

/** What is bought or held, and not what is owed for it. */
const HELD: ReadonlySet<Role> = new Set<Role>([
  "ppe_cost",
  "intangibles_cost",
  "inventories",
  "financial_investments",
  "associates",
]);

const DEFERRED_TAXES: ReadonlySet<Role> = new Set<Role>(["deferred_tax", "deferred_tax_expense"]);

const WRITTEN_DOWN: ReadonlySet<Role> = new Set<Role>([
  "ppe_accumulated_depreciation",
  "intangibles_accumulated_amortisation",
  "right_of_use_accumulated_depreciation",
]);

/**
 * What a name of the balance sheet rules out: an owner's account is no cash, nor is an investment kept at a bank that
 * nobody calls cash (IAS 7.7), nor what a bank charges; what is impaired is the asset that is named, and a loss of value
 * on the side of the assets is none of them; what ends in "payable" or "receivable" stands in the balance sheet; what is
 * due from somebody is not owed, and what is due to somebody no asset; creditors and suppliers hold no equity ("Capital
 * creditors"); what something was bought for is an asset; a
 * grant that is deferred is no tax; what a name calls long-term is neither cash nor stocks, and what it calls current is
 * no plant; what is still to be recovered is owing.
 */
export const barsOfBalances: readonly NameBar[] = [
  {
    named:
      /\b(?:partner|director|(?:share|stock)holder|owner|proprietor|founder|member)(?:'?s|s')?\b/i,
    bars: (role) => role === CASH,
  },
  {
    named: /\b(?:grants?|subsid(?:y|ies))\b/i,
    unless: /\btax/i,
    bars: (role) => DEFERRED_TAXES.has(role),
  },
  {
    named: /\binvestments?\b|\bbank charges?\b/i,
    unless: /\bcash\b/i,
    bars: (role) => role === CASH,
  },
  {
    named: /\b(?:receivables?|payables?)\s*$/i,
    unless:
      /^(?:(?:impairment|credit) )?(?:loss(?:es)?|gains?|income|writ(?:e|ing)[- ]?offs?|impairments?|increases?|decreases?|changes?|movements?) (?:on|from|of|in)\b/i,
    isOpen: true,
    bars: isProfitAndLossRole,
  },
  // "Payable rent" is owed as "Rent payable" is
  {
    named: /^payables?\b/i,
    unless: /\b(?:writ(?:e|ing|ten)|discounts?|differences?|gains?|exchange|adjustments?)\b/i,
    isOpen: true,
    bars: isProfitAndLossRole,
  },
  // A head before what it is for says where it stands: "Liabilities for membership fees", "Claims on insurers"
  {
    named:
      /^(?:(?:other|trade|current|non-?current|(?:long|short)[- ]term) )?(?:liabilit(?:y|ies)|obligations?|payables?|receivables?|claims?|amounts? owed|accounts? payable|debts?) (?:for|to|from|on|towards?|arising|relat(?:ed|ing)|under)\b|^settlements? with\b/i,
    unless:
      /\b(?:writ(?:e|ing|ten)|loss(?:es)?|impair\w*|allowances?|provisions?|adjustments?|bad|doubtful|recover\w*|income|gains?|revenues?|discounts?|insurance claims?|differences?|revers\w+|depreciation)\b/i,
    isOpen: true,
    bars: isProfitAndLossRole,
  },
  // "Receivables on disposals of securities", "Loans for the sale of plant": what is owing is not what was sold
  {
    named:
      /^(?:(?:other|current|non-?current|(?:long|short)[- ]term) )?(?:receivables?|claims?|loans?|credits?|trade debtors) (?:for|from|on|arising)\b|^(?:[\w-]+ )?trade (?:debtors|receivables)\b/i,
    bars: (role) => HELD.has(role),
  },
  // "Settlement of purchases" is between an invoice and the goods, "Derivatives" are what was agreed
  {
    named: /^settlements? of (?:\w+ )?(?:purchases|sales|deliveries)\b|^derivatives?\b/i,
    unless:
      /\b(?:gains?|loss(?:es)?|income|expenses?|revenues?|costs?|results?|changes?|charges?)\b/i,
    isOpen: true,
    bars: isProfitAndLossRole,
  },
  // Capital interests are shares in another company, and yield no interest
  {
    named: /\b(?:capital|equity|participating|ownership|minority|controlling) interests?\b/i,
    unless: /\binterest (?:income|expense|paid|received|on)\b/i,
    bars: (role) => INTEREST.has(role),
  },
  // What an owner pays for or gains on own shares is of equity (IAS 32.33)
  {
    named: /\b(?:treasury (?:shares?|stocks?)|own shares?)\b/i,
    isOpen: true,
    bars: isProfitAndLossRole,
  },
  {
    named: /\bprepaid (?:vat|gst|sales tax)\b|\b(?:vat|gst|sales tax) prepayments?\b/i,
    bars: (role) => role === "prepayments",
  },
  {
    named: /\bcredit cards?\s*$/i,
    unless: /\bcash\b/i,
    bars: (role) => role === CASH,
  },
  // "Miscellaneous expenses (asset)" says itself where it stands
  {
    named: /\(assets?\)\s*$/i,
    unless: /^(?:loss|gain|profit|depreciation|amorti[sz]ation|impairment)/i,
    isOpen: true,
    bars: (role) => !standingsOf(role).includes("asset"),
  },
  {
    named: /\((?:liability|liabilities)\)\s*$/i,
    unless: /^(?:loss|gain|profit|interest)/i,
    isOpen: true,
    bars: (role) => !standingsOf(role).includes("liability"),
  },
  { named: /\breceivables?\s*$|\bguarantees?\b|^settlements?\b/i, bars: (role) => role === CASH },
  {
    named:
      /^(?:(?:non-?)?(?:current|trade)|(?:long|short)[- ]term|other|amounts?)? ?(?:due from|(?:(?:accounts?|loans?) )?receivables?|owed by|claims on|advances? (?:to|granted|given|paid))\b/i,
    unless: /\bdue from ?[(/]|\b(?:financ|factor|discount)/i,
    isOpen: true,
    bars: (role) => roleDefinition(role).nature === "liability",
  },
  {
    named:
      /^(?:(?:non-?)?(?:current|trade)|(?:long|short)[- ]term|other|amounts?)? ?(?:due to(?!\/)|(?:accounts? )?payables?|owed to|debts?|liabilit(?:y|ies)|advances? (?:from|received))\b/i,
    unless: /\bdue to ?[(/]|\bdebt (?:securit|instrument|investment)|\breceivable|\bdebit\b/i,
    isOpen: true,
    bars: (role) => roleDefinition(role).nature === "asset",
  },
  // What is granted for plant is deferred (IAS 20.24), and rent in advance is of another year
  {
    named:
      /^advance (?:rents?|rentals?|insurance|premiums?)\b|\b(?:equipment|plant|investment|capital|assets?) (?:grants?|subsid(?:y|ies))\b|\b(?:grants?|subsid(?:y|ies)) (?:for|on|of) (?:equipment|plant|assets?)\b/i,
    isOpen: true,
    bars: isProfitAndLossRole,
  },
  {
    named:
      /^(?:provisions?|allowances?) for (?:depreciation|impairment|diminution)\b.*\b(?:materials?|packag\w+|products?|goods|stocks?|inventor\w+|receivables?|customers?|merchandise|work)\b/i,
    bars: (role) => WRITTEN_DOWN.has(role),
  },
  {
    named: /^inventories of\b|\(inventories\)\s*$|\b(?:purchase|acquisition) value\b/i,
    unless: /\bchange|\bvariation|\bwrite|\bloss/i,
    isOpen: true,
    bars: (role) => isProfitAndLossRole(role) || roleDefinition(role).nature === "liability",
  },
  // What need not be paid back is no income of the business, but the end of a debt
  {
    named:
      /\b(?:loan|debt|borrowing|mortgage)s? (?:forgiv|waive)|\b(?:forgiveness|waiver) of (?:\w+ )?(?:loan|debt|borrowing|mortgage)/i,
    unless: /\bfees?\b|\bcosts?\b/i,
    bars: (role) => isProfitAndLossRole(role) && role !== "disposal_gain_loss",
  },
  {
    named: /\b(?:shares?|stock) subscriptions? receivable|^subscriptions? receivable$/i,
    bars: (role) => role === "inventories" || role === "other_reserves",
  },
  {
    named: /\bleaseback (?:liabilit|obligation|payable)/i,
    bars: (role) => role === "other_payables",
  },
  // Money advanced against later sales is paid back, whatever is sold (IFRS 9.3.1.1)
  {
    named: /\bcash advances?\b/i,
    unless: /\b(?:customers?|clients?|buyers?)\b/i,
    bars: (role) => role === "contract_liabilities",
  },
  { named: /\b(?:trade|price|retail) mark-?ups?\b/i, bars: (role) => role === "intangibles_cost" },
  // Profit that is taxed later stands between equity and liabilities, and nobody is owed it
  {
    named: /\baccrual funds?\b/i,
    bars: (role) => PAYABLES.has(role) || role === "employee_payables",
  },
  {
    named: /\b(?:creditors?|suppliers?)\b/i,
    bars: (role) => roleDefinition(role).nature === "equity",
  },
  {
    named: /\b(?:impairments?|write[- ]?downs?)\b/i,
    unless:
      /\b(?:receivables?|debts?|debtors?|customers?|clients?|loans?|trade|accounts?|bills?)\b/i,
    bars: (role) => RECEIVABLES.has(role),
  },
  // What is allowed to be emitted is owed by nobody
  {
    named: /\b(?:emissions?|carbon|co2) (?:allowances?|rights?|certificates?|credits?|permits?)\b/i,
    bars: (role) => RECEIVABLES.has(role),
  },
  // A promise of own shares is settled in shares or at fair value (IAS 32.16, 32.21)
  { named: /\bwarrants? liabilit/i, bars: (role) => PAYABLES.has(role) },
  // What is paid to others than the owners of the parent has a line of its own (IFRS 10.22)
  {
    named: /\bdividends?\b.{0,40}\b(?:minorit|non[- ]?controlling)/i,
    bars: (role) => role === "dividends_declared" || role === "dividends_payable",
  },
  // A programme is run by partners who account for what they were advanced
  { named: /^advances? to (?:\w+ )?partners?$/i, bars: (role) => role === "loans_receivable" },
  {
    named: /\b(?:impairments?|write[- ]?downs?|value adjustments?|reductions? in value)\b/i,
    side: "debit",
    bars: (role) => roleDefinition(role).nature === "asset",
  },
  {
    named: /\b(?:long[- ]term|non[- ]?current)\b/i,
    unless: /\b(?:current|short[- ]term) (?:portion|part|maturit)/i,
    bars: (role) => SHORT_LIVED.has(role),
  },
  {
    named:
      /\b(?<!non[- ])(?:current|short[- ]term)\b(?! (?:accounts?|years?|periods?|costs?|values?|prices?)\b)/i,
    unless: /\b(?:long[- ]term|non[- ]?current|fixed assets?)\b/i,
    bars: (role) => LONG_LIVED.has(role),
  },
  {
    named: /\bto (?:be )?(?:offset|recover(?:ed)?|compensated?|refunded|reclaim(?:ed)?)\b/i,
    unless: /\b(?:loss(?:es)?|gains?|income|expenses?|costs?|fees?|charges?) to\b/i,
    isOpen: true,
    bars: isProfitAndLossRole,
  },
];
