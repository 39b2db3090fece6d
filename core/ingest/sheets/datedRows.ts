import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table, TableRow } from "../../table/Table.ts";
import { cutText } from "../../text/cutText.ts";
import { showText } from "../../text/showText.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import { readCellDate } from "../cells/readCellDate.ts";
import { type FileType, fileTypeLabels, isOfAccounts } from "../fileTypes.ts";
import { MOST_TITLE_ROWS } from "../headings/Header.ts";
import { normaliseHeading } from "../headings/normaliseHeading.ts";
import { isStatementLine } from "./isStatementLine.ts";
import { spanOfTexts } from "./recogniseAcross.ts";

/** When something was booked, paid, invoiced or delivered. */
const DATE =
  /^(?:(?:posting|transaction|trans|entry|document|value|booking|settlement|invoice|bill|voucher|order|payment|due|delivery|bank settlement) )?date$|^(?:beleg|buchungs|valuta|rechnungs)?datum$|^buchung(?:stag)?$|^wert(?:stellung)?$|^valuta$|^fecha(?: (?:de )?(?:operacion|valor|factura))?$|^data(?: (?:da |de |di |d )?(?:operazione|contabile|valuta|fattura|movimento|lancamento|emissao))?$|^date (?:d |de )?(?:operation|valeur|facture|comptable|ecriture)$|^dato$|^bokforings(?:dag|datum)$|^bokforingsdato$|^boekdatum$|^transaktionsdatum$/;

/** What tells one such event from the others, or whom it is with: no account has one. */
const OF_EVENT =
  /^(?:journal|voucher|entry|transaction|trans|txn|document|doc|invoice|bill|cheque|check|receipt|order|batch|line|ref|reference|bank reference|payment)(?: (?:no|numbers?|id|nr))$|^(?:bank )?reference$|^(?:payee|payer|beneficiary|counterparty|iban|bic|narration|vch no|vch type)$|^(?:verwendungszweck|umsatzart|kundenreferenz|buchungstext|beleg(?:nummer|nr)|rechnungs(?:nummer|nr)|beneficiario|ordenante|n(?:o|um|umero)? (?:de )?factura|numero fattura|n(?:o|um|umero)? (?:de )?piece|libelle (?:de l )?operation|tegenpartij|naam tegenpartij|mottagare|verifikationsnummer)$/;

const LONGEST = 40;
const ROWS_LOOKED_AT = 2_000;

/**
 * Recognises rows that are events, each with a date of its own: invoices, payments, lines of a bank statement or of
 * a journal, however few. Their headings name a date and what tells one event from another. Null for anything else.
 */
export function datedRows(table: Table, fileType: FileType): Problem | null {
  if (!isOfAccounts(fileType)) return null;
  const at = table.rows
    .slice(0, MOST_TITLE_ROWS)
    .findIndex(({ cells }) => cells.some(isDateHeading) && cells.some(isOfEvent));
  if (at < 0) return null;
  const { cells: headings = [] } = table.rows[at] ?? {};
  const places = headings.flatMap((cell, index) => (isDateHeading(cell) ? [index] : []));
  const rows = table.rows
    .slice(at + 1, at + 1 + ROWS_LOOKED_AT)
    .filter(({ cells }) => cells.some((cell, index) => !places.includes(index) && isFigure(cell)));
  const column = places.find((index) => isDated(rows, index));
  if (column === undefined) return null;
  const dates = rows
    .map(({ cells }) => cells[column] ?? "")
    .filter((cell) => readCellDate(cell) !== null);
  return problem("rows_dated", {
    ...(table.sheet !== null && { sheet: table.sheet }),
    column: showText(cutText((headings[column] ?? "").trim(), LONGEST)),
    value: String(dates.length),
    expected: spanOfTexts(dates),
    account: fileTypeLabels[fileType],
  });
}

/** Dated rows with a name each are events, unless the names are those of a statement. */
export function eventsOf(
  names: readonly string[],
  { column, ...where }: { sheet?: string; expected: string; column: string },
  fileType: FileType,
): Problem | null {
  if (names.filter(isStatementLine).length * MOST_LINES_OF > names.length) return null;
  return problem("rows_dated", {
    ...where,
    column: showText(cutText(column.trim(), LONGEST)),
    value: String(names.length),
    account: fileTypeLabels[fileType],
  });
}

/** More than one name in so many is that of a statement by its words, as those of payments are here and there. */
const MOST_LINES_OF = 3;

/** Whether at least half of the rows have a date there: an entry may go on in rows without one. */
function isDated(rows: readonly TableRow[], index: number): boolean {
  const dated = rows.filter(({ cells }) => readCellDate(cells[index] ?? "") !== null).length;
  return dated > 0 && dated * 2 >= rows.length;
}

function isDateHeading(cell: string): boolean {
  return cell.length <= LONGEST && DATE.test(normaliseHeading(cell));
}

function isOfEvent(cell: string): boolean {
  return cell.length <= LONGEST && OF_EVENT.test(normaliseHeading(cell));
}
