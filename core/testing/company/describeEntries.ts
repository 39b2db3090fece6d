import type { EntryLine, GeneralLedger, JournalEntry } from "../../generalLedger/GeneralLedger.ts";
import { type Minor, sum } from "../../money/Minor.ts";
import { MS_PER_DAY } from "../../text/addDays.ts";
import type { AccountKey } from "./accounts.ts";
import { isCashAccount } from "./Bookkeeping.ts";
import type { ChartAccount, CompanyChart } from "./CompanyChart.ts";
import type { Company } from "./generateCompany.ts";
import type { NewLine, PostedEntry } from "./Posting.ts";

/** What a ledger tells of its lines besides accounts and amounts. */
export type Detail = {
  /** The number of the document that a line belongs to or settles, and which entry reverses which. */
  hasDocuments: boolean;
  /** A code on lines that settle each other. */
  hasLettering: boolean;
  hasParties: boolean;
  /** The share of documents whose references were not entered, in percent. */
  forgotten?: number;
  /** Only payments or only bills lack them: each entry by itself, whatever others of the same document say. */
  forgottenBy?: "payments" | "bills";
  /** What moves cash carries the number of the bank's statement where its document was not entered. */
  hasStatementNumbers?: boolean;
  /** The opening entry tells what was open item by item. */
  hasOpenItems?: boolean;
  /** Texts name the documents, whatever is entered of them. */
  hasTexts?: boolean;
};

/** From all that a ledger may tell to nothing. */
export const details = {
  documents: { hasDocuments: true, hasLettering: false, hasParties: true },
  lettering: { hasDocuments: false, hasLettering: true, hasParties: true },
  some: { hasDocuments: true, hasLettering: false, hasParties: true, forgotten: 30 },
  payments: {
    hasDocuments: true,
    hasLettering: false,
    hasParties: true,
    forgotten: 40,
    forgottenBy: "payments",
  },
  bills: {
    hasDocuments: true,
    hasLettering: false,
    hasParties: true,
    forgotten: 40,
    forgottenBy: "bills",
  },
  statements: {
    hasDocuments: true,
    hasLettering: false,
    hasParties: true,
    forgotten: 100,
    forgottenBy: "payments",
    hasStatementNumbers: true,
  },
  texts: { hasDocuments: false, hasLettering: false, hasParties: false, hasTexts: true },
  parties: { hasDocuments: false, hasLettering: false, hasParties: true },
  nothing: { hasDocuments: false, hasLettering: false, hasParties: false },
  opened: { hasDocuments: true, hasLettering: false, hasParties: true, hasOpenItems: true },
  openedLettering: {
    hasDocuments: false,
    hasLettering: true,
    hasParties: true,
    hasOpenItems: true,
  },
  openedParties: { hasDocuments: false, hasLettering: false, hasParties: true, hasOpenItems: true },
} as const satisfies Record<string, Detail>;

/** The entries as a ledger tells them; what it does not tell apart stands on one line. */
export function describeEntries(company: Company, detail: Detail): JournalEntry[] {
  let row = 1;
  return company.entries.map((entry) => {
    const lines = mergeAlike(entry.lines.map((line) => describeLine(company, entry, line, detail)));
    const numbered = lines.map((line) => {
      row++;
      return { ...line, row };
    });
    return {
      number: entry.number,
      date: entry.date,
      text: textOf(entry, detail),
      journal: entry.journal,
      entity: null,
      reverses: detail.hasDocuments ? entry.reverses : null,
      lines: numbered,
    };
  });
}

/** The general ledger of a company as a reader would hand it on. */
export function asGeneralLedger(company: Company, detail: Detail): GeneralLedger {
  return {
    accounts: company.accounts.map(({ code, name, type, opening, closing }) => ({
      code,
      name,
      type,
      opening,
      closing,
    })),
    entries: describeEntries(company, detail),
    ...(detail.hasOpenItems && { opened: [openingEntry(company, detail)] }),
    period: company.period,
  };
}

/** The entry that carries balances into the year: an account a line, but for what it tells item by item. */
export function openingEntry(company: Company, detail: Detail): JournalEntry {
  const { accounts, period } = company;
  const items = detail.hasOpenItems ? openedLines(company, detail) : [];
  const rest = accounts.map(({ code, opening }) => {
    const own = items.filter(({ account }) => account === code);
    return openedLine(code, opening - sum(own.map(({ amount }) => amount)));
  });
  return {
    number: "0",
    date: period.start,
    text: "Opening balances",
    journal: "Opening",
    entity: null,
    reverses: null,
    lines: [...items, ...rest].filter(({ amount }) => amount !== 0n),
  };
}

/** What was open when the year began on accounts that are told item by item, and what is left of their balances. */
export function openItemsOf(company: Company, detail: Detail): EntryLine[] {
  if (!detail.hasOpenItems) return [];
  const opened = new Set(openedLines(company, detail).map(({ account }) => account));
  return openingEntry(company, detail).lines.filter(({ account }) => opened.has(account));
}

function openedLines({ begun, chart }: Company, detail: Detail): EntryLine[] {
  return begun.map(({ item, amount }) => ({
    ...openedLine(chartAccount(chart, item.account).code, amount),
    party: detail.hasParties ? item.party : null,
    document: detail.hasDocuments ? item.document : null,
    lettering: detail.hasLettering && item.isSettled ? letters(item.id) : null,
  }));
}

function openedLine(account: string, amount: Minor): EntryLine {
  const text = "Opening balances";
  return { row: 0, account, amount, text, party: null, document: null, lettering: null };
}

/** The account of a company's chart. */
export function chartAccount(chart: CompanyChart, key: AccountKey): ChartAccount {
  const account = chart.accounts[key];
  if (!account) throw new Error(`the chart ${chart.id} has no account for ${key}`);
  return account;
}

function describeLine(
  { chart }: Company,
  entry: PostedEntry,
  line: NewLine,
  detail: Detail,
): EntryLine {
  const isNamed = !isForgotten(line.document, entry, detail);
  const statement = detail.hasStatementNumbers && movesCash(entry) ? statementOf(entry) : null;
  const isLettered = detail.hasLettering && isNamed && line.item?.isSettled === true;
  return {
    row: 0,
    account: chartAccount(chart, line.account).code,
    amount: line.amount,
    text: isNamed ? textOf(entry, detail) : withoutDocuments(entry.text),
    party: detail.hasParties ? line.party : null,
    document: (detail.hasDocuments && isNamed ? line.document : null) ?? statement,
    lettering: isLettered && line.item ? letters(line.item.id) : null,
  };
}

/** A text that names a document would give away what the ledger does not tell. */
function textOf({ text }: PostedEntry, { hasDocuments, hasTexts, forgotten = 0 }: Detail): string {
  return hasTexts || (hasDocuments && forgotten === 0) ? text : withoutDocuments(text);
}

function withoutDocuments(text: string): string {
  return text.replaceAll(/ ?(?:for )?[A-Z]+-\d{5}/g, "");
}

/** Documents and entries are numbered through, so that a prime scatters those that are forgotten. */
function isForgotten(
  document: string | null,
  entry: PostedEntry,
  { forgotten = 0, forgottenBy }: Detail,
): boolean {
  if (document === null) return false;
  if (forgottenBy && movesCash(entry) !== (forgottenBy === "payments")) return false;
  const place = Number(document.slice(-5)) + (forgottenBy ? Number(entry.number) : 0);
  return (place * 7_919) % 100 < forgotten;
}

function movesCash({ lines }: PostedEntry): boolean {
  return lines.some(({ account }) => isCashAccount(account));
}

/** The bank sends a statement of every week. */
function statementOf({ date }: PostedEntry): string {
  return `BS${Math.floor(Date.parse(date) / WEEK)}`;
}

const WEEK = 7 * MS_PER_DAY;

function mergeAlike(lines: readonly EntryLine[]): EntryLine[] {
  const merged = new Map<string, EntryLine>();
  for (const line of lines) {
    const { account, party, document, lettering, amount } = line;
    const key = JSON.stringify([account, party, document, lettering, amount > 0n]);
    const alike = merged.get(key);
    merged.set(key, alike ? { ...alike, amount: alike.amount + amount } : line);
  }
  return [...merged.values()];
}

/** A reconciliation code as programs give them: AAA, AAB, … */
function letters(id: number): string {
  const digit = (power: number) => String.fromCharCode(65 + (Math.floor(id / 26 ** power) % 26));
  return [2, 1, 0].map(digit).join("");
}
