import { splitCode } from "../../ingest/splitCode.ts";
import type { LedgerLineRecord } from "../LedgerRecord.ts";
import type { LedgerColumns, LedgerField } from "./ledgerColumns.ts";

type NamedAccount = { code: string; name: string };

/** Reads a row a line: each field from its column. */
export function flatRowReader(
  columns: LedgerColumns,
): (row: number, cells: readonly string[]) => LedgerLineRecord {
  const at = (field: LedgerField) => columns[field] ?? -1;
  const [date, number, journal] = [at("date"), at("number"), at("journal")];
  const [debit, credit, amount, mark] = [at("debit"), at("credit"), at("amount"), at("mark")];
  const [text, entryText, document] = [at("text"), at("entryText"), at("document")];
  const [party, partyName, lettering] = [at("party"), at("partyName"), at("lettering")];
  const [entity, reverses, type] = [at("entity"), at("reverses"), at("type")];
  const isSided = debit >= 0 && credit >= 0;
  const accountOf = accountReader(columns);
  return (row, cells) => {
    const account = accountOf(cells);
    return {
      row,
      journal: cell(cells, journal),
      number: cell(cells, number),
      date: cell(cells, date),
      account: account.code,
      accountName: account.name,
      accountType: cell(cells, type),
      debit: isSided ? cell(cells, debit) : "",
      credit: isSided ? cell(cells, credit) : "",
      amount: isSided ? "" : cell(cells, amount),
      mark: isSided ? "" : cell(cells, mark),
      text: cell(cells, text),
      entryText: cell(cells, entryText),
      party: cell(cells, party) || cell(cells, partyName),
      document: cell(cells, document),
      lettering: cell(cells, lettering),
      entity: cell(cells, entity),
      reverses: cell(cells, reverses),
      isOpening: false,
    };
  };
}

function cell(cells: readonly string[], at: number): string {
  const found = at < 0 ? "" : (cells[at] ?? "");
  const [first, last] = [found.charCodeAt(0), found.charCodeAt(found.length - 1)];
  // Nearly no cell has blanks around it
  return first <= SPACE || last <= SPACE || first > TILDE || last > TILDE ? found.trim() : found;
}

const [SPACE, TILDE] = [32, 126];

/** "1-1110 Bank" is code and name in one; "Bank" alone is both. */
function accountReader(columns: LedgerColumns): (cells: readonly string[]) => NamedAccount {
  const [code, name] = [columns.code ?? -1, columns.name ?? -1];
  const known = new Map<string, NamedAccount>();
  return (cells) => {
    const written = cell(cells, code >= 0 ? code : name);
    if (code >= 0 && name >= 0) {
      const told = cell(cells, name);
      return { code: written, name: told };
    }
    const found = known.get(written);
    if (found) return found;
    const split = splitCode(written) ?? splitHyphened(written);
    const account = split ?? { code: written, name: written };
    known.set(` ${written}`.slice(1), account);
    return account;
  };
}

/** MYOB writes "1-1110 Bank": a class, a hyphen and a number. */
function splitHyphened(text: string): NamedAccount | null {
  const found = /^(\d-\d{3,6}) (\S.*)$/.exec(text.slice(0, 300));
  return found ? { code: found[1] ?? "", name: found[2] ?? "" } : null;
}
