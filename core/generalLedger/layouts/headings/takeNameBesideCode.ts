/** The columns that say what an account is, and those that its name may be taken for. */
type NamingColumns = Partial<Record<"code" | "name" | "text" | "entryText" | "party", number>>;

/**
 * Beside "Account code", a plain "Account" is its name, and so is a description or a "Name" that stands next
 * to the code where other columns hold the text. Tally calls the account "Particulars", beside a narration.
 */
export function takeNameBesideCode(
  words: readonly string[],
  columns: NamingColumns,
  taken: Set<number>,
): void {
  if (columns.name !== undefined || takeNameBesideNominal(words, columns)) return;
  if (takeCodeBesideAccount(words, columns, taken)) return;
  const { code, text } = columns;
  const isItsName = (word: string, index: number) => {
    if (code === undefined) return text !== undefined && word === "particulars";
    if (PLAIN_ACCOUNTS.has(word)) return (words[code] ?? "").includes(word);
    return text !== undefined && index === code + 1 && DESCRIPTIONS.has(word);
  };
  const at = words.findIndex((word, index) => !taken.has(index) && isItsName(word, index));
  if (at < 0) return;
  columns.name = at;
  taken.add(at);
}

/** Right behind a nominal code stands its name, which elsewhere would be that of a customer, or a text. */
function takeNameBesideNominal(words: readonly string[], columns: NamingColumns): boolean {
  const { code, text } = columns;
  if (code === undefined || !NOMINAL_CODES.has(words[code] ?? "")) return false;
  const at = code + 1;
  if (!NAMES_OF_NOMINALS.has(words[at] ?? "") || at === text) return false;
  for (const field of ["party", "entryText"] as const)
    if (columns[field] === at) delete columns[field];
  columns.name = at;
  return true;
}

/** "Código" right before "Cuenta" is the account's code, and what stands beside it the account's name. */
function takeCodeBesideAccount(
  words: readonly string[],
  columns: NamingColumns,
  taken: Set<number>,
): boolean {
  const { code } = columns;
  if (code === undefined || taken.has(code - 1)) return false;
  if (!PLAIN_ACCOUNTS.has(words[code] ?? "") || !PLAIN_CODES.has(words[code - 1] ?? ""))
    return false;
  columns.name = code;
  columns.code = code - 1;
  taken.add(code - 1);
  return true;
}

const PLAIN_CODES = new Set(["codigo", "codice", "cod", "kod"]);

const NOMINAL_CODES = new Set(["nominal code", "n c", "nominal"]);
const NAMES_OF_NOMINALS = new Set(["name", "description", "nominal account"]);

const DESCRIPTIONS = new Set(
  "name|nom|nombre|nome|namn|navn|naam|omschrijving|bezeichnung|benaming|descripcion|denominacion|libelle|intitule|benamning|beskrivelse|descrizione|opis".split(
    "|",
  ),
);

const PLAIN_ACCOUNTS = new Set(
  "account|gl account|g l account|nominal account|konto|compte|cuenta|conta|conto|rekening".split(
    "|",
  ),
);
