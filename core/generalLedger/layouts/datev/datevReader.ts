import { divideRounded } from "../../../money/divideRounded.ts";
import { formatMinor } from "../../../money/formatMinor.ts";
import type { Minor } from "../../../money/Minor.ts";
import { parseMinor } from "../../../money/parseMinor.ts";
import { type Problem, problem } from "../../../problem/Problem.ts";
import { type LedgerLineRecord, type LedgerSink, lineOf } from "../../LedgerRecord.ts";
import { ownText } from "../../store/textOfBytes.ts";
import type { RowTaker } from "../RowReader.ts";
import { type EntryRow, RowEntries } from "../rowEntries.ts";
import type { DatevChartByUse } from "./DatevChartByUse.ts";
import { DatevDays } from "./DatevDays.ts";
import { DatevTaxRows } from "./DatevTaxRows.ts";
import {
  inChart,
  inFull,
  isCarriedForward,
  isExchangeDifference,
  isMoney,
  isPersonal,
} from "./datevAccounts.ts";
import { goesByChart, taxOfAccount } from "./datevAutomaticAccounts.ts";
import { COLUMNS } from "./datevColumns.ts";
import { readDatevHeader } from "./datevHeader.ts";
import { CENTS, postDiscount, postTo } from "./datevPostings.ts";
import {
  type DatevChart,
  type DatevKey,
  type DatevTax,
  isTaxAccount,
  readKey,
  taxAccount,
  taxWithin,
} from "./datevTax.ts";

type Cells = readonly string[];

const BATCH = "21";

type Batch = {
  sink: LedgerSink;
  chart: DatevChart;
  /** What shows the chart where the batch names none and it is not known yet. */
  byUse: DatevChartByUse | null;
  /** It names none that is read here, and nobody said it: what depends on it was not posted by it. */
  isOpen: boolean;
  yearStart: string;
  declared: DatevDays;
  length: number;
  currency: string;
  /** Where the file says that a row takes another back; -1 where it has no such column. */
  reversal: number;
  isHeaded: boolean;
  problems: Problem[];
  /** Tax keys that are not known: where each was first met, and how often. */
  unknownKeys: Map<string, { row: number; count: number }>;
  /** Puts rows of one entry together. */
  entries: RowEntries;
  /** The tax of what was billed, by party and document: a discount gives its share of it back. */
  billed: Map<string, DatevTax>;
  /** Accounts that rows give a tax key: these carry none with them, whatever their number. */
  keyed: Set<string>;
  taxRows: DatevTaxRows;
};

/**
 * Reads a DATEV batch: a row is an entry of an account and its contra account. Amounts are gross where
 * a tax key or the account says so: the tax is split off. Customers and suppliers stand on their control
 * account, named as the party.
 */
export function datevReader(header: Cells, sink: LedgerSink): RowTaker {
  const { category, company, from, to, ...books } = readDatevHeader(header, sink.datevChart);
  const batch: Batch = {
    sink,
    ...books,
    chart: books.chart || "SKR03",
    declared: new DatevDays(from, to),
    reversal: -1,
    isHeaded: false,
    problems: [],
    unknownKeys: new Map(),
    entries: new RowEntries((shared, rows) => isOneEntry(batch, shared, rows)),
    billed: new Map(),
    keyed: new Set(),
    taxRows: new DatevTaxRows(),
  };
  if (category !== BATCH)
    batch.problems.push(
      problem("ledger_without_entries", { value: "DATEV", expected: `category ${category}` }),
    );
  if (!/^\d{8}$/.test(batch.yearStart))
    batch.problems.push(problem("ledger_datev_year", { value: batch.yearStart }));
  sink.header({ currency: batch.currency, start: from, end: to, chart: books.chart, company });
  return {
    take: (row, cells) => {
      if (batch.isHeaded) takeRow(batch, row, cells);
      else {
        batch.isHeaded = true;
        batch.reversal = cells.findIndex((cell) => /^generalumkehr/i.test(cell.trim()));
      }
    },
    end: () => batch.problems,
    differences: () => [
      ...unknownKeyProblems(batch),
      ...batch.taxRows.problems(),
      ...batch.declared.problems(),
    ],
  };
}

/**
 * Several payments of one day stand on one bank, and those of one party on its account: they are one
 * entry only with the tax on what is paid, with the exchange difference behind it, or under one document.
 */
function isOneEntry(
  batch: Batch,
  shared: string,
  [before, row]: readonly [EntryRow, EntryRow],
): boolean {
  if (isPersonal(batch, shared)) return before.document !== "" && row.document !== "";
  if (!isMoney(batch, shared)) return true;
  if (row.accounts.some((account) => isExchangeDifference(batch, account))) return true;
  return [...before.accounts, ...row.accounts].some((account) =>
    isTaxAccount(inChart(batch, account), batch.chart),
  );
}

/** Amounts under a key that is not known stand whole, with the tax that they may hold. */
function unknownKeyProblems({ unknownKeys }: Batch): Problem[] {
  return [...unknownKeys].map(([value, { row, count }]) =>
    problem("ledger_tax_key_unknown", { row, value, expected: String(count) }),
  );
}

const MOST_PROBLEMS = 8;

function takeRow(batch: Batch, row: number, cells: Cells): void {
  if (batch.problems.length >= MOST_PROBLEMS) return;
  const at = (field: keyof typeof COLUMNS) => (cells[COLUMNS[field]] ?? "").trim();
  // Some programs end a batch with a row of nothing
  if (at("amount") === "" && Number(at("contra")) === 0) return;
  const gross = amountOf(batch, cells, row);
  if (gross === null) return;
  const key = keyOfRow(batch, cells, row);
  const isMarked = /^(?:1|g)$/i.test((cells[batch.reversal] ?? "").trim());
  const isReversal = isMarked || key.isReversal;
  const sign = (at("side") === "S") !== isReversal ? 1n : -1n;
  const date = dateOf(batch, at("date")) ?? at("date");
  batch.declared.note(row, date);
  const [account, contra] = [at("account"), at("contra")];
  const { byUse, length } = batch;
  byUse?.note({ length, account, contra, key: at("key"), amount: sign * gross });
  const discount = discountOf(batch, cells, row, gross);
  const entry = entryOf(batch, { row, date, accounts: [account, contra] }, at);
  if (["", "0"].includes(at("key"))) {
    const bill = `${date} ${entry.document} ${entry.text}`;
    batch.taxRows.add(row, bill, gross, taxIn(batch, key, account, contra));
  }
  postTo(batch, entry, account, sign * gross);
  postTo(batch, entry, contra, -sign * gross);
  if (batch.isOpen && (discount !== 0n || key.tax !== null || goesByChart(batch, account, contra)))
    batch.sink.datevChart.need();
  if (discount !== 0n) {
    // Who pays less stands on the side that is not the bank; the key is the discount's
    const isOnAccount = isMoney(batch, contra) && !isPersonal(batch, contra);
    const settled = isOnAccount ? account : contra;
    const tax = key.tax ?? batch.billed.get(billedKey(settled, entry.document)) ?? null;
    const amount = (isOnAccount ? sign : -sign) * discount;
    postDiscount(batch, entry, { settled, amount, tax });
    return;
  }
  if (key.tax === null) return;
  for (const party of [account, contra])
    if (isPersonal(batch, party)) batch.billed.set(billedKey(party, entry.document), key.tax);
  const within = (key.isOnAccount ? sign : -sign) * taxWithin(gross, key.tax, date);
  postTo(batch, entry, key.isOnAccount ? account : contra, -within);
  postTax(batch, entry, key.tax, within);
}

/** What the lines of a row have in common. */
function entryOf(
  batch: Batch,
  { row, date, accounts }: Pick<EntryRow, "row" | "date" | "accounts">,
  at: (field: "document" | "text") => string,
) {
  const [document, text] = [at("document"), at("text")];
  const number = batch.entries.numberOf({ row, date, document, text, accounts });
  const isOpening = accounts.some((account) => isCarriedForward(batch, account));
  return { row, number, date, document, text, isOpening };
}

function postTax(batch: Batch, entry: Partial<LedgerLineRecord>, tax: DatevTax, within: Minor) {
  const [account, accountName] = inFull(batch, taxAccount(tax, batch.chart));
  const amount = formatMinor(within, CENTS);
  batch.sink.line({ ...lineOf(entry), account, accountName, amount });
}

/** The tax that a row without a key has: within its amount, or alone. */
function taxIn(batch: Batch, key: KeyOfRow, account: string, contra: string) {
  const isTax = [account, contra].some((each) => isTaxAccount(inChart(batch, each), batch.chart));
  return isTax ? "tax account" : key.tax;
}

function billedKey(party: string, document: string): string {
  return ownText(`${party} ${document}`);
}

/** What was deducted of a payment (Skonto), in the currency of the books: it settles as much more. */
function discountOf(batch: Batch, cells: Cells, row: number, gross: Minor): Minor {
  const [cell, paid] = [COLUMNS.discount, COLUMNS.amount].map((at) => (cells[at] ?? "").trim());
  const deducted = cell === undefined || cell === "" ? 0n : parsedAmount(cell);
  if (deducted === null) {
    const value = cell ?? "";
    batch.problems.push(problem("amount_not_a_number", { row, column: "Skonto", value }));
    return 0n;
  }
  // In a row of another currency the discount is in that currency too
  const whole = parsedAmount(paid ?? "") ?? gross;
  return whole === 0n || deducted === 0n ? deducted : divideRounded(deducted * gross, whole);
}

/** The amount in the currency of the books: the base amount where the row is in another. */
function amountOf({ currency, problems }: Batch, cells: Cells, row: number): Minor | null {
  const at = (field: keyof typeof COLUMNS) => (cells[COLUMNS[field]] ?? "").trim();
  const written = at("currency");
  const isForeign = written !== "" && written !== currency;
  const cell = isForeign ? at("base") : at("amount");
  if (isForeign && cell === "") {
    problems.push(
      problem("ledger_base_amount_missing", { row, value: written, expected: currency }),
    );
    return null;
  }
  const parsed = parsedAmount(cell);
  if (parsed === null)
    problems.push(problem("amount_not_a_number", { row, column: "Umsatz", value: cell }));
  return parsed;
}

function parsedAmount(cell: string): Minor | null {
  const isAmount = /^\d{1,18}(?:,\d{1,2})?$/.test(cell);
  return isAmount ? (parseMinor(cell.replace(",", "."), CENTS)?.amount ?? null) : null;
}

/** The tax within a row and the account it is taken from, and whether its key takes another row back. */
type KeyOfRow = { tax: DatevTax | null; isOnAccount: boolean; isReversal: boolean };

/** What the key of a row says, or what its accounts say without one; nothing where the key is not known. */
function keyOfRow(batch: Batch, cells: Cells, row: number): KeyOfRow {
  const at = (field: keyof typeof COLUMNS) => (cells[COLUMNS[field]] ?? "").trim();
  const [account, contra, written] = [at("account"), at("contra"), at("key")];
  if (written !== "" && written !== "0") {
    const key = readKey(written) ?? unknownKey(batch, written, row);
    const isOnAccount = isMoney(batch, contra);
    if (key.tax !== null) batch.keyed.add(isOnAccount ? account : contra);
    return { ...key, isOnAccount };
  }
  const own = taxCarriedBy(batch, account);
  if (own) return { tax: own, isOnAccount: true, isReversal: false };
  return { tax: taxCarriedBy(batch, contra), isOnAccount: false, isReversal: false };
}

function taxCarriedBy(batch: Batch, account: string): DatevTax | null {
  if (isPersonal(batch, account) || batch.keyed.has(account)) return null;
  return taxOfAccount(inChart(batch, account), batch.chart);
}

function unknownKey({ unknownKeys }: Batch, written: string, row: number): DatevKey {
  const known = unknownKeys.get(written);
  if (known) known.count += 1;
  else unknownKeys.set(written, { row, count: 1 });
  return { tax: null, isReversal: false };
}

/** Day and month, the year being that of the financial year. */
function dateOf({ yearStart }: Batch, written: string): string | null {
  const text = written.padStart(4, "0");
  if (!/^\d{4}$/.test(text)) return null;
  const [day, month] = [text.slice(0, 2), text.slice(2)];
  const year = Number(yearStart.slice(0, 4)) + (month < yearStart.slice(4, 6) ? 1 : 0);
  return `${year}-${month}-${day}`;
}
