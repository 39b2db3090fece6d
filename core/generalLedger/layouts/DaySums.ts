import { nearAmount } from "../../ingest/cells/nearAmount.ts";
import { readMark } from "../fields/readMark.ts";
import type { LedgerLineRecord } from "../LedgerRecord.ts";

const HALF_A_CENT = 0.005;

/** What the rows of each day come to, debits less credits. */
export class DaySums {
  private readonly days = new Map<string, number>();

  add({ date, debit, credit, amount, mark }: SidedAmount): void {
    const one = readMark(mark) === "credit" ? -nearAmount(amount) : nearAmount(amount);
    const whole = nearAmount(debit) - nearAmount(credit) + one;
    this.days.set(date, (this.days.get(date) ?? 0) + whole);
  }

  /** The share of days on which debits equal credits; nought where there are no rows. */
  get balanced(): number {
    if (this.days.size === 0) return 0;
    const balanced = [...this.days.values()].filter((left) => Math.abs(left) < HALF_A_CENT);
    return balanced.length / this.days.size;
  }
}

type SidedAmount = Pick<LedgerLineRecord, "date" | "debit" | "credit" | "amount" | "mark">;
