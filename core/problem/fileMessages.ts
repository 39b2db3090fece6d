import type { Place } from "./Place.ts";

/** Messages about one file and its cells. */
export const fileMessages = {
  file_empty: () => "The file is empty. Expected a heading row and at least one row of data.",
  file_too_large: (at: Place) => `The file is ${at.value}; the limit is ${at.expected}.`,
  file_type_unknown: () =>
    "The content is not a CSV, XLSX, XLS or JSON file. Save it in one of these formats and upload it again.",
  file_encrypted: () =>
    "The workbook is protected by a password. Save it without one and upload it again.",
  file_unreadable: (at: Place) => `The file could not be read as ${at.expected}: ${at.value}.`,
  pdf_not_supported: () =>
    "PDF files are not read yet. Upload the same figures as CSV, XLSX, XLS or JSON.",
  extension_mismatch: (at: Place) =>
    `The file is named .${at.value} but its content is ${at.expected}; it was read as ${at.expected}.`,
  too_many_rows: (at: Place) => `${sheet(at)}There are more than ${at.expected} rows.`,
  too_many_columns: (at: Place) => `${sheet(at)}There are more than ${at.expected} columns.`,
  too_many_sheets: (at: Place) =>
    `The workbook has ${at.value} sheets; the limit is ${at.expected}.`,
  cell_error: (at: Place) =>
    `${cell(at)}: the cell holds the error ${at.value}. Correct the formula and save the workbook.`,
  csv_malformed: (at: Place) => `${cell(at)}: ${at.value}`,
  headings_not_found: (at: Place) =>
    `No heading row was found for ${at.column}. Expected headings such as ${at.expected}; the first row holds: ${at.value || "nothing"}.`,
  column_missing: (at: Place) =>
    `${cell({ ...at, column: undefined })}: the column "${at.column}" is missing. The headings found are: ${at.value}.`,
  column_absent: (at: Place) => `There is no column "${at.column}"; it was left out of account.`,
  sheet_chosen: (at: Place) => `The workbook has several sheets; "${at.sheet}" was read.`,
  no_rows: () => "The file has headings but no rows of data.",
  rows_ignored: (at: Place) =>
    `Rows without an account (headings and totals) were left out: ${at.value}.`,
  amount_not_a_number: (at: Place) =>
    `${cell(at)}: "${at.value}" is not a number. Expected an amount such as 1,234.56 or (1,234.56).`,
  amount_too_large: (at: Place) =>
    `${cell(at)}: ${at.value} is larger than an amount can be (10,000,000,000,000.00).`,
  amounts_rounded: (at: Place) =>
    `${at.value} amounts have more than two decimals and were rounded to two.`,
  account_name_missing: (at: Place) =>
    `${cell(at)}: account ${at.account || "without a code"} has no name.`,
  account_code_reused: (at: Place) =>
    `${cell(at)}: account code ${at.account} stands for "${at.value}" here and for "${at.expected}" above. One code is one account.`,
  account_rows_summed: (at: Place) =>
    `${cell(at)}: account ${at.account} stands in row ${at.expected} already; the rows were added up.`,
  debit_and_credit_filled: (at: Place) =>
    `${cell({ ...at, column: undefined })}: account ${at.account} has both a ${at.column} debit and a ${at.column} credit; the difference was taken.`,
  debits_unequal_credits: (at: Place) =>
    `The ${at.column} debits and credits differ by ${at.value} (${at.expected?.replace("=", "against")}). A trial balance has equal debits and credits.`,
  date_not_a_date: (at: Place) =>
    `${cell(at)}: "${at.value}" is not a date. Expected a date such as 2025-12-31.`,
  rate_without_date: (at: Place) =>
    `${cell(at)}: the rate has no date and does not say what it is. Expected a date, or a description such as Average.`,
  rate_not_positive: (at: Place) =>
    `${cell(at)}: "${at.value}" is not a positive rate such as 0.7925.`,
  rate_repeated: (at: Place) =>
    `${cell(at)}: the rate of ${at.value} for this date stands above already.`,
  currency_unknown: (at: Place) =>
    `${cell(at)}: "${at.value}" is not a currency code of ISO 4217 such as USD.`,
  line_item_missing: (at: Place) =>
    `${cell(at)}: the line has no words. Expected the line's description.`,
  category_missing: (at: Place) =>
    `${cell(at)}: "${at.value}" has no category. Expected operating, investing or financing.`,
} as const satisfies Record<string, (at: Place) => string>;

function cell(at: Omit<Place, "column"> & { column?: string | undefined }): string {
  const row = at.row === undefined ? "" : `Row ${at.row}`;
  const column = at.column === undefined ? "" : `column "${at.column}"`;
  const sheetName = at.sheet === undefined ? "" : `Sheet "${at.sheet}"`;
  return [sheetName, row, column].filter((part) => part !== "").join(", ") || "The file";
}

function sheet(at: Place): string {
  return at.sheet === undefined ? "" : `Sheet "${at.sheet}": `;
}
