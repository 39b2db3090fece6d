import { absolute, type Minor } from "../money/Minor.ts";
import { roles } from "../roles/roles.ts";
import type { AccountBalance } from "./AccountBalance.ts";
import { subsetsOf } from "./subsetsOf.ts";

/** Turns the written amount of one profit and loss account into a debit-positive one. */
export type ProfitLossSigns = (balance: AccountBalance, amount: Minor) => Minor;

/**
 * Finds how a profit and loss writes its signs: as its own totals show; else income and expenses both positive, income
 * positive and expenses negative, or expenses positive and income negative. The larger total of each kind decides, so a
 * few credits among the expenses do not matter. `plain` accounts are not treated as contra accounts, whatever their
 * names say.
 */
export function readProfitLossSigns(
  balances: readonly AccountBalance[],
  plain: ReadonlySet<string> = new Set(),
): ProfitLossSigns {
  if (isTotalled(balances))
    return (balance, amount) => (balance.positiveSide === "credit" ? -amount : amount);
  const sign = signOfAll(balances);
  if (sign !== null) return (_balance, amount) => sign * amount;
  return (balance, amount) => {
    const sign = isIncome(balance) ? -1n : 1n;
    const isContra = balance.reading.isContra && !plain.has(balance.code);
    return isContra ? -sign * absolute(amount) : sign * amount;
  };
}

/**
 * The factor that makes all amounts debit-positive, where income or expenses are written with a minus; null where both
 * are positive.
 */
function signOfAll(balances: readonly AccountBalance[]): 1n | -1n | null {
  const income = weigh(balances, "income");
  const expense = weigh(balances, "expense");
  if (income < 0n && expense >= 0n) return 1n;
  return expense < 0n && income >= 0n ? -1n : null;
}

/** Whether the file's own totals show the side of each account. */
function isTotalled(balances: readonly AccountBalance[]): boolean {
  return balances.length > 0 && balances.every(({ positiveSide }) => positiveSide !== null);
}

/** With more contra accounts, not all combinations are tried. */
const MOST_TRIED = 6;

/**
 * The combinations of signs for accounts that only their names call contra accounts: first all of them as contra
 * accounts, then without some. Each set has the codes that are not.
 */
export function contraReadings(balances: readonly AccountBalance[]): ReadonlySet<string>[] {
  const asNamed: ReadonlySet<string> = new Set();
  const contra = contraAccounts(balances);
  if (contra.length > MOST_TRIED) return [asNamed, new Set(contra.map(({ code }) => code))];
  return subsetsOf(contra.map(({ code }) => code))
    .toSorted((one, other) => one.length - other.length)
    .map((subset) => new Set(subset));
}

/** The accounts that only their names call contra accounts; none where totals or minus signs show the sides. */
export function contraAccounts(balances: readonly AccountBalance[]): readonly AccountBalance[] {
  if (isTotalled(balances) || signOfAll(balances) !== null) return [];
  return balances.filter(
    ({ reading, earlier, later }) => reading.isContra && (earlier > 0n || later > 0n),
  );
}

function weigh(balances: readonly AccountBalance[], kind: "income" | "expense"): Minor {
  let weight = 0n;
  for (const balance of balances) {
    if (balance.reading.isContra || isIncome(balance) !== (kind === "income")) continue;
    weight += balance.later !== 0n ? balance.later : balance.earlier;
  }
  return weight;
}

function isIncome({ reading }: AccountBalance): boolean {
  const nature = reading.nature ?? (reading.role === null ? "expense" : roles[reading.role].nature);
  return nature === "income" || nature === "liability" || nature === "equity";
}
