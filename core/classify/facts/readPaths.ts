import { normaliseHeading } from "../../ingest/headings/normaliseHeading.ts";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { allNatures, type Nature } from "../../roles/roles.ts";

/**
 * Accounts of books that name them in paths, as hledger, Beancount and GnuCash do: the first part of
 * "liabilities:payables:trade" is the kind, and the others are read from the last: "trade payables".
 * Books that name but some accounts so are left as they are.
 */
export function readPaths(accounts: readonly AccountFacts[]): readonly AccountFacts[] {
  const read = accounts.map(readPath);
  const found = read.filter((facts) => facts !== null).length;
  if (found < MOST * accounts.length) return accounts;
  return accounts.map((facts, at) => read[at] ?? facts);
}

const MOST = 0.9;

/** Null for a name that is no path from one of the five kinds; a type of its own says the kind better. */
function readPath(facts: AccountFacts): AccountFacts | null {
  const { name, type } = facts;
  if (!name.includes(":")) return null;
  const [root = "", ...parts] = name.split(":").map((part) => part.trim());
  const nature = ROOTS.get(normaliseHeading(root));
  if (nature === undefined) return null;
  const printed = { name, type, unread: 0, isPath: true as const };
  const telling = parts.filter((part, at) => at === parts.length - 1 || !WHERE_OR_WHEN.test(part));
  const read = { ...facts, name: telling.reverse().map(inWords).join(" "), printed };
  return type === "" ? { ...read, nature } : read;
}

/** "US" and "Y2024" between the others say where and when, not what. */
const WHERE_OR_WHEN = /^(?:[A-Z]{2}|Y?\d{4})$/;

/** Paths that hold no spaces join words by capitals: "AccountsPayable". */
function inWords(part: string): string {
  return part.replace(/(\p{Ll}{2})(?=\p{Lu}\p{Ll})/gu, "$1 ").replace(/(\p{L}{3})(?=\d)/gu, "$1 ");
}

/** What the five kinds are called as roots, in words as headings have them. What may be debt or equity ("Passiva") is none. */
const ROOTS_BY_NATURE: Readonly<Record<Nature, string>> = {
  asset:
    "asset|assets|aktiva|aktiven|vermogen|actif|actifs|activo|activos|attivita|ativo|ativos|activa|tillgangar|eiendeler|aktiver",
  liability:
    "liability|liabilities|verbindlichkeiten|fremdkapital|passif|passifs|pasivo|pasivos|passivita|passivo|passivos|schulden|skulder|gjeld",
  equity:
    "equity|eigenkapital|capitaux propres|patrimonio|patrimonio netto|capital proprio|eigen vermogen|eget kapital|egenkapital",
  income:
    "income|revenue|revenues|ertrage|ertrag|einnahmen|revenus|produits|ingresos|entrate|ricavi|receitas|rendimentos|inkomsten|opbrengsten|intakter|inntekter|indtægter",
  expense:
    "expense|expenses|aufwendungen|aufwand|ausgaben|depenses|charges|gastos|uscite|costi|despesas|uitgaven|kosten|kostnader|utgifter|udgifter",
};

const ROOTS: ReadonlyMap<string, Nature> = new Map(
  allNatures.flatMap((nature) =>
    ROOTS_BY_NATURE[nature].split("|").map((root) => [root, nature] as const),
  ),
);
