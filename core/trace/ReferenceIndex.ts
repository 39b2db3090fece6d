import type { Amount } from "../money/Amount.ts";
import type { TracedAccount } from "./TracedAccount.ts";

/** The sides of an account that a reference stands on. */
const DEBIT = 1;
const CREDIT = 2;
const BOTH = 3;

/** How large a part of an account's references must meet a line of the other side to be references at all. */
const LEAST_LINKED = 0.2;

/**
 * Which document numbers, or reconciliation codes, of an account stand on both of its sides, and so
 * say which lines settle each other. A reference on one side only leads out of the ledger.
 */
export class ReferenceIndex {
  /** By reference: the account it was met on first, counted from 1, and the sides it stands on there. */
  private readonly accounts: Int32Array;
  private readonly sides: Uint8Array;
  /** References on further accounts, and those beyond the first ones, by account. */
  private readonly others: Map<number, number>[] = [];
  /** How many references an account has, and how many of them link lines. */
  private readonly counts: { all: number; linked: number }[] = [];

  /** Most references are numbers below `most`. */
  constructor(most: number) {
    this.accounts = new Int32Array(most);
    this.sides = new Uint8Array(most);
  }

  /** Before tracing: counts a line that carries the reference. */
  note({ index }: TracedAccount, key: number, amount: Amount): void {
    const side = amount < 0 ? DEBIT : CREDIT;
    const before = this.sidesOf(index, key);
    if ((before & side) !== 0) return;
    const count = this.counts[index] ?? { all: 0, linked: 0 };
    this.counts[index] = count;
    if (before === 0) count.all += 1;
    else count.linked += 1;
    this.put(index, key, before | side);
  }

  /** Before tracing: a line after the period carries the reference, which counts where it meets one of the period. */
  noteLater(account: TracedAccount, key: number, amount: Amount): void {
    if (this.sidesOf(account.index, key) !== 0) this.note(account, key, amount);
  }

  /** Whether lines of both sides carry the reference. */
  isLinked({ index }: TracedAccount, key: number): boolean {
    return this.sidesOf(index, key) === BOTH;
  }

  /** Whether the references of an account link its lines at all. */
  hasLinks({ index }: TracedAccount): boolean {
    const { all, linked } = this.counts[index] ?? { all: 0, linked: 0 };
    return all > 0 && linked / all >= LEAST_LINKED;
  }

  private sidesOf(account: number, key: number): number {
    if (this.accounts[key] === account + 1) return this.sides[key] ?? 0;
    return this.others[account]?.get(key) ?? 0;
  }

  private put(account: number, key: number, sides: number): void {
    if (key < this.accounts.length) {
      const owner = this.accounts[key];
      if (owner === 0) this.accounts[key] = account + 1;
      if (owner === 0 || owner === account + 1) {
        this.sides[key] = sides;
        return;
      }
    }
    const others = this.others[account] ?? new Map<number, number>();
    this.others[account] = others;
    others.set(key, sides);
  }
}

/** What the lines of a ledger refer to each other by. */
export type References = {
  documents: ReferenceIndex;
  letterings: ReferenceIndex;
  /** Whether a document is the number of the entry that it stands in: it refers to nothing else. */
  isOwnNumber: (document: number, entry: number) => boolean;
};

/** A reconciliation code counts within a party. */
export function letteringKey(lettering: number, party: number): number {
  return lettering * PARTIES + party;
}

/** More texts than a ledger may have. */
const PARTIES = 2 ** 26;
