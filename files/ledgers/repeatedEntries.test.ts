import { expect, test } from "vitest";
import { firstLedger } from "../../core/testing/firstLedger.ts";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

async function messagesOf(contents: readonly string[], acceptDifferences = false) {
  const sources = contents.map((content, at) => sourceOf(Buffer.from(content), `${at}.csv`));
  const read = await readLedger(sources, { ...firstLedger, acceptDifferences });
  if (!read.ok) return read.problems.map(({ message }) => message);
  return (read.value.ledger.origin?.differences ?? []).map(({ message }) => message);
}

const HEADING = "Entry No,Date,Account,Text,Debit,Credit";

function numbered(number: string, date: string, amount: string, text = "Rent"): string[] {
  return [
    `${number},${date},6000 Rent,${text},${amount},`,
    `${number},${date},1000 Bank,${text},,${amount}`,
  ];
}

const withoutNumbers = (rows: readonly string[]) => rows.map((row) => row.replace(/^[^,]*/, ""));

const table = (rows: readonly string[]) => [HEADING, ...rows].join("\n");

const weeks = Array.from({ length: 8 }, (_, week) => {
  const date = new Date(Date.UTC(2025, 0, 3 + 7 * week)).toISOString().slice(0, 10);
  return numbered(`J${week + 1}`, date, week === 3 ? "90.00" : "50.00");
});

test("a file that is given twice is refused, with how many entries it repeats", async () => {
  const file = table(weeks.flat());
  const [message] = await messagesOf([file, file]);
  expect(message).toContain("Row 2: the lines of entry J1 stand here again");
  expect(message).toContain("8 entries are given twice, with debits of 440.00");
  expect(await messagesOf([file, file, file])).toEqual([
    expect.stringContaining("16 entries are given twice, with debits of 880.00"),
  ]);
});

test("files that overlap are refused with the entries that both have", async () => {
  const files = [weeks.slice(0, 5), weeks.slice(4)].map((part) => table(part.flat()));
  expect(await messagesOf(files)).toEqual([expect.stringContaining("1 entry is given twice")]);
  const silent = [weeks.slice(0, 5), weeks.slice(3)].map((part) =>
    table(withoutNumbers(part.flat())),
  );
  expect(await messagesOf(silent)).toEqual([
    expect.stringContaining("the same rows on 2 of the 2 days that both have"),
  ]);
});

test("rows that stand in one file twice are refused, with entry numbers and without", async () => {
  const rows = weeks.flat();
  expect(await messagesOf([table([...rows, ...weeks.slice(2, 4).flat()])])).toEqual([
    expect.stringContaining("2 entries are given twice, with debits of 140.00"),
  ]);
  const silent = withoutNumbers(rows);
  expect(await messagesOf([table([...silent, ...silent])])).toEqual([
    "From row 18 on the file repeats its first 16 lines, with debits of 440.00: its entries would count twice. Leave out one of both halves.",
  ]);
});

test("a person may take them, and each stands among the differences", async () => {
  const file = table(weeks.flat());
  expect(await messagesOf([file, file], true)).toEqual([
    expect.stringContaining("8 entries are given twice"),
  ]);
});

test("equal entries under numbers or days of their own are not given twice", async () => {
  expect(await messagesOf([table(weeks.flat())])).toEqual([]);
  const sameDay = ["J1", "J2", "J3"].flatMap((number) => numbered(number, "2025-01-03", "50.00"));
  expect(await messagesOf([table(sameDay)])).toEqual([]);
});

test("equal lines within one entry are its own", async () => {
  const wages = [
    ...numbered("J1", "2025-01-03", "50.00"),
    ...numbered("J1", "2025-01-03", "50.00"),
  ];
  expect(await messagesOf([table([...wages, ...weeks.slice(1).flat()])])).toEqual([]);
});

test("a word instead of a number is the kind of many entries", async () => {
  const [fee, other] = [
    numbered("EFT", "2025-01-03", "5.00", "Fee"),
    numbered("CHQ", "2025-01-03", "7.00"),
  ];
  expect(
    await messagesOf([
      table([...fee, ...other, ...fee, ...other.map((row) => row.replace("7", "8"))]),
    ]),
  ).toEqual([]);
});

test("branches that pay the same rent in files of their own are not given twice", async () => {
  const shop = (amount: string) =>
    withoutNumbers(
      weeks.flatMap((rent, week) => [
        ...(week % 4 === 0 ? rent : []),
        ...numbered("", rent[0]?.split(",")[1] ?? "", `${amount}${week}.00`, "Sales"),
      ]),
    );
  const rentAlone = withoutNumbers(weeks.slice(0, 1).flat());
  expect(
    await messagesOf([table([...rentAlone, ...shop("1")]), table([...rentAlone, ...shop("2")])]),
  ).toEqual([]);
});
