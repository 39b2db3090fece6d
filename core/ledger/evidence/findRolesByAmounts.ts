import { isWholeHundreds } from "../../money/isWholeHundreds.ts";
import { type Minor, sum } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import type { RoleFinding } from "./RoleFinding.ts";

/**
 * Finds roles of accounts in doubt by amounts that agree to the cent. Examples: accumulated depreciation rises by the
 * depreciation of the year (IAS 16.48); the tax liability equals the tax charge of the year; a payable equals one
 * unpaid charge. Also: the only possible debt in books with interest expense.
 * A finding needs exactly one account in doubt that makes the amounts agree, and amounts that are unlikely to agree by
 * chance.
 */
export function findRolesByAmounts(
  accounts: readonly LedgerAccount[],
  inDoubt: ReadonlySet<string>,
  decimals: number,
): ReadonlyMap<string, RoleFinding> {
  const known = accounts.filter(({ code }) => !inDoubt.has(code));
  const asked = accounts.filter(({ code }) => inDoubt.has(code));
  // Round amounts agree by chance more often
  const isRound = (amount: Minor) => isWholeHundreds(amount, decimals);
  const tests = [
    debtOf(known),
    payableOf(known, isRound),
    ...pairs.map((pair) => pairOf(pair, known, isRound)),
  ];
  const findings = new Map<string, RoleFinding>();
  for (const test of tests) {
    const [only, ...others] = asked.flatMap((account) => {
      const role = test(account);
      return role === null ? [] : [{ code: account.code, role }];
    });
    if (only !== undefined && others.length === 0) findings.set(only.code, only.role);
  }
  return findings;
}

/**
 * What an account in doubt would be beside the known accounts. The known accounts are searched once, when the test is
 * made.
 */
type AmountTest = (account: LedgerAccount) => RoleFinding | null;

type IsRound = (amount: Minor) => boolean;

/** A charge of the year and the balance sheet account that it is posted to. */
type Pair = {
  charges: readonly Role[];
  balances: readonly Role[];
  /** The roles that an account in doubt gets, as the charge and as the balance. */
  charge: Role;
  balance: Role;
  /** Charges with a balance of their own, for books that keep the two apart. */
  parts?: readonly Part[];
  /** The part of the balance, credit-positive, that is the charge of the year. */
  amountOf: (account: LedgerAccount) => Minor;
  says: string;
};

type Part = { charge: Role; balance: Role };

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
    parts: [{ charge: "amortisation", balance: "intangibles_accumulated_amortisation" }],
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

function pairOf(
  { charges, balances, charge, balance, parts, amountOf, says }: Pair,
  known: readonly LedgerAccount[],
  isRound: IsRound,
): AmountTest {
  const charged = sum(known.filter(isOf(charges)).map(({ closing }) => closing));
  const settled = sum(known.filter(isOf(balances)).map(amountOf));
  const partOf = partsOf(parts ?? [], known, amountOf);
  return (account) => {
    const { isProfitAndLoss, role } = account;
    const own = isProfitAndLoss ? account.closing : amountOf(account);
    const agrees = isProfitAndLoss ? charged + own === settled : settled + own === charged;
    if (!agrees || own <= 0n || isRound(own)) return null;
    // With no amount on the other side there is nothing to agree with
    if ((isProfitAndLoss ? settled : charged) === 0n) return null;
    // Keep a name that states which asset it is accumulated on
    const named = role !== null && balances.includes(role) ? role : null;
    const accumulated = named ?? partOf(account) ?? balance;
    const finding: RoleFinding = { role: isProfitAndLoss ? charge : accumulated, reason: says };
    if (!isPerhapsIncome(account)) return finding;
    return { ...finding, isAsked: true, rivals: ["other_operating_income"] };
  };
}

/** The role of the balance whose own charge equals an account's amount, such as accumulated amortisation. */
function partsOf(
  parts: readonly Part[],
  known: readonly LedgerAccount[],
  amountOf: Pair["amountOf"],
): (account: LedgerAccount) => Role | null {
  const left = parts.map(({ charge, balance }) => ({
    balance,
    amount:
      sum(known.filter(isOf([charge])).map(({ closing }) => closing)) -
      sum(known.filter(isOf([balance])).map(amountOf)),
  }));
  return (account) =>
    left.find(({ amount }) => amount !== 0n && amount === amountOf(account))?.balance ?? null;
}

/**
 * Whether the account may be income, since the file does not say that it is a balance. Example: a tax credit of the
 * year.
 */
function isPerhapsIncome({ isProfitAndLoss, type, opening }: LedgerAccount): boolean {
  return !isProfitAndLoss && type === "" && opening === 0n;
}

/** Interest of the year is between 1 % and 20 % of the principal. */
const LEAST_INTEREST = 1n;
const MOST_INTEREST = 20n;

/** The debt in books that have interest expense and no account that bears it. */
function debtOf(known: readonly LedgerAccount[]): AmountTest {
  const interest = sum(known.filter(isOf(["interest_expense"])).map(({ closing }) => closing));
  if (interest <= 0n || known.some(bearsInterest)) return () => null;
  const reason = "Nothing else in the books bears the interest of the year.";
  return (account) => {
    const principal = owed(account) > 0n ? owed(account) : -account.opening;
    const isInProportion =
      interest * 100n >= principal * LEAST_INTEREST && interest * 100n <= principal * MOST_INTEREST;
    return principal > 0n && isInProportion ? { role: "borrowings", reason, isAsked: true } : null;
  };
}

/** A debt at either date, or an overdrawn bank account. */
function bearsInterest(account: LedgerAccount): boolean {
  const isUsed = account.opening !== 0n || account.closing !== 0n;
  if (isOf(BEARING_INTEREST)(account)) return isUsed;
  const isOverdrawn = account.opening < 0n || account.closing < 0n;
  return account.role === "cash_and_cash_equivalents" && isOverdrawn;
}

const BEARING_INTEREST: readonly Role[] = [
  "borrowings",
  "bonds",
  "lease_liabilities",
  "bank_overdraft",
];

/** The payable for one unpaid charge of the year, by the role of the charge. */
const PAYABLES: ReadonlyMap<Role, Role> = new Map<Role, Role>([
  ["employee_costs", "employee_payables"],
  ["operating_expenses", "other_payables"],
]);

/** Finds a payable that equals one charge of the year to the cent, and no other account. */
function payableOf(known: readonly LedgerAccount[], isRound: IsRound): AmountTest {
  const onlyOf = new Map<Minor, LedgerAccount | null>();
  for (const each of known) onlyOf.set(each.closing, onlyOf.has(each.closing) ? null : each);
  return (account) => {
    const amount = owed(account);
    const charge = onlyOf.get(amount);
    const role = charge?.isProfitAndLoss && charge.role ? PAYABLES.get(charge.role) : undefined;
    if (role === undefined || amount <= 0n || isRound(amount)) return null;
    const finding: RoleFinding = {
      role,
      reason: "It is owed for one charge of the year, to the cent.",
    };
    // As income it may be an amount recharged to others
    return account.isProfitAndLoss ? { ...finding, isAsked: true } : finding;
  };
}

function isOf(roles: readonly Role[]): (account: LedgerAccount) => boolean {
  return ({ role }) => role !== null && roles.includes(role);
}
