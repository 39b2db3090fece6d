import {
  type LedgerReading,
  lineOf,
  numberByRow,
  type Problem,
  problem,
  toOneLine,
} from "@tieout/core";
import { readXml, type XmlRecord } from "./readXml.ts";
import type { XmlFields } from "./XmlElements.ts";

const RECORDS: ReadonlySet<string> = new Set([
  "gnc:account",
  "gnc:transaction",
  "trn:split",
  // Of the book: those of accounts and transactions are left out
  "slot",
]);
/** Schedules, prices, budgets and notes are no entries. */
const SKIPPED: ReadonlySet<string> = new Set([
  "gnc:template-transactions",
  "gnc:schedxaction",
  "gnc:pricedb",
  "gnc:budget",
  "act:slots",
  "trn:slots",
  "split:slots",
  "act:lots",
]);

type Account = { name: string; code: string; type: string; parent: string; currency: string };
type Line = { fields: XmlFields; row: number };

type Book = {
  reading: LedgerReading;
  accounts: Map<string, Account>;
  lines: Line[];
  currencies: Set<string>;
  problems: Problem[];
};

/** Reads a GnuCash book: accounts as a tree, transactions with their splits, amounts as fractions. */
export async function readGnucash(
  pieces: AsyncIterable<string>,
  reading: LedgerReading,
): Promise<readonly Problem[]> {
  const book: Book = {
    reading,
    accounts: new Map(),
    lines: [],
    currencies: new Set(),
    problems: [],
  };
  const record = (found: XmlRecord) => takeRecord(book, found);
  await readXml(pieces, { records: RECORDS, skipped: SKIPPED, hasPrefixes: true, record }, reading);
  const [currency = "", other] = book.currencies;
  if (other !== undefined) {
    const value = [...book.currencies].join(", ");
    book.problems.push(problem("ledger_currencies", { value }));
  }
  reading.sink.header({ currency, start: "", end: "" });
  reading.endFile({ isByAccount: false, isOneYear: false });
  return book.problems;
}

function takeRecord(book: Book, { name, fields, row }: XmlRecord): void {
  const get = (field: string) => fields.get(field) ?? "";
  if (name === "trn:split") book.lines.push({ fields: new Map(fields), row });
  else if (name === "slot") {
    if (get("slot:key") === "Company Name")
      book.reading.sink.header({ entityName: toOneLine(get("slot:value")) });
  } else if (name === "gnc:transaction") endTransaction(book, fields, row);
  else if (name === "gnc:account") {
    const account = {
      name: toOneLine(get("act:name")),
      code: get("act:code"),
      type: get("act:type"),
    };
    const currency = get("act:commodity/cmdty:id");
    book.accounts.set(get("act:id"), { ...account, parent: get("act:parent"), currency });
  }
}

const TYPES: Readonly<Record<string, string>> = {
  BANK: "Bank",
  CASH: "Cash",
  ASSET: "Asset",
  STOCK: "Investment",
  MUTUAL: "Investment",
  CREDIT: "Credit card",
  LIABILITY: "Liability",
  PAYABLE: "Accounts payable",
  RECEIVABLE: "Accounts receivable",
  INCOME: "Income",
  EXPENSE: "Expense",
  EQUITY: "Equity",
};

/**
 * What an entry lacks GnuCash posts to an account of its own beneath the root, of the type of a bank
 * account: "Imbalance-EUR" or "Orphan-EUR", in the user's language.
 */
function isSuspense(book: Book, { type, name, parent, currency }: Account): boolean {
  const isBeneathRoot = (book.accounts.get(parent)?.type ?? "ROOT") === "ROOT";
  return type === "BANK" && isBeneathRoot && name.endsWith(`-${currency}`);
}

/** "Assets:Current:Bank": the names from the root down, which tell accounts of one name apart. */
function fullName(book: Book, id: string): string {
  const names: string[] = [];
  let account = book.accounts.get(id);
  while (account && account.type !== "ROOT" && names.length < DEEPEST) {
    names.unshift(account.name);
    account = book.accounts.get(account.parent);
  }
  return names.join(":");
}

const DEEPEST = 30;

function endTransaction(book: Book, fields: XmlFields, row: number): void {
  const get = (field: string) => fields.get(field) ?? "";
  const entry = {
    number: get("trn:id") || numberByRow(row),
    date: get("trn:date-posted/ts:date").slice(0, 10),
    entryText: get("trn:description"),
    document: get("trn:num"),
    entered: get("trn:date-entered/ts:date"),
  };
  book.currencies.add(get("trn:currency/cmdty:id"));
  for (const { fields: split, row: line } of book.lines) {
    const id = split.get("split:account") ?? "";
    const account = book.accounts.get(id);
    const name = fullName(book, id);
    const isOpen = account !== undefined && isSuspense(book, account);
    const amount = decimalOf(split.get("split:value") ?? "");
    if (amount === null)
      book.problems.push(
        problem("amount_not_a_number", { row: line, value: split.get("split:value") ?? "" }),
      );
    book.reading.sink.line(
      lineOf({
        ...entry,
        row: line,
        account: account?.code || name,
        accountName: isOpen ? `Suspense (${name})` : name,
        accountType: isOpen ? "" : (TYPES[account?.type ?? ""] ?? ""),
        amount: amount ?? "0",
        text: split.get("split:memo") ?? "",
        // Splits of one lot settle each other: an invoice and what was paid of it
        lettering: split.get("split:lot") ?? "",
      }),
    );
  }
  book.lines = [];
}

const FRACTION = /^(-?)(\d{1,40})\/(\d{1,20})$/;
const DECIMALS = 20;

/** A fraction as a decimal; null for what is none. */
function decimalOf(fraction: string): string | null {
  const [, sign = "", above = "", below = ""] = FRACTION.exec(fraction) ?? [];
  const divisor = BigInt(below || 0);
  if (divisor === 0n) return null;
  const scaled = (BigInt(above) * 10n ** BigInt(DECIMALS)) / divisor;
  const digits = String(scaled).padStart(DECIMALS + 1, "0");
  const decimals = digits.slice(-DECIMALS).replace(/0{1,20}$/, "");
  const whole = digits.slice(0, -DECIMALS);
  return `${sign}${whole}${decimals === "" ? "" : `.${decimals}`}`;
}
