import { utils, write } from "xlsx";

const sheets = {
  "Profit and Loss": [
    ["Profit and Loss"],
    ["Quay Stores Ltd"],
    [],
    ["", "2025", "2024"],
    ["Income"],
    ["Sales", 400, 380],
    ["Total Income", 400, 380],
    ["Expenses"],
    ["Rent", 150, 150],
    ["Wages", 210, 190],
    ["Total Expenses", 360, 340],
    ["Net Income", 40, 40],
  ],
  "Balance Sheet": [
    ["Balance Sheet"],
    ["Quay Stores Ltd"],
    [],
    ["", "31 Dec 2025", "31 Dec 2024"],
    ["Assets"],
    ["Bank", 130, 100],
    ["Trade debtors", 60, 50],
    ["Total Assets", 190, 150],
    ["Equity"],
    ["Share capital", 100, 100],
    ["Retained earnings", 90, 50],
    ["Total Equity", 190, 150],
  ],
} as const;

/** Both statements beneath each other in one sheet. */
export function statementsSheet(): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  const rows = Object.values(sheets).flatMap((sheet) => sheet.map((row) => [...row]));
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), "Statements");
  return new Uint8Array(write(book, { type: "buffer", bookType: "xlsx" }));
}

/** A workbook with both statements of a small company, each in a sheet, and notes before them. */
export function statementsWorkbook(
  names: readonly (keyof typeof sheets)[] = ["Profit and Loss", "Balance Sheet"],
): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([["Prepared for the board"]]), "Cover");
  for (const name of names) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(sheets[name].map((row) => [...row])), name);
  }
  return new Uint8Array(write(book, { type: "buffer", bookType: "xlsx" }));
}
