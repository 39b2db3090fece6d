import { expect, test } from "vitest";
import { bookLines } from "../testing/ledgerBooks.ts";
import { choices, ledgerOf, read } from "../testing/readLedgerText.ts";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

const items = bookLines().map((line) => ({
  entry: line.number,
  date: line.date,
  accountCode: line.account,
  accountName: line.name,
  debit: line.isDebit ? line.amount : "",
  credit: line.isDebit ? "" : line.amount,
}));

const answer = (data: readonly object[], pages: object) => JSON.stringify({ data, ...pages });

async function codes(content: string): Promise<string[]> {
  const result = await read(content);
  return result.ok ? [] : result.problems.map(({ code }) => code);
}

const more = items.length + 1;

test.each([
  { hasMore: true },
  { totalCount: more },
  { "@odata.nextLink": "https://example.com/journals?skip=100" },
  { pagination: { page: 1, pageSize: 100, pageCount: 2, itemCount: more } },
  { meta: { current_page: 2, last_page: 2 } },
  { page: 2 },
  { page: 1, has_more: true },
  { QueryResponse: undefined, startPosition: 1001, maxResults: 1000 },
  { page_context: { page: 1, has_more_page: true } },
  { length: more },
  { done: false },
])("an answer that says %j is a page of several, and no whole ledger", async (pages) => {
  expect(await codes(answer(items, pages))).toEqual(["ledger_part_missing"]);
});

test.each([
  { hasMore: false, next: null },
  { totalCount: items.length },
  { total: 1_000_000, count: 2 * more },
  { pagination: { page: 1, pageSize: 100, pageCount: 1, itemCount: items.length } },
  { links: { next: "" } },
  { page: 0, pages: 1 },
  { startPosition: 1, maxResults: 1000 },
  { meta: { current_page: 1, last_page: 1, total: items.length } },
])("an answer that says %j is whole", async (pages) => {
  expect(await codes(answer(items, pages))).toEqual([]);
});

test("the pages of an answer are whole together", async () => {
  const half = Math.floor(items.length / 2);
  const total = items.length;
  const page = (from: number, to: number, number: number, hasMore: boolean) =>
    sourceOf(
      Buffer.from(answer(items.slice(from, to), { page: number, pages: 2, total, hasMore })),
      `page${number}.json`,
    );
  const pages = [page(0, half, 1, true), page(half, total, 2, false)];
  const result = await readLedger(pages, choices);
  const whole = await ledgerOf(answer(items, {}));
  expect(result.ok && result.value.ledger.movements).toEqual(whole.movements);
});

const saft = (header: string) =>
  `<AuditFile><Header><StartDate>2025-01-01</StartDate><EndDate>2025-12-31</EndDate>${header}</Header>
<GeneralLedgerEntries><Journal><Transaction><TransactionID>1</TransactionID>
<TransactionDate>2025-03-05</TransactionDate>
<Line><AccountID>1920</AccountID><DebitAmount>100.00</DebitAmount></Line>
<Line><AccountID>3000</AccountID><CreditAmount>100.00</CreditAmount></Line>
</Transaction></Journal></GeneralLedgerEntries></AuditFile>`;

test.each([
  ["<NumberOfParts>2</NumberOfParts><PartNumber>1</PartNumber>", "part 1 of 2"],
  [
    "<SegmentIndex>2</SegmentIndex><TotalSegmentsInsequence>3</TotalSegmentsInsequence>",
    "part 2 of 3",
  ],
])("a SAF-T whose header says %s is no whole ledger", async (header, words) => {
  const result = await read(saft(header));
  expect(result.ok ? [] : result.problems.map(({ where }) => where.value)).toEqual([words]);
});

test("a SAF-T whose name says that it is one file of two needs the other", async () => {
  const name = (part: number) => `SAF-T Financial_999999999_20260401235911_${part}_2.xml`;
  const bytes = Buffer.from(saft(""));
  const one = await readLedger([sourceOf(bytes, name(1))], choices);
  expect(one.ok ? [] : one.problems.map(({ code }) => code)).toEqual(["ledger_part_missing"]);
  const other = Buffer.from(saft("").replaceAll("03-05", "04-05").replace("ID>1<", "ID>2<"));
  const both = await readLedger([sourceOf(bytes, name(1)), sourceOf(other, name(2))], choices);
  expect(both.ok).toBe(true);
});
