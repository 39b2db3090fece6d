import type { JournalEntry } from "../generalLedger/GeneralLedger.ts";

/** What the words of an entry may be about, in the languages of the ledgers that are read. */
const words = {
  reversal:
    /revers|storn|correct|cancel|annul|voided|undo |extourn|contrepass|contre-pass|rectif|återför|aterfor|rättelse|tegenboek|terugboek|correctie|korrektur|korrig|anulac|estorno/i,
  revaluation:
    /revalu|retransl|remeasure|exchange adjust|fx adjust|unrealis|unrealiz|réévaluation|reevaluation|écart de conversion|kursdiff|kursbew|neubewert|omräkning|herwaarder|koersverschil|tipo de cambio|valutakurs/i,
  dividend: /dividend|utdelning|ausschüttung|udbytte|utbytte/i,
} as const;

export type Subject = keyof typeof words;

/** Whether an entry speaks of a subject: in its own text, its kind or the texts of its first lines. */
export function speaksOf({ text, journal, lines }: JournalEntry, subject: Subject): boolean {
  const expression = words[subject];
  if (expression.test(text) || (journal !== null && expression.test(journal))) return true;
  return lines.slice(0, 2).some((line) => line.text !== text && expression.test(line.text));
}
