import type { JournalEntry } from "../generalLedger/GeneralLedger.ts";

/** What the words of an entry may be about, in the languages of the ledgers that are read. */
const words = {
  reversal: [
    ...["revers", "storn", "correct", "cancel", "annul", "voided", "undo "],
    ...["extourn", "contrepass", "contre-pass", "rectif", "återför", "aterfor", "rättelse"],
    ...["tegenboek", "terugboek", "correctie", "korrektur", "korrig", "anulac", "estorno"],
  ],
  revaluation: [
    ...["revalu", "retransl", "remeasure", "exchange adjust", "fx adjust", "unrealis", "unrealiz"],
    ...["réévaluation", "reevaluation", "écart de conversion", "kursdiff", "kursbew", "neubewert"],
    ...["omräkning", "herwaarder", "koersverschil", "tipo de cambio", "valutakurs"],
  ],
  dividend: ["dividend", "utdelning", "ausschüttung", "udbytte", "utbytte"],
} as const;

export type Subject = keyof typeof words;

/** Whether an entry speaks of a subject: in its own text, its kind or the texts of its first lines. */
export function speaksOf({ text, journal, lines }: JournalEntry, subject: Subject): boolean {
  const texts = [text, journal ?? "", ...lines.slice(0, 2).map((line) => line.text)];
  const all = texts.join(" ").toLowerCase();
  return words[subject].some((word) => all.includes(word));
}
