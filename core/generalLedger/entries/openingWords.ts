import { normaliseHeading } from "../../ingest/headings/normaliseHeading.ts";

/** Journals that programs keep opening balances in: FEC (AN, ANO, RAN, OUV), German and Dutch ones. */
const OPENING_JOURNALS: ReadonlySet<string> = new Set([
  "an",
  "ano",
  "anc",
  "ran",
  "ouv",
  "anouv",
  "a nouveau",
  "a nouveaux",
  "report a nouveau",
  "journal des a nouveaux",
  "ouverture",
  "balance initiale",
  "bilan d ouverture",
  ...[
    "eb",
    "eroffnungsbilanz",
    "eroffnung",
    "saldovortrag",
    "saldenvortrag",
    "saldenvortrage",
    "vortrag",
    "beginbalans",
    "beginsaldi",
  ],
  "openingsbalans",
  "opening",
  "opening balance",
  "opening balances",
  "ob",
  "open",
  "ingaende balans",
  "ib",
  "inngaende balanse",
  "primo",
  "abningsbalance",
  "apertura",
  "asiento de apertura",
  "abertura",
  "saldi iniziali",
  "bilans otwarcia",
  "bo",
]);

const OPENING_TEXT =
  /\b(?:opening (?:balances?|entry|entries|bal|journal)|conversion balances?|balances? brought forward|brought forward|opening$|^opening [a-z ]*(?:balance|equity|capital|assets?|inventory|furniture|cash|ar|ap)|a nouveaux?\b|bilan d ouverture|reprise de balance|eroffnungs?(?:bilanz|buchung|bilanzwerte)|eb werte?|sald(?:o|en)vortr|beginbalans|beginsald|openingsbalans|ingaende (?:balans|saldo)|inngaende (?:balanse|saldo)|abningsbalance|primosaldo|asiento de apertura|saldos? inicia|saldi iniziali|bilancio di apertura|bilans otwarcia|balanco de abertura|sold initial)/;

/** The same in more words of other languages; "apertura conti correnti" opens bank accounts. */
const OPENING_ELSEWHERE =
  /\b(?:apnings(?:balanse|saldo)|abnings(?:saldo|post)|primopost|asiento apertura|apertura (?:del? )?ejercicio|balance de apertura|saldos? de (?:apertura|abertura)|saldo (?:inizial|di apertura)|saldi di apertura|apertura (?:dei )?conti(?! corr| banc)|bilansu otwarcia|otwarcie ksiag|saldo (?:otwarcia|poczatkowe)|soldes? (?:d ouverture|initia)|bilan initial)/;

/** One word that is the whole text: within a longer one it may be what was opened ("abertura de conta"). */
const OPENING_ALONE =
  /^(?:(?:lancamento|saldos?) (?:de )?|ecriture d |scrittura di )?(?:abertura|apertura|ouverture|eroffnung|apning|abning)(?: (?:20)\d\d)?$/;

const CLOSING_TEXT =
  /\b(?:closing (?:entry|entries|balances?|journal|of (?:income|revenue|expenses|the books|accounts))|year end clos|close (?:of )?(?:the )?(?:year|income|revenue|expenses?)|close to retained|ecritures? de cloture|cloture (?:des comptes|de l exercice)|schlussbilanz|abschlussbuchung|guv abschluss|regularizacion|asiento de cierre|cierre de|apuramento|encerramento|bokslutsdisposition av resultat|arets resultat overfort|chiusura (?:conti|dei conti)|retain earnings|inchider(?:e|ea) (?:(?:conturi|conturilor|cont|contului) )?(?:de )?(?:[67]\d*|venituri|veniturilor|cheltuieli|cheltuielilor))/;

/** French journals of balances brought forward, which may keep the dates of the items they bring. */
const FORWARD = /^(?:an|ano|anouv|ran)$|^(?:journal (?:des |d )?)?(?:report )?a nouveaux?\b/;

/** Whether a journal of a FEC holds nothing but balances of the year before, whatever their dates. */
export function isBroughtForwardJournal(code: string, name: string): boolean {
  return FORWARD.test(normaliseHeading(name)) || FORWARD.test(normaliseHeading(code));
}

/** Whether a journal is the one that holds opening balances. */
export function isOpeningJournal(journal: string): boolean {
  return OPENING_JOURNALS.has(normaliseHeading(journal));
}

/** Whether a text says that its entry carries balances into the period. */
export function saysOpening(text: string): boolean {
  if (text === "") return false;
  const words = normaliseHeading(text);
  return [OPENING_TEXT, OPENING_ELSEWHERE, OPENING_ALONE].some((opening) => opening.test(words));
}

/** Whether a text says that its entry closes income and expenses, or all accounts, at the end. */
export function saysClosing(text: string): boolean {
  return text !== "" && CLOSING_TEXT.test(normaliseHeading(text));
}
