import { type Amount, plus } from "../../../money/Amount.ts";
import type { Role } from "../../../roles/roles.ts";
import { type AccountActivity, against, total } from "../AccountActivity.ts";
import { FEW, HABIT, isMostOf, isNearlyAll } from "../thresholds.ts";
import { asked, type EntryRule, OWN } from "./EntryRule.ts";

/** What stands beside assets that are sold, and beside nothing else, is the gain or the loss on them. */
export const disposalGain: EntryRule = {
  holds: ({ besideDisposal, besideNoDisposal }) => besideDisposal > 0 && besideNoDisposal === 0,
  role: "disposal_gain_loss",
  reason: "In the entries of the general ledger it stands beside assets that are sold.",
};

/** A change in value that stands beside a sale at all. */
export const disposalGainAmongChanges: EntryRule = {
  ...disposalGain,
  holds: ({ account, besideDisposal }) =>
    account.role === "fair_value_changes" && besideDisposal > 0,
  isAsked: true,
};

/** What a cost takes beside assets that are sold, for the most part. */
export const disposalGainByAnotherName: EntryRule = asked({
  ...disposalGain,
  holds: ({ besideDisposal, besideNoDisposal }) =>
    besideDisposal > 0 && besideDisposal >= besideNoDisposal,
});

/** Where a sale is booked apart from what it takes off the books, cash comes in, and most of what is charged stands beside the asset. */
export const assetsRetired: EntryRule = asked({
  ...disposalGain,
  holds: ({ retired, debits, credits }) => isMostOf(retired, total(debits)) && credits.cash > 0,
  reason: "In the entries of the general ledger it takes assets off the books.",
});

/** The same of an account in doubt: it began at nothing, and is not what a buyer owes, which comes to nothing. */
export const assetsRetiredAlone: EntryRule = {
  ...assetsRetired,
  holds: (its) =>
    its.account.opening === 0n && its.account.closing !== 0n && assetsRetired.holds(its),
};

/** Where an asset and what it has depreciated by leave the books together, sold, exchanged or scrapped, the rest is the gain or the loss. */
export const assetsDerecognised: EntryRule = asked({
  ...assetsRetired,
  holds: ({ derecognised, debits, credits }) =>
    isMostOf(derecognised, plus(total(debits), total(credits))),
});

/**
 * The same of an account that may be something else: nearly all of it, for a buyer who owes for an asset pays too, and it
 * began at nothing, for an asset that is exchanged was there before.
 */
export const assetsDerecognisedAlone: EntryRule = {
  ...assetsDerecognised,
  holds: ({ account, derecognised, debits, credits }) =>
    account.opening === 0n && isNearlyAll(derecognised, plus(total(debits), total(credits))),
};

/** What was there before, and leaves the books with what plant has depreciated by, is the cost of the plant. */
export const plantTakenOff: EntryRule = {
  holds: ({ account, takenOff, credits, lowest }) =>
    account.opening > 0n && lowest >= 0 && isNearlyAll(takenOff, total(credits)),
  role: "ppe_cost",
  reason:
    "In the entries of the general ledger it leaves the books together with what plant has depreciated by.",
};

/** What is charged beside an asset that is sold is owed by its buyer, who may have been lent it. */
export const owedForAsset: EntryRule = {
  holds: ({ debits }) => isMostOf(against(debits, "longTermAssets"), debits.other),
  role: "other_receivables",
  reason: "In the entries of the general ledger it is owed for assets that were sold.",
  isAsked: true,
  rivals: [OWN],
};

/** A gain for which nothing was sold or given in exchange, and that assets are worth more by, is a change in their value. */
export const revaluation: EntryRule = {
  holds: ({ besideDisposal, revalued, derecognised, retired, credits }) => {
    const isSold = besideDisposal > 0 || derecognised > 0 || retired > 0 || credits.cash > 0;
    return revalued > 0 && !isSold;
  },
  role: "fair_value_changes",
  reason:
    "In the entries of the general ledger assets are worth more by it, and none is sold for it.",
  isAsked: true,
};

/** What is a credit all year, and grows by depreciation alone, is what the assets have depreciated by. */
export function accumulated(role: Role): EntryRule {
  return {
    holds: ({ credits, highest }) =>
      highest <= 0 && isNearlyAll(against(credits, "depreciation"), total(credits)),
    role,
    reason:
      "In the entries of the general ledger depreciation alone adds to it, and it is a credit all year.",
  };
}

const CHARGED = "In the entries of the general ledger it is charged on assets alone.";

/** A cost that only ever adds to accumulated depreciation, and to nothing else, is the depreciation of the year. */
export const depreciationOfYear: EntryRule = {
  holds: ({ depreciated, debits, credits }) =>
    depreciated > 0 && depreciated === total(debits) && total(credits) === 0,
  role: "depreciation",
  reason: "In the entries of the general ledger it adds to accumulated depreciation alone.",
};

/** No supplier charges depreciation: what suppliers bill, or the bank pays, is a cost whatever it is called. */
export const billedCharge: EntryRule = {
  holds: (its) => {
    const { debits } = its;
    const isBilled = plus(against(debits, "suppliers"), plus(debits.cash, debits.taxed)) > 0;
    return isBilled && !isMostOf(onAssets(its), total(debits));
  },
  role: "operating_expenses",
  reason:
    "In the entries of the general ledger suppliers charge it, or it is paid, as no depreciation is.",
  isAsked: true,
  rivals: [OWN],
};

/** A charge on assets may be of every year. */
export const depreciationCharge: EntryRule = {
  holds: isChargedOnAssets,
  role: "depreciation",
  reason: CHARGED,
  isAsked: true,
  rivals: ["disposal_gain_loss", OWN],
};

/** A cost that takes assets out of the books once or twice, and adds to no depreciation, may have been booked there. */
export const takenOutOfAssets: EntryRule = {
  holds: (its) => its.depreciated === 0 && its.debits.times < FEW && isChargedOnAssets(its),
  role: OWN,
  reason: CHARGED,
  isAsked: true,
  rivals: ["depreciation", "disposal_gain_loss"],
};

/** A charge on assets of a few times may be what its name says, an impairment. */
export const impairmentCharge: EntryRule = {
  holds: (its) => its.debits.times < HABIT && isChargedOnAssets(its),
  role: OWN,
  reason: CHARGED,
  isAsked: true,
  rivals: ["depreciation"],
};

function isChargedOnAssets(its: AccountActivity): boolean {
  return isNearlyAll(onAssets(its), total(its.debits));
}

/** What is charged on assets: debited against them. */
function onAssets({ debits }: AccountActivity): Amount {
  return plus(against(debits, "longTermAssets"), against(debits, "rightOfUse"));
}

/** What is owed for the use of assets is a lease liability. */
export const leaseLiability: EntryRule = {
  holds: ({ credits }) => isMostOf(against(credits, "rightOfUse"), total(credits)),
  role: "lease_liabilities",
  reason: "In the entries of the general ledger it is owed for the use of leased assets.",
  isAsked: true,
};

/** A cost that adds to lease liabilities alone is the interest on them. */
export const leaseInterest: EntryRule = {
  holds: ({ debits }) =>
    // A lease begins once, whatever its asset is called
    debits.times > 1 && debits.other > 0 && against(debits, "leaseLiabilities") === total(debits),
  role: "interest_expense",
  reason: "In the entries of the general ledger it is added to lease liabilities alone.",
  isAsked: true,
};

/** What brings cash is no lease: it was borrowed. */
export const leaseThatBringsCash: EntryRule = {
  holds: ({ credits }) => credits.cash > 0,
  role: "borrowings",
  reason: "In the entries of the general ledger it brings cash, as no lease does.",
  isAsked: true,
  rivals: [OWN],
};

/** What is charged for an asset that is sold, and then received, is owed by its buyer and no tax. */
export const owedByBuyer: EntryRule = {
  holds: ({ debits, credits }) =>
    isMostOf(against(debits, "longTermAssets"), total(debits)) && credits.cash > 0,
  role: "other_receivables",
  reason: "In the entries of the general ledger it is owed for assets that were sold.",
  isAsked: true,
  rivals: [OWN],
};

/** No asset is sold for exactly what it cost, time after time: what is paid and comes back in cash alone may be lent. */
export const paidBack: EntryRule = {
  holds: ({ debits, credits }) =>
    debits.cash > 0 && debits.other === 0 && isNearlyAll(against(credits, "cash"), total(credits)),
  role: OWN,
  reason: "In the entries of the general ledger it is paid out, and comes back in cash alone.",
  isAsked: true,
  rivals: ["loans_receivable"],
};

/** Stock that was there before, is bought now and then and never used up may be what the entity uses itself. */
export const neverUsedUp: EntryRule = {
  holds: ({ account, debits, credits, derecognised }) => {
    const isKept = total(credits) === 0 || isMostOf(derecognised, total(credits));
    const isBought = isMostOf(plus(against(debits, "suppliers"), debits.cash), total(debits));
    return account.opening > 0n && isBought && debits.times < HABIT && isKept;
  },
  role: OWN,
  reason: "In the entries of the general ledger nothing of it is used up.",
  isAsked: true,
  rivals: ["ppe_cost"],
};
