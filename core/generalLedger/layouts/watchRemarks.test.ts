import { expect, test } from "vitest";
import type { LedgerCountRecord, LedgerHeader, LedgerSink } from "../LedgerRecord.ts";
import { watchRemarks } from "./watchRemarks.ts";

/** What titles above a table and notes beneath it are heard as. */
function hear(titles: readonly string[], notes: readonly string[] = []) {
  const noted: string[] = [];
  const parts: Partial<Parameters<LedgerSink["part"]>[0]>[] = [];
  const counts: LedgerCountRecord[] = [];
  const headers: Partial<LedgerHeader>[] = [];
  const {
    titles: takeTitles,
    row,
    end,
  } = watchRemarks({
    note: (code) => noted.push(code),
    part: ({ first, items, total }) => parts.push({ first, items, total }),
    count: (count) => counts.push(count),
    header: (header) => headers.push(header),
  });
  takeTitles(titles.map((title, at) => ({ row: at + 1, cells: [title] })));
  for (const [at, note] of notes.entries()) row(at + 10, [note, ""]);
  const against = end().map(({ code, where }) => [code, where.value]);
  return { noted, parts, counts, headers, against };
}

const nothing = { noted: [], parts: [], counts: [], headers: [], against: [] };

test("what contradicts the ledger is returned, what a person is to know noted, each once", () => {
  const draft = "Include draft entries";
  expect(hear(["Filter: North"], [draft, draft, "Filter: South"])).toEqual({
    ...nothing,
    noted: ["ledger_filtered"],
    against: [["ledger_unposted_included", draft]],
  });
});

test("a scale stands in a short cell of a title", () => {
  expect(hear([" in thousands "]).against).toEqual([["ledger_scaled", "in thousands"]]);
  expect(hear([`${"The report was made anew. ".repeat(5)}in thousands`]).against).toEqual([]);
  expect(hear([], ["in thousands"]).against).toEqual([]);
});

test("a draft says so in a title; in a row it may be the text of an entry", () => {
  expect(hear(["Draft"]).noted).toEqual(["ledger_of_draft"]);
  expect(hear([], ["Draft"])).toEqual(nothing);
});

test("items of a whole are a part of it; all of them are counted", () => {
  expect(hear([], ["Rows 501-1,000 of 2,000"])).toEqual({
    ...nothing,
    parts: [{ first: 501, items: 500, total: 2000 }],
  });
  expect(hear([], ["Rows 501-1,000 of 1,000"]).counts).toEqual([]);
  expect(hear([], ["Rows 1-500 of 500"])).toEqual({
    ...nothing,
    parts: [{ first: 1, items: 500, total: 500 }],
    counts: [{ row: 10, count: 500, isOfEntries: false }],
  });
});

test("of pages that are numbered one may be missing, or one number stand above all", () => {
  expect(hear([], ["Page 1 of 3", "Page 2 of 3"]).against).toEqual([
    ["ledger_part_missing", "Page 2 of 3"],
  ]);
  expect(hear(["Page 1 of 3"]).noted).toEqual(["ledger_page_alone"]);
  expect(hear(["Page 1 of 2"], ["Page 2 of 2"])).toEqual(nothing);
});

test("a title beside that of the report names the company", () => {
  expect(hear(["Hill Farm Limited", "General Ledger"])).toEqual({
    ...nothing,
    headers: [{ entityName: "Hill Farm Limited" }],
  });
});
