import { normaliseHeading } from "../../ingest/headings/normaliseHeading.ts";
import {
  accountsOf,
  dateOfEntry,
  isEmptyEntry,
  type LedgerEntries,
  linesOf,
} from "./LedgerEntries.ts";

/** Fewer accounts may be what owners paid in when the company began. */
const LEAST_ACCOUNTS = 5;

/** What earlier years left and no first contribution has: profits kept, and depreciation charged. */
const OF_EARLIER_YEARS =
  /\b(?:retained (?:earnings|profits?)|accumulated (?:profits?|losses|deficit|depreciation|amorti[sz]ation)|profits? brought forward|revenue reserves?|profit and loss account b ?f|report a nouveau|amortissements?|gewinnvortrag|verlustvortrag|resultados? (?:de )?ejercicios anteriores|remanente|resultados transitados|amortizacion acumulada|depreciacoes acumuladas|utili a nuovo|fondo ammortamento|balanserad|ackumulerade avskrivningar|annen egenkapital|overfort resultat|winstreserve|onverdeelde winst|afschrijving)/;

/** What a year earns or spends: an entry with such accounts closes a year and opens none. */
const OF_THE_YEAR =
  /\b(?:sales|revenues?|turnover|income(?! tax)|expenses?|costs?|purchases|wages|salaries|rent|erlose|umsatze?|aufwand|ventes|achats|charges|ventas|compras|gastos|vendas|custos|ricavi|costi|intakter|kostnader|omzet|kosten)\b/;

/**
 * The entry that carries balances in and does not say so: the only one of many accounts on the first day of
 * the ledger, where that begins a month, with what earlier years left among them and no income or expenses.
 * Null where any of it is missing: what owners paid in would look the same.
 */
export function unlabelledOpening(entries: LedgerEntries, first: string): number | null {
  if (!first.endsWith("-01")) return null;
  const large: number[] = [];
  for (let entry = 0; entry < entries.differences.length; entry += 1) {
    if (isEmptyEntry(entries, entry) || dateOfEntry(entries, entry) !== first) continue;
    if (accountsOf(entries, linesOf(entries, entry)).size >= LEAST_ACCOUNTS) large.push(entry);
  }
  const [only = null, ...others] = large;
  if (only === null || others.length > 0 || entries.differences[only] !== 0) return null;
  const names = [...accountsOf(entries, linesOf(entries, only))].map((number) => {
    const account = entries.assembly.accounts[number];
    return normaliseHeading(account?.name || account?.code || "");
  });
  const isOpening =
    names.some((name) => OF_EARLIER_YEARS.test(name)) &&
    !names.some((name) => OF_THE_YEAR.test(name) && !OF_EARLIER_YEARS.test(name));
  return isOpening ? only : null;
}
