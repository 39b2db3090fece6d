import { expect, test } from "vitest";
import { firstLedger } from "../../core/testing/firstLedger.ts";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

const HEADINGS =
  "JournalCode|JournalLib|EcritureNum|EcritureDate|CompteNum|CompteLib|CompAuxNum|CompAuxLib|PieceRef|PieceDate|EcritureLib|Debit|Credit|EcritureLet|DateLet|ValidDate|Montantdevise|Idevise";

/** A FEC with a sale on each of these days of 2025, "0131" as the last of January. */
function fec(days: readonly string[]): string {
  const rows = days.flatMap((day, at) => {
    const line = (account: string, name: string, amounts: string) =>
      `VE|Ventes|${at + 1}|2025${day}|${account}|${name}|||F${at}|2025${day}|Vente|${amounts}||||2025${day}||`;
    return [line("512000", "Banque", "100,00|0,00"), line("706000", "Ventes", "0,00|100,00")];
  });
  return [HEADINGS, ...rows].join("\n");
}

async function saidOf(
  content: string,
  fileName: string,
  chosen: Partial<typeof firstLedger> = {},
): Promise<string[]> {
  const read = await readLedger([sourceOf(Buffer.from(content), fileName)], {
    ...firstLedger,
    ...chosen,
  });
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  const said = read.value.warnings.filter(({ code }) => ENDS.has(code));
  return said.map(({ message }) => message);
}

const ENDS = new Set<string>(["ledger_ends_early", "ledger_month_end_missing"]);

const MONTHS = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"];
const YEAR = MONTHS.flatMap((month) => [`${month}10`, `${month}28`]);
const CUT = YEAR.slice(0, 17);
const EARLY =
  "The general ledger is to run to 31 Dec 2025, and its last entry is of 10 Sep 2025, longer without one than anywhere before. Entries may be missing at its end. Export it again, add the trial balance of the last day, or set the period to the days that it has.";

test("a FEC that was cut between two entries ends before the day that its name says", async () => {
  const named = "123456789FEC20251231.txt";
  expect(await saidOf(fec(CUT), named)).toEqual([EARLY]);
  expect(await saidOf(fec(YEAR), named)).toEqual([]);
  expect(await saidOf(fec(CUT), "export.txt")).toEqual([]);
  // Programs name it for the year before, too
  expect(await saidOf(fec(CUT), "123456789FEC20241231.txt")).toEqual([]);
});

test("a ledger that ends before the period that was chosen says so", async () => {
  const period = { start: "2025-01-01", end: "2025-12-31" };
  expect(await saidOf(fec(CUT), "export.txt", { period })).toEqual([EARLY]);
  expect(await saidOf(fec(YEAR), "export.txt", { period })).toEqual([]);
  const months = { start: "2025-01-01", end: "2025-06-30" };
  expect(await saidOf(fec(CUT), "export.txt", { period: months })).toEqual([]);
});

test("a ledger says that its period is that of its entries where neither its name nor a person tells it", async () => {
  const period = { start: "2025-01-01", end: "2025-12-31" };
  const isPeriodOfEntries = async (fileName: string, chosen: Partial<typeof firstLedger> = {}) => {
    const source = sourceOf(Buffer.from(fec(CUT)), fileName);
    const read = await readLedger([source], { ...firstLedger, ...chosen });
    return read.ok && read.value.ledger.origin?.isPeriodOfEntries === true;
  };
  expect(await isPeriodOfEntries("export.txt")).toBe(true);
  expect(await isPeriodOfEntries("123456789FEC20251231.txt")).toBe(false);
  expect(await isPeriodOfEntries("export.txt", { period })).toBe(false);
});

test("books written every day that end a week early are asked about, a day less is a long weekend", async () => {
  const days = Array.from({ length: 20 }, (_, day) => `01${String(day + 1).padStart(2, "0")}`);
  const saidUntil = (end: string) =>
    saidOf(fec(days), "export.txt", { period: { start: "2025-01-01", end } });
  expect(await saidUntil("2025-01-26")).toEqual([]);
  expect(await saidUntil("2025-01-27")).toEqual([
    expect.stringContaining("its last entry is of 20 Jan 2025"),
  ]);
});

/** A FEC with sales every few days, and wages on the last days of each month. */
function fecOfWages(wagesOn: string, until: string): string {
  const days = MONTHS.flatMap((month) =>
    Array.from({ length: 14 }, (_, at) => `${month}${String(2 * at + 1).padStart(2, "0")}`),
  );
  const entry = (day: string, number: number, debit: string, credit: string) =>
    [
      `${debit}|||P${number}|2025${day}|Ecriture|50,00|0,00`,
      `${credit}|||P${number}|2025${day}|Ecriture|0,00|50,00`,
    ].map((line) => `OD|Divers|${number}|2025${day}|${line}||||2025${day}||`);
  const rows = [...days, ...MONTHS.map((month) => `${month}${wagesOn}`)]
    .filter((day) => day <= until)
    .toSorted()
    .flatMap((day, at) =>
      day.endsWith(wagesOn)
        ? entry(day, at + 1, "641000|Salaires", "421000|Personnel")
        : entry(day, at + 1, "512000|Banque", "706000|Ventes"),
    );
  return [HEADINGS, ...rows].join("\n");
}

test("a ledger without the wages that end every other month was cut some days before its end", async () => {
  const named = "123456789FEC20251231.txt";
  expect(await saidOf(fecOfWages("28", "1227"), named)).toEqual([
    "The general ledger is to run to 31 Dec 2025, and its last entry is of 27 Dec 2025. Salaires and other accounts that have entries after that day in each month before have none in this one. Entries may be missing at its end. Export it again, add the trial balance of the last day, or set the period to the days that it has.",
  ]);
  expect(await saidOf(fecOfWages("28", "1228"), named)).toEqual([]);
  expect(await saidOf(fecOfWages("28", "1227"), "export.txt")).toEqual([]);
  // Wages of the middle of the month are there
  expect(await saidOf(fecOfWages("16", "1227"), named)).toEqual([]);
  // Four months are no habit yet
  const spring = { period: { start: "2025-01-01", end: "2025-05-31" } };
  expect(await saidOf(fecOfWages("28", "0527"), "export.txt", spring)).toEqual([]);
});

test("books with a silence as long as that before have no rhythm to be missed", async () => {
  const resting = [...YEAR.slice(0, 6), ...YEAR.slice(14, 22)];
  expect(await saidOf(fec(resting), "123456789FEC20251231.txt")).toEqual([]);
});

test("rows of a DATEV batch that are dated outside the days of its header are asked about", async () => {
  const header =
    '"EXTF";700;21;"Buchungsstapel";13;20250101;;"RE";"";"";1;1;20250101;4;20250301;20250331;"";"";1;0;0;"EUR";;"";;;"03";;;"";""';
  const rows = [
    "Umsatz;S/H;WKZ;Kurs;Basis-Umsatz;WKZ Basis;Konto;Gegenkonto;BU;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext",
    '50,00;"S";"";;;"";4930;1200;"";1503;"";"";;"Papier"',
    '70,00;"S";"";;;"";4930;1200;"";1504;"";"";;"Papier"',
  ];
  const source = sourceOf(Buffer.from([header, ...rows].join("\r\n")), "batch.csv");
  const refused = await readLedger([source], firstLedger);
  expect(refused.ok ? [] : refused.problems.map(({ message }) => message)).toEqual([
    "Row 4: 1 row is dated outside 1 Mar 2025 to 31 Mar 2025, the days that the DATEV header names. Dates have no year there, so these may be of another year. Export the batch again with all of its days in the header.",
  ]);
  const taken = await readLedger([source], { ...firstLedger, acceptDifferences: true });
  if (!taken.ok) throw new Error(taken.problems[0]?.message);
  const { origin, movements } = taken.value.ledger;
  expect(origin?.differences.map(({ code }) => code)).toEqual(["ledger_datev_outside"]);
  expect(movements?.get("4930")).toBe(5_000n);
});
