import type { Amount } from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import { leadsToLines, type References } from "../references/ReferenceIndex.ts";
import type { Part } from "../sums/Piece.ts";
import type { TracedAccount } from "../TracedAccount.ts";
import { type Item, partsOf } from "./Item.ts";
import { OpenSide } from "./OpenItems.ts";

/** The open items of an account by side: receivable (debits) and payable (credits). */
export type Sides = { debits: OpenSide; credits: OpenSide };

/** The open items of all control accounts. */
export class OpenAccounts {
  /** Indexed by the number of the account; accounts without items have no element. */
  readonly sides: Sides[] = [];
  private readonly references: References;

  constructor(references: References) {
    this.references = references;
  }

  add(item: Item): void {
    const { account, document, amount } = item;
    item.isReferred = leadsToLines(item, this.references);
    const isMet = item.isReferred || this.references.documents.isLinked(account, document);
    const isReserved = item.isReferred && this.references.closed.has(item.lettering);
    this.sideOf(account, amount).add(item, { isMet, isReserved });
  }

  /** The side of an account on which amounts of this sign (a cash effect) are open. */
  sideOf({ index }: TracedAccount, amount: Amount): OpenSide {
    let sides = this.sides[index];
    if (!sides) {
      sides = { debits: new OpenSide(), credits: new OpenSide() };
      this.sides[index] = sides;
    }
    return amount < 0 ? sides.debits : sides.credits;
  }

  /**
   * Moves up to `wanted` (not negative) of the item that an entry opened from one line to another; null if no open item
   * of the entry is for the first line.
   */
  turn(entry: number, from: WorksheetColumn, to: WorksheetColumn, wanted: Amount): Part | null {
    const isOfEntry = (item: Item) =>
      item.opened === entry && partsOf(item).some(({ column }) => column === from);
    // Corrections are few, so a search through all items is fast enough
    for (const { debits, credits } of this.sides.filter(Boolean))
      for (const side of [credits, debits]) {
        const item = [...side.all.list(), ...side.reserved.list()].find(isOfEntry);
        if (item) return side.turn(item, from, to, wanted);
      }
    return null;
  }

  /** All open items, account by account. */
  list(): Item[] {
    return this.sides.flatMap(({ debits, credits }) => [
      ...debits.all.list(),
      ...credits.all.list(),
      ...debits.reserved.list(),
      ...credits.reserved.list(),
    ]);
  }
}
