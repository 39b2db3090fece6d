import type { EntryLine, JournalEntry } from "../../../generalLedger/GeneralLedger.ts";
import { divideRounded } from "../../../money/divideRounded.ts";
import { absolute, type Minor, smaller } from "../../../money/Minor.ts";
import { describeEntries, details } from "../describeEntries.ts";
import type { Company } from "../generateCompany.ts";
import { compactDate, withComma } from "./cells.ts";
import type { LedgerLayout } from "./Layout.ts";
import { openedAccounts } from "./openingEntry.ts";

const HEADER =
  "Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz;Konto;Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext";

/** The account that German openings are posted against. */
const OPENING = "9000";

/** DATEV's EXTF Buchungsstapel: account and contra account, gross amounts with a tax key. */
export const datev: LedgerLayout = {
  name: "DATEV EXTF",
  extension: ".csv",
  tells: { ...details.nothing, hasDocuments: true },
  hasOpenings: true,
  suits: ({ chart }) => chart.id === "SKR03",
  write: (company, detail) =>
    inWindows1252(
      [
        preamble(company),
        HEADER,
        ...openedAccounts(company).map(({ code, opening }) =>
          row({ account: code, contra: OPENING, amount: opening, key: "" }, company.period.start, {
            document: "EB",
            text: "Saldenvortrag",
          }),
        ),
        ...describeEntries(company, detail).flatMap((entry) => entryRows(company, entry)),
      ].join("\r\n"),
    ),
};

function preamble({ period }: Company): string {
  const [start, end] = [compactDate(period.start), compactDate(period.end)];
  return `"EXTF";700;21;"Buchungsstapel";13;${end}120000000;;"RE";"";"";1001;1;${start};4;${start};${end};"Buchungsstapel";"";1;0;0;"EUR";;"";;;"03";;;"";""`;
}

/** One row: an amount of an account against another; debit-positive for the first. */
type Pair = { account: string; contra: string; amount: Minor; key: string };

function entryRows(company: Company, entry: JournalEntry): string[] {
  const taxed = taxedPair(company, entry.lines);
  const pairs = taxed ? [taxed] : pairsOf(entry.lines);
  const document = entry.lines.find((line) => line.document)?.document ?? "";
  return pairs.map((pair) => {
    const own = entry.lines.find(
      (line) => line.document && (line.account === pair.account || line.account === pair.contra),
    );
    const text = entry.text.slice(0, 60);
    return row(pair, entry.date, { document: own?.document ?? document, text });
  });
}

/** A sale or a purchase at the usual rate is one row with the key of its tax. */
function taxedPair({ chart }: Company, lines: readonly EntryLine[]): Pair | null {
  const taxes = [
    { account: chart.accounts.outputTax?.code, key: "3" },
    { account: chart.accounts.inputTax?.code, key: "9" },
  ];
  const tax = taxes.find(({ account }) => lines.some((line) => line.account === account));
  const of = lines.find((line) => line.account === tax?.account);
  const others = lines.filter((line) => line !== of);
  const gross = others.find(({ amount }) => of && amount > 0n !== of.amount > 0n);
  const net = others.find((line) => line !== gross);
  if (!tax || !of || !gross || !net || lines.length !== 3 || net.amount > 0n !== of.amount > 0n)
    return null;
  const taken = divideRounded(gross.amount * chart.taxRate, 100n + chart.taxRate);
  return taken === -of.amount
    ? { account: gross.account, contra: net.account, amount: gross.amount, key: tax.key }
    : null;
}

/** An entry of many lines as pairs that balance, each line used up in turn. */
function pairsOf(lines: readonly EntryLine[]): Pair[] {
  const open = lines.map(({ account, amount }) => ({ account, amount }));
  const pairs: Pair[] = [];
  for (const line of open)
    for (const other of open) {
      if (line.amount === 0n) break;
      if (other.amount === 0n || line.amount > 0n === other.amount > 0n) continue;
      const size = smaller(absolute(line.amount), absolute(other.amount));
      const amount = line.amount > 0n ? size : -size;
      pairs.push({ account: line.account, contra: other.account, amount, key: "" });
      line.amount -= amount;
      other.amount += amount;
    }
  return pairs;
}

function row(
  { account, contra, amount, key }: Pair,
  date: string,
  { document, text }: { document: string; text: string },
): string {
  const day = `${date.slice(8)}${date.slice(5, 7)}`;
  const mark = amount < 0n ? "H" : "S";
  return `${withComma(absolute(amount))};"${mark}";"EUR";;;"";${account};${contra};"${key}";${day};"${document}";"";;"${text}"`;
}

function inWindows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
