import { plus } from "../../../money/Amount.ts";
import { type Role, roleDefinition } from "../../../roles/roles.ts";
import { type AccountActivity, against, total } from "../AccountActivity.ts";
import { reserves } from "../reserves.ts";
import { FEW, HABIT, isMostOf, isNearlyAll, isSeldom } from "../thresholds.ts";
import { asked, type EntryRule, OWN } from "./EntryRule.ts";

/** Income that customers are charged or pay, nearly all of one side and nothing at the start. */
export const sales: EntryRule = {
  holds: (its) => isSale(its, isNearlyAll),
  role: "revenue",
  reason:
    "In the entries of the general ledger customers are charged for it, time and again, and it is never settled.",
};

/** The same of another name, of which most is enough. */
export const salesByAnotherName: EntryRule = asked({
  ...sales,
  holds: (its) => its.account.role !== "revenue" && isSale(its, isMostOf),
});

/** Sales that are called gains on assets, and no entry takes an asset off the books for them: "Plant sales" of a nursery. */
export const salesNotDisposals: EntryRule = {
  ...salesByAnotherName,
  holds: (its) => its.besideDisposal === 0 && its.retired === 0 && salesByAnotherName.holds(its),
};

/** What customers are charged for beside sales, time and again, and is never paid over, may be income of its own kind. */
export const chargedAndKept: EntryRule = {
  holds: ({ account, debits, credits }) => {
    const isKept = account.opening === 0n && total(debits) === 0 && credits.times >= HABIT;
    const ofCustomers = plus(against(credits, "customers"), against(credits, "cash"));
    return isKept && against(credits, "customers") > 0 && isNearlyAll(ofCustomers, total(credits));
  },
  role: OWN,
  reason:
    "In the entries of the general ledger customers are charged for it, time and again, and it is never paid over.",
  isAsked: true,
  rivals: ["revenue"],
};

function isSale(its: AccountActivity, isEnough: typeof isMostOf): boolean {
  return its.account.role !== "other_operating_income" && isChargedToCustomers(its, isEnough);
}

/** Income that is called other and that customers are charged time and again: rent, or fees, may be what the entity lives on. */
export const tradedIncome: EntryRule = {
  holds: (its) => isChargedToCustomers(its, isNearlyAll),
  role: OWN,
  reason:
    "In the entries of the general ledger customers are charged for it, time and again: it may be revenue.",
  isAsked: true,
  rivals: ["revenue"],
};

function isChargedToCustomers(
  { account, billed, credits, debits }: AccountActivity,
  isEnough: typeof isMostOf,
): boolean {
  if (account.opening !== 0n || credits.times < HABIT) return false;
  const charged = plus(against(credits, "customers"), against(credits, "cash"));
  const isOfCustomers = isMostOf(against(credits, "customers"), charged) || credits.taxed > 0;
  return isOfCustomers && isEnough(billed, total(credits)) && isSeldom(debits, credits);
}

/** What lowers what customers owe, and the sales tax on it. */
export const salesReturns: EntryRule = {
  holds: ({ account, debits, credits }) =>
    account.opening === 0n &&
    isSeldom(credits, debits) &&
    isNearlyAll(against(debits, "customers"), total(debits)) &&
    isNearlyAll(debits.taxed, total(debits)),
  role: "revenue",
  reason:
    "In the entries of the general ledger it lowers what customers owe, and the sales tax on it.",
};

/** What customers do not pay when they pay: a discount, or a fee kept back, which lowers what is received alike. */
export const discounts: EntryRule = {
  holds: ({ account: { role, opening }, debits, credits }) =>
    (role === null || role === "revenue" || role === "operating_expenses") &&
    opening === 0n &&
    total(credits) === 0 &&
    debits.other === 0 &&
    debits.cash > 0 &&
    against(debits, "customers") === debits.cash,
  role: OWN,
  unnamed: "revenue",
  reason: "In the entries of the general ledger it is what customers do not pay when they pay.",
};

/** Customers leave a discount unpaid, and no pay or loss: what a name calls an allowance lowers what is received. */
export const discountsByAnotherName: EntryRule = {
  holds: ({ debits, credits }) =>
    total(credits) === 0 && debits.cash > 0 && against(debits, "customers") === total(debits),
  role: "revenue",
  reason: discounts.reason,
  isAsked: true,
  rivals: ["operating_expenses", OWN],
};

/** The same of what was learnt from other charts as neither revenue nor a cost. */
export const learntDiscounts: EntryRule = {
  ...discountsByAnotherName,
  holds: (its) => !LOWERED.has(its.account.role) && discountsByAnotherName.holds(its),
};

const LOWERED: ReadonlySet<Role | null> = new Set<Role | null>([
  "revenue",
  "operating_expenses",
  "bad_debts",
]);

/** What lowers what customers owe without cash, time and again, may be taken back from them although a name calls it a cost. */
export const takenBack: EntryRule = {
  holds: ({ account, debits, credits }) =>
    account.opening === 0n &&
    debits.times >= FEW &&
    isSeldom(credits, debits) &&
    isNearlyAll(against(debits, "customers"), total(debits)) &&
    isMostOf(debits.other, total(debits)),
  role: "revenue",
  reason: "In the entries of the general ledger it lowers what customers owe, time and again.",
  isAsked: true,
  rivals: ["bad_debts", OWN],
};

/** Income that nobody is charged for, and that comes in as cash a few times without sales tax, may be no revenue. */
export const receivedNotCharged: EntryRule = {
  holds: ({ account, besideDisposal, debits, credits }) =>
    account.opening === 0n &&
    besideDisposal === 0 &&
    credits.cash > 0 &&
    credits.other === 0 &&
    credits.times < HABIT &&
    credits.taxed === 0 &&
    against(credits, "customers") === 0 &&
    total(debits) === 0,
  role: OWN,
  unnamed: "other_operating_income",
  reason:
    "In the entries of the general ledger it is received a few times, and no customer is charged for it.",
  isAsked: true,
  rivals: ["revenue", "other_operating_income"],
};

/** The same of what nothing places: what began at nothing and comes in again may be borrowed, or paid in. */
export const unplacedReceived: EntryRule = {
  ...receivedNotCharged,
  holds: (its) =>
    its.account.role === null && its.credits.times >= FEW && receivedNotCharged.holds(its),
  rivals: ["revenue", "borrowings", "share_capital"],
};

/** What customers were charged or paid for, and goes into income alone, was billed ahead. */
export const billedAhead: EntryRule = {
  holds: ({ account, debits, credits, highest }) => {
    const charged = plus(against(credits, "customers"), against(credits, "cash"));
    const isCharged = isNearlyAll(charged, total(credits)) && against(credits, "customers") > 0;
    const isEarned = debits.cash === 0 && isNearlyAll(against(debits, "sales"), debits.other);
    return isCharged && isEarned && highest <= 0 && account.opening <= 0n;
  },
  role: "contract_liabilities",
  reason:
    "In the entries of the general ledger customers are charged for it, and it becomes income.",
};

/** What only comes in as cash, and goes into income for the most part, was paid ahead; what was charged first was owed. */
export const paidByCustomersAhead: EntryRule = {
  holds: ({ debits, credits, lowest }) => {
    const earned = plus(against(debits, "sales"), against(debits, "otherIncome"));
    const isPaidIn = credits.cash > 0 && credits.other === 0 && lowest < 0;
    return isPaidIn && debits.cash === 0 && isMostOf(earned, debits.other);
  },
  role: "contract_liabilities",
  reason: "In the entries of the general ledger it comes in as cash and becomes income.",
  isAsked: true,
};

/** Income that is received, and then becomes other income for the most part, may have been paid ahead. */
export const incomePaidAhead: EntryRule = {
  ...paidByCustomersAhead,
  holds: (its) => paidByCustomersAhead.holds(its) && !isSeldom(its.debits, its.credits),
  rivals: [OWN],
};

/** What only ever came in as cash, and is never ahead of it, was not paid ahead by the entity but received. */
export const receivedNotPaidAhead: EntryRule = {
  ...paidByCustomersAhead,
  holds: ({ account, debits, credits, highest }) =>
    credits.cash > 0 &&
    credits.other === 0 &&
    debits.cash === 0 &&
    highest <= 0 &&
    account.opening <= 0n,
};

/** What only ever becomes income was paid or charged ahead. */
export const releasedToIncome: EntryRule = {
  holds: ({ account, debits, highest }) => {
    const earned = plus(against(debits, "sales"), against(debits, "otherIncome"));
    const isReleased = debits.cash === 0 && isNearlyAll(earned, debits.other) && highest <= 0;
    return isReleased && account.role !== "contract_liabilities";
  },
  role: "contract_liabilities",
  reason: "In the entries of the general ledger it is not paid, and becomes income.",
  isAsked: true,
  rivals: [OWN],
};

const onlyReceived: Omit<EntryRule, "holds"> = {
  role: OWN,
  reason:
    "In the entries of the general ledger it is only ever received in cash: it may be income.",
  isAsked: true,
  rivals: ["revenue", "other_operating_income"],
};

/** What is owed by a name, begins at nothing and is only ever received, time and again, may be income. */
export const debtOnlyReceived: EntryRule = {
  ...onlyReceived,
  holds: ({ account, debits, credits }) =>
    account.opening === 0n &&
    credits.times >= HABIT &&
    isNearlyAll(credits.cash, total(credits)) &&
    isSeldom(debits, credits),
};

/** What was nil before, and is a debt or a reserve by a name in doubt, is perhaps income where cash was received. */
export const unsureOnlyReceived: EntryRule = {
  ...onlyReceived,
  holds: (its) => its.account.role !== "interest_payable" && isReceivedAlone(its),
};

function isReceivedAlone({ account, debits, credits }: AccountActivity): boolean {
  const { role, opening } = account;
  if (role === null || opening !== 0n || credits.cash === 0) return false;
  const isDebt = roleDefinition(role).nature === "liability";
  // No cash reaches a reserve
  return (isDebt && credits.other === 0 && total(debits) === 0) || reserves.has(role);
}

/** A cost that is only ever received: costs seldom are. What is kept back from a payment is not received. */
export const costOnlyReceived: EntryRule = {
  ...onlyReceived,
  holds: ({ debits, credits }) =>
    isMostOf(against(credits, "cash"), total(credits)) &&
    credits.other === 0 &&
    total(debits) === 0,
  reason: "In the entries of the general ledger it is only ever received in cash, as no cost is.",
  rivals: ["revenue", "other_operating_income", "disposal_gain_loss"],
};

/** A cost that is a credit in the end, and is received in cash for the most part, may be what customers paid ahead. */
export const costInCredit: EntryRule = {
  ...onlyReceived,
  holds: ({ credits }) => isMostOf(against(credits, "cash"), total(credits)),
  reason: "In the entries of the general ledger it is mostly received in cash, as no cost is.",
  rivals: ["revenue", "contract_liabilities", "disposal_gain_loss"],
};

/** Profit of earlier years, or a loss of them, that no entry touches is what its name says. */
export const retained: EntryRule = {
  holds: ({ account, debits, credits }) =>
    account.role === "retained_earnings" &&
    account.opening !== 0n &&
    debits.times === 0 &&
    credits.times === 0,
  role: OWN,
  reason: "Its name says so, and it carries a balance that no entry of the general ledger touches.",
};
