import type { EntryLine, JournalEntry } from "../../../generalLedger/GeneralLedger.ts";
import { divideRounded } from "../../../money/divideRounded.ts";
import { absolute } from "../../../money/Minor.ts";
import { describeEntries, details } from "../describeEntries.ts";
import type { Company } from "../generateCompany.ts";
import { compactDate, withComma } from "./cells.ts";
import type { LedgerLayout } from "./Layout.ts";
import { openedAccounts } from "./openingEntry.ts";
import { type Pair, pairsOf } from "./pairsOf.ts";

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
          row(
            { account: code, contra: OPENING, amount: opening, document: "EB", key: "" },
            company.period.start,
            "Saldenvortrag",
          ),
        ),
        ...describeEntries(company, detail).flatMap((entry) => entryRows(company, entry)),
      ].join("\r\n"),
    ),
};

function preamble({ period }: Company): string {
  const [start, end] = [compactDate(period.start), compactDate(period.end)];
  return `"EXTF";700;21;"Buchungsstapel";13;${end}120000000;;"RE";"";"";1001;1;${start};4;${start};${end};"Buchungsstapel";"";1;0;0;"EUR";;"";;;"03";;;"";""`;
}

/** One row: a pair with the key of the tax in it. */
type Posting = Omit<Pair, "party"> & { key: string };

function entryRows(company: Company, entry: JournalEntry): string[] {
  const taxed = taxedPair(company, entry.lines);
  const pairs = taxed ? [taxed] : pairsOf(entry.lines).map(withKey);
  const document = entry.lines.find((line) => line.document)?.document ?? "";
  const text = entry.text.slice(0, 60);
  return pairs.map((pair) =>
    row({ ...pair, document: pair.document ?? document }, entry.date, text),
  );
}

/** A sale or a purchase at the usual rate is one row with the key of its tax. */
function taxedPair({ chart }: Company, lines: readonly EntryLine[]): Posting | null {
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
  return taken === -of.amount ? { ...gross, contra: net.account, key: tax.key } : null;
}

/** Accounts that carry tax by themselves, and the key that switches it off. */
const AUTOMATIC = /^(?:34|84)0\d$/;
const WITHOUT_TAX = "40";

function withKey(pair: Pair): Posting {
  const isAutomatic = [pair.account, pair.contra].some((account) => AUTOMATIC.test(account));
  return { ...pair, key: isAutomatic ? WITHOUT_TAX : "" };
}

function row(
  { account, contra, amount, key, document }: Posting,
  date: string,
  text: string,
): string {
  const day = `${date.slice(8)}${date.slice(5, 7)}`;
  const mark = amount < 0n ? "H" : "S";
  return `${withComma(absolute(amount))};"${mark}";"EUR";;;"";${account};${contra};"${key}";${day};"${document ?? ""}";"";;"${text}"`;
}

function inWindows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
