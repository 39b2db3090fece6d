import { looksLikeAmount } from "../../../ingest/cells/looksLikeAmount.ts";
import { nearAmount } from "../../../ingest/cells/nearAmount.ts";
import { type Problem, problem } from "../../../problem/Problem.ts";
import { ownText } from "../../store/textOfBytes.ts";

/** Fewer steps do not show how balances run, and neither do steps of which fewer agree. */
const FEWEST_STEPS = 10;
const LEAST_AGREEING = 0.9;
/** More rows are not named. */
const MOST_NAMED = 3;
const HALF_A_CENT = 0.005;

/** A line by its row, with the balance as it is printed beside it. */
type Line = { row: number; printed: string; account: string };

/** Where a chain of balances has got to: the latest one, and what lines without one moved since. */
type Latest = { balance: number; moved: number };

/** How balances may run beside lines: for each account or for all lines together, oldest line first or last. */
type Course = { isOfAll: boolean; isUpwards: boolean };

/** Follows balances from line to line in one course. */
class Chain {
  agreed = 0;
  gaps = 0;
  readonly named: Omit<Line, "account">[] = [];
  private readonly latest = new Map<string, Latest>();
  private readonly isOfAll: boolean;
  private readonly isUpwards: boolean;

  constructor({ isOfAll, isUpwards }: Course) {
    this.isOfAll = isOfAll;
    this.isUpwards = isUpwards;
  }

  begin(account: string, balance: number): void {
    this.latest.set(ownText(this.keyOf(account)), { balance, moved: 0 });
  }

  take(line: Line, moved: number, balance: number | null): void {
    const latest = this.latest.get(this.keyOf(line.account));
    if (!latest) {
      if (balance === null) return;
      this.begin(line.account, balance);
      if (this.isUpwards) this.take(line, moved, null);
      return;
    }
    if (balance === null) {
      latest.moved += moved;
      return;
    }
    const since = this.isUpwards ? latest.moved : latest.moved + moved;
    this.compare(line, balance - latest.balance, since, balance);
    latest.balance = balance;
    latest.moved = this.isUpwards ? moved : 0;
  }

  get steps(): number {
    return this.agreed + this.gaps;
  }

  private keyOf(account: string): string {
    return this.isOfAll ? "" : account;
  }

  private compare(line: Line, step: number, moved: number, balance: number): void {
    // An account may rise on either side, and a page or a month may begin anew
    if (isSame(Math.abs(step), Math.abs(moved))) this.agreed += 1;
    else if (!isSame(Math.abs(balance), Math.abs(moved))) {
      this.gaps += 1;
      if (this.named.length < MOST_NAMED)
        this.named.push({ row: line.row, printed: ownText(line.printed) });
    }
  }
}

function isBalance(cell: string): boolean {
  return cell !== "" && looksLikeAmount(cell);
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < HALF_A_CENT;
}

/**
 * The balances that stand beside the lines of a listing, each of which is the one before it and its line. Where
 * nearly all are, those that are not tell of lines that were moved, changed or left out.
 */
export class BalanceSteps {
  private readonly chains = [
    new Chain({ isOfAll: false, isUpwards: false }),
    new Chain({ isOfAll: false, isUpwards: true }),
    new Chain({ isOfAll: true, isUpwards: false }),
    new Chain({ isOfAll: true, isUpwards: true }),
  ];

  /** Takes what an account begins with. */
  begin(account: string, balance: string): void {
    if (!isBalance(balance)) return;
    for (const chain of this.chains) chain.begin(account, nearAmount(balance));
  }

  /** Takes what a line moved and the balance beside it, "" where none stands there. */
  add(row: number, account: string, moved: number, balance: string): void {
    const near = isBalance(balance) ? nearAmount(balance) : null;
    const line = { row, printed: balance, account };
    for (const chain of this.chains) chain.take(line, moved, near);
  }

  /** The lines that do not lead to the balance beside them, where the others do. */
  problems(): Problem[] {
    const { agreed, gaps, steps, named } = this.chains.reduce((best, each) =>
      each.gaps * best.steps < best.gaps * each.steps ? each : best,
    );
    if (steps < FEWEST_STEPS || agreed < LEAST_AGREEING * steps) return [];
    return named.map(({ row, printed }) =>
      problem("ledger_balance_beside_differs", { row, expected: printed, value: String(gaps) }),
    );
  }
}
