import { type LedgerReading, lineOf, numberByRow, type Problem, problem } from "@tieout/core";
import { SieBalances } from "./SieBalances.ts";

type Sie = {
  reading: LedgerReading;
  names: Map<string, { name: string; row: number }>;
  types: Map<string, string>;
  /** What the file calls its dimensions, by their numbers. */
  dimensions: Map<string, string>;
  balances: SieBalances;
  entry: Record<"journal" | "number" | "date" | "entryText" | "postedBy", string> | null;
  /** The first label; a whole file has its own before those of entries. */
  begins: string | null;
  hasEntries: boolean;
  hasChart: boolean;
  hasCurrency: boolean;
  type: string;
};

const TYPES: Readonly<Record<string, string>> = {
  T: "Asset",
  // Equity has no type of its own
  S: "Liability or equity",
  I: "Income",
  K: "Expense",
};

/**
 * Reads a SIE file of type 4: accounts, opening and closing balances of the year, and vouchers. Lines
 * that say what was corrected (#RTRANS, #BTRANS) only repeat what the others hold.
 */
export async function readSie(
  pieces: AsyncIterable<string>,
  reading: LedgerReading,
): Promise<readonly Problem[]> {
  const sie: Sie = {
    reading,
    names: new Map(),
    types: new Map(),
    dimensions: new Map(),
    balances: new SieBalances(reading.sink),
    entry: null,
    begins: null,
    hasEntries: false,
    hasChart: false,
    hasCurrency: false,
    type: "",
  };
  let rest = "";
  let row = 0;
  let isMac = false;
  for await (const piece of pieces) {
    if (row === 0) isMac = endsByReturns(`${rest}${piece}`);
    const lines = `${rest}${piece}`.split(isMac ? "\r" : "\n");
    rest = lines.pop() ?? "";
    if (rest.length > LONGEST_LINE)
      return [problem("csv_malformed", { row, value: "the line does not end" })];
    for (const line of lines) takeLine(sie, line, ++row);
  }
  takeLine(sie, rest, row + 1);
  for (const [code, { name, row: at }] of sie.names) {
    const type = sie.types.get(code) ?? "";
    const account = { row: at, code, name, type, opening: "", closing: "" };
    reading.sink.account({ ...account, isListed: true });
  }
  sie.balances.carryLastResult(new Set(sie.names.keys()));
  // Without the label the accounts are those of BAS (SIE file format, #KPTYP)
  if (!sie.hasChart) reading.sink.header({ chart: "BAS" });
  // And the amounts are Swedish kronor (#VALUTA)
  if (!sie.hasCurrency) reading.sink.header({ usualCurrency: "SEK" });
  if (!sie.hasEntries) {
    const where = { value: `SIE ${sie.type}`.trim(), expected: "balances" };
    return [problem("ledger_without_entries", where)];
  }
  reading.endFile({ isByAccount: false, isOneYear: false });
  return [];
}

const LONGEST_LINE = 1024 * 1024;

/** Old Macintosh programs end lines by a carriage return alone; elsewhere one may stand within a text. */
function endsByReturns(text: string): boolean {
  return !text.includes("\n") && text.includes("\r#");
}

function takeLine(sie: Sie, line: string, row: number): void {
  const fields = fieldsOf(line);
  const [label = "", ...values] = fields;
  if (sie.begins === null && label.startsWith("#")) noteBeginning(sie, label.toUpperCase());
  labels[label.toUpperCase()]?.(sie, values, row);
}

/** A file that begins with a voucher was cut: its accounts and balances stood before it. */
function noteBeginning(sie: Sie, label: string): void {
  sie.begins = label;
  if (OF_ENTRIES.has(label))
    sie.reading.sink.part({ words: `its first label is "${label}"`, first: 2 });
}

const OF_ENTRIES: ReadonlySet<string> = new Set(["#VER", "#TRANS", "#RTRANS", "#BTRANS"]);

type TakeLabel = (sie: Sie, values: readonly string[], row: number) => void;

const labels: Readonly<Record<string, TakeLabel>> = {
  "#SIETYP": (sie, [type = ""]) => {
    sie.type = type;
  },
  "#FNAMN": ({ reading }, [entityName = ""]) => reading.sink.header({ entityName }),
  "#ORGNR": ({ reading }, [company = ""]) => reading.sink.header({ company }),
  "#VALUTA": (sie, [currency = ""]) => {
    sie.reading.sink.header({ currency, start: "", end: "" });
    sie.hasCurrency = currency !== "";
  },
  "#KPTYP": (sie, [chart = ""]) => {
    const { reading } = sie;
    // Other charts carry the numbers of BAS too, or are none of a country
    if (/^(?:(?:EU)?BAS|NE)/i.test(chart)) reading.sink.header({ chart: "BAS" });
    sie.hasChart = true;
  },
  "#RAR": ({ reading }, [year, start = "", end = ""]) => {
    if (year === "0") reading.sink.header({ currency: "", start: isoOf(start), end: isoOf(end) });
  },
  "#KONTO": ({ names }, [code = "", name = ""], row) => names.set(code, { name, row }),
  "#KTYP": ({ types }, [code = "", type = ""]) => types.set(code, TYPES[type.toUpperCase()] ?? ""),
  "#IB": ({ balances }, [year, code = "", amount = ""], row) => {
    if (year === "0") balances.open({ code, row, amount });
  },
  "#DIM": ({ dimensions }, [number = "", name = ""]) => dimensions.set(number, name),
  "#OIB": takeOpenItem,
  "#UB": ({ balances }, [year, code = "", amount = ""], row) => {
    if (year === "0") balances.close({ code, row, amount });
  },
  "#RES": ({ balances }, [year, code = "", amount = ""], row) => {
    if (year === "0") balances.close({ code, row, amount });
    else if (year === "-1") balances.closeLastYear({ code, row, amount });
  },
  "#VER": (sie, values, row) => {
    const [journal = "", number = "", date = "", entryText = "", , postedBy = ""] =
      withSeriesAndNumber(values);
    const named = number || numberByRow(row);
    sie.entry = { journal, number: named, date: isoOf(date), entryText, postedBy };
  },
  "#TRANS": takeTransaction,
};

/**
 * A voucher has a series, a number and a date, and the first two may be empty (SIE file format, #VER). Where they are left
 * out instead, the day stands before its place: a number before it is that of the voucher, a word is its series.
 */
function withSeriesAndNumber(values: readonly string[]): readonly string[] {
  const [first = "", second = "", third = ""] = values;
  if (DAY.test(third)) return values;
  if (DAY.test(second))
    return /^\d+$/.test(first) ? ["", ...values] : [first, "", ...values.slice(1)];
  return DAY.test(first) ? ["", "", ...values] : values;
}

const DAY = /^(?:19|20)\d\d-?(?:0[1-9]|1[0-2])-?(?:0[1-9]|[12]\d|3[01])$/;

/** What stood on an account with a customer or a supplier, or of an invoice; not what belongs to a project. */
function takeOpenItem(
  sie: Sie,
  [year, account = "", objects = "", opening = ""]: readonly string[],
  row: number,
): void {
  const { party, document } = referencesIn(sie, objects);
  if (year !== "0" || (party === "" && document === "")) return;
  sie.reading.sink.openItem({ row, account, opening, party, document, lettering: "" });
}

/** The dimensions that SIE keeps for customers, suppliers and invoices, and what programs call them. */
const CUSTOMER = { number: "8", called: /^(?:kund|customer)/i };
const SUPPLIER = { number: "9", called: /^(?:lev|supplier|vendor)/i };
const INVOICE = { number: "10", called: /^(?:fakt|invoice)/i };

/** The customer or supplier and the invoice among the objects of a line, such as {8 "1017" 10 "552"}. */
function referencesIn({ dimensions }: Sie, objects: string): { party: string; document: string } {
  if (objects === "{}") return { party: "", document: "" };
  const fields = fieldsOf(objects.slice(1, -1));
  const objectOf = ({ number, called }: typeof CUSTOMER): string => {
    const name = dimensions.get(number);
    const at = fields.findIndex((field, place) => place % 2 === 0 && field === number);
    return at < 0 || !(name === undefined || called.test(name)) ? "" : (fields[at + 1] ?? "");
  };
  return { party: objectOf(CUSTOMER) || objectOf(SUPPLIER), document: objectOf(INVOICE) };
}

function takeTransaction(sie: Sie, values: readonly string[], row: number): void {
  const [account = "", objects = "", amount = "", date = "", text = ""] = values;
  const entry = sie.entry ?? { journal: "", number: "", date: isoOf(date), entryText: "" };
  sie.hasEntries = true;
  const references = referencesIn(sie, objects);
  sie.reading.sink.line(lineOf({ ...entry, ...references, row, account, amount, text }));
}

/** "20250131" as 2025-01-31; what is no such date stays as it is, to be named. */
function isoOf(date: string): string {
  return /^\d{8}$/.test(date) ? `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}` : date;
}

/** The fields of a line: words, texts in quotes with \" for a quote, and lists of objects in braces. */
function fieldsOf(line: string): string[] {
  const fields: string[] = [];
  let at = 0;
  while (at < line.length) {
    const first = line[at] ?? "";
    if (first === " " || first === "\t" || first === "\r") {
      at += 1;
      continue;
    }
    const [text, end] =
      first === '"' ? quoted(line, at) : first === "{" ? braced(line, at) : word(line, at);
    fields.push(text);
    at = end;
  }
  return fields;
}

function quoted(line: string, start: number): [string, number] {
  let text = "";
  for (let at = start + 1; at < line.length; at += 1) {
    const letter = line[at] ?? "";
    if (letter === '"') return [text.trim(), at + 1];
    if (letter === "\\" && line[at + 1] === '"') {
      text += '"';
      at += 1;
    } else text += letter;
  }
  return [text.trim(), line.length];
}

function braced(line: string, start: number): [string, number] {
  const end = line.indexOf("}", start);
  return end < 0 ? [line.slice(start), line.length] : [line.slice(start, end + 1), end + 1];
}

function word(line: string, start: number): [string, number] {
  let end = start;
  while (end < line.length && line[end] !== " " && line[end] !== "\t" && line[end] !== "\r")
    end += 1;
  return [line.slice(start, end), end];
}
