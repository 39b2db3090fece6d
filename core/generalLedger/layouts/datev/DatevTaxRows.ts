import type { Minor } from "../../../money/Minor.ts";
import { type Problem, problem } from "../../../problem/Problem.ts";
import type { DatevTax } from "./datevTax.ts";

/** What the rows of one bill have: amounts on accounts that carry their tax, and amounts on tax accounts. */
type Bill = { key: string; carried: { amount: Minor; rate: number }[]; taxes: Minor[] };

/**
 * Watches a DATEV batch for sales tax that stands in rows of its own beside accounts that carry it with them:
 * their amounts are net, and the tax would be taken out of them once more. DATEV writes key 40 there.
 */
export class DatevTaxRows {
  private bill: Bill = { key: "", carried: [], taxes: [] };
  private readonly counts = { carried: 0, apart: 0 };
  private first = 0;

  /** Takes a row without a tax key: of the tax that its account carries, or on a tax account. */
  add(row: number, key: string, amount: Minor, found: DatevTax | "tax account" | null): void {
    if (key !== this.bill.key) {
      this.close();
      this.bill = { key, carried: [], taxes: [] };
    }
    if (found === null) return;
    if (found === "tax account") this.bill.taxes.push(amount);
    else {
      if (this.first === 0) this.first = row;
      this.bill.carried.push({ amount, rate: found.rate });
    }
  }

  /** What a person should know, where it is so for as good as every bill. */
  problems(): Problem[] {
    this.close();
    const { carried, apart } = this.counts;
    if (apart === 0 || 2 * apart < carried) return [];
    return [problem("ledger_tax_twice", { row: this.first, value: String(apart) })];
  }

  private close(): void {
    const { carried, taxes } = this.bill;
    this.counts.carried += carried.length;
    this.counts.apart += carried.filter(({ amount, rate }) =>
      taxes.some((tax) => isTaxOf(tax, amount, BigInt(rate))),
    ).length;
    this.bill = { key: "", carried: [], taxes: [] };
  }
}

/** Whether an amount is, to a cent, the tax on another one. */
function isTaxOf(tax: Minor, net: Minor, rate: bigint): boolean {
  const off = 100n * tax - rate * net;
  return off <= 100n && off >= -100n;
}
