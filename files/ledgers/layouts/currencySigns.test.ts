import { expect, test } from "vitest";
import { utils, write } from "xlsx";
import { flat, hledger } from "../../testing/ledgerLayouts.ts";
import { choices, ledgerOf } from "../../testing/readLedgerText.ts";
import { fec } from "../../testing/writeFec.ts";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

const dollars = flat().replace(/\d+\.\d\d/, "$$$&");

test("a sign beside an amount of a ledger says what currencies it may be in, with its row", async () => {
  expect((await ledgerOf(flat())).origin?.currencyWritten).toBeUndefined();
  const { sign, row, currencies } = (await ledgerOf(dollars)).origin?.currencyWritten ?? {};
  expect([sign, row, currencies?.[0]]).toEqual(["$", 2, "USD"]);
});

test("a column of signs says it for all lines", async () => {
  const { origin } = await ledgerOf(hledger());
  expect([origin?.currency, origin?.currencyWritten?.sign]).toEqual(["", "£"]);
});

test("the formats of a workbook's amounts say it", async () => {
  const rows = flat()
    .split("\n")
    .map((row) => row.split(",").map((cell) => (/^\d+\.\d\d$/.test(cell) ? Number(cell) : cell)));
  const sheet = utils.aoa_to_sheet(rows);
  for (const cell of Object.values(sheet)) if (cell?.t === "n") cell.z = "[$€-407] #,##0.00";
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "Ledger");
  const bytes: Buffer = write(book, { type: "buffer", bookType: "xlsx" });
  const read = await readLedger([sourceOf(bytes, "ledger.xlsx")], choices);
  if (!read.ok) throw new Error(read.problems[0]?.message);
  expect(read.value.ledger.origin?.currencyWritten?.currencies).toEqual(["EUR"]);
});

test("what stands beside the amounts of a French ledger counts for more than what such ledgers usually are in", async () => {
  const content = String(fec(true, "|"));
  const beside = (sign: string) => content.replace(/\|(\d+,\d\d)\|/, `|$1 ${sign}|`);
  const originOf = async (text: string) => (await ledgerOf(text)).origin;
  expect(await originOf(content)).toMatchObject({ currency: "EUR", isUsualCurrency: true });
  expect(await originOf(beside("€"))).toMatchObject({ currency: "EUR", isUsualCurrency: true });
  const inPounds = await originOf(beside("£"));
  expect(inPounds).toMatchObject({ currency: "", currencyWritten: { sign: "£" } });
  expect(inPounds?.isUsualCurrency).toBeUndefined();
});
