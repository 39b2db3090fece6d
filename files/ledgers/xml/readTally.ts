import { type LedgerReading, lineOf, onOtherSide, type Problem, problem } from "@tieout/core";
import { readXml, type XmlRecord } from "./readXml.ts";
import type { XmlFields } from "./XmlElements.ts";

/** The accounts of a voucher; a voucher with goods has those of its goods within these. */
const LINES: ReadonlySet<string> = new Set([
  "ALLLEDGERENTRIES.LIST",
  "LEDGERENTRIES.LIST",
  "ACCOUNTINGALLOCATIONS.LIST",
]);
/** Where the company stands: what was asked for, or the one that the vouchers come from. */
const OF_COMPANY: ReadonlySet<string> = new Set(["STATICVARIABLES", "REMOTECMPINFO.LIST"]);
const RECORDS: ReadonlySet<string> = new Set([...LINES, ...OF_COMPANY, "VOUCHER", "LEDGER"]);

/** Vouchers that have accounts and amounts and are not posted: orders, goods on their way, and drafts. */
const NOT_POSTED: ReadonlySet<string> = new Set([
  "Sales Order",
  "Purchase Order",
  "Job Work In Order",
  "Job Work Out Order",
  "Delivery Note",
  "Receipt Note",
  "Rejections In",
  "Rejections Out",
  "Material In",
  "Material Out",
  "Memorandum",
  "Reversing Journal",
]);

type Line = { row: number; account: string; amount: string; document: string };
type Tally = { reading: LedgerReading; lines: Line[]; hasEntries: boolean };

/** Reads the XML of Tally: the vouchers of a day book, and ledgers with their groups where it has them. */
export async function readTally(
  pieces: AsyncIterable<string>,
  reading: LedgerReading,
): Promise<readonly Problem[]> {
  const tally: Tally = { reading, lines: [], hasEntries: false };
  const record = (found: XmlRecord) => takeRecord(tally, found);
  await readXml(withoutControls(pieces), { records: RECORDS, record }, reading);
  if (!tally.hasEntries) {
    const where = { value: "Tally", expected: "masters or orders" };
    return [problem("ledger_without_entries", where)];
  }
  reading.endFile({ isByAccount: false, isOneYear: false });
  return [];
}

/** Tally marks words of its own with control characters, or with references to them, which XML forbids. */
async function* withoutControls(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of pieces) {
    const text = rest + piece;
    // A reference may go on in the next piece
    const open = text.lastIndexOf("&");
    const end = open >= 0 && text.length - open < LONGEST_REFERENCE ? open : text.length;
    rest = text.slice(end);
    yield soundText(text.slice(0, end));
  }
  yield soundText(rest);
}

function soundText(text: string): string {
  return text.replace(REFERENCE, "").replace(CONTROL, "");
}

const REFERENCE = /&#(?:[0-8]|1[124-9]|2\d|3[01]);/g;
const CONTROL = /(?![\t\r\n])\p{Cc}/gu;
const LONGEST_REFERENCE = 8;

function takeRecord(tally: Tally, { name, fields, row }: XmlRecord): void {
  const get = (field: string) => fields.get(field) ?? "";
  if (LINES.has(name))
    tally.lines.push({
      row,
      account: get("LEDGERNAME"),
      amount: amountOf(get),
      document: get("BILLALLOCATIONS.LIST/NAME"),
    });
  else if (OF_COMPANY.has(name)) {
    const entityName = get("REMOTECMPNAME") || get("SVCURRENTCOMPANY");
    // Two number signs begin the name of a variable
    if (!entityName.startsWith("##")) tally.reading.sink.header({ entityName });
  } else if (name === "LEDGER") takeAccount(tally, fields, row);
  else endVoucher(tally, fields);
}

function takeAccount({ reading }: Tally, fields: XmlFields, row: number): void {
  const get = (field: string) => fields.get(field) ?? "";
  const code = get("LANGUAGENAME.LIST/NAME.LIST/NAME");
  if (code === "") return;
  const opening = debitPositive(get("OPENINGBALANCE"));
  reading.sink.account({ row, code, name: "", type: get("PARENT"), opening, closing: "" });
}

function endVoucher(tally: Tally, fields: XmlFields): void {
  const get = (field: string) => fields.get(field) ?? "";
  const lines = tally.lines.splice(0);
  const isLeftOut = ["ISCANCELLED", "ISDELETED", "ISOPTIONAL"].some((flag) => YES.test(get(flag)));
  if (isLeftOut || NOT_POSTED.has(get("VOUCHERTYPENAME"))) return;
  const entry = {
    journal: get("VOUCHERTYPENAME"),
    number: get("VOUCHERNUMBER") || get("GUID"),
    date: get("DATE"),
    entryText: get("NARRATION"),
    party: get("PARTYLEDGERNAME"),
    postedBy: get("ENTEREDBY"),
  };
  for (const { row, account, amount, document } of lines) {
    tally.hasEntries = true;
    const reference = document || get("REFERENCE");
    tally.reading.sink.line(lineOf({ ...entry, row, account, amount, document: reference }));
  }
}

const YES = /^(?:yes|true)$/i;

/** Positive in debit. Programs that ask Tally for its vouchers keep amounts without a sign, and the side beside them. */
function amountOf(get: (field: string) => string): string {
  const amount = get("AMOUNT/AMOUNT");
  if (amount === "") return debitPositive(get("AMOUNT"));
  return YES.test(get("AMOUNT/ISDEBIT")) ? amount : onOtherSide(amount).trim();
}

/** Tally writes debits below nil, and an amount of another currency with what it comes to behind it. */
function debitPositive(written: string): string {
  const amount = written.slice(written.lastIndexOf("=") + 1).trim();
  return onOtherSide(amount).trim();
}
