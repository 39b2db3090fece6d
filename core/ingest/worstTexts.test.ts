import { expect, test } from "vitest";
import { worstTexts } from "../testing/worstTexts.ts";
import { type FormType, formTypes } from "./fileTypes.ts";
import { columnsOf } from "./headings/fileTypeColumns.ts";
import { ingest } from "./ingest.ts";

/** Longer than any cell may be. Work that grew faster than its text would take hours over so much, and these tests would not end. */
const worst = worstTexts(40_000);

const usual = { text: "Bank", number: "1.00", date: "2025-12-31" } as const;

function columnsIn(fileType: FormType) {
  return Object.entries(columnsOf(fileType)).filter(([, { isExtra }]) => !isExtra);
}

/** Last year's files are read in the form of this year's: the same texts would meet the same code again. */
const fields = formTypes.flatMap((fileType) =>
  columnsIn(fileType).map(([field]) => [fileType, field] as const),
);

function tableOf(rows: readonly (readonly string[])[]) {
  return { sheet: null, rows: rows.map((cells, index) => ({ row: index + 1, cells })) };
}

test.each(fields)("%s: a %s of 40,000 characters is refused with its row", (fileType, wanted) => {
  const columns = columnsIn(fileType);
  const rows = worst.map((text) =>
    columns.map(([field, { kind }]) => (field === wanted ? text : usual[kind])),
  );
  const read = ingest(fileType, [tableOf([columns.map(([, { header }]) => header), ...rows])]);
  const problems = read.ok ? [] : read.problems;
  const named = new Set(problems.map(({ where }) => where.row));
  const unnamed = worst.filter((text, at) => text.trim() !== "" && !named.has(at + 2));
  expect(unnamed.map((text) => text.slice(0, 20))).toEqual([]);
  expect(Math.max(...problems.map(({ message }) => message.length))).toBeLessThan(1_000);
});

test.each(formTypes)("%s: headings of 40,000 characters are read over", (fileType) => {
  const columns = columnsIn(fileType);
  const headings = [...columns.map(([, { header }]) => header), ...worst];
  const read = ingest(fileType, [tableOf([headings, columns.map(([, { kind }]) => usual[kind])])]);
  const about = read.ok ? read.value.warnings : [...read.problems, ...read.warnings];
  expect(Math.max(0, ...about.map(({ message }) => message.length))).toBeLessThan(5_000);
});
