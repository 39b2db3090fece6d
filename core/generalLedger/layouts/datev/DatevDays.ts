import { type Problem, problem } from "../../../problem/Problem.ts";

/** The days that the header of a DATEV batch names, and the rows that are dated outside of them. */
export class DatevDays {
  /** ISO dates; "" where the header does not say. */
  readonly from: string;
  readonly to: string;
  private first = 0;
  private count = 0;

  constructor(from: string, to: string) {
    this.from = from;
    this.to = to;
  }

  note(row: number, date: string): void {
    if (this.from === "" || this.to === "" || (date >= this.from && date <= this.to)) return;
    if (this.count === 0) this.first = row;
    this.count += 1;
  }

  problems(): Problem[] {
    if (this.count === 0) return [];
    const where = { value: String(this.count), expected: `${this.from} to ${this.to}` };
    return [problem("ledger_datev_outside", { row: this.first, ...where })];
  }
}
