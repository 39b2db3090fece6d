import { type Amount, plus } from "../../../money/Amount.ts";
import type { Role } from "../../../roles/roles.ts";
import { type AccountActivity, against, total } from "../AccountActivity.ts";
import { FEW, HABIT, isMostOf, isNearlyAll } from "../thresholds.ts";
import { asked, type EntryRule, OWN } from "./EntryRule.ts";

/** An account that is posted only in entries that sell assets is the gain or loss on disposal. */
export const disposalGain: EntryRule = {
  holds: ({ besideDisposal, besideNoDisposal }) => besideDisposal > 0 && besideNoDisposal === 0,
  role: "disposal_gain_loss",
  reason: "In the entries of the general ledger it stands beside assets that are sold.",
};

/** A fair value change that is posted in a sale at least once. */
export const disposalGainAmongChanges: EntryRule = {
  ...disposalGain,
  holds: ({ account, besideDisposal }) =>
    account.role === "fair_value_changes" && besideDisposal > 0,
  isAsked: true,
};

/** A cost account that is posted mostly in entries that sell assets. */
export const disposalGainByAnotherName: EntryRule = asked({
  ...disposalGain,
  holds: ({ besideDisposal, besideNoDisposal }) =>
    besideDisposal > 0 && besideDisposal >= besideNoDisposal,
});

/**
 * The proceeds and the derecognition may be in separate entries: then the account receives cash and is mostly debited
 * against the asset.
 */
export const assetsRetired: EntryRule = asked({
  ...disposalGain,
  holds: ({ retired, debits, credits }) => isMostOf(retired, total(debits)) && credits.cash > 0,
  reason: "In the entries of the general ledger it takes assets off the books.",
});

/** The same for an account in doubt. It starts at zero, and does not end at zero as the buyer's receivable does. */
export const assetsRetiredAlone: EntryRule = {
  ...assetsRetired,
  holds: (its) =>
    its.account.opening === 0n && its.account.closing !== 0n && assetsRetired.holds(its),
};

/**
 * Where an asset and its accumulated depreciation leave the books in one entry (sale, exchange, scrapping), the rest of
 * the entry is the gain or loss.
 */
export const assetsDerecognised: EntryRule = asked({
  ...assetsRetired,
  holds: ({ derecognised, debits, credits }) =>
    isMostOf(derecognised, plus(total(debits), total(credits))),
});

/**
 * The same for an account of another role, with more evidence: nearly all of it, since a receivable from the buyer is
 * paid too; and zero at the start, since an asset given in exchange was there before.
 */
export const assetsDerecognisedAlone: EntryRule = {
  ...assetsDerecognised,
  holds: ({ account, derecognised, debits, credits }) =>
    account.opening === 0n && isNearlyAll(derecognised, plus(total(debits), total(credits))),
};

/** An opening balance that leaves the books together with accumulated depreciation of plant is the cost of plant. */
export const plantTakenOff: EntryRule = {
  holds: ({ account, takenOff, credits, lowest }) =>
    account.opening > 0n && lowest >= 0 && isNearlyAll(takenOff, total(credits)),
  role: "ppe_cost",
  reason:
    "In the entries of the general ledger it leaves the books together with what plant has depreciated by.",
};

/** An amount charged in the entry of a disposal is owed by the buyer, or lent to them. */
export const owedForAsset: EntryRule = {
  holds: ({ debits }) => isMostOf(against(debits, "longTermAssets"), debits.other),
  role: "other_receivables",
  reason: "In the entries of the general ledger it is owed for assets that were sold.",
  isAsked: true,
  rivals: [OWN],
};

/** A gain that increases the carrying amount of assets, with nothing sold or exchanged, is a change in value. */
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

/** A balance that is a credit all year and grows by depreciation only is accumulated depreciation. */
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

/** A cost that only ever adds to accumulated depreciation is the depreciation of the year. */
export const depreciationOfYear: EntryRule = {
  holds: ({ depreciated, debits, credits }) =>
    depreciated > 0 && depreciated === total(debits) && total(credits) === 0,
  role: "depreciation",
  reason: "In the entries of the general ledger it adds to accumulated depreciation alone.",
};

/** Depreciation is neither invoiced nor paid. A charge that is, is another cost. */
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

/** A charge on assets may be the regular depreciation. */
export const depreciationCharge: EntryRule = {
  holds: isChargedOnAssets,
  role: "depreciation",
  reason: CHARGED,
  isAsked: true,
  rivals: ["disposal_gain_loss", OWN],
};

/**
 * A cost that credits assets once or twice, and no accumulated depreciation, may be a reclassification or a disposal.
 */
export const takenOutOfAssets: EntryRule = {
  holds: (its) => its.depreciated === 0 && its.debits.times < FEW && isChargedOnAssets(its),
  role: OWN,
  reason: CHARGED,
  isAsked: true,
  rivals: ["depreciation", "disposal_gain_loss"],
};

/** A charge on assets that occurs a few times may be an impairment, as the name says. */
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

/** The amount debited against long-term and leased assets. */
function onAssets({ debits }: AccountActivity): Amount {
  return plus(against(debits, "longTermAssets"), against(debits, "rightOfUse"));
}

/** A liability that arises with a right-of-use asset is a lease liability. */
export const leaseLiability: EntryRule = {
  holds: ({ credits }) => isMostOf(against(credits, "rightOfUse"), total(credits)),
  role: "lease_liabilities",
  reason: "In the entries of the general ledger it is owed for the use of leased assets.",
  isAsked: true,
};

/** A cost that is added to lease liabilities only is the interest on them. */
export const leaseInterest: EntryRule = {
  holds: ({ debits }) =>
    // The start of a lease is one entry; interest is several
    debits.times > 1 && debits.other > 0 && against(debits, "leaseLiabilities") === total(debits),
  role: "interest_expense",
  reason: "In the entries of the general ledger it is added to lease liabilities alone.",
  isAsked: true,
};

/** A lease brings no cash; a loan does. */
export const leaseThatBringsCash: EntryRule = {
  holds: ({ credits }) => credits.cash > 0,
  role: "borrowings",
  reason: "In the entries of the general ledger it brings cash, as no lease does.",
  isAsked: true,
  rivals: [OWN],
};

/** An amount charged in the entry of a disposal and then received is owed by the buyer; it is no tax. */
export const owedByBuyer: EntryRule = {
  holds: ({ debits, credits }) =>
    isMostOf(against(debits, "longTermAssets"), total(debits)) && credits.cash > 0,
  role: "other_receivables",
  reason: "In the entries of the general ledger it is owed for assets that were sold.",
  isAsked: true,
  rivals: [OWN],
};

/**
 * An asset is hardly ever sold at cost, let alone regularly. What is paid out and comes back in cash only may be a
 * loan.
 */
export const paidBack: EntryRule = {
  holds: ({ debits, credits }) =>
    debits.cash > 0 && debits.other === 0 && isNearlyAll(against(credits, "cash"), total(credits)),
  role: OWN,
  reason: "In the entries of the general ledger it is paid out, and comes back in cash alone.",
  isAsked: true,
  rivals: ["loans_receivable"],
};

/** Inventories with an opening balance that are bought rarely and never used may be equipment. */
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
