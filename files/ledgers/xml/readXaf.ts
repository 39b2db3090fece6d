import {
  formatMinor,
  joinJournal,
  type LedgerReading,
  lineOf,
  type Minor,
  onOtherSide,
  type Problem,
  parseMinor,
  problem,
  sum,
} from "@tieout/core";
import { takeStatedSums } from "../takeStatedSums.ts";
import { fieldReader } from "./fieldReader.ts";
import { readXml, type XmlRecord } from "./readXml.ts";

/** Lines of entries; version 2 has the shorter name. */
const LINES: ReadonlySet<string> = new Set(["trLine", "line"]);
const RECORDS: ReadonlySet<string> = new Set([
  ...LINES,
  "header",
  "company",
  "ledgerAccount",
  "obLine",
  "openingBalance",
  "journal",
  "transaction",
  "transactions",
  "customerSupplier",
  "vatCode",
  "basic",
  "obSubledger",
  "obSbLine",
  "sbLine",
]);

type AccountRecord = Parameters<LedgerReading["sink"]["account"]>[0];
type OpenItemRecord = Parameters<LedgerReading["sink"]["openItem"]>[0];

type Xaf = {
  reading: LedgerReading;
  hasEntries: boolean;
  /** What the accounts of customers and suppliers are, by their numbers. */
  parties: Map<string, string>;
  /** The amounts of lines that stand below nil on their side. */
  turned: string[];
  /** The master data of accounts, until what follows them begins. */
  accounts: { record: AccountRecord; kind: string }[];
  /** The account of each line of the opening balance; null where several lines have the number. */
  openingLines: Map<string, string | null>;
  /** What its sub-ledgers list, with the number of that line. */
  openItems: { item: OpenItemRecord; line: string }[];
  /** What version 4 states of each customer and supplier, without an account, and which of them it is. */
  relations: { item: OpenItemRecord; kind: string }[];
  /** What the lines of the opening balance come to on either side, in hundredths, and what stands below nil there. */
  opened: Record<"debits" | "credits" | "turned", Minor>;
  differences: Problem[];
  /** Opening balances in hundredths by account, and the accounts whose lines name customers or suppliers. */
  openings: Map<string, Minor>;
  ofRelations: Set<string>;
};

/** A field by its present name, beside which stands what version 2 calls it. */
const fieldIn = fieldReader({
  curCode: "currencyCode",
  accID: "accountID",
  accDesc: "accountDesc",
  accTp: "accountType",
  custSupTp: "type",
  jrnID: "journalID",
  jrnTp: "type",
  nr: "transactionID",
  periodNumber: "period",
  trDt: "transactionDate",
  desc: "description",
  effDate: "effectiveDate",
  docRef: "documentID",
  linesCount: "numberEntries",
});

/** Reads a Dutch auditfile financieel (XAF 2 to 4): accounts, the opening balance, and the entries. */
export async function readXaf(
  pieces: AsyncIterable<string>,
  reading: LedgerReading,
): Promise<readonly Problem[]> {
  const xaf: Xaf = {
    reading,
    hasEntries: false,
    parties: new Map(),
    turned: [],
    accounts: [],
    openingLines: new Map(),
    openItems: [],
    relations: [],
    opened: { debits: 0n, credits: 0n, turned: 0n },
    differences: [],
    openings: new Map(),
    ofRelations: new Set(),
  };
  const record = (found: XmlRecord) => takeRecord(xaf, found);
  await readXml(pieces, { records: RECORDS, record }, reading);
  takeAccounts(xaf);
  takeRelations(xaf);
  if (!xaf.hasEntries) {
    const where = { value: "XAF", expected: "master data and opening balances" };
    return [problem("ledger_without_entries", where)];
  }
  const { differences } = xaf;
  reading.endFile({ isByAccount: false, isOneYear: false, differences });
  return [];
}

function takeRecord(xaf: Xaf, record: XmlRecord): void {
  const { name, fields, row } = record;
  const get = (field: string) => fieldIn(fields, field);
  const { sink } = xaf.reading;
  if (name === "obLine" || LINES.has(name)) takeAccounts(xaf);
  if (LINES.has(name)) takeLine(xaf, record);
  else if (name === "transactions") {
    const [debits, credits] = [get("totalDebit"), get("totalCredit")];
    const counted = {
      count: get("linesCount"),
      isOfEntries: fields.get("linesCount") === undefined,
    };
    takeStatedSums(xaf.reading, { row, debits, credits, turned: xaf.turned, ...counted });
  } else if (name === "header") {
    const [start, end] = [get("startDate"), get("endDate")];
    sink.header({ currency: get("curCode"), start, end, entityName: get("companyName") });
  } else if (name === "company")
    sink.header({ entityName: get("companyName"), company: get("companyIdent") });
  else if (name === "ledgerAccount")
    xaf.accounts.push({
      record: { row, ...accountOf(xaf, get), opening: "", closing: "", isListed: true },
      kind: get("accTp"),
    });
  else if (name === "customerSupplier") {
    const [party, kind] = [get("custSupID"), get("custSupTp")];
    xaf.parties.set(party, PARTIES[kind] ?? "");
    const opening = signed(get("opBalDesc"), get("opBalTp"));
    const item = { row, account: "", opening, party, document: "", lettering: "" };
    if (get("opBalTp") !== "") xaf.relations.push({ item, kind });
  } else if (name === "obLine") {
    const [number, code] = [get("nr"), get("accID")];
    const opening = signed(get("amnt"), get("amntTp"));
    sink.account({ row, code, name: "", type: "", opening, closing: "" });
    addOpening(xaf, get("amnt"), get("amntTp"));
    xaf.openings.set(code, (xaf.openings.get(code) ?? 0n) + hundredths(opening));
    xaf.openingLines.set(number, xaf.openingLines.has(number) ? null : code);
  } else if (name === "obSbLine")
    xaf.openItems.push({ item: openItemOf(get, row), line: get("obLineNr") });
  else if (name === "openingBalance") {
    holdOpenings(xaf, { debits: get("totalDebit"), credits: get("totalCredit") });
    takeOpenItems(xaf);
  }
}

function addOpening({ opened }: Xaf, written: string, side: string): void {
  const amount = hundredths(written);
  opened[side === "C" ? "credits" : "debits"] += amount;
  if (amount < 0n) opened.turned -= amount;
}

/** The opening balance states what its lines come to, as the entries do: what is below nil on either side. */
function holdOpenings(
  { opened, differences }: Xaf,
  stated: Record<"debits" | "credits", string>,
): void {
  const isMet = (less: Minor) =>
    SIDES_OF_TOTALS.every(
      (side) => stated[side] === "" || hundredths(stated[side]) === opened[side] + less,
    );
  if (isMet(0n) || isMet(opened.turned)) return;
  for (const side of SIDES_OF_TOTALS) {
    const expected = formatMinor(hundredths(stated[side]), 2);
    const value = formatMinor(opened[side], 2);
    if (stated[side] !== "" && expected !== value)
      differences.push(
        problem("ledger_total_differs", { about: `opening ${side}`, expected, value }),
      );
  }
}

const SIDES_OF_TOTALS = ["debits", "credits"] as const;

/** An item of a sub-ledger names the line of the opening balance that it is part of; some programs name its account. */
function takeOpenItems({ openItems, openingLines, reading }: Xaf): void {
  for (const { item, line } of openItems.splice(0)) {
    const account = item.account || openingLines.get(line);
    if (account) reading.sink.openItem({ ...item, account });
  }
}

/**
 * Version 4 does not say on which account a customer's or supplier's balance stands: all of a kind stand on
 * the one of the accounts whose lines name them that opened with their sum.
 */
function takeRelations({ relations, openings, ofRelations, reading }: Xaf): void {
  for (const alike of Map.groupBy(relations, ({ kind }) => kind).values()) {
    const total = sum(alike.map(({ item }) => hundredths(item.opening)));
    const [account, ...others] = [...ofRelations].filter((code) => openings.get(code) === total);
    if (account === undefined || others.length > 0) continue;
    for (const { item } of alike) reading.sink.openItem({ ...item, account });
  }
}

/** What cannot be read is named, or left out, where it is taken. */
function hundredths(amount: string): Minor {
  return parseMinor(amount, 2)?.amount ?? 0n;
}

function openItemOf(get: (field: string) => string, row: number): OpenItemRecord {
  const opening = signed(get("amnt"), get("amntTp"));
  return { row, account: get("accID"), opening, ...referencesIn(get) };
}

/** What a line of an entry or of a sub-ledger belongs to. */
function referencesIn(get: (field: string) => string) {
  return {
    party: get("custSupID"),
    document: get("invRef") || get("docRef"),
    lettering: get("matchKeyID") || get("recRef"),
  };
}

/**
 * An account that says no more is of the statement that its kind names, where the file has both kinds:
 * programs that do not tell them apart write one for all.
 */
function takeAccounts(xaf: Xaf): void {
  const { accounts, reading } = xaf;
  const isToldApart = ["B", "P"].every((kind) => accounts.some((account) => account.kind === kind));
  for (const { record, kind } of accounts) {
    const statement = isToldApart ? (STATEMENTS[kind] ?? "") : "";
    reading.sink.account({ ...record, type: record.type || statement });
  }
  xaf.accounts = [];
}

const STATEMENTS: Readonly<Record<string, string>> = {
  B: "Balance sheet",
  P: "Profit and loss",
};

const PARTIES: Readonly<Record<string, string>> = {
  C: "Trade receivables",
  S: "Trade payables",
};

/** An account of a customer or a supplier stands beneath receivables or payables. */
function accountOf({ parties }: Xaf, get: (field: string) => string) {
  const code = get("accID");
  const reference = referenceIn(get("RGScode")) || referenceIn(get("leadReference"));
  const type = parties.get(code) || reference || headingOf(get("leadDescription"));
  return { code, name: get("accDesc"), type };
}

function signed(amount: string, side: string): string {
  return side === "C" ? onOtherSide(amount) : amount;
}

/** What an entry says of itself stands before its lines. */
function takeLine(xaf: Xaf, { fields, row, outer }: XmlRecord): void {
  const get = (field: string) => fieldIn(fields, field);
  const ofJournal = (field: string) => fieldIn(outer("journal"), field);
  const ofEntry = (field: string) => fieldIn(outer("transaction"), field);
  xaf.hasEntries = true;
  for (const amount of [get("amnt"), get("debitAmount"), get("creditAmount")])
    if (amount.startsWith("-")) xaf.turned.push(amount);
  if (get("custSupID") !== "") xaf.ofRelations.add(get("accID"));
  xaf.reading.sink.line(
    lineOf({
      row,
      journal: joinJournal(ofJournal("jrnID"), ofJournal("desc")),
      number: ofEntry("nr"),
      date: ofEntry("trDt") || get("effDate"),
      postedBy: ofEntry("userID") || ofEntry("User"),
      entryText: ofEntry("desc"),
      account: get("accID"),
      amount: get("amnt"),
      mark: get("amntTp"),
      debit: get("debitAmount"),
      credit: get("creditAmount"),
      isOpening: ofJournal("jrnTp") === "O" || NONE.test(ofEntry("periodNumber")),
      text: get("desc"),
      ...referencesIn(get),
    }),
  );
}

/** An opening balance that stands among the entries is of period nil. */
const NONE = /^0{1,3}$/;

/**
 * A reference code of the Referentie Grootboekschema, such as BLimBanRba. Version 4 has an element for it;
 * in that of version 3 other programs have numbers.
 */
function referenceIn(lead: string): string {
  return /^[BW][A-Z][a-z]{2}[A-Z][A-Za-z]{2,10}$/.test(lead) ? lead : "";
}

/** The heading of a group of accounts says what they are, without the word for its total. */
function headingOf(description: string): string {
  return description.replace(/^(?:totaal|total)(?: |$)/i, "");
}
