/**
 * What is known of an account besides its role: which assets or debt a charge belongs to, and what
 * makes its movement something other than it seems. Read once, with the role; no later stage reads
 * a name.
 */
export const traits = {
  belongs_to_ppe: "Belongs to property, plant and equipment",
  belongs_to_investment_property: "Belongs to investment property",
  belongs_to_intangibles: "Belongs to intangible assets",
  belongs_to_goodwill: "Belongs to a business bought or sold",
  belongs_to_investments: "Belongs to financial investments",
  belongs_to_associates: "Belongs to associates and joint ventures",
  belongs_to_leases: "Belongs to leased assets",
  belongs_to_borrowings: "Belongs to borrowings",
  belongs_to_bonds: "Belongs to bonds",
  belongs_to_shares: "Belongs to shares issued",
  not_depreciated: "Is not depreciated",
  operating_lease: "Is an operating lease",
  share_options: "Is a reserve for share options",
  profit_of_the_year: "Holds the profit of the year",
  correction_of_last_year: "Is a correction of an earlier year",
  net_of_costs: "Is income less costs in one figure",
  rent_of_investment_property: "Is rent of investment property",
  interest_without_cash: "Is interest that is not paid in cash",
  discounted_debt: "Is debt carried with a discount or premium",
  convertible_debt: "Is convertible into shares",
  restoration_provision: "Is a provision for restoring a site",
  defined_benefit: "Is a defined benefit obligation",
  owed_for_assets: "Is owed for fixed assets",
  owed_for_business: "Is owed for a business bought",
  owed_for_shares: "Is owed for shares issued",
  grant: "Is a grant",
  own_work: "Is own work taken to assets",
  bargain_purchase: "Is a gain on buying a business",
  disposal_group: "Is a disposal group",
  related_party: "Is with the group, a director or an owner",
  intragroup: "Is between companies of the group",
  land: "Is land alone",
  suspense: "Waits to be placed",
  held_by_processor: "Is what a processor of payments holds",
  deposit_given: "Is a deposit that comes back",
  accrual: "Is an accrual",
  loss_allowance: "Is an allowance for doubtful debts",
  repairs: "Is for repairs and maintenance",
  wages_in_cost: "Is pay within the cost of sales",
  social_security: "Is social security on wages",
  pension_cost: "Is a contribution to pensions",
  not_wages: "Is a cost of staff that is no wage",
  distribution: "Is a distribution to owners",
  debt_repayment: "Is a repayment of debt",
  asset_purchase: "Is the purchase of an asset",
  stands_in_debit: "Stands in debit",
  stands_in_credit: "Stands in credit",
  stands_on_either_side: "May stand on either side",
} as const;

export type TraitId = keyof typeof traits;

export const traitIds = Object.keys(traits) as [TraitId, ...TraitId[]]; // keys of a closed table

/** Who said that an account has a trait: its name, or a person. */
export const traitSources = ["name", "number", "override"] as const;

/** A trait of one account, why it is thought to have it, and who said so. */
export type AccountTrait = { id: TraitId; reason: string; source: (typeof traitSources)[number] };

/** Whether an account has a trait. */
export function hasTrait(account: { traits: readonly AccountTrait[] }, id: TraitId): boolean {
  return account.traits.some((trait) => trait.id === id);
}

/** Whether a text is the id of a trait. */
export function isTrait(text: string): text is TraitId {
  return Object.hasOwn(traits, text);
}
