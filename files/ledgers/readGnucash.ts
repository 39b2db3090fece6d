import { type LedgerReading, lineOf, type Problem, problem } from "@tieout/core";
import { readXml, type XmlFields, type XmlRecord } from "./readXml.ts";

const RECORDS: ReadonlySet<string> = new Set(["account", "transaction", "split", "slots", "book"]);
/** Schedules, prices and budgets are no entries. */
const SKIPPED: ReadonlySet<string> = new Set([
  ...["template-transactions", "schedxaction", "pricedb", "budget", "slots", "lot", "GncInvoice"],
  ...[
    "GncEntry",
    "GncCustomer",
    "GncVendor",
    "GncJob",
    "GncEmployee",
    "GncTaxTable",
    "GncBillTerm",
  ],
]);

type Account = { name: string; code: string; type: string; parent: string };
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
  await readXml(pieces, { records: RECORDS, skipped: SKIPPED, record });
  const [currency = "", other] = book.currencies;
  if (other !== undefined) {
    const value = [...book.currencies].join(", ");
    book.problems.push(problem("ledger_currencies", { value }));
  }
  reading.taker.header({ currency, start: "", end: "" });
  reading.endFile({ isByAccount: false, isOneYear: false });
  return book.problems;
}

function takeRecord(book: Book, { name, fields, row }: XmlRecord): void {
  const get = (field: string) => fields.get(field) ?? "";
  if (name === "split") book.lines.push({ fields: new Map(fields), row });
  else if (name === "transaction") endTransaction(book, fields, row);
  else if (name === "account") {
    const account = { name: get("name"), code: get("code"), type: get("type") };
    book.accounts.set(get("id"), { ...account, parent: get("parent") });
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
    number: get("id") || `row ${row}`,
    date: get("date-posted/date").slice(0, 10),
    entryText: get("description"),
    party: get("description"),
    document: get("num"),
  };
  book.currencies.add(get("currency/id"));
  for (const { fields: split, row: line } of book.lines) {
    const id = split.get("account") ?? "";
    const account = book.accounts.get(id);
    const name = fullName(book, id);
    const amount = decimalOf(split.get("value") ?? "");
    if (amount === null)
      book.problems.push(
        problem("amount_not_a_number", { row: line, value: split.get("value") ?? "" }),
      );
    book.reading.taker.line(
      lineOf({
        ...entry,
        row: line,
        account: account?.code || name,
        accountName: name,
        accountType: TYPES[account?.type ?? ""] ?? "",
        amount: amount ?? "0",
        text: split.get("memo") ?? "",
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
  const decimals = digits.slice(-DECIMALS).replace(/0+$/, "");
  const whole = digits.slice(0, -DECIMALS);
  return `${sign}${whole}${decimals === "" ? "" : `.${decimals}`}`;
}
