import { cuesOf } from "../../core/classify/learnt/cuesOf.ts";
import { ALONE } from "../../core/classify/learnt/gatherEvidence.ts";
import type { AccountFacts } from "../../core/ledger/AccountFacts.ts";
import { isRole, placeOfRole, type Role } from "../../core/roles/roles.ts";
import type { Example } from "./learnWeights.ts";
import { readCells } from "./readCells.ts";

/** A name as charts word it, the side its balance stands on where that is told, and what it means there. */
export type LexiconEntry = { room: string; name: string; side: AccountFacts["side"]; role: Role };

/**
 * Reads the names that were written from what accountants of many countries and industries know, not from any chart.
 * A name that is open between two roles stands once for each. A line that does not fit is refused with its number.
 */
export function readLexicon(): LexiconEntry[] {
  const rows = readCells(new URL("lexicon.csv", import.meta.url));
  return rows.map((cells, index) => entryOf(cells, index + 2));
}

function entryOf(cells: readonly string[], row: number): LexiconEntry {
  const [room = "", name = "", side = "", role = ""] = cells;
  if (cells.length !== 4 || room === "" || name === "" || !isSide(side) || !isRole(role))
    throw new Error(`lexicon.csv, line ${row}: ${cells.join(" | ")}`);
  return { room, name, side: side === "" ? null : side, role };
}

function isSide(text: string): text is "debit" | "credit" | "" {
  return text === "debit" || text === "credit" || text === "";
}

/** What the names of the lexicon teach: each with its side and without, as files give it. */
export function lexiconExamples(): Example[] {
  return readLexicon().flatMap((entry) =>
    entry.side === null
      ? [exampleOf(entry, null)]
      : [exampleOf(entry, entry.side), exampleOf(entry, null)],
  );
}

function exampleOf({ room, name, role }: LexiconEntry, side: AccountFacts["side"]): Example {
  const facts: AccountFacts = { code: "", name, type: "", section: null, side };
  const cues = cuesOf(facts, ALONE).filter((cue) => !OF_OTHERS.test(cue));
  return { cues, role: placeOfRole(role), chart: `lexicon ${room}` };
}

/** A lexicon lists no account beside another, and tells nothing of those around one. */
const OF_OTHERS = /^(?:before|after|between) /;
