import type { Minor } from "../money/Minor.ts";
import type { TracedAccount } from "./TracedAccount.ts";

/** How often a reference stands on each side of an account. */
type Seen = { debits: number; credits: number };

/** How large a part of an account's references must meet a line of the other side to be references at all. */
const LEAST_LINKED = 0.2;

/**
 * Which document numbers and reconciliation codes of an account stand on both of its sides, and so
 * say which lines settle each other. A reference on one side only leads out of the ledger.
 */
export class ReferenceIndex {
  private readonly byAccount: Map<string, Seen>[] = [];
  private readonly links: boolean[] = [];

  /** Before tracing: counts a line that carries the reference. */
  note({ index }: TracedAccount, key: string, amount: Minor): void {
    let seen = this.byAccount[index];
    if (!seen) {
      seen = new Map();
      this.byAccount[index] = seen;
    }
    const found = seen.get(key);
    if (found) {
      if (amount < 0n) found.debits += 1;
      else found.credits += 1;
    } else seen.set(key, firstSeen(amount));
  }

  /** When all lines are counted: keeps the references that link lines. */
  close(): void {
    for (const [index, seen] of this.byAccount.entries()) {
      const all = seen?.size ?? 0;
      for (const [key, item] of seen ?? []) {
        if (item.debits === 0 || item.credits === 0) seen.delete(key);
      }
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

/** The key of a document number. */
export function documentKey(document: string): string {
  return `D${document}`;
}

/** The key of a reconciliation code, which counts within a party. */
export function letteringKey(lettering: string, party: string | null): string {
  return `L${party ?? ""}\u0000${lettering}`;
}

function firstSeen(amount: Minor): Seen {
  return amount < 0n ? { debits: 1, credits: 0 } : { debits: 0, credits: 1 };
}
