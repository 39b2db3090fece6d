import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";

/** What the words of an entry may be about, in the languages of the ledgers that are read. */
const words = {
  reversal:
    /revers|storn|correct|cancel|annul|voided|undo |extourn|contrepass|contre-pass|rectif|återför|aterfor|rättelse|tegenboek|terugboek|correctie|korrektur|korrig|anulac|estorno/i,
  revaluation:
    /revalu|retransl|remeasure|exchange adjust|fx adjust|unrealis|unrealiz|réévaluation|reevaluation|écart de conversion|kursdiff|kursbew|neubewert|omräkning|herwaarder|koersverschil|tipo de cambio|valutakurs/i,
  advance:
    /\badvance (?:for|on|to|payment|paid)|down ?payment|prepayment|paid in advance|anzahlung|vorauszahlung|acompte|avance sur|förskott|forskudd|forskott|aanbetaling|vooruitbetaling|anticipo|adiantamento|acconto/i,
  dividend:
    /dividend|profit distribution|distribution of profit|utdelning|ausschüttung|udbytte|utbytte|winstuitkering/i,
  interest:
    /\binterest\b(?!-| free)|zinsen|\bzins\b|intérêt|interet|\brente(?:n|r|kosten)?\b|ränta|räntor|\bintereses\b|\bjuros\b|interessi/i,
} as const;

export type Subject = keyof typeof words;

/** Whether an entry speaks of a subject: in its own text, its kind or the texts of its first lines. */
export type SpeaksOf = (entry: number, subject: Subject) => boolean;

const [UNKNOWN, SILENT, SPEAKS] = [0, 1, 2];
const LINES_HEARD = 2;

/** Listens to the words of entries, to each text once. */
export function listenTo(columns: EntryColumns): SpeaksOf {
  const heard: Partial<Record<Subject, Uint8Array>> = {};
  const ofJournals = new Map<string, boolean>();
  const textSpeaks = (number: number, subject: Subject): boolean => {
    if (number === 0) return false;
    heard[subject] ??= new Uint8Array(columns.textCount);
    const known = heard[subject][number] ?? UNKNOWN;
    if (known !== UNKNOWN) return known === SPEAKS;
    const speaks = words[subject].test(columns.textAt(number));
    heard[subject][number] = speaks ? SPEAKS : SILENT;
    return speaks;
  };
  const journalSpeaks = (journal: string, subject: Subject): boolean => {
    const key = `${subject} ${journal}`;
    const speaks = ofJournals.get(key) ?? words[subject].test(journal);
    ofJournals.set(key, speaks);
    return speaks;
  };
  return (entry, subject) => {
    if (textSpeaks(columns.textOf(entry), subject)) return true;
    const journal = columns.journalOf(entry);
    if (journal !== null && journalSpeaks(journal, subject)) return true;
    const first = columns.startOf(entry);
    const end = Math.min(columns.startOf(entry + 1), first + LINES_HEARD);
    for (let place = first; place < end; place += 1)
      if (textSpeaks(columns.lineTextAt(place), subject)) return true;
    return false;
  };
}
