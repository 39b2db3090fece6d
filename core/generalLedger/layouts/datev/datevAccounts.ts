import type { DatevChart } from "./datevTax.ts";

/** The chart of the books, and how many digits its accounts have there. */
export type DatevNumbers = { chart: DatevChart; length: number };

/** Whether a number is that of a customer or a supplier: it is longer than those of the other accounts. */
export function isPersonal({ length }: Pick<DatevNumbers, "length">, account: string): boolean {
  return account.length > length;
}

/** The chart numbers accounts with four digits; books with longer numbers add noughts, or their own behind. */
const CHART_DIGITS = 4;

/** The number of an account as the chart has it. */
export function inChart({ length }: Pick<DatevNumbers, "length">, account: string): string {
  return account.padStart(length, "0").slice(0, CHART_DIGITS);
}

/** An account of the chart under the number that these books give it. */
export function inFull({ length }: DatevNumbers, [code, name]: [string, string]): [string, string] {
  return [code.padEnd(length, "0"), name];
}

/** The accounts that balances are carried forward against: 9000, and 9008 and 9009 for personal accounts. */
export function isCarriedForward({ length }: DatevNumbers, account: string): boolean {
  return account.length === length && /^900[0-9]0*$/.test(account);
}

/** Customers, suppliers, cash and banks carry no tax: the key belongs to the other account. */
export function isMoney(numbers: DatevNumbers, account: string): boolean {
  const { chart } = numbers;
  const number = Number(inChart(numbers, account));
  const [first, last] = chart === "SKR03" ? [1000, 1299] : [1600, 1899];
  return isPersonal(numbers, account) || (number >= first && number <= last);
}

/** Losses and gains on exchange, realised, and on what is held in foreign currency. */
const EXCHANGE_DIFFERENCES: Record<DatevChart, ReadonlySet<string>> = {
  SKR03: new Set(["2150", "2151", "2166", "2660", "2661", "2666"]),
  SKR04: new Set(["4840", "4841", "4843", "6880", "6881", "6883"]),
};

/** Whether an account is kept for exchange differences. */
export function isExchangeDifference(numbers: DatevNumbers, account: string): boolean {
  if (isPersonal(numbers, account)) return false;
  return EXCHANGE_DIFFERENCES[numbers.chart].has(inChart(numbers, account));
}
