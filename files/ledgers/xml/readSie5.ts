import {
  joinJournal,
  type LedgerReading,
  lineOf,
  MS_PER_DAY,
  type Problem,
  problem,
} from "@tieout/core";
import { SieBalances } from "../SieBalances.ts";
import { readXml, type XmlRecord } from "./readXml.ts";

const LISTS = ["CustomerInvoices", "SupplierInvoices"] as const;
const INVOICES = ["CustomerInvoice", "SupplierInvoice"] as const;
const RECORDS: ReadonlySet<string> = new Set([
  ...LISTS,
  ...INVOICES,
  "Company",
  "FiscalYear",
  "AccountingCurrency",
  "Account",
  "OpeningBalance",
  "ClosingBalance",
  "SecondaryAccountRef",
  "Balances",
  "Journal",
  "JournalEntry",
  "LedgerEntry",
]);
const SKIPPED: ReadonlySet<string> = new Set(["Documents", "Signature", "Budget"]);

const TYPES: Readonly<Record<string, string>> = {
  asset: "Asset",
  // Programs write equity as a liability, as type 4 has it
  liability: "Liability or equity",
  equity: "Equity",
  income: "Income",
  cost: "Expense",
};

type FiscalYear = { start: string; end: string };
type Invoice = { party: string; document: string };

type Sie5 = {
  reading: LedgerReading;
  balances: SieBalances;
  codes: Set<string>;
  /** The months of the years that the file tells of, and of the one that it is about. */
  years: FiscalYear[];
  year: FiscalYear | null;
  /** The accounts that the list of invoices stands beneath that is read. */
  listed: string[];
  /** Invoices by account and by their own number, which several lists may have. */
  invoices: Map<string, Invoice>;
  hasEntries: boolean;
  hasCurrency: boolean;
};

/**
 * Reads a SIE file of type 5, which is XML: accounts, opening and closing balances of the year that the
 * file is about, invoices, and entries. What was struck out in an entry only says what was corrected.
 */
export async function readSie5(
  pieces: AsyncIterable<string>,
  reading: LedgerReading,
): Promise<readonly Problem[]> {
  const sie: Sie5 = {
    reading,
    balances: new SieBalances(reading.sink),
    codes: new Set(),
    years: [],
    year: null,
    listed: [],
    invoices: new Map(),
    hasEntries: false,
    hasCurrency: false,
  };
  const record = (found: XmlRecord) => records[found.name]?.(sie, found);
  const kinds = { records: RECORDS, skipped: SKIPPED, hasAttributes: true } as const;
  await readXml(pieces, { ...kinds, record }, reading);
  sie.balances.carryLastResult(sie.codes);
  reading.sink.header({ chart: "BAS", ...(!sie.hasCurrency && { usualCurrency: "SEK" }) });
  if (!sie.hasEntries)
    return [problem("ledger_without_entries", { value: "SIE 5", expected: "balances" })];
  reading.endFile({ isByAccount: false, isOneYear: false });
  return [];
}

const records: Readonly<Record<string, (sie: Sie5, record: XmlRecord) => void>> = {
  Company: ({ reading }, { fields }) =>
    reading.sink.header({
      entityName: fields.get("name") ?? "",
      company: fields.get("organizationId") ?? "",
    }),
  FiscalYear: takeYear,
  AccountingCurrency: (sie, { fields }) => {
    const currency = fields.get("currency") ?? "";
    sie.reading.sink.header({ currency });
    sie.hasCurrency = currency !== "";
  },
  Account: ({ reading, codes }, { fields, row }) => {
    const code = fields.get("id") ?? "";
    const type = TYPES[fields.get("type") ?? ""] ?? "";
    const name = fields.get("name") ?? "";
    const account = { row, code, name, type, opening: "", closing: "" };
    reading.sink.account({ ...account, isListed: true });
    codes.add(code);
  },
  OpeningBalance: takeBalance,
  ClosingBalance: takeBalance,
  SecondaryAccountRef: ({ listed }, { fields }) => listed.push(fields.get("accountId") ?? ""),
  CustomerInvoice: takeInvoice,
  SupplierInvoice: takeInvoice,
  CustomerInvoices: endList,
  SupplierInvoices: endList,
  LedgerEntry: takeLine,
};

function takeYear(sie: Sie5, { fields }: XmlRecord): void {
  const year = { start: monthIn(fields, "start"), end: monthIn(fields, "end") };
  sie.years.push(year);
  if (!TRUE.has(fields.get("primary") ?? "")) return;
  sie.year = year;
  sie.reading.sink.header({ start: `${year.start}-01`, end: lastDay(year.end) });
}

const TRUE: ReadonlySet<string> = new Set(["true", "1"]);

/** A month as XML writes one, such as 2025-02 or 2025-02+01:00. */
function monthIn(fields: XmlRecord["fields"], name: string): string {
  return fields.get(name)?.slice(0, MONTH) ?? "";
}

const MONTH = "2025-02".length;

/** The last day of a month such as 2025-02; what is none is named where it is read. */
function lastDay(month: string): string {
  const next = Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
  return Number.isNaN(next) ? month : new Date(next - MS_PER_DAY).toISOString().slice(0, 10);
}

/** A balance of an account, of an invoice, or of what one of them has on a cost centre or project. */
function takeBalance(sie: Sie5, record: XmlRecord): void {
  const { name, fields, row, outer } = record;
  if (!sie.year || fields.get("ObjectReference/objectId") !== undefined) return;
  const [month, amount] = [monthIn(fields, "month"), fields.get("amount") ?? ""];
  const isOpening = name === "OpeningBalance";
  const account = outer("Account");
  const code = account.get("id");
  if (code === undefined) {
    if (isOpening && month === sie.year.start) takeOpenItem(sie, record, amount);
  } else if (isOpening) {
    if (month === sie.year.start) sie.balances.open({ code, row, amount });
  } else if (month === sie.year.end) sie.balances.close({ code, row, amount });
  else if (month === yearBefore(sie) && RESULTS.has(account.get("type") ?? ""))
    sie.balances.closeLastYear({ code, row, amount });
}

const RESULTS: ReadonlySet<string> = new Set(["income", "cost"]);

/** The last month of the year before. */
function yearBefore({ years, year }: Sie5): string | undefined {
  const ended = years.map(({ end }) => end).filter((end) => year && end < year.start);
  return ended.sort().at(-1);
}

/** What was open of an invoice when the year began, on the account it names or on that of its list. */
function takeOpenItem(sie: Sie5, { outer, row }: XmlRecord, opening: string): void {
  for (const [at, kind] of INVOICES.entries()) {
    const invoice = outer(kind);
    const list = outer(LISTS[at] ?? kind);
    const account = outer("Balances").get("accountId") ?? list.get("primaryAccountId") ?? "";
    if (invoice.get("id") === undefined) continue;
    sie.reading.sink.openItem({ row, account, opening, ...invoiceOf(invoice), lettering: "" });
  }
}

function invoiceOf(fields: XmlRecord["fields"]): Invoice {
  return {
    party: fields.get("customerId") ?? fields.get("supplierId") ?? "",
    document: fields.get("invoiceNumber") ?? fields.get("id") ?? "",
  };
}

function takeInvoice(sie: Sie5, { name, fields, outer }: XmlRecord): void {
  const primary = outer(`${name}s`).get("primaryAccountId") ?? "";
  for (const account of [primary, ...sie.listed])
    sie.invoices.set(keyOf(account, fields.get("id")), invoiceOf(fields));
}

function endList({ listed }: Sie5): void {
  listed.length = 0;
}

function keyOf(account: string, id: string | undefined): string {
  return `${account}\n${id}`;
}

function takeLine(sie: Sie5, { fields, row, outer }: XmlRecord): void {
  sie.hasEntries = true;
  if (fields.get("Overstrike/date") !== undefined) return;
  const [journal, entry] = [outer("Journal"), outer("JournalEntry")];
  const account = fields.get("accountId") ?? "";
  const object = fields.get("SubdividedAccountObjectReference/objectId");
  sie.reading.sink.line(
    lineOf({
      row,
      journal: joinJournal(journal.get("id") ?? "", journal.get("name") ?? ""),
      number: entry.get("id") ?? "",
      date: fields.get("ledgerDate") ?? entry.get("journalDate") ?? "",
      entryText: entry.get("text") ?? "",
      postedBy: entry.get("EntryInfo/by") ?? "",
      account,
      amount: fields.get("amount") ?? "",
      text: fields.get("text") ?? "",
      ...sie.invoices.get(keyOf(account, object)),
    }),
  );
}
