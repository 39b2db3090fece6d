import { nearAmount } from "../../../ingest/cells/nearAmount.ts";

/** Fewer accounts may have parts of the same name: a van and a truck their depreciation. */
const LEAST = 3;
const HALF_A_CENT = 0.005;

/** An account as far as its rows tell what its last line is. */
type Summed = { balance: number; text: string; amount: number; before: number };

/**
 * Watches a report by account for rows of balances or totals in words that are not known: a name that heads
 * as good as every account, or a last line of as good as every account that has what was there before it.
 */
export class UnknownLabels {
  private readonly headed = new Map<string, number>();
  private readonly repeated = new Map<string, number>();
  private accounts = 0;
  private open: Summed | null = null;

  /** Notes the name of a heading. */
  head(name: string): void {
    this.close();
    this.headed.set(name, (this.headed.get(name) ?? 0) + 1);
  }

  /** Notes a balance that an account begins with, as written and debit-positive. */
  begin(opening: string): void {
    this.open = { balance: nearAmount(opening), text: "", amount: 0, before: 0 };
  }

  /** Notes a line of a report without a column of balances, which would stand there alone. */
  line(text: string, amount: number): void {
    const before = this.open?.balance ?? 0;
    this.open = { balance: before + amount, text, amount, before };
  }

  /** The words that are not known; null where there are none. */
  find(): string | null {
    this.close();
    return mostOf(this.headed, this.headed.size) ?? mostOf(this.repeated, this.accounts);
  }

  private close(): void {
    if (this.open === null) return;
    const { text, amount, before } = this.open;
    this.open = null;
    this.accounts += 1;
    if (Math.abs(before) > HALF_A_CENT && Math.abs(amount - before) < HALF_A_CENT)
      this.repeated.set(text, (this.repeated.get(text) ?? 0) + 1);
  }
}

function mostOf(counts: ReadonlyMap<string, number>, all: number): string | null {
  for (const [name, count] of counts) if (count >= LEAST && 2 * count >= all) return name;
  return null;
}
