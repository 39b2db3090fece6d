import { ingest } from "@tieout/core";
import { expect, test } from "vitest";
import { type BookType, utils, write } from "xlsx";
import { readWorkbookHere } from "./testing/readWorkbookHere.ts";

type Cell = string | number;

/** What a person is told of a profit and loss whose costs are these, and come to 300 by its own total. */
async function messagesFor(bookType: BookType, rent: Cell, wages: Cell) {
  const rows: Cell[][] = [
    ["Account", "2025"],
    ["Sales", 1000],
    ["Total income", 1000],
    ["Rent", rent],
    ["Wages", wages],
    ["Insurance", 300],
    ["Total expenses", 300],
    ["Net profit", 700],
  ];
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), "PL");
  const bytes: Buffer = write(book, { type: "buffer", bookType });
  const read = await readWorkbookHere(bytes);
  if (!read.ok) throw new Error("It was not read");
  const found = ingest("profit_loss", read.value.tables);
  const problems = found.ok ? [] : found.problems;
  return problems.filter(({ code }) => code === "amounts_as_text").map(({ message }) => message);
}

test.each<BookType>(["xlsx", "ods", "biff8"])(
  "amounts that a workbook holds as texts are named where a total lacks them: %s",
  async (bookType) => {
    expect(await messagesFor(bookType, "1,200.00", 500)).toEqual([
      expect.stringContaining('Sheet "PL", Row 4: "1,200.00" is a text in the workbook'),
    ]);
    expect(await messagesFor(bookType, "1,200.00", "500")).toEqual([
      expect.stringContaining("(so are amounts in row 5)"),
    ]);
    expect(await messagesFor(bookType, 1200, 500)).toEqual([]);
  },
);
