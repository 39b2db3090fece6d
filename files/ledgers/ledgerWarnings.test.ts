import { expect, test } from "vitest";
import { flat, sie } from "../testing/ledgerLayouts.ts";
import { ledgerOf, read } from "../testing/readLedgerText.ts";

test("entries that are there twice and numbers that are left out are told", async () => {
  const twice = flat().replaceAll("\n5,", "\n25,").split("\n");
  const again = twice.filter((row) => row.startsWith("3,")).map((row) => row.replace("3,", "24,"));
  const more = Array.from({ length: 18 }, (_, at) => [
    `${at + 5},2025-06-${at + 10},6000,Rent,${at + 1}.00,,Rent ${at},,`,
    `${at + 5},2025-06-${at + 10},1000,Cash at bank,,${at + 1}.00,Rent ${at},,`,
  ]).flat();
  const result = await read([...twice, ...again, ...more].join("\n"));
  if (!result.ok) throw new Error(result.problems[0]?.message);
  const messages = result.value.warnings.map(({ message }) => message).join("\n");
  expect(messages).toContain("1 entry has the date, accounts, amounts, and text of another");
  expect(messages).toContain("leave out 1, the first after 22");
});

test("the same entry of another entity is not there twice", async () => {
  const head = "Entry No,Date,Entity,Account,Account Name,Debit,Credit,Text";
  const payroll = (number: number, entity: string) => [
    `${number},2025-06-01,${entity},6000,Wages,10.00,,Payroll`,
    `${number},2025-06-01,${entity},1000,Cash at bank,,10.00,Payroll`,
  ];
  const warned = async (other: string) => {
    const result = await read([head, ...payroll(1, "North"), ...payroll(2, other)].join("\n"));
    return result.ok && result.value.warnings.some(({ message }) => message.includes("of another"));
  };
  expect(await warned("South")).toBe(false);
  expect(await warned("North")).toBe(true);
});

test("numbers that run through all journals have their gaps told", async () => {
  const row = (number: number, journal: string, debit: string, credit: string) =>
    `${number},2025-06-01,${journal},1000,Cash at bank,${debit},${credit}`;
  const rows = Array.from({ length: 30 }, (_, at) => at + 1)
    .filter((number) => number !== 17)
    .flatMap((number) => {
      const journal = ["Sales", "Bank", "General"][number % 3] ?? "";
      return [
        row(number, journal, `${number}.00`, ""),
        row(number, journal, "", `${number}.00`).replace("1000,Cash at bank", "6000,Rent"),
      ];
    });
  const result = await read(
    ["Entry No,Post Date,Journal,Code,Account Name,Debit,Credit", ...rows].join("\n"),
  );
  if (!result.ok) throw new Error(result.problems[0]?.message);
  const messages = result.value.warnings.map(({ message }) => message).join("\n");
  expect(messages).toContain("The entry numbers of the entries leave out 1, the first after 16");
  expect(result.value.ledger.accounts.map(({ code, name }) => `${code} ${name}`)).toEqual([
    ...["1000 Cash at bank", "6000 Rent"],
  ]);
});

test("each entity's numbers are counted by themselves, unless one series runs through all", async () => {
  const gapsOf = async (entityOf: (number: number) => string | null) => {
    const rows = Array.from({ length: 60 }, (_, at) => at + 1).flatMap((number) => {
      const entity = entityOf(number);
      const row = (account: string, debit: string, credit: string) =>
        `${number},2025-06-01,${entity},${account},${debit},${credit}`;
      const amount = `${number}.00`;
      return entity === null
        ? []
        : [row("1000,Cash at bank", amount, ""), row("6000,Rent", "", amount)];
    });
    const head = "Entry No,Date,Entity,Account,Account Name,Debit,Credit";
    const result = await read([head, ...rows].join("\n"));
    if (!result.ok) throw new Error(result.problems[0]?.message);
    const gaps = result.value.warnings.filter(({ code }) => code === "ledger_number_gaps");
    return gaps.map(({ message }) => message);
  };
  const without = (left: readonly number[], entityOf: (number: number) => string) =>
    gapsOf((number) => (left.includes(number) ? null : entityOf(number)));
  const ranges = (number: number) => (number <= 30 ? "North" : "South");
  const inTurns = (number: number) => (number % 2 === 0 ? "North" : "South");
  expect(await without([31, 32, 33], ranges)).toEqual([]);
  expect(await without([17], ranges)).toEqual([
    "The entry numbers of North leave out 1, the first after 16. See whether these entries were deleted, or stand in a file that is not here.",
  ]);
  expect(await without([17], inTurns)).toEqual([
    "The entry numbers of the entries leave out 1, the first after 16. See whether these entries were deleted, or stand in a file that is not here.",
  ]);
});

test("entries that were entered at night are told, where the others keep to the day", async () => {
  const rows = (hourOf: (entry: number) => string) =>
    Array.from({ length: 20 }, (_, entry) => [
      `${entry},2025-06-0${(entry % 9) + 1},6000,Rent,10.00,,${hourOf(entry)}`,
      `${entry},2025-06-0${(entry % 9) + 1},1000,Cash at bank,,10.00,${hourOf(entry)}`,
    ]).flat();
  const warningsAt = async (hourOf: (entry: number) => string) => {
    const heading = "Entry No,Date,Account Code,Account Name,Debit,Credit,Posted at";
    const result = await read([heading, ...rows(hourOf)].join("\n"));
    if (!result.ok) throw new Error(result.problems[0]?.message);
    return result.value.warnings.filter(({ code }) => code === "ledger_odd_hours");
  };
  const [night, other] = await warningsAt(
    (entry) => `2025-06-01 ${entry === 7 ? "23:10" : "11:10"}:00`,
  );
  expect([night?.where.row, night?.where.value, other]).toEqual([16, "1", undefined]);
  expect(await warningsAt(() => "2025-06-01 02:00:00")).toEqual([]);
  expect(await warningsAt(() => "2025-06-01 00:00:00")).toEqual([]);
});

test("who posted entries is told by the file's columns; what a program posts at night is not by hand", async () => {
  const row = (entry: number, by: string, at: string) => [
    `${entry},2025-06-01,6000,Rent,10.00,,${by},${at}`,
    `${entry},2025-06-01,1000,Cash at bank,,10.00,${by},${at}`,
  ];
  const heading = "Entry No,Date,Account Code,Account Name,Debit,Credit,Created By,Created At";
  const day = Array.from({ length: 12 }, (_, entry) => row(entry, "Ada Moss", "10:15"));
  const night = [row(20, "Ben Reed", "23:50"), row(21, "batch_import", "02:00")];
  const { origin, entries } = await ledgerOf([heading, ...[...day, ...night].flat()].join("\n"));
  expect([...entries].at(-2)?.postedBy).toBe("Ben Reed");
  expect(origin?.night).toEqual({ count: 1, people: 1, row: 26 });
  const posters = [
    { name: "Ada Moss", entryCount: 12 },
    { name: "Ben Reed", entryCount: 1 },
    { name: "batch_import", entryCount: 1 },
  ];
  expect(origin).toMatchObject({ posterCount: 3, posters });
  const signed = sie()
    .toString()
    .replace(/^(#VER .*)$/gm, '$1 20250131 "Ada Moss"');
  expect((await ledgerOf(signed)).origin?.posters).toEqual([{ name: "Ada Moss", entryCount: 5 }]);
});

test("entries without a number are counted by the document, and never by their row", async () => {
  const head =
    '"EXTF";700;21;"Buchungsstapel";13;20250101;;"RE";"";"";1;1;20250101;4;20250101;20251231;"";"";1;0;0;"EUR";;"";;;"03";;;"";""';
  const columns =
    "Umsatz;S/H;WKZ;Kurs;Basis-Umsatz;WKZ Basis;Konto;Gegenkonto;BU;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext";
  const gapsOf = async (documentOf: (row: number) => string, left: readonly number[] = []) => {
    const rows = Array.from({ length: 40 }, (_, at) => at + 1)
      .filter((row) => !left.includes(row))
      // Each entry is of two rows, so that rows are left out between their first ones
      .flatMap((row) =>
        [3, 5].map((part) => {
          const [text, day] = [`Miete ${row}`, String(100 * ((row % 28) + 1) + 1).padStart(4, "0")];
          return `${part},00;"S";"EUR";;;"";4210;1600;"";${day};"${documentOf(row)}";"";;"${text}"`;
        }),
      );
    const result = await read([head, columns, ...rows].join("\r\n"));
    if (!result.ok) throw new Error(result.problems[0]?.message);
    return result.value.warnings
      .filter(({ code }) => code.endsWith("_gaps"))
      .map(({ message }) => message);
  };
  expect(await gapsOf(() => "")).toEqual([]);
  expect(await gapsOf((row) => `RE${String(1000 + row)}`)).toEqual([]);
  const [gap = ""] = await gapsOf((row) => `RE${String(1000 + row)}`, [17]);
  expect(gap).toContain("RE leave out 1, the first after 1016");
});
