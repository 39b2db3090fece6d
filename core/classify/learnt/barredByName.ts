import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { isProfitAndLossRole, type Nature, type Role, roleDefinition } from "../../roles/roles.ts";

/** Words in a name that exclude certain roles, whatever else indicates them. */
type Bar = {
  named: RegExp;
  unless?: RegExp;
  /** Only where the file does not say the nature: what it says comes before a name. */
  isOpen?: true;
  /** Only where the balance stands on this side. */
  side?: AccountFacts["side"];
  bars: (role: Role) => boolean;
};

const CASH: Role = "cash_and_cash_equivalents";
const RECEIVABLES: ReadonlySet<Role> = new Set<Role>([
  "trade_receivables",
  "other_receivables",
  "contract_assets",
]);

const PAYABLES: ReadonlySet<Role> = new Set<Role>(["trade_payables", "other_payables"]);

const TAXES: ReadonlySet<Role> = new Set<Role>(["income_tax", "current_tax"]);

const TAXES_OWED: ReadonlySet<Role> = new Set<Role>(["sales_tax", "current_tax", "deferred_tax"]);

const WRITTEN_DOWN: ReadonlySet<Role> = new Set<Role>([
  "ppe_accumulated_depreciation",
  "intangibles_accumulated_amortisation",
  "right_of_use_accumulated_depreciation",
]);

const YIELDS: ReadonlySet<Role> = new Set<Role>([
  "interest_income",
  "dividend_income",
  "share_of_associates_profit",
]);

/**
 * What a name rules out: an owner's account is no cash, nor is an investment kept at a bank that nobody
 * calls cash (IAS 7.7), nor what a bank charges; what is impaired is the asset that is named, and a loss of
 * value on the side of the assets is none of them; what ends in "payable" or "receivable" stands in the
 * balance sheet; a loss on something is not that thing; what is due from somebody is not owed, and what is due to somebody no asset; what ends in
 * "income" is no cost; creditors and suppliers hold no equity ("Capital creditors"); what wears out is
 * depreciated, what is written down is what is named, and what something was bought for is an asset.
 */
const bars: readonly Bar[] = [
  {
    named:
      /\b(?:partner|director|(?:share|stock)holder|owner|proprietor|founder|member)(?:'?s|s')?\b/i,
    bars: (role) => role === CASH,
  },
  {
    named: /\binvestments?\b|\bbank charges?\b/i,
    unless: /\bcash\b/i,
    bars: (role) => role === CASH,
  },
  { named: /\b(?:receivables?|payables?)\s*$/i, bars: isProfitAndLossRole },
  { named: /\breceivables?\s*$|\bguarantees?\b|^settlements?\b/i, bars: (role) => role === CASH },
  {
    named:
      /^(?:(?:non-?)?(?:current|trade)|(?:long|short)[- ]term|other|amounts?)? ?(?:due from|(?:accounts? )?receivables?|owed by|claims on|advances? (?:to|granted|given|paid))\b/i,
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
  {
    named: /^(?:loss(?:es)?|gains?|income) (?:on|from)\b/i,
    unless: /\b(?:prior|previous|earlier|last|years?|forward)\b/i,
    isOpen: true,
    bars: (role) => !isProfitAndLossRole(role),
  },
  // What is granted for plant is deferred (IAS 20.24)
  {
    named:
      /\b(?:equipment|plant|investment|capital|assets?) (?:grants?|subsid(?:y|ies))\b|\b(?:grants?|subsid(?:y|ies)) (?:for|on|of) (?:equipment|plant|assets?)\b/i,
    isOpen: true,
    bars: isProfitAndLossRole,
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
  // Of charities: what is given for a purpose, and what they earn beside it
  {
    named: /^(?:contributions?|donations?|gifts?|grants?)\b.*\bdonor restrictions?\b/i,
    isOpen: true,
    bars: (role) => roleDefinition(role).nature === "equity",
  },
  { named: /\bunrelated business income\b/i, bars: (role) => role === "disposal_gain_loss" },
  { named: /\bpostage (?:and|&) carriage\b/i, bars: (role) => role === "cost_of_sales" },
  { named: /^labou?r\s*[-–—:]/i, bars: (role) => role === "operating_expenses" },
  // What is given with the tax on it is a gift
  {
    named: /\bgift aid\b/i,
    unless: /\b(?:receivable|recoverable|reclaim\w*|due|owed|debtors?|bank|account)\b/i,
    isOpen: true,
    bars: (role) => roleDefinition(role).nature === "asset",
  },
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
      /^(?:provisions?|allowances?) for (?:depreciation|impairment|diminution)\b.*\b(?:materials?|packag\w+|products?|goods|stocks?|inventor\w+|receivables?|customers?|merchandise|work)\b/i,
    bars: (role) => WRITTEN_DOWN.has(role),
  },
  {
    named: /^inventories of\b|\(inventories\)\s*$|\b(?:purchase|acquisition) value\b/i,
    unless: /\bchange|\bvariation|\bwrite|\bloss/i,
    isOpen: true,
    bars: (role) => isProfitAndLossRole(role) || roleDefinition(role).nature === "liability",
  },
  {
    named:
      /\bproceeds? (?:from|of|on) (?:sales?|disposals?) of (?:(?:an?|the|old|used) )?(?:fixed assets?|vehicles?|vans?|trucks?|equipment|plant|machinery|land|investments?|shares)\b/i,
    bars: (role) => role === "revenue" || role === "other_operating_income",
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
  // A levy on wealth is no income tax, in whatever language it is written (IAS 12.2)
  { named: /\bzakat\b|زكا[ةه]/iu, bars: (role) => TAXES.has(role) },
  { named: /\btax\w* compensation\b/i, bars: (role) => role === "employee_costs" },
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
  // Profit that is taxed later stands between equity and liabilities, and nobody is owed it
  { named: /\baccrual funds?\b/i, bars: (role) => PAYABLES.has(role) },
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
  {
    named: /\b(?:creditors?|suppliers?)\b/i,
    bars: (role) => roleDefinition(role).nature === "equity",
  },
  {
    named: /\b(?:bad|doubtful) debts?\b|\ballowances? for (?:receivables|credit|uncollectible)\b/i,
    bars: (role) => role === "operating_expenses",
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
];

/** Which roles the words of a name rule out, by the natures that the file leaves open. */
export function barredByName(
  { name, side: own }: AccountFacts,
  natures: readonly Nature[],
): (role: Role) => boolean {
  const its = bars.filter(({ named, unless, side, isOpen }) => {
    const isMeant = (side === undefined || side === own) && !(isOpen && natures.length === 1);
    return isMeant && named.test(name) && unless?.test(name) !== true;
  });
  return (role) => its.some((each) => each.bars(role));
}
