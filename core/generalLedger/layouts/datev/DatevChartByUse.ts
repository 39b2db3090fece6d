import type { Minor } from "../../../money/Minor.ts";
import { type Problem, problem } from "../../../problem/Problem.ts";
import { inChart, isPersonal } from "./datevAccounts.ts";
import { DATEV_CHARTS, type DatevChart, readKey } from "./datevTax.ts";

/** A row of a batch that names no chart: its accounts as written, and what the first of them is charged. */
type Row = { length: number; account: string; contra: string; key: string; amount: Minor };

/** How many rows speak for each chart. */
type Spoken = Record<DatevChart, number>;

/** First digits: what no account of the chart has, sales, and what is net a cost. */
const CLASSES: Readonly<Record<DatevChart, { free: string; sales: string; costs: string }>> = {
  SKR03: { free: "56", sales: "8", costs: "34" },
  SKR04: { free: "8", sales: "4", costs: "56" },
};

/**
 * Cash and banks, as their numbers begin, and what customers owe and suppliers are owed where they have no
 * accounts of their own. Banks of SKR04 are drawings of SKR03, whose banks pay its wages and taxes (17).
 */
const MONEY: Readonly<Record<DatevChart, { cash: string[]; banks: string[]; owed: string[] }>> = {
  SKR03: { cash: ["10", "11", "12"], banks: ["10", "11", "12"], owed: ["14", "160"] },
  SKR04: { cash: ["16", "17", "18"], banks: ["18"], owed: ["12", "330"] },
};

/**
 * Tells by the accounts and keys of DATEV batches that name no chart whether it is SKR03 or SKR04. The
 * charts number sales, costs and money apart: it is the one that has a place for every class of accounts
 * that is used, whose sales are net earned and whose costs are net charged, and whose money it is that
 * debts are settled with. Where both or neither fit, it is that of the batches beside them which name one.
 */
export class DatevChartByUse {
  /** What a person chose, else what an earlier reading of all batches showed. */
  readonly known: DatevChart | null;
  readonly chosen: DatevChart | null;
  private readonly named = new Set<DatevChart>();
  private hasRows = false;
  private isNeeded = false;
  private readonly classes = new Map<string, Minor>();
  private readonly money: Spoken = { SKR03: 0, SKR04: 0 };
  private readonly keys: Spoken = { SKR03: 0, SKR04: 0 };

  constructor(chosen: DatevChart | null, earlier: DatevChart | null) {
    this.chosen = chosen;
    this.known = chosen ?? earlier;
  }

  /** Another batch names its chart. */
  name(chart: DatevChart): void {
    this.named.add(chart);
  }

  /** A row of a chart that is not known was posted to an account that depends on it: of tax, of customers or of suppliers. */
  need(): void {
    this.isNeeded = true;
  }

  note({ length, account, contra, key, amount }: Row): void {
    this.hasRows = true;
    const sides = [account, contra].map((each) => numberIn(length, each));
    this.charge(sides[0] ?? null, amount);
    this.charge(sides[1] ?? null, -amount);
    for (const chart of DATEV_CHARTS) {
      if (isSettled(sides, chart)) this.money[chart] += 1;
      if (isKeyOf(chart, key, sides)) this.keys[chart] += 1;
    }
  }

  /** The chart that alone fits, or that is alone named beside; null where it was known before, and where neither or another tells it. */
  get recognised(): DatevChart | null {
    if (this.known !== null || !this.hasRows) return null;
    const [fitting, named] = [
      onlyOf(DATEV_CHARTS.filter((each) => this.fits(each))),
      onlyOf([...this.named]),
    ];
    const isOther = fitting !== null && named !== null && fitting !== named;
    return isOther ? null : (fitting ?? named);
  }

  /** Rows were posted by a chart that nobody and nothing tells. */
  problems(): Problem[] {
    return this.isNeeded && this.recognised === null ? [problem("ledger_datev_chart")] : [];
  }

  private charge(number: string | null, amount: Minor): void {
    const [digit] = number ?? "";
    if (digit !== undefined) this.classes.set(digit, (this.classes.get(digit) ?? 0n) + amount);
  }

  private fits(chart: DatevChart): boolean {
    const { free, sales, costs } = CLASSES[chart];
    const other = chart === "SKR03" ? "SKR04" : "SKR03";
    if ([...free].some((digit) => this.classes.has(digit))) return false;
    if (this.keys[chart] < this.keys[other] || this.money[chart] <= this.money[other]) return false;
    return this.charged(sales) < 0n && this.charged(costs) > 0n;
  }

  private charged(digits: string): Minor {
    return [...digits].reduce((total, digit) => total + (this.classes.get(digit) ?? 0n), 0n);
  }
}

function onlyOf([chart, ...others]: readonly DatevChart[]): DatevChart | null {
  return others.length === 0 ? (chart ?? null) : null;
}

/** The number of an account in four digits; null for a customer or a supplier. */
function numberIn(length: number, account: string): string | null {
  return isPersonal({ length }, account) ? null : inChart({ length }, account);
}

/** Whether money stands against a customer, a supplier or what is owed. */
function isSettled(sides: readonly (string | null)[], chart: DatevChart): boolean {
  const { cash, banks, owed } = MONEY[chart];
  const begins = (one: readonly string[]) =>
    sides.some((side) => one.some((digits) => side?.startsWith(digits)));
  return sides.includes(null) ? begins(cash) : begins(banks) && begins(owed);
}

/** Whether a key gives tax of sales to sales, or of costs to costs, as the chart numbers them. */
function isKeyOf(chart: DatevChart, key: string, sides: readonly (string | null)[]): boolean {
  const kind = readKey(key)?.tax?.kind;
  if (kind === undefined) return false;
  const digits = kind === "output" ? CLASSES[chart].sales : CLASSES[chart].costs;
  return sides.some((side) => side !== null && digits.includes(side.charAt(0)));
}
