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
 * Finds what a line settles: by reconciliation code, document, party and exact amount, then the
 * oldest items of the party, and without parties the oldest of the account. What is chosen by age
 * is estimated where the items to choose among were for different things. Without cash and without
 * references a line only settles what is for the same thing: a credit note for goods takes back goods.
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

/** Whether the line's references link lines of this ledger; then they alone say what it settles. */
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

/** Whether the line refers to a document that is not in the ledger, though others are. */
function leadsOutOf(
  { account, document, lettering }: ControlLine,
  { documents, isOwnNumber }: References,
  { entry }: MovedBy,
): boolean {
  if (lettering !== 0) return true;
  return document !== 0 && documents.hasLinks(account) && !isOwnNumber(document, entry);
}

/** An item of the party and of this size whose own document nobody entered. */
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

/** Without cash a document of this number and size is the one meant, though another party is named: it was assigned. */
function assigned(search: Search, { documents }: References): void {
  const { account, document } = search.line;
  if (document === 0 || !documents.isLinked(account, document)) return;
  const item = search.side.withDocument(document, 0);
  if (item && absolute(item.amount) === search.rest) take(search, item, false);
}

/** A payment for what the ledger does not hold settles what was open at the start: its party's first, then what names nobody. */
function broughtForward(search: Search): void {
  const { side, line } = search;
  const before = search.rest;
  takeEach(search, () => side.ofParty(line.party)?.opening() ?? null);
  takeEach(search, () => (line.party === 0 ? side.all : side.ofParty(0))?.opening() ?? null);
  search.broughtForward = minus(before, search.rest);
  if (search.rest > 0) side.hasStrayReferences = true;
}
