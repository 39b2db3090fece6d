import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";

/** The words for each subject, in the languages of the ledgers. */
const words = {
  reversal:
    /revers|storn|correct|cancel|annul|voided|undo |extourn|contrepass|contre-pass|rectif|återför|aterfor|rättelse|tegenboek|terugboek|correctie|korrektur|korrig|anulac|estorno/i,
  reclassification:
    /re-?class|re-?cod(?:e|ing)|re-?alloc|mis-?(?:post|cod|alloc)|wrong(?:ly)? |umbuch|reclasif|riclassif|omklass|omkonter|ompost|herrubric/i,
  loss: /scrap|writ(?:e|ten)[ -]?off|stolen|theft|\blost\b|damage|destroy|dispos|\bsold\b|\bsale of|retire|verschrott|schrott|\bvol\b|mise au rebut|utrang|\brobo\b|rottam/i,
  revaluation:
    /revalu|retransl|remeasure|exchange adjust|fx adjust|unrealis|unrealiz|réévaluation|reevaluation|écart de conversion|kursdiff|kursbew|neubewert|omräkning|herwaarder|koersverschil|tipo de cambio|valutakurs/i,
  advance:
    /\badvance (?:for|on|to|payment|paid)|down ?payment|prepayment|paid in advance|anzahlung|vorauszahlung|acompte|avance sur|förskott|forskudd|forskott|aanbetaling|vooruitbetaling|anticipo|adiantamento|acconto/i,
  dividend:
    /dividend|profit distribution|distribution of profit|utdelning|ausschüttung|udbytte|utbytte|winstuitkering/i,
  interest:
    /\binterest\b(?!-| free)|zinsen|\bzins\b|intérêt|interet|\brente(?:n|r|kosten)?\b|ränta|räntor|\bintereses\b|\bjuros\b|interessi/i,
  loan: /\bloans?\b(?! ?(?:notes?|stock))|\blent\b|darlehen|\bprêts?\b|\blån\b|\blening|préstamo|empréstimo|prestito/i,
  shares:
    /\bshares\b|\bsecurities\b|aktien|wertpapier|\bactions\b|aktier|aandelen|\bacciones\b|\bações\b|\bazioni\b/i,
} as const;

export type Subject = keyof typeof words;

/** Whether an entry mentions a subject in its text, its kind or the texts of its first lines. */
export type Mentions = (entry: number, subject: Subject) => boolean;

const [UNKNOWN, ABSENT, PRESENT] = [0, 1, 2];
const LINES_READ = 2;

/** Finds which subjects the texts mention; each text is searched once. */
export function readMentions(columns: EntryColumns): Mentions {
  const found: Partial<Record<Subject, Uint8Array>> = {};
  const ofJournals: Partial<Record<Subject, Map<string, boolean>>> = {};
  const textMentions = (number: number, subject: Subject): boolean => {
    if (number === 0) return false;
    found[subject] ??= new Uint8Array(columns.textCount);
    const known = found[subject][number] ?? UNKNOWN;
    if (known !== UNKNOWN) return known === PRESENT;
    const isPresent = words[subject].test(columns.textAt(number));
    found[subject][number] = isPresent ? PRESENT : ABSENT;
    return isPresent;
  };
  const journalMentions = (journal: string, subject: Subject): boolean => {
    ofJournals[subject] ??= new Map();
    const isPresent = ofJournals[subject].get(journal) ?? words[subject].test(journal);
    ofJournals[subject].set(journal, isPresent);
    return isPresent;
  };
  return (entry, subject) => {
    if (textMentions(columns.textOf(entry), subject)) return true;
    const journal = columns.journalOf(entry);
    if (journal !== null && journalMentions(journal, subject)) return true;
    const first = columns.startOf(entry);
    const end = Math.min(columns.startOf(entry + 1), first + LINES_READ);
    for (let place = first; place < end; place += 1)
      if (textMentions(columns.lineTextAt(place), subject)) return true;
    return false;
  };
}
