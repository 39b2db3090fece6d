import { expect, test } from "vitest";
import { readXml } from "./readXml.ts";

async function rowsOf(xml: string) {
  const rows: [string, number][] = [];
  const warnings: string[] = [];
  async function* pieces() {
    yield xml;
  }
  await readXml(
    pieces(),
    {
      records: new Set(["Entry", "Line"]),
      record: ({ name, row }) => rows.push([name, row]),
    },
    { note: ({ code }) => warnings.push(code) },
  );
  return { rows, warnings };
}

const line = "<Line><Account>1000</Account><Amount>5</Amount></Line>";
const entry = `<Entry><Number>1</Number>${line}${line}</Entry>`;
const file = `<Ledger>${entry}${entry}</Ledger>`;
const head = '<?xml version="1.0"?>\n';

test("records of a file on one line are told apart by counting those of their name, which is said", async () => {
  const counted = {
    rows: [
      ["Line", 1],
      ["Line", 2],
      ["Entry", 1],
      ["Line", 3],
      ["Line", 4],
      ["Entry", 2],
    ],
    warnings: ["ledger_rows_counted"],
  };
  expect(await rowsOf(file)).toEqual(counted);
  expect(await rowsOf(head + file)).toEqual(counted);
});

test("records of a file on lines stand where they end", async () => {
  const { rows, warnings } = await rowsOf(head + file.replaceAll("><", ">\n<"));
  expect(rows.map(([, row]) => row)).toEqual([8, 12, 13, 19, 23, 24]);
  expect(warnings).toEqual([]);
});
