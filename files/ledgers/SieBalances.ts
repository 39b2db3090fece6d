import { type LedgerReading, type Minor, parseMinor } from "@tieout/core";

/** A balance of an account as a SIE file states it, debit-positive. */
type SieBalance = { code: string; row: number; amount: string };

/** BAS keeps last year's profit or loss in 2098, and all of group 209 for unrestricted equity. */
const LAST_RESULTS = ["2098", "2092", "2096", "2095"];
const LAST_RESULT = "Vinst eller förlust från föregående år";

/** The balances that a SIE file of any type states of its accounts. */
export class SieBalances {
  /** Accounts whose closing balance was read: some programs write that of a result twice, as #UB and #RES. */
  private readonly closed = new Set<string>();
  /** The sum of the opening balances, in hundredths. */
  private opened: Minor = 0n;
  /** What each account of last year's profit and loss ended with, and the sum. */
  private readonly lastResults: SieBalance[] = [];
  private lastResult: Minor = 0n;
  private readonly sink: LedgerReading["sink"];

  constructor(sink: LedgerReading["sink"]) {
    this.sink = sink;
  }

  open({ code, row, amount }: SieBalance): void {
    this.sink.account({ code, row, name: "", type: "", opening: amount, closing: "" });
    this.opened += hundredths(amount);
  }

  close({ code, row, amount }: SieBalance): void {
    if (amount === "" || this.closed.has(code)) return;
    this.closed.add(code);
    this.sink.account({ code, row, name: "", type: "", opening: "", closing: amount });
  }

  /** What an account of profit and loss ended last year with. */
  closeLastYear(balance: SieBalance): void {
    this.lastResults.push(balance);
    this.lastResult += hundredths(balance.amount);
  }

  /**
   * Last year's result may not be posted to equity yet, and then stands in no opening balance. It is one
   * where it is exactly what these lack, on a number that the file has no balance of.
   */
  carryLastResult(codes: ReadonlySet<string>): void {
    if (this.opened === 0n || this.opened + this.lastResult !== 0n) return;
    const code =
      LAST_RESULTS.find((free) => !codes.has(free)) ??
      LAST_RESULTS.find((free) => !this.closed.has(free));
    if (code === undefined) return;
    const account = { code, name: LAST_RESULT, type: "", closing: "" };
    for (const { amount, row } of this.lastResults)
      this.sink.account({ ...account, row, opening: amount });
  }
}

/** An amount of SIE has two decimals at most; what is none is named where it is read. */
function hundredths(amount: string): Minor {
  return parseMinor(amount, 2)?.amount ?? 0n;
}
