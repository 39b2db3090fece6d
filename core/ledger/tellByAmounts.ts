import { absolute, type Minor, sum } from "../money/Minor.ts";
import type { Role } from "../roles/roles.ts";
import type { LedgerAccount } from "./LedgerAccount.ts";

/** What amounts of the books say that an account is, and why. */
export type ToldRole = { role: Role; reason: string };

/**
 * What accounts in doubt are by amounts that agree to the cent: what was accumulated rose by the charge for
 * depreciation (IAS 16.48), the tax or the interest of the year is what is still owed for it. Told only
 * where one account in doubt alone makes them agree, and by amounts that do not agree by chance.
 */
export function tellByAmounts(
  accounts: readonly LedgerAccount[],
  inDoubt: ReadonlySet<string>,
): ReadonlyMap<string, ToldRole> {
  const known = accounts.filter(({ code }) => !inDoubt.has(code));
  const asked = accounts.filter(({ code }) => inDoubt.has(code));
  const told = new Map<string, ToldRole>();
  for (const pair of pairs) {
    const [only, ...others] = asked.flatMap((account) => tellBy(pair, account, known));
    if (only !== undefined && others.length === 0) told.set(only.account.code, only.told);
  }
  return told;
}

/** A charge of the year and the balance that it goes to. */
type Pair = {
  charges: readonly Role[];
  balances: readonly Role[];
  /** The roles that an account in doubt has, as the charge and as the balance. */
  charge: Role;
  balance: Role;
  /** What of the balance, as a credit, is the charge of the year. */
  amountOf: (account: LedgerAccount) => Minor;
  says: string;
};

const rise = ({ movement }: LedgerAccount): Minor => -movement;
const owed = ({ closing }: LedgerAccount): Minor => -closing;

const pairs: readonly Pair[] = [
  {
    charges: ["depreciation", "amortisation"],
    balances: [
      "ppe_accumulated_depreciation",
      "intangibles_accumulated_amortisation",
      "right_of_use_accumulated_depreciation",
    ],
    charge: "depreciation",
    balance: "ppe_accumulated_depreciation",
    amountOf: rise,
    says: "With it the accumulated depreciation rises by the charge of the year, to the cent.",
  },
  {
    charges: ["income_tax"],
    balances: ["current_tax"],
    charge: "income_tax",
    balance: "current_tax",
    amountOf: owed,
    says: "With it the tax of the year is the tax that is owed, to the cent.",
  },
  {
    charges: ["interest_expense"],
    balances: ["interest_payable"],
    charge: "interest_expense",
    balance: "interest_payable",
    amountOf: rise,
    says: "With it the interest of the year is the rise of what is owed for it, to the cent.",
  },
];

type Told = { account: LedgerAccount; told: ToldRole };

function tellBy(
  { charges, balances, charge, balance, amountOf, says }: Pair,
  account: LedgerAccount,
  known: readonly LedgerAccount[],
): readonly Told[] {
  const charged = sum(known.filter(isOf(charges)).map(({ closing }) => closing));
  const settled = sum(known.filter(isOf(balances)).map(amountOf));
  const own = account.isProfitAndLoss ? account.closing : amountOf(account);
  const agrees = account.isProfitAndLoss ? charged + own === settled : settled + own === charged;
  if (!agrees || own <= 0n || isRound(own)) return [];
  // One side alone says nothing of the other
  if (account.isProfitAndLoss ? settled === 0n : charged === 0n) return [];
  const role = account.isProfitAndLoss ? charge : balance;
  return [{ account, told: { role, reason: says } }];
}

function isOf(roles: readonly Role[]): (account: LedgerAccount) => boolean {
  return ({ role }) => role !== null && roles.includes(role);
}

/** Whole hundreds agree by chance more easily than odd amounts. */
const HUNDRED = 100_00n;

function isRound(amount: Minor): boolean {
  return absolute(amount) % HUNDRED === 0n;
}
