import type { Amount } from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import { leadsToLines, type References } from "../references/ReferenceIndex.ts";
import type { Part } from "../sums/Piece.ts";
import type { TracedAccount } from "../TracedAccount.ts";
import { type Item, partsOf } from "./Item.ts";
import { OpenSide } from "./OpenItems.ts";

/** What is open of an account: what it is owed, and what it owes. */
export type Sides = { debits: OpenSide; credits: OpenSide };

/** What is open of every control account. */
export class OpenAccounts {
  /** By the number of the account; only accounts with items are in the list. */
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

  /** The side of an account that amounts of this sign (a cash effect) stand on. */
  sideOf({ index }: TracedAccount, amount: Amount): OpenSide {
    let sides = this.sides[index];
    if (!sides) {
      sides = { debits: new OpenSide(), credits: new OpenSide() };
      this.sides[index] = sides;
    }
    return amount < 0 ? sides.debits : sides.credits;
  }

  /** What an entry opened for one line was for another, up to an amount (not negative); null where nothing is open of it. */
  turn(entry: number, from: WorksheetColumn, to: WorksheetColumn, wanted: Amount): Part | null {
    const isOfEntry = (item: Item) =>
      item.opened === entry && partsOf(item).some(({ column }) => column === from);
    // Few corrections are made, and only accounts with items are in the list
    for (const { debits, credits } of this.sides.filter(Boolean))
      for (const side of [credits, debits]) {
        const item = [...side.all.list(), ...side.reserved.list()].find(isOfEntry);
        if (item) return side.turn(item, from, to, wanted);
      }
    return null;
  }

  /** What is still open, account by account. */
  list(): Item[] {
    return this.sides.flatMap(({ debits, credits }) => [
      ...debits.all.list(),
      ...credits.all.list(),
      ...debits.reserved.list(),
      ...credits.reserved.list(),
    ]);
  }
}
