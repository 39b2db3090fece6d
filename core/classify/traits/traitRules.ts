import type { Role } from "../../roles/roles.ts";
import type { TraitId } from "../../roles/traits.ts";
import { anyOf, inOrder, type TextPattern, together, unless } from "../../text/TextPattern.ts";
import { isResultName } from "../readings/isResultName.ts";

/** A trait that the name of an account of one of these roles says it has. */
export type TraitRule = {
  trait: TraitId;
  /** Left out where any role may have it. */
  roles?: readonly Role[];
  name: TextPattern;
};

/** A trait that one of these words of a name says, each in the form `tokenise` gives it. */
export type WordRule = { trait: TraitId; roles?: readonly Role[]; words: readonly string[] };

const DEBT: readonly Role[] = ["borrowings", "bonds"];
const LEASED: readonly Role[] = [
  "right_of_use_assets",
  "right_of_use_accumulated_depreciation",
  "lease_liabilities",
];

const EXCHANGE = /\b(exchange|currency|fx)\b/i;

/** One kind of trait a row; every row that fits counts. */
export const traitRules: readonly TraitRule[] = [
  {
    // Land is not depreciated, nor what is built or to be sold, nor what may last for ever.
    trait: "not_depreciated",
    roles: ["ppe_cost", "intangibles_cost", "right_of_use_assets"],
    name: anyOf(/construction|progress|indefinite|brand|trade ?mark|domain|crypto|emission/i, {
      test: isBareLand,
    }),
  },
  { trait: "operating_lease", roles: LEASED, name: /\boperating lease/i },
  {
    trait: "share_options",
    roles: ["other_reserves"],
    name: /option|share[- ]based|warrant|\besop\b/i,
  },
  {
    trait: "belongs_to_shares",
    roles: ["other_reserves"],
    name: /share[- ](option|based)|option|warrant|paid[- ]in|apic|merger|esop/i,
  },
  {
    trait: "belongs_to_investments",
    roles: ["other_reserves"],
    name: /fair value|hedg|fvt?oci|available[- ]for[- ]sale|comprehensive|\ba?oci\b/i,
  },
  {
    trait: "defined_benefit",
    roles: ["other_reserves"],
    name: /\b(actuarial|remeasurements?|pensions?|defined benefit|retirement benefits?)\b/i,
  },
  {
    trait: "profit_of_the_year",
    roles: ["retained_earnings"],
    name: unless(
      /\b(for|of) the (year|period)\b|\b(current|this) year\b|^(add:? )?net (profit|income|loss)\b/i,
      /\b(begin|beginning|start|end|opening|closing|forward|accumulated|prior|previous|last)\b/i,
    ),
  },
  {
    trait: "correction_of_last_year",
    roles: ["retained_earnings", "other_reserves"],
    name: anyOf(
      /\b(prior|previous|last)[- ](year|period)s?('s)? (adjustment|correction|error|restatement)/i,
      /\brestatement\b|\bchanges? (in|of) accounting polic(y|ies)\b|\bcorrection of errors?\b/i,
    ),
  },
  { trait: "net_of_costs", roles: ["revenue"], name: { test: isResultName } },
  {
    trait: "rent_of_investment_property",
    roles: ["other_operating_income", "revenue"],
    name: together(/\brent/i, /investment propert/i),
  },
  {
    trait: "belongs_to_bonds",
    roles: ["foreign_exchange_gain_loss"],
    name: inOrder(EXCHANGE, /\b(bonds?|debentures?)\b/i),
  },
  {
    trait: "belongs_to_borrowings",
    roles: ["foreign_exchange_gain_loss"],
    name: inOrder(EXCHANGE, /\b(loans?|borrowings?|debts?)\b(?! (to|receivable))/i),
  },
  {
    trait: "interest_without_cash",
    roles: ["interest_expense"],
    name: anyOf(
      /\bunwind|\baccretion|amorti[sz]ation/i,
      together(/interest/i, /pension|defined benefit|retirement/i),
    ),
  },
  {
    trait: "discounted_debt",
    roles: DEBT,
    name: /\bdiscount|\bpremium|convertible|liability component|amorti[sz]ed cost|zero[- ]coupon|rolled[- ]up|payment[- ]in[- ]kind|\bpik\b|un?amorti[sz]ed|issu(e|ance) costs/i,
  },
  { trait: "convertible_debt", roles: DEBT, name: /convertible/i },
  {
    trait: "restoration_provision",
    roles: ["provisions"],
    name: /decommission|dismantl|restoration|rehabilitat|asset retirement|site clean/i,
  },
  {
    trait: "defined_benefit",
    roles: ["retirement_benefits"],
    name: /defined benefit|\bdeficit|net pension|pension (liability|obligation)/i,
  },
  {
    trait: "owed_for_assets",
    roles: ["trade_payables", "other_payables"],
    name: anyOf(
      /capital (expenditure|creditor|accrual|payable|goods)|\bcapex\b/i,
      /\b(suppliers?|vendors?) (of|for) fixed assets?|\bfixed assets? (suppliers?|vendors?)/i,
      inOrder(
        /creditor|payable|accru|owing|owed/i,
        /fixed asset|plant|equipment|machinery|property|construction/i,
      ),
      inOrder(/fixed asset|plant|equipment|machinery|construction/i, /creditor|payable|accru/i),
    ),
  },
  {
    trait: "owed_for_business",
    roles: ["trade_payables", "other_payables", "provisions"],
    name: /(deferred|contingent) (consideration|purchase price)|earn[- ]?out/i,
  },
  {
    trait: "owed_for_shares",
    roles: ["other_receivables", "trade_receivables"],
    name: anyOf(
      /\b(capital|shares?)\b.{0,20}\b(not (yet )?paid|unpaid|receivable|in arrears)/i,
      /\bunpaid (share )?capital\b|\b(share )?subscriptions? receivable\b|\bcalls in arrears\b/i,
    ),
  },
  {
    trait: "grant",
    roles: ["contract_liabilities", "other_payables"],
    name: /\bgrants?\b|\bsubsid(y|ies)\b/i,
  },
  {
    trait: "own_work",
    roles: ["other_operating_income", "employee_costs", "cost_of_sales", "operating_expenses"],
    name: anyOf(
      /\bown (work|labou?r|production|construction)\b/i,
      /\bcapitali[sz]ed (own |internal )?(work|labou?r|production|wages|salaries|payroll|staff costs?)\b/i,
      /\b(work|labou?r|production|wages|salaries|payroll|staff costs?) capitali[sz]ed\b/i,
    ),
  },
  {
    trait: "wages_in_cost",
    roles: ["cost_of_sales"],
    name: unless(
      /\b(labou?r|wages?|salar(y|ies)|payroll)\b/i,
      /\b(sub|subcontract\w*|contract\w*|agency|temp\w*|casual|outside|hired|outsourced|freelance\w*|materials?|overheads?|own|capitali[sz]ed)\b/i,
    ),
  },
  { trait: "bargain_purchase", name: /bargain purchase|negative goodwill/i },
  {
    trait: "disposal_group",
    name: anyOf(/disposal group/i, inOrder(/liabilit(y|ies)/i, /held for sale/i)),
  },
  {
    trait: "related_party",
    roles: ["other_receivables", "other_payables", "trade_receivables", "trade_payables"],
    name: /group (undertaking|compan|entit)|inter[- ]?company|related (part|compan|entit)|\b(parent|holding|associated|affiliated) (compan|undertaking|entit)|subsidiar|affiliates?\b|director|shareholder/i,
  },
  {
    trait: "deposit_given",
    roles: ["other_receivables"],
    name: together(/\bdeposits?\b/i, /\b(rent|rental|security|lease|landlord|utilit(y|ies))\b/i),
  },
];

/** What the analyst asks of a name; it moves no money. */
export const wordRules: readonly WordRule[] = [
  {
    trait: "suspense",
    words: ["suspense", "misposting", "unallocated", "unidentified", "clearing", "uncategorised"],
  },
  {
    trait: "held_by_processor",
    roles: ["cash_and_cash_equivalents"],
    words: [
      "card",
      "merchant",
      "paypal",
      "stripe",
      "square",
      "gocardless",
      "worldpay",
      "sumup",
      "payoneer",
      "zettle",
      "adyen",
      "klarna",
      "shopify",
      "yoco",
      "speedpoint",
      "eftpos",
    ],
  },
  { trait: "intragroup", words: ["intercompany", "intragroup"] },
  {
    trait: "intragroup",
    roles: ["other_receivables", "other_payables", "trade_payables"],
    words: ["group"],
  },
  {
    trait: "accrual",
    roles: ["other_payables", "trade_payables", "employee_payables", "interest_payable"],
    words: ["accrued", "accrual"],
  },
  {
    trait: "loss_allowance",
    roles: ["trade_receivables"],
    words: ["allowance", "doubtful", "credit", "impairment", "provision", "bad"],
  },
  {
    trait: "repairs",
    roles: ["operating_expenses", "cost_of_sales"],
    words: ["repair", "maintenance", "renewal"],
  },
  {
    trait: "social_security",
    roles: ["employee_costs"],
    words: ["national", "social", "payroll", "fica", "superannuation"],
  },
  { trait: "pension_cost", roles: ["employee_costs"], words: ["pension", "retirement"] },
  {
    trait: "not_wages",
    roles: ["employee_costs"],
    words: [...["training", "recruitment", "travel", "welfare", "insurance", "bonus", "medical"]],
  },
];

/** Land without what stands on it. */
function isBareLand(name: string): boolean {
  const [, ...behindLand] = name.split(/\bland\b/i);
  return behindLand.length > 0 && !/building|premises|plant/i.test(behindLand.at(-1) ?? "");
}
