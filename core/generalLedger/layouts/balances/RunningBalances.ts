import { looksLikeAmount } from "../../../ingest/cells/looksLikeAmount.ts";
import { nearAmount } from "../../../ingest/cells/nearAmount.ts";
import { readMark } from "../../fields/readMark.ts";
import type { LedgerAccountRecord, LedgerLineRecord } from "../../LedgerRecord.ts";
import { onOtherSide } from "../../onOtherSide.ts";
import { ownText } from "../../store/textOfBytes.ts";

/** An account whose balance stands beside its lines. */
export type FollowedAccount = Omit<LedgerAccountRecord, "opening" | "closing" | "running">;

/** A line with the balance of its account beside it. */
type Beside = { balance: string; amounts: readonly string[]; moved: number };

type Followed = {
  account: FollowedAccount;
  first: Beside;
  last: Beside;
  moved: number;
  count: number;
};

const HALF_A_CENT = 0.005;

/**
 * The balances that stand beside the lines of each account. Where the lines lead from the first to the last
 * in every account, downwards or upwards, they say what each began with.
 */
export class RunningBalances {
  private readonly followed = new Map<string, Followed>();
  private isWhole = true;

  /** Takes a line and the balance beside it. */
  add(key: string, account: FollowedAccount, line: LedgerLineRecord, balance: string): void {
    if (!looksLikeAmount(balance)) {
      this.isWhole = false;
      return;
    }
    const beside = besideOf(line, balance);
    const known = this.followed.get(key);
    if (known) {
      known.last = beside;
      known.moved += beside.moved;
      known.count += 1;
    } else
      this.followed.set(ownText(key), {
        ...{ account, first: beside, last: beside, moved: beside.moved, count: 1 },
      });
  }

  /** What stands beside the latest line of each account, or beside the first where the latest stand above. */
  ends(): LedgerAccountRecord[] {
    const isUpwards = this.isUpwards();
    return [...this.followed.values()].map(({ account, first, last }) => ({
      ...{ ...account, opening: "", closing: "" },
      running: isUpwards ? first.balance : last.balance,
    }));
  }

  /** Whether the balances follow from below, as where the latest lines stand first. */
  isUpwards(): boolean {
    return this.follows("down") === null && this.follows("up") !== null;
  }

  /**
   * What accounts began with of which the file does not say it (`stated`, by their codes), in parts that
   * are to be added up; none where what all began with does not come to nothing.
   */
  beginnings(stated: ReadonlyMap<string, string>): LedgerAccountRecord[] {
    const order = this.follows("down") ? "down" : "up";
    const signs = this.isWhole ? this.follows(order) : null;
    if (signs === null) return [];
    let whole = 0;
    const found: LedgerAccountRecord[] = [];
    for (const [key, { account, first, last }] of this.followed) {
      const own = stated.get(account.code);
      const sign = signs.get(key) ?? 1;
      const { balance, amounts, moved } = order === "down" ? first : last;
      const began = own === undefined ? nearAmount(balance) - sign * moved : nearAmount(own);
      whole += sign * began;
      if (own !== undefined || Math.abs(began) < HALF_A_CENT) continue;
      for (const opening of [
        balance,
        ...amounts.map((each) => (sign > 0 ? onOtherSide(each) : each)),
      ])
        found.push({ ...account, opening, closing: "" });
    }
    return Math.abs(whole) < HALF_A_CENT * this.followed.size ? found : [];
  }

  /**
   * On which side each account rises, where the lines of all lead to their balances in an order; null where
   * they do not. One line alone says nothing of it.
   */
  private follows(order: "down" | "up"): ReadonlyMap<string, 1 | -1> | null {
    const signs = new Map<string, 1 | -1>();
    let isProved = false;
    for (const [key, { first, last, moved, count }] of this.followed) {
      const [start, end] = order === "down" ? [first, last] : [last, first];
      const [step, between] = [
        nearAmount(end.balance) - nearAmount(start.balance),
        moved - start.moved,
      ];
      if (Math.abs(step - between) < HALF_A_CENT) signs.set(key, 1);
      else if (Math.abs(step + between) < HALF_A_CENT) signs.set(key, -1);
      else return null;
      isProved ||= count > 1 && Math.abs(between) >= HALF_A_CENT;
    }
    return isProved ? signs : null;
  }
}

function besideOf(line: LedgerLineRecord, balance: string): Beside {
  return {
    balance: ownText(balance),
    amounts: amountsOf(line).map(ownText),
    moved: movedBy(line),
  };
}

/** What a line moved, debit-positive and near enough to compare. */
export function movedBy(line: LedgerLineRecord): number {
  return amountsOf(line).reduce((total, each) => total + nearAmount(each), 0);
}

function amountsOf({ debit, credit, amount, mark }: LedgerLineRecord): string[] {
  const one = readMark(mark) === "credit" ? onOtherSide(amount) : amount;
  return [debit, onOtherSide(credit), one].filter((each) => each !== "");
}
