import { expect, test } from "vitest";
import { readXml } from "./readXml.ts";
import { XmlFault } from "./XmlElements.ts";

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

const MEBIBYTE = 1024 * 1024;

/** What is read of a beginning, so many mebibytes of one letter, and an end. */
async function readLong(begin: string, mebibytes: number, end: string) {
  let taken = 0;
  async function* pieces() {
    yield begin;
    for (let at = 0; at < mebibytes; at += 1) {
      taken += 1;
      yield "x".repeat(MEBIBYTE);
    }
    yield end;
  }
  const records: string[] = [];
  const handler = {
    records: new Set(["Entry"]),
    skipped: new Set(["Attachment"]),
    record: ({ name }: { name: string }) => records.push(name),
  };
  try {
    await readXml(pieces(), handler, { countsRows: () => undefined });
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    return { fault: error.message, taken };
  }
  return { records, taken };
}

test.each([
  ["a tag", '<Ledger><Entry a="'],
  ["a text", "<Ledger><Entry>"],
])("%s that does not end is refused before it fills the memory", async (_what, begin) => {
  const { fault, taken } = await readLong(begin, 400, "");
  expect(fault).toBe("a text or a tag of it does not end");
  expect(taken).toBe(33);
});

test("a document that is attached to an entry is passed over", async () => {
  const begin = "<Ledger><Entry><Attachment>";
  const { records } = await readLong(begin, 4, "</Attachment></Entry></Ledger>");
  expect(records).toEqual(["Entry"]);
});
