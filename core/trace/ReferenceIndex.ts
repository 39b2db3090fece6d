import type { Minor } from "../money/Minor.ts";
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
  private readonly byAccount: Map<string, number>[] = [];
  private readonly links: boolean[] = [];

  /** Before tracing: counts a line that carries the reference. */
  note({ index }: TracedAccount, key: string, amount: Minor): void {
    let seen = this.byAccount[index];
    if (!seen) {
      seen = new Map();
      this.byAccount[index] = seen;
    }
    const side = amount < 0n ? DEBIT : CREDIT;
    const found = seen.get(key) ?? 0;
    if ((found & side) === 0) seen.set(key, found | side);
  }

  /** When all lines are counted: keeps the references that link lines. */
  close(): void {
    for (const [index, seen] of this.byAccount.entries()) {
      const all = seen?.size ?? 0;
      for (const [key, sides] of seen ?? []) if (sides !== BOTH) seen.delete(key);
      this.links[index] = all > 0 && (seen?.size ?? 0) / all >= LEAST_LINKED;
    }
  }

  /** Whether lines of both sides carry the reference. */
  isLinked({ index }: TracedAccount, key: string): boolean {
    return this.byAccount[index]?.has(key) ?? false;
  }

  /** Whether the references of an account link its lines at all. */
  hasLinks({ index }: TracedAccount): boolean {
    return this.links[index] ?? false;
  }
}

/** What the lines of a ledger refer to each other by. */
export type References = { documents: ReferenceIndex; letterings: ReferenceIndex };

/** A reconciliation code counts within a party. */
export function letteringKey(lettering: string, party: string | null): string {
  return party === null ? lettering : `${party}\u0000${lettering}`;
}
