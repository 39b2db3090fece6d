import type { Place } from "./Place.ts";
import { cell, sheet } from "./placeWords.ts";

/** Messages about what a file is, and whether it can be read. */
export const fileMessages = {
  file_empty: () => "The file is empty. Expected a heading row and at least one row of data.",
  file_name_refused: (at: Place) =>
    `The file is named "${at.value}". Expected ${at.expected}. Rename it and upload it again.`,
  file_too_large: (at: Place) =>
    `The file is ${at.value}; the limit is ${at.expected}. Keep only what the statement needs, or save it as CSV, and upload that.`,
  file_type_unknown: () =>
    "The content is not a CSV, XLSX, XLS, ODS or JSON file. Save it in one of these formats and upload it again.",
  workbook_of_charts: () =>
    "The workbook holds charts or pictures and no figures in cells. Export the figures that they show.",
  file_encrypted: () =>
    "The workbook is protected by a password. Save it without one and upload it again.",
  file_unreadable: (at: Place) =>
    `The file could not be read as ${at.expected}: ${at.value}. Save it again with the program that made it, or as CSV, and upload that.`,
  example_not_recognised: (at: Place) =>
    `This does not read as a cash flow statement: ${at.value} of its lines are known. Expected line names with amounts, such as "Net cash from operating activities".`,
  pdf_not_supported: () =>
    "A PDF is read for statements and trial balances, not for exchange rates or a general ledger. Upload these as CSV, XLSX, XLS, ODS or JSON.",
  pdf_encrypted: () =>
    "The PDF is protected by a password. Save it without one and upload it again.",
  pdf_damaged: () =>
    "The PDF is damaged and could not be read whole. Save or print it as PDF again and upload that, or use CSV, XLSX, XLS, ODS or JSON.",
  pdf_without_text: () =>
    "The PDF holds pictures of pages and no text, as a scan does. Upload a PDF made by the program that wrote the statement, or the figures as CSV, XLSX, XLS, ODS or JSON.",
  pdf_too_complex: () =>
    "Reading the PDF takes more time or memory than is allowed. Keep only the pages of the statement, or upload the figures as CSV, XLSX, XLS, ODS or JSON.",
  pdf_pages_chosen: (at: Place) =>
    `The figures were read from page ${at.value} of the PDF; the other pages were left out.`,
  too_many_pages: (at: Place) =>
    `The PDF has more than ${at.expected} pages. Keep only the pages of the statement and upload those.`,
  file_is_web_page: () =>
    "The content is a web page or XML, whatever the name says; some programs export that as XLS. Open it in a spreadsheet program, save it as XLSX or CSV, and upload that.",
  file_is_open_document: () =>
    "The content is an OpenDocument file that is no spreadsheet. Upload the figures as ODS, XLSX or CSV.",
  file_is_archive: () =>
    "The content is an archive that is not a workbook. Upload the file inside it.",
  workbook_is_binary: () =>
    "The content is an Excel binary workbook (.xlsb). Save it as an Excel workbook (.xlsx) and upload that.",
  workbook_too_complex: () =>
    "Reading the workbook takes more time or memory than is allowed. Copy the figures into a new workbook, or save them as CSV, and upload that.",
  workbook_reader_failed: () =>
    "Reading the workbook failed. Save it as XLSX or CSV with a spreadsheet program and upload that.",
  encoding_assumed: () =>
    "The text is not UTF-8; it was read as Windows-1252. Check names with accents.",
  json_nested: (at: Place) =>
    `${cell(at)}: the value is an object or a list. Expected text or a number.`,
  json_row_too_long: (at: Place) =>
    `Row ${at.row} holds ${at.value} values, and there are ${at.expected} columns. Give every value its column.`,
  sheet_hidden: (at: Place) =>
    `The sheet "${at.sheet}" is hidden. It is read only where the visible sheets do not hold the figures. Delete it if it is not meant to be read.`,
  rows_hidden: (at: Place) =>
    `${sheet(at)}Hidden rows: ${at.value}. They are read like the others, unless the printed totals agree only without them. Delete them from the sheet if they do not belong to it.`,
  hidden_rows_left_out: (at: Place) =>
    `${sheet(at)}Hidden rows were left out: ${at.value}. The printed totals are those of the rows in sight.`,
  columns_hidden: (at: Place) =>
    `${sheet(at)}Hidden columns were read like the others: ${at.value}. Delete them from the sheet if they do not belong to it.`,
  extension_mismatch: (at: Place) =>
    `The file is named .${at.value} but its content is ${at.expected}; it was read as ${at.expected}.`,
  too_many_rows: (at: Place) =>
    `${sheet(at)}There are more than ${at.expected} rows. Keep only the rows with accounts, and upload that.`,
  too_many_columns: (at: Place) =>
    `${sheet(at)}There are more than ${at.expected} columns. Keep only the columns with accounts and amounts, and upload that.`,
  too_many_cells: (at: Place) =>
    `The workbook has more than ${at.expected} cells. Save it as CSV, or keep only the columns with accounts.`,
  too_many_merged_ranges: (at: Place) =>
    `A sheet has more than ${at.expected} merged cells. Save it as CSV, or unmerge its cells.`,
  sheets_left_out: (at: Place) =>
    `The first ${at.expected} sheets were read, the visible ones before the hidden. Left out: ${at.value}.`,
  formulas_computed: (at: Place) =>
    `${sheet(at)}${at.value} ${at.value === "1" ? "formula has" : "formulas have"} no stored result, as some programs write them: sums and differences of other cells were computed here.`,
  text_too_long: (at: Place) =>
    `${cell(at)}: the text that begins with "${at.value}" is too long. Expected ${at.expected}.`,
  text_malformed: (at: Place) =>
    `${cell(at)}: "${at.value}" holds half of a character. Expected well-formed Unicode: write the text again, or remove the character.`,
  text_invisible: (at: Place) =>
    `${cell(at)}: "${at.value}" holds a control character, or one that turns the direction of the text. Remove it: names are compared and printed as they are seen.`,
  cell_error: (at: Place) =>
    `${cell(at)}: the cell holds the error ${at.value}. Correct the formula and save the workbook.`,
  csv_malformed: (at: Place) =>
    `${cell(at)}: the row does not read (${at.value}). Expected whole rows, with a quotation mark behind each text that begins with one: export the file again, or correct this row.`,
} as const satisfies Record<string, (at: Place) => string>;
