import { isWholeHundreds } from "../../money/isWholeHundreds.ts";
import { type Minor, sum } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import type { RoleFinding } from "./RoleFinding.ts";

/**
 * What accounts in doubt are by amounts that agree to the cent: what was accumulated rose by the charge for
 * depreciation (IAS 16.48), the tax or the interest of the year is what is still owed for it, a payable is
 * one charge that is not paid yet; and what bears the interest, where nothing else in the books does. Told
 * only where one account in doubt alone makes them agree, and by amounts that do not agree by chance.
 */
export function findRolesByAmounts(
  accounts: readonly LedgerAccount[],
  inDoubt: ReadonlySet<string>,
  decimals: number,
): ReadonlyMap<string, RoleFinding> {
  const known = accounts.filter(({ code }) => !inDoubt.has(code));
  const asked = accounts.filter(({ code }) => inDoubt.has(code));
  // Whole hundreds agree by chance more easily than odd amounts
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

/** What an account in doubt would be beside the accounts that are known, which are looked through once. */
type AmountTest = (account: LedgerAccount) => RoleFinding | null;

type IsRound = (amount: Minor) => boolean;

/** A charge of the year and the balance that it goes to. */
type Pair = {
  charges: readonly Role[];
  balances: readonly Role[];
  /** The roles that an account in doubt has, as the charge and as the balance. */
  charge: Role;
  balance: Role;
  /** Charges that have a balance of their own, where they agree with it apart from the others. */
  parts?: readonly Part[];
  /** What of the balance, as a credit, is the charge of the year. */
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
    // One side alone says nothing of the other
    if ((isProfitAndLoss ? settled : charged) === 0n) return null;
    // A name that says which of the assets it is accumulated on is not contradicted
    const named = role !== null && balances.includes(role) ? role : null;
    const accumulated = named ?? partOf(account) ?? balance;
    const finding: RoleFinding = { role: isProfitAndLoss ? charge : accumulated, reason: says };
    if (!isPerhapsIncome(account)) return finding;
    return { ...finding, isAsked: true, rivals: ["other_operating_income"] };
  };
}

/** The balance of a charge with which an account agrees, the other charges of the pair left out. */
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

/** Whether the file does not say that an account is a balance: it may be income, such as a credit of the tax of the year. */
function isPerhapsIncome({ isProfitAndLoss, type, opening }: LedgerAccount): boolean {
  return !isProfitAndLoss && type === "" && opening === 0n;
}

/** Interest of the year in hundredths of what it is paid for, where it is neither nothing nor out of proportion. */
const LEAST_INTEREST = 1n;
const MOST_INTEREST = 20n;

/** The debt of books that have interest and nothing that bears it. */
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

/** A debt at either date, or a bank account that is overdrawn. */
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

/** What is owed for one charge of the year that was not paid, by the role of the charge. */
const PAYABLES: ReadonlyMap<Role, Role> = new Map<Role, Role>([
  ["employee_costs", "employee_payables"],
  ["operating_expenses", "other_payables"],
]);

/** A payable with its expense: the charge of the year to the cent, and of no other account. */
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
    // As income it would be what was charged on to somebody
    return account.isProfitAndLoss ? { ...finding, isAsked: true } : finding;
  };
}

function isOf(roles: readonly Role[]): (account: LedgerAccount) => boolean {
  return ({ role }) => role !== null && roles.includes(role);
}
