import { expect, test } from "vitest";
import { readXml } from "./readXml.ts";

async function rowsOf(xml: string) {
  const rows: [string, number][] = [];
  let areCounted = false;
  async function* pieces() {
    yield xml;
  }
  await readXml(
    pieces(),
    {
      records: new Set(["Entry", "Line"]),
      record: ({ name, row }) => rows.push([name, row]),
    },
    {
      countsRows: () => {
        areCounted = true;
      },
    },
  );
  return { rows, areCounted };
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
    areCounted: true,
  };
  expect(await rowsOf(file)).toEqual(counted);
  expect(await rowsOf(head + file)).toEqual(counted);
});

test("records of a file on lines stand where they end", async () => {
  const { rows, areCounted } = await rowsOf(head + file.replaceAll("><", ">\n<"));
  expect(rows.map(([, row]) => row)).toEqual([8, 12, 13, 19, 23, 24]);
  expect(areCounted).toBe(false);
});
