import type { Amount } from "../../money/Amount.ts";
import type { TracedAccount } from "../TracedAccount.ts";

/** Bits for the sides of an account on which a reference stands. */
const DEBIT = 1;
const CREDIT = 2;
const BOTH = 3;

/** The share of an account's references that must appear on both sides for the references to link lines at all. */
const LEAST_LINKED = 0.2;

/** The state of a reference on an account; it is packed into one number. */
type Standing = {
  /** Its sides, and the sides of lines without a party. */
  sides: number;
  nameless: number;
  /** The first party it was found with, or SEVERAL. */
  party: number;
};

const NOT_MET = 0;

/**
 * Records which document numbers or reconciliation codes stand on both sides of an account, and so show which lines
 * settle each other. A reference on one side only points outside the ledger. Two parties may use the same number for
 * different documents: such lines are not linked if they name their party.
 */
export class ReferenceIndex {
  /** By reference: the account where it was found first, counted from 1, and its state there. */
  private readonly accounts: Int32Array;
  private readonly standings: Int32Array;
  /** References on further accounts, and references beyond `most`, by account. */
  private readonly others: Map<number, number>[] = [];
  /** The sides of references that several parties use, by account, reference and party. */
  private readonly apart: Map<number, number>[] = [];
  /** By account: the number of references, and of those on both sides. */
  private readonly counts: { all: number; linked: number }[] = [];

  /** `most`: references below this number are stored in arrays; others are possible, but slower. */
  constructor(most: number) {
    this.accounts = new Int32Array(most);
    this.standings = new Int32Array(most);
  }

  /** Before tracing: notes a line with the reference; party 0 means none. */
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

  /** Before tracing: notes a line after the period, which counts only if a line of the period has the reference too. */
  noteLater(account: TracedAccount, key: number, amount: Amount, party = 0): void {
    if (this.standingOf(account.index, key) !== NOT_MET) this.note(account, key, amount, party);
  }

  /** Whether lines of both sides carry the reference, for this party or for none. */
  isLinked({ index }: TracedAccount, key: number, party = 0): boolean {
    const packed = this.standingOf(index, key);
    // Of millions of lines nearly none is linked
    if ((packed & BOTH) !== BOTH) return false;
    const standing = unpack(packed);
    if (standing.party !== SEVERAL || party === 0) return true;
    const own = this.apart[index]?.get(letteringKey(key, party)) ?? 0;
    return (own | standing.nameless) === BOTH;
  }

  /** Whether the references of an account link its lines often enough to be meaningful. */
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
    // A code combined with a party exceeds the arrays; reading past the end of a typed array is slow
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

/** The party uses the upper bits; there are fewer than 2^26 texts. */
function pack({ sides, nameless, party }: Standing): number {
  return (party << 4) | (nameless << 2) | sides;
}

function unpack(packed: number): Standing {
  return { sides: packed & BOTH, nameless: (packed >> 2) & BOTH, party: packed >>> 4 };
}

/** How the lines of a ledger refer to each other. */
export type References = {
  documents: ReferenceIndex;
  letterings: ReferenceIndex;
  /** Reconciliation codes whose lines sum to zero: an item with such a code is settled by nothing else. */
  closed: Set<number>;
  /** Whether a document is the number of its own entry, and so refers to nothing else. */
  isOwnNumber: (document: number, entry: number) => boolean;
};

type Referring = { account: TracedAccount; party: number; document: number; lettering: number };

/**
 * Whether lines of the opposite side carry a reference of this line or item; then only they settle it with certainty.
 */
export function leadsToLines(
  { account, party, document, lettering }: Referring,
  { documents, letterings }: References,
): boolean {
  return (
    (document !== 0 && documents.isLinked(account, document, party)) ||
    (lettering !== 0 && letterings.isLinked(account, letteringKey(lettering, party)))
  );
}

/** The key of a reconciliation code within a party. */
export function letteringKey(lettering: number, party: number): number {
  return lettering * PARTIES + party;
}

/** An upper limit for the number of texts in a ledger. */
const PARTIES = 2 ** 26;

/** Stands for more than one party. */
const SEVERAL = PARTIES - 1;
