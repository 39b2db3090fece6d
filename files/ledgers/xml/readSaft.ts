import { joinJournal, type LedgerReading, onOtherSide, type Problem, problem } from "@tieout/core";
import { takeStatedSums } from "../takeStatedSums.ts";
import { readXml, type XmlRecord } from "./readXml.ts";
import { SaftAccounts } from "./saftAccounts.ts";
import type { RecordFields, XmlFields } from "./XmlElements.ts";

/** Lines of both kinds: one element for both sides, or one for each (Portugal, Angola). */
const LINES: ReadonlySet<string> = new Set(["Line", "TransactionLine", "DebitLine", "CreditLine"]);
const RECORDS: ReadonlySet<string> = new Set([
  ...LINES,
  "Header",
  "GeneralLedgerAccounts",
  "Account",
  "GeneralLedger",
  "Journal",
  "Transaction",
  "GeneralLedgerEntries",
  ...[
    "Customer",
    "Supplier",
    "BalanceAccount",
    "Owner",
    "Product",
    "TaxTableEntry",
    "UOMTableEntry",
    "Asset",
  ],
]);
/** Invoices, payments and goods say nothing that the entries do not. */
const SKIPPED: ReadonlySet<string> = new Set(["SourceDocuments"]);
/** Portugal and Angola list sums of accounts too: of the ledger and of the groups beneath it. */
const SUMS: ReadonlySet<string> = new Set(["GR", "GA", "AR", "AA"]);

type Saft = {
  reading: LedgerReading;
  /** The company itself, as lines name it that are of no customer and no supplier. */
  own: string;
  accounts: SaftAccounts;
  hasEntries: boolean;
  entry: SaftEntry;
  turned: string[];
  /** What the customer or supplier that is read has on each of several accounts. */
  balances: { account: string; opening: string }[];
};

/** What all lines of an entry have in common, and which version of its fields and its journal's that was read of. */
type SaftEntry = {
  fields: RecordFields | null;
  version: number;
  journalFields: RecordFields | null;
  journalVersion: number;
  journal: string;
  number: string;
  date: string;
  entryText: string;
  party: string;
  entered: string;
  postedBy: string;
};

/**
 * Reads a Standard Audit File for Tax: its accounts with their balances, and the entries, as Norway,
 * Luxembourg, Portugal, Romania, Austria, Denmark, Lithuania and Angola wrote the OECD's into law.
 */
export async function readSaft(
  pieces: AsyncIterable<string>,
  reading: LedgerReading,
): Promise<readonly Problem[]> {
  const saft: Saft = {
    reading,
    own: "",
    accounts: new SaftAccounts(reading.sink),
    hasEntries: false,
    entry: NO_ENTRY,
    turned: [],
    balances: [],
  };
  const record = (found: XmlRecord) => takeRecord(saft, found);
  await readXml(pieces, { records: RECORDS, skipped: SKIPPED, record }, reading);
  if (!saft.hasEntries) {
    const where = { value: "SAF-T", expected: "invoices and master data" };
    return [problem("ledger_without_entries", where)];
  }
  reading.endFile({ isByAccount: false, isOneYear: false });
  return [];
}

const NO_ENTRY: SaftEntry = {
  fields: null,
  version: 0,
  journalFields: null,
  journalVersion: 0,
  journal: "",
  number: "",
  date: "",
  entryText: "",
  party: "",
  entered: "",
  postedBy: "",
};

function takeRecord(saft: Saft, record: XmlRecord): void {
  const { name, fields } = record;
  if (LINES.has(name)) takeLine(saft, record);
  else if (name === "Account" || name === "GeneralLedger") takeAccount(saft, record);
  else if (name === "BalanceAccount") saft.balances.push(...balancesIn(saft, fields));
  else if (name === "Customer" || name === "Supplier") takeParty(saft, record);
  else if (name === "Header") takeHeader(saft, fields);
  else if (name === "GeneralLedgerAccounts") takeTaxonomy(saft, fields);
  else if (name === "GeneralLedgerEntries") takeTotals(saft, record);
}

function takeHeader(saft: Saft, fields: XmlFields): void {
  const { reading } = saft;
  saft.own = numberIn(at(fields, "Company/RegistrationNumber"));
  saft.accounts.country = at(fields, "AuditFileCountry");
  const get = (name: string) => fields.get(name) ?? "";
  const { start, end } = yearOf(get);
  const currency = get("DefaultCurrencyCode") || get("CurrencyCode");
  const entityName = at(fields, "Company/Name") || get("CompanyName");
  const company = at(fields, "Company/RegistrationNumber") || get("CompanyID");
  reading.sink.header({ currency, start, end, entityName, company });
  const [part, parts] = [partIn(get, ["PartNumber", "SegmentIndex"]), partIn(get, PARTS)];
  if (parts > 1) reading.sink.part({ words: `part ${part} of ${parts}`, part, parts });
}

/** In how many files Lithuania and Romania say that the whole stands. */
const PARTS = ["NumberOfParts", "TotalSegmentsInsequence"];

function partIn(get: (name: string) => string, names: readonly string[]): number {
  return Number(names.map(get).find((number) => /^\d{1,6}$/.test(number)) ?? "");
}

/** The taxonomies of companies whose accounts have the numbers of the SNC by law; under IFRS ("N") they need not. */
const TAXONOMIES_OF_SNC: ReadonlySet<string> = new Set(["S", "M"]);

function takeTaxonomy({ reading }: Saft, fields: XmlFields): void {
  if (TAXONOMIES_OF_SNC.has(at(fields, "TaxonomyReference"))) reading.sink.header({ chart: "SNC" });
}

function yearOf(get: (name: string) => string): { start: string; end: string } {
  const at = (name: string) => get(`SelectionCriteria/${name}`) || get(name);
  const start = at("SelectionStartDate") || at("StartDate");
  const end = at("SelectionEndDate") || at("EndDate");
  if (start !== "" && end !== "") return { start: start.slice(0, 10), end: end.slice(0, 10) };
  const [from, to] = [at("PeriodStart"), at("PeriodEnd")];
  const [fromYear, toYear] = [at("PeriodStartYear"), at("PeriodEndYear")];
  const isMonth = (text: string) => /^(?:0?[1-9]|1[0-2])$/.test(text);
  const isYear = (text: string) => /^\d{4}$/.test(text);
  if (!(isMonth(from) && isMonth(to) && isYear(fromYear) && isYear(toYear)))
    return { start: "", end: "" };
  const last = new Date(Date.UTC(Number(toYear), Number(to), 0)).toISOString().slice(0, 10);
  return { start: `${fromYear}-${from.padStart(2, "0")}-01`, end: last };
}

function takeAccount({ accounts }: Saft, { fields, row }: XmlRecord): void {
  const get = (name: string) => fields.get(name) ?? "";
  const code = get("AccountID");
  if (code === "" || SUMS.has(get("GroupingCategory"))) return;
  const name = get("AccountDescription");
  const type = accountType(get("AccountType"));
  const [opened, closed] = [balance(fields, "Opening"), balance(fields, "Closing")];
  const records = opened.map((opening, at) => {
    return { row, code, name, type, opening, closing: closed[at] ?? "", isListed: true } as const;
  });
  accounts.add({ standard: get("StandardAccountID"), records });
}

/** What stood with a customer or a supplier: on one account, or since Norway's version 1.3 on several. */
function takeParty(saft: Saft, { fields, row }: XmlRecord): void {
  const party = partyOf(saft, fields);
  const balances = [...balancesIn(saft, fields), ...saft.balances.splice(0)];
  if (party === "") return;
  for (const balance of balances)
    saft.reading.sink.openItem({ row, ...balance, party, document: "", lettering: "" });
}

function balancesIn({ accounts }: Saft, fields: XmlFields): Saft["balances"] {
  const account = accounts.numberOf(at(fields, "AccountID"));
  const openings = balance(fields, "Opening").filter(
    (opening, place) => place === 0 || opening !== "",
  );
  return openings.map((opening) => ({ account, opening }));
}

/** "GL" says no more than that it is an account; other codes are the tax authority's own. */
function accountType(written: string): string {
  return /^[A-Za-z ]{4,}$/.test(written) ? written : "";
}

/**
 * What adds up to a balance: one of its sides, the other one nil or not there. Programs in Portugal write both,
 * with all that was debited and all that was credited until then.
 */
function balance(fields: XmlFields, end: "Opening" | "Closing"): readonly [string, string] {
  const debit = at(fields, `${end}DebitBalance`);
  const credit = at(fields, `${end}CreditBalance`);
  const isNil = (amount: string) => /^-?0*(?:\.0*)?$/.test(amount);
  if (credit === "" || (debit !== "" && isNil(credit))) return [debit, ""];
  const negative = onOtherSide(credit);
  return isNil(debit) ? [negative, ""] : [debit, negative];
}

/** They stand before the lines, and are known when all are read. */
function takeTotals({ reading, turned }: Saft, { fields, row }: XmlRecord): void {
  const [debits, credits] = [at(fields, "TotalDebit"), at(fields, "TotalCredit")];
  const count = at(fields, "NumberOfEntries");
  takeStatedSums(reading, { row, debits, credits, turned, count, isOfEntries: true });
}

/** What an entry says of itself stands before its lines. */
function takeLine(saft: Saft, { name, fields, row, outer }: XmlRecord): void {
  const entry = entryOf(saft, outer("Transaction"), outer("Journal"));
  saft.hasEntries = true;
  const debit = name === "CreditLine" ? "" : amountIn(fields, "DebitAmount");
  const credit = name === "DebitLine" ? "" : amountIn(fields, "CreditAmount");
  for (const amount of [debit, credit]) if (amount.startsWith("-")) saft.turned.push(amount);
  saft.reading.sink.line({
    row,
    journal: entry.journal,
    number: entry.number,
    date: entry.date,
    account: saft.accounts.numberOf(at(fields, "AccountID")),
    accountName: "",
    accountType: "",
    debit,
    credit,
    amount: "",
    mark: "",
    text: at(fields, "Description"),
    entryText: entry.entryText,
    party: partyOf(saft, fields) || entry.party,
    document: at(fields, "SourceDocumentID") || at(fields, "SourceID"),
    lettering: at(fields, "CrossReference"),
    entity: "",
    reverses: "",
    entered: entry.entered,
    postedBy: entry.postedBy,
    isOpening: false,
  });
}

/** What an entry says of itself is read once, and not for each of its lines. */
function entryOf(saft: Saft, entry: RecordFields, journal: RecordFields): SaftEntry {
  const latest = saft.entry;
  const isSame = latest.fields === entry && latest.version === entry.version;
  if (isSame && latest.journalFields === journal && latest.journalVersion === journal.version)
    return latest;
  saft.entry = {
    fields: entry,
    version: entry.version,
    journalFields: journal,
    journalVersion: journal.version,
    journal: joinJournal(at(journal, "JournalID"), at(journal, "Description")),
    number: at(entry, "TransactionID"),
    date: dateOf(entry),
    entryText: at(entry, "Description"),
    party: partyOf(saft, entry),
    entered: at(entry, "SystemEntryDate"),
    postedBy: at(entry, "SourceID"),
  };
  return saft.entry;
}

function dateOf(entry: XmlFields): string {
  const date = at(entry, "TransactionDate") || at(entry, "GLPostingDate");
  return (date || at(entry, "SystemEntryDate")).slice(0, 10);
}

/**
 * Romania wants both numbers on each line: that of a customer or a supplier with 0 for the other, and the company's
 * own for both where there is neither.
 */
function partyOf({ own }: Saft, fields: XmlFields): string {
  const isParty = (id: string) =>
    id !== "" && !NOBODY.test(id) && (own === "" || numberIn(id) !== own);
  return [at(fields, "CustomerID"), at(fields, "SupplierID")].find(isParty) ?? "";
}

const NOBODY = /^0+$/;

/** A number without the noughts in front that say what kind it is, and without its country. */
function numberIn(registration: string): string {
  return registration.replace(/^(?:[A-Z]{2})?0*/, "");
}

function amountIn(fields: XmlFields, name: "DebitAmount" | "CreditAmount"): string {
  return at(fields, AMOUNTS[name]) || at(fields, name);
}

const AMOUNTS = { DebitAmount: "DebitAmount/Amount", CreditAmount: "CreditAmount/Amount" } as const;

function at(fields: XmlFields, name: string): string {
  return fields.get(name) ?? "";
}
