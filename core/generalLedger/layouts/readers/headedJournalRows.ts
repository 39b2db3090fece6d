import { looksLikeAmount } from "../../../ingest/cells/looksLikeAmount.ts";
import { problem } from "../../../problem/Problem.ts";
import { type LedgerLineRecord, type LedgerSink, lineOf } from "../../LedgerRecord.ts";
import { numberByRow } from "../../numberByRow.ts";
import type { CodesInLabels } from "../accounts/CodesInLabels.ts";
import { matchLedgerColumns } from "../headings/ledgerColumns.ts";
import type { Row } from "../Row.ts";
import type { RowTaker } from "../RowReader.ts";
import { TOTAL } from "../rowLabels.ts";

/** "15 Jan 2025", "15/01/2025", "Jan 15, 2025", "2025-01-15" within a text. */
const DATE =
  /\b(?:\d{4}-\d\d-\d\d|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2} [A-Z][a-z]{2,8} \d{4}|[A-Z][a-z]{2,8} \d{1,2}, \d{4})\b/;
/** "Journal 12", "ID 5012", "Journal #12". */
const NUMBER =
  /\b(?:journal|entry|voucher|ID|no\.?)(?: ID| no\.?| number)?[ :#]{1,3}([A-Z]{0,4}-?\d{1,12})\b/i;
const NO_ENTRY = { date: "", number: "", text: "", postedBy: "" };
/** "15 Jan 2025 Posted by Ada Moss on 16 Jan 2025" names its entry, a person, and a day. */
const POSTED = /\bposted by\b|\bon (?=\d)/i;
/** No heading of an entry is longer. */
const LONGEST = 500;

/** The columns of amounts that stand beneath the heading of an entry, with the account beside them. */
type Sides = Record<"debit" | "credit" | "account", number> &
  Record<"name" | "text" | "document" | "party", number | undefined>;

/** The columns of a row of headings of a journal whose entries have headings of their own; null for another row. */
function sidesOf(cells: readonly string[]): Sides | null {
  const { debit, credit, code, name, ...others } = matchLedgerColumns(cells);
  if (debit === undefined || credit === undefined) return null;
  const account = code ?? name ?? [0, 1, 2].find((at) => at !== debit && at !== credit) ?? 0;
  const besides = (at: number | undefined) => (at === account ? undefined : at);
  const text = besides(others.text ?? others.entryText);
  const { document, party } = others;
  return { debit, credit, account, name: besides(name), text, document, party };
}

/** Whether the entries of a table have headings with their date, as in the Journal reports of Xero and Zoho. */
export function hasHeadedEntries(rows: readonly Row[]): boolean {
  const first = rows.findIndex(({ cells }) => sidesOf(cells) !== null);
  if (first < 0) return false;
  const sides = sidesOf(rows[first]?.cells ?? []);
  if (sides === null) return false;
  const named = rows.slice(0, first + 1).some(({ cells }) => dateIn(cells) !== "");
  // A date beneath the last line is that of the report, as at the foot of a trial balance
  const lastLine = rows.findLastIndex(({ cells }) => isLine(cells, sides));
  const again = rows
    .slice(first + 1, Math.max(first + 1, lastLine))
    .some(({ cells }) => !hasAmount(cells, sides) && dateIn(cells) !== "");
  return named && again;
}

/** Reads entries beneath headings that say their date and number; the rows of an entry name accounts. */
export function headedJournalReader(sink: LedgerSink): RowTaker {
  let sides: Sides | null = null;
  let entry = { ...NO_ENTRY };
  let hasLines = false;
  /** A row of amounts that no headings of columns stood above. */
  let stray: number | null = null;
  return {
    take: (row, cells) => {
      const own = sidesOf(cells);
      if (own === null && sides !== null && isLine(cells, sides)) {
        hasLines = true;
        sink.line(lineIn(cells, sides, { row, ...entry }, sink.labels));
        return;
      }
      if (own === null && hasAmount(cells, sides)) {
        if (sides === null) stray ??= row;
        // A sum ends its entry: what follows has a heading of its own
        entry = { ...NO_ENTRY };
        return;
      }
      sides = own ?? sides;
      if (hasLines) entry = { ...NO_ENTRY };
      hasLines = false;
      const [date, number] = [dateIn(cells), numberIn(cells)];
      if (number !== "") entry.number = number;
      if (date !== "") entry = { ...saidIn(cells), date, number: entry.number || numberByRow(row) };
    },
    end: () => (stray === null ? [] : [problem("ledger_line_without_account", { row: stray })]),
  };
}

/** What the heading of an entry says beside its date and number. */
function saidIn(cells: readonly string[]): { text: string; postedBy: string } {
  const [text = "", postedBy = ""] = headingOf(cells).split(POSTED);
  return { text: text.trim(), postedBy: postedBy.trim() };
}

function lineIn(
  cells: readonly string[],
  sides: Sides,
  { row, date, number, text, postedBy }: typeof NO_ENTRY & { row: number },
  labels: CodesInLabels,
): LedgerLineRecord {
  const written = cellAt(cells, sides.account);
  const account =
    sides.name === undefined
      ? labels.split(written)
      : { code: written, name: cellAt(cells, sides.name) };
  return lineOf({
    ...{ row, date, number, entryText: text, postedBy },
    account: account.code,
    accountName: account.name,
    debit: cellAt(cells, sides.debit),
    credit: cellAt(cells, sides.credit),
    text: cellAt(cells, sides.text),
    document: cellAt(cells, sides.document),
    party: cellAt(cells, sides.party),
  });
}

/** A row of an account and an amount; a sum has the amount alone, or says that it is one. */
function isLine(cells: readonly string[], { account, debit, credit }: Sides): boolean {
  const named = cellAt(cells, account);
  if (named === "" || TOTAL.test(named)) return false;
  return [debit, credit].some((at) => isAmount(cellAt(cells, at)));
}

/** Whether a row has an amount: in its columns, where these are known. */
function hasAmount(cells: readonly string[], sides: Sides | null = null): boolean {
  if (sides !== null) return [sides.debit, sides.credit].some((at) => isAmount(cellAt(cells, at)));
  return cells.some((cell, at) => at > 0 && isAmount(cell.trim()));
}

function isAmount(cell: string): boolean {
  return cell !== "" && looksLikeAmount(cell);
}

function headingOf(cells: readonly string[]): string {
  return (cells.find((cell) => DATE.test(cell.slice(0, LONGEST))) ?? "").trim();
}

function dateIn(cells: readonly string[]): string {
  return DATE.exec(headingOf(cells).slice(0, LONGEST))?.[0] ?? "";
}

function numberIn(cells: readonly string[]): string {
  for (const cell of cells) {
    const [, number] = NUMBER.exec(cell.slice(0, LONGEST)) ?? [];
    if (number !== undefined) return number;
  }
  return "";
}

function cellAt(cells: readonly string[], at: number | undefined): string {
  return at === undefined ? "" : (cells[at] ?? "").trim();
}
