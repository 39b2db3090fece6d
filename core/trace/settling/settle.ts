import { absolute, minus } from "../../money/Amount.ts";
import type { ControlLine } from "../entry/ControlLine.ts";
import type { OpenSide } from "../items/OpenItems.ts";
import { letteringKey, type References } from "../references/ReferenceIndex.ts";
import { choiceOf, doubtSharedNumber, noteDoubt } from "./doubtSettlement.ts";
import {
  beginSearch,
  type MovedBy,
  type Search,
  type Settlement,
  take,
  takeEach,
} from "./Search.ts";
import { setOffOfParty, settleByParty } from "./settleByParty.ts";

/**
 * Finds the open items that a line settles: by reconciliation code, by document, by party and exact amount, then the
 * party's oldest items, and without a party the oldest items of the account. A choice by age is an estimate if the
 * candidates were for different lines. A line without cash and without references settles only items for the same line:
 * a credit note for goods reverses goods.
 */
export function settle(
  line: ControlLine,
  side: OpenSide,
  references: References,
  movedBy: MovedBy,
): Settlement {
  const { hasCash, isAhead } = movedBy;
  const search = beginSearch(line, side, movedBy);
  const isReferred = byReference(search, references);
  if (!isReferred && !isAhead()) {
    if (hasCash) doubtSharedNumber(search, references);
    const leadsOut = leadsOutOf(line, references, movedBy);
    if (leadsOut) unreferencedOfSize(search);
    if (leadsOut && hasCash) broughtForward(search);
    if (leadsOut && !hasCash) {
      assigned(search, references);
      setOffOfParty(search);
    }
    if (search.rest > 0 && (!leadsOut || hasCash)) settleByParty(search);
  }
  return search;
}

/**
 * Settles by the line's reference, if other lines of the ledger carry it; then nothing else does. Returns whether it
 * did.
 */
function byReference(search: Search, references: References): boolean {
  const { account, lettering, document, party } = search.line;
  if (lettering !== 0 && references.letterings.isLinked(account, letteringKey(lettering, party))) {
    takeEach(search, () => search.side.withLettering(lettering, party));
    return true;
  }
  if (document !== 0 && references.documents.isLinked(account, document, party)) {
    takeEach(search, () => search.side.withDocument(document, party));
    return true;
  }
  return false;
}

/** Whether the line refers to a document that is not in the ledger, though other documents are. */
function leadsOutOf(
  { account, document, lettering }: ControlLine,
  { documents, isOwnNumber }: References,
  { entry }: MovedBy,
): boolean {
  if (lettering !== 0) return true;
  return document !== 0 && documents.hasLinks(account) && !isOwnNumber(document, entry);
}

/** Settles an item of the party and of this size that was entered without a document. */
function unreferencedOfSize(search: Search): void {
  const { party } = search.line;
  const queue = party === 0 ? null : search.side.ofParty(party);
  const item = queue?.ofSize(search.rest);
  if (!queue || !item?.isSilent) return;
  const choice = queue.hasTwins(search.rest) ? choiceOf(search, queue, ONLY) : null;
  if (choice) noteDoubt(search, choice, search.rest);
  take(search, item, choice !== null);
}

const ONLY = { others: null, isStrange: false, isLoose: false };

/**
 * An entry without cash that names a document of this number and size under another party settles it: the item was
 * assigned.
 */
function assigned(search: Search, { documents }: References): void {
  const { account, document } = search.line;
  if (document === 0 || !documents.isLinked(account, document)) return;
  const item = search.side.withDocument(document, 0);
  if (item && absolute(item.amount) === search.rest) take(search, item, false);
}

/**
 * A payment with a reference that is missing from the ledger settles the opening balance: first the party's, then what
 * names no party.
 */
function broughtForward(search: Search): void {
  const { side, line } = search;
  const before = search.rest;
  takeEach(search, () => side.ofParty(line.party)?.opening() ?? null);
  takeEach(search, () => (line.party === 0 ? side.all : side.ofParty(0))?.opening() ?? null);
  search.broughtForward = minus(before, search.rest);
  if (search.rest > 0) side.hasStrayReferences = true;
}
