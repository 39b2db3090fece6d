import type { Amount } from "../../money/Amount.ts";
import type { TracedAccount } from "../TracedAccount.ts";

/** The sides of an account that a reference stands on. */
const DEBIT = 1;
const CREDIT = 2;
const BOTH = 3;

/** How large a part of an account's references must meet a line of the other side to be references at all. */
const LEAST_LINKED = 0.2;

/** What is known of a reference on an account, in one number. */
type Standing = {
  /** The sides it stands on, and those of lines that name nobody. */
  sides: number;
  nameless: number;
  /** The first party that it was met with, or SEVERAL. */
  party: number;
};

const NOT_MET = 0;

/**
 * Which document numbers, or reconciliation codes, of an account stand on both of its sides, and so
 * say which lines settle each other. A reference on one side only leads out of the ledger. Two parties
 * may use one number for documents of their own: those do not meet, as far as lines name their party.
 */
export class ReferenceIndex {
  /** By reference: the account it was met on first, counted from 1, and its standing there. */
  private readonly accounts: Int32Array;
  private readonly standings: Int32Array;
  /** References on further accounts, and those beyond the first ones, by account. */
  private readonly others: Map<number, number>[] = [];
  /** The sides of references that several parties use, by account, reference and party. */
  private readonly apart: Map<number, number>[] = [];
  /** How many references an account has, and how many of them link lines. */
  private readonly counts: { all: number; linked: number }[] = [];

  /** Most references are numbers below `most`. */
  constructor(most: number) {
    this.accounts = new Int32Array(most);
    this.standings = new Int32Array(most);
  }

  /** Before tracing: counts a line that carries the reference; its party is 0 where it names nobody. */
  note({ index }: TracedAccount, key: number, amount: Amount, party = 0): void {
    const side = amount < 0 ? DEBIT : CREDIT;
    const packed = this.standingOf(index, key);
    const before = unpack(packed);
    const after = { ...before, sides: before.sides | side };
    if (packed === NOT_MET) this.countsOf(index).all += 1;
    else if (after.sides === BOTH && before.sides !== BOTH) this.countsOf(index).linked += 1;
    if (party === 0) after.nameless |= side;
    else if (before.party === 0) after.party = party;
    else if (before.party !== party) after.party = SEVERAL;
    if (after.party === SEVERAL) {
      if (before.party !== SEVERAL) this.noteApart(index, key, before.party, before.sides);
      if (party !== 0) this.noteApart(index, key, party, side);
    }
    const next = pack(after);
    if (next !== packed) this.put(index, key, next);
  }

  /** Before tracing: a line after the period carries the reference, which counts where it meets one of the period. */
  noteLater(account: TracedAccount, key: number, amount: Amount, party = 0): void {
    if (this.standingOf(account.index, key) !== NOT_MET) this.note(account, key, amount, party);
  }

  /** Whether lines of both sides carry the reference: those of a party, or of nobody in particular. */
  isLinked({ index }: TracedAccount, key: number, party = 0): boolean {
    const packed = this.standingOf(index, key);
    // Of millions of lines nearly none is linked
    if ((packed & BOTH) !== BOTH) return false;
    const standing = unpack(packed);
    if (standing.party !== SEVERAL || party === 0) return true;
    const own = this.apart[index]?.get(letteringKey(key, party)) ?? 0;
    return (own | standing.nameless) === BOTH;
  }

  /** Whether the references of an account link its lines at all. */
  hasLinks({ index }: TracedAccount): boolean {
    const { all, linked } = this.counts[index] ?? { all: 0, linked: 0 };
    return all > 0 && linked / all >= LEAST_LINKED;
  }

  private countsOf(account: number): { all: number; linked: number } {
    const counts = this.counts[account] ?? { all: 0, linked: 0 };
    this.counts[account] = counts;
    return counts;
  }

  private noteApart(account: number, key: number, party: number, sides: number): void {
    const apart = this.apart[account] ?? new Map<number, number>();
    this.apart[account] = apart;
    const own = letteringKey(key, party);
    apart.set(own, (apart.get(own) ?? 0) | sides);
  }

  private standingOf(account: number, key: number): number {
    // A code within a party is beyond them: asking a list of integers for it takes long
    const isFirst = key < this.accounts.length && this.accounts[key] === account + 1;
    if (isFirst) return this.standings[key] ?? NOT_MET;
    return this.others[account]?.get(key) ?? NOT_MET;
  }

  private put(account: number, key: number, standing: number): void {
    if (key < this.accounts.length) {
      const owner = this.accounts[key];
      if (owner === 0) this.accounts[key] = account + 1;
      if (owner === 0 || owner === account + 1) {
        this.standings[key] = standing;
        return;
      }
    }
    const others = this.others[account] ?? new Map<number, number>();
    this.others[account] = others;
    others.set(key, standing);
  }
}

/** The party takes the upper bits: there are fewer than 2^26. */
function pack({ sides, nameless, party }: Standing): number {
  return (party << 4) | (nameless << 2) | sides;
}

function unpack(packed: number): Standing {
  return { sides: packed & BOTH, nameless: (packed >> 2) & BOTH, party: packed >>> 4 };
}

/** What the lines of a ledger refer to each other by. */
export type References = {
  documents: ReferenceIndex;
  letterings: ReferenceIndex;
  /** Reconciliation codes whose lines come to nil: what carries one is for nothing else. */
  closed: Set<number>;
  /** Whether a document is the number of the entry that it stands in: it refers to nothing else. */
  isOwnNumber: (document: number, entry: number) => boolean;
};

type Referring = { account: TracedAccount; party: number; document: number; lettering: number };

/** Whether lines of the other side carry a reference of a line, or of an item: they alone settle it for sure. */
export function leadsToLines(
  { account, party, document, lettering }: Referring,
  { documents, letterings }: References,
): boolean {
  return (
    (document !== 0 && documents.isLinked(account, document, party)) ||
    (lettering !== 0 && letterings.isLinked(account, letteringKey(lettering, party)))
  );
}

/** A reconciliation code counts within a party. */
export function letteringKey(lettering: number, party: number): number {
  return lettering * PARTIES + party;
}

/** More texts than a ledger may have. */
const PARTIES = 2 ** 26;

/** More than one party. */
const SEVERAL = PARTIES - 1;
