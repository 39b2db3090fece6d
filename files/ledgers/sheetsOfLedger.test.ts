import { expect, test } from "vitest";
import { utils, write } from "xlsx";
import { firstLedger } from "../../core/testing/firstLedger.ts";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

type Rows = readonly (readonly (string | number)[])[];

const HEADINGS = ["Entry No", "Date", "Account Code", "Account Name", "Debit", "Credit", "Text"];

function month(number: number, amount: number): Rows {
  const date = `2025-0${number}-15`;
  return [
    HEADINGS,
    [number, date, "6000", "Rent", amount, "", "Rent"],
    [number, date, "1000", "Bank", "", amount, "Rent"],
  ];
}

async function readSheets(sheets: Record<string, Rows>) {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  const bytes: Buffer = write(book, { type: "buffer", bookType: "xlsx" });
  return readLedger([sourceOf(bytes, "ledger.xlsx")], firstLedger);
}

async function read(sheets: Record<string, Rows>) {
  const result = await readSheets(sheets);
  if (!result.ok) return result.problems.map(({ message }) => message);
  const { ledger, warnings } = result.value;
  return {
    rent: ledger.movements?.get("6000"),
    warnings: warnings.map(({ code, where }) => [code, where.value]),
  };
}

test("a sheet for each month is one ledger, one without rows among them", async () => {
  const sheets = { Notes: [["Prepared by the office"]], Jan: month(1, 50), Feb: [HEADINGS] };
  const warnings = [["ledger_months_silent", "February 2025"]];
  expect(await read({ ...sheets, Mar: month(3, 70) })).toEqual({ rent: 12_000n, warnings });
});

test("months are missing where accounts have entries in every other one, and nothing proves the ledger", async () => {
  const sheets = [1, 2, 3, 7, 8].map((number) => [`M${number}`, month(number, 50)] as const);
  expect(await read(Object.fromEntries(sheets))).toMatchObject({
    warnings: [["ledger_months_missing", "April 2025"]],
  });
  const few = Object.fromEntries(sheets.slice(1));
  expect(await read(few)).toMatchObject({ warnings: [["ledger_months_silent", "April 2025"]] });
});

test("a sheet with other headings of a ledger may be an extract: it is left out and named", async () => {
  const [, ...rows] = month(1, 50);
  const headings = ["Number", "Date", "Account", "Account Name", "Dr", "Cr", "Details"];
  expect(await read({ Ledger: month(1, 50), Extract: [headings, ...rows] })).toEqual({
    rent: 5_000n,
    warnings: [["ledger_sheet_left_out", "Extract"]],
  });
});

test("a sheet that repeats another is refused as given twice", async () => {
  expect(
    await read({
      Jan: month(1, 50),
      Feb: month(2, 70),
      All: [...month(1, 50), ...month(2, 70).slice(1)],
    }),
  ).toEqual([expect.stringContaining("2 entries are given twice, with debits of 120.00")]);
});

test("a problem and the rows of an entry name their sheet where there are several", async () => {
  const open = [...month(2, 70), [2, "2025-02-15", "6000", "Rent", 1, "", "Rent"]];
  expect(await read({ Jan: month(1, 50), Feb: open })).toEqual([
    'Sheet "Feb", Row 2: entry 2 of 15 Feb 2025 does not balance: debits less credits are 1.00.',
  ]);
  const places = async (sheets: Record<string, Rows>) => {
    const result = await readSheets(sheets);
    if (!result.ok) throw new Error("not read");
    return [...result.value.ledger.entries].map(({ lines }) =>
      lines.map(({ row, sheet }) => [row, sheet]),
    );
  };
  expect(await places({ Jan: month(1, 50), Feb: month(2, 70) })).toEqual([
    [
      [2, "Jan"],
      [3, "Jan"],
    ],
    [
      [2, "Feb"],
      [3, "Feb"],
    ],
  ]);
  expect(await places({ Jan: month(1, 50) })).toEqual([
    [
      [2, undefined],
      [3, undefined],
    ],
  ]);
});

test("sheets that all lack headings are told by the one that lacks least", async () => {
  const parties = Object.fromEntries(
    ["North", "South", "East"].map((name) => [name, [[name], ["Date", "Debit", "Note"]]]),
  );
  const sheets = { Index: [["Contents"]], ...parties };
  expect(await read(sheets)).toEqual([
    expect.stringMatching(/^Sheet "North": No heading row of a general ledger was found: /),
  ]);
});

test("a row of a workbook that is longer than the headings is told by what is wrong in it", async () => {
  const [headings = [], debit = [], ...others] = month(1, 50);
  const checked = [...debit.slice(0, 4), "x", ...debit.slice(5), "checked"];
  const [message = ""] = Object.values(await read({ Jan: [headings, checked, ...others] }));
  expect(message).toContain('"x"');
});
