import { saysOpening } from "../../entries/openingWords.ts";
import { joinJournal, type LedgerLineRecord, type LedgerSink } from "../../LedgerRecord.ts";
import type { CodesInLabels, NamedAccount } from "../accounts/CodesInLabels.ts";
import type { LedgerColumns, LedgerField } from "../headings/ledgerColumns.ts";
import type { RowTaker } from "../RowReader.ts";
import { OPENING } from "../rowLabels.ts";
import { watchCurrencies } from "../watchCurrencies.ts";

const READ_AS_TEXT = ["currency", "isCredit", "postedBy"] as const satisfies LedgerField[];

/** Takes every row that has a date or an amount as a line. */
export function flatReader(columns: LedgerColumns, sink: LedgerSink): RowTaker {
  const recordOf = withUndatedOpening(flatRowReader(columns, sink.labels));
  const currencies = watchCurrencies(columns, sink);
  return {
    take: (row, cells) => {
      const record = recordOf(row, cells);
      const hasAmount = record.debit !== "" || record.credit !== "" || record.amount !== "";
      if (!hasAmount && record.date === "") return;
      if (hasAmount) currencies.note(record, cells);
      sink.line(record);
    },
    // Currencies, a side in words, and who posted a line are told by the reader of texts
    ...(!READ_AS_TEXT.some((field) => columns[field] !== undefined) && {
      takeBytes: sink.byteLines(columns),
    }),
    end: currencies.end,
  };
}

/** Reads a row a line: each field from its column. */
export function flatRowReader(
  columns: LedgerColumns,
  labels: CodesInLabels,
): (row: number, cells: readonly string[]) => LedgerLineRecord {
  const at = (field: LedgerField) => columns[field] ?? -1;
  const [date, number] = [at("date"), at("number")];
  const [journal, journalName] = [at("journal"), at("journalName")];
  const [debit, credit, amount, mark] = [at("debit"), at("credit"), at("amount"), at("mark")];
  const [text, entryText, document] = [at("text"), at("entryText"), at("document")];
  const [party, partyName, lettering] = [at("party"), at("partyName"), at("lettering")];
  const [entity, reverses, type] = [at("entity"), at("reverses"), at("type")];
  const [entered, credited, postedBy] = [at("entered"), at("isCredit"), at("postedBy")];
  const isSided = debit >= 0 && credit >= 0;
  const accountOf = accountReader(columns, labels);
  return (row, cells) => {
    const account = accountOf(cells);
    const [debits, credits] = isSided ? [known(cells, debit), known(cells, credit)] : ["", ""];
    const isOne = debits === "" && credits === "";
    return {
      row,
      journal: joinJournal(cell(cells, journal), cell(cells, journalName)),
      number: known(cells, number),
      date: known(cells, date),
      account: account.code,
      accountName: account.name,
      accountType: cell(cells, type),
      debit: debits,
      credit: credits,
      amount: isOne ? known(cells, amount) : "",
      mark: isOne ? cell(cells, mark) || sideOf(cell(cells, credited)) : "",
      text: cell(cells, text),
      entryText: cell(cells, entryText),
      party: cell(cells, party) || cell(cells, partyName),
      document: known(cells, document),
      lettering: known(cells, lettering),
      entity: cell(cells, entity),
      reverses: cell(cells, reverses),
      entered: cell(cells, entered),
      postedBy: cell(cells, postedBy),
      isOpening: false,
    };
  };
}

/** Listings may begin each account with its balance in a row without a date, the words for it as its text. */
export function withUndatedOpening(
  recordOf: (row: number, cells: readonly string[]) => LedgerLineRecord,
): (row: number, cells: readonly string[]) => LedgerLineRecord {
  return (row, cells) => {
    const record = recordOf(row, cells);
    if (record.date !== "") return record;
    return { ...record, isOpening: saysOpening(record.text) || OPENING.test(record.text) };
  };
}

/** "Is Credit" is answered with yes or no. */
function sideOf(answer: string): string {
  return /^(?:y|yes|true)$/i.test(answer) ? "C" : /^(?:n|no|false)$/i.test(answer) ? "D" : answer;
}

function cell(cells: readonly string[], at: number): string {
  const found = at < 0 ? undefined : cells[at];
  if (found === undefined || found === "") return "";
  const [first, last] = [found.charCodeAt(0), found.charCodeAt(found.length - 1)];
  // Nearly no cell has blanks around it
  return first <= SPACE || last <= SPACE || first > TILDE || last > TILDE ? found.trim() : found;
}

const [SPACE, TILDE] = [32, 126];

/** What R writes into a cell of a table that holds nothing. */
export const NOT_AVAILABLE = "NA";

/** A number, a reference, a day or an amount; R writes NA for one that is missing. */
function known(cells: readonly string[], at: number): string {
  const found = cell(cells, at);
  return found === NOT_AVAILABLE ? "" : found;
}

/** Reads the account of a row: a code and a name, or a label that may be both in one. */
export function accountReader(
  columns: LedgerColumns,
  labels: CodesInLabels,
): (cells: readonly string[]) => NamedAccount {
  const [code, name] = [columns.code ?? -1, columns.name ?? -1];
  const isTwo = code >= 0 && name >= 0;
  return (cells) => {
    const written = cell(cells, code >= 0 ? code : name);
    return isTwo ? { code: written, name: cell(cells, name) } : labels.split(written);
  };
}
