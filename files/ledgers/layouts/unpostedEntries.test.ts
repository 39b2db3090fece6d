import { expect, test } from "vitest";
import { flat } from "../../testing/ledgerLayouts.ts";
import { ledgerOf, read } from "../../testing/readLedgerText.ts";

const rows = flat().trimEnd().split("\n");

const NUMBER = /^[^,]*/;
const lastNumber = NUMBER.exec(rows.at(-1) ?? "")?.[0];
/** The last entry once more, under another number. */
const further = rows
  .filter((row) => NUMBER.exec(row)?.[0] === lastNumber)
  .map((row) => row.replace(NUMBER, "99"));

/** The ledger with a column of what each row is called, and rows of an entry more that are called otherwise. */
function withStatus(heading: string, posted: string, other: string): string {
  const [headings = "", ...data] = rows;
  return [
    `${headings},${heading}`,
    ...data.map((row) => `${row},${posted}`),
    ...further.map((row) => `${row},${other}`),
  ].join("\n");
}

async function readSound(content: string) {
  const result = await read(content);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  const { ledger, warnings } = result.value;
  const left = warnings.find(({ code }) => code === "ledger_entries_unposted");
  return { movements: ledger.movements, left: left?.where };
}

test.each([
  ["Status", "Posted", "Draft"],
  ["parent_state", "posted", "cancel"],
  ["Is Cancelled", "0", "1"],
  ["Posted", "Yes", "No"],
  ["docstatus", "1", "0"],
  ["Actual Flag", "A", "B"],
  ["BSTAT", "", "V"],
  ["Non-Posting", "No", "Yes"],
  ["Is Statistical", "No", "Yes"],
  ["GL Impact", "Yes", "No"],
  ["Version", "Actual", "Budget"],
  ["posting_status", "final", "tentative"],
])("rows whose %s is not %s but %s are left out, and told of", async (heading, posted, other) => {
  const { movements, left } = await readSound(withStatus(heading, posted, other));
  expect(movements).toEqual((await ledgerOf(flat())).movements);
  const place = {
    row: rows.length + 1,
    column: heading,
    value: other,
    expected: String(further.length),
  };
  expect(left).toMatchObject(place);
});

test.each([
  ["Status", "Posted", "Reversed"],
  ["Status", "Cleared", "Uncleared"],
  ["State", "TX", "NY"],
  ["Posted", "2025-01-05", "2025-01-06"],
])("rows whose %s is %s or %s are both in the books", async (heading, one, other) => {
  const { movements, left } = await readSound(withStatus(heading, one, other));
  expect(left).toBeUndefined();
  expect(movements).not.toEqual((await ledgerOf(flat())).movements);
});

test("a file of drafts alone is refused for it", async () => {
  const result = await read(withStatus("Status", "Draft", "Draft"));
  expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual([
    "ledger_entries_unposted",
  ]);
});

test("entries of two sets of books are not added up; those of one are read", async () => {
  const tax = await read(withStatus("Accounting Book", "Primary", "Tax"));
  expect(tax.ok ? [] : tax.problems.map(({ where }) => where)).toEqual([
    { column: "Accounting Book", value: "Primary, Tax" },
  ]);
  expect(
    (await readSound(withStatus("Accounting Book", "Primary", "Primary"))).left,
  ).toBeUndefined();
});

test("of two columns that say it either is believed", async () => {
  const [headings = "", ...data] = withStatus("Status", "Posted", "Draft").split("\n");
  const both = [`${headings},Is Void`, ...data.map((row, at) => `${row},${at < 1 ? "Yes" : ""}`)];
  const result = await read(both.join("\n"));
  expect(result.ok).toBe(false);
  expect((await readSound(withStatus("Status,Is Void", "Posted,", ",Yes"))).left?.column).toBe(
    "Is Void",
  );
});

test("an answer in JSON that says no is one where others say yes", async () => {
  const entry = (id: number, amount: number, posted: boolean) => ({
    ...{ id, date: `2025-03-0${id}`, posted, reviewed: false },
    lines: [
      { account: "1000 Bank", debit: amount, credit: 0 },
      { account: "4000 Sales", debit: 0, credit: amount },
    ],
  });
  const data = [entry(1, 100, true), entry(2, 70, false)];
  const result = await read(JSON.stringify({ data }));
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  const { ledger, warnings } = result.value;
  expect(ledger.movements?.get("1000")).toBe(10_000n);
  const left = warnings.find(({ code }) => code === "ledger_entries_unposted");
  expect(left?.where).toMatchObject({ column: "posted", value: "false" });
});

test.each(["Sales Order", "Estimate", "Memorandum"])(
  "entries of the kind %s are counted, and told of",
  async (kind) => {
    const [headings = "", ...data] = rows;
    const content = [
      `${headings},Transaction Type`,
      ...data.map((row) => `${row},Journal`),
      ...further.map((row) => `${row},${kind}`),
    ].join("\n");
    const result = await read(content);
    const warnings = result.ok ? result.value.warnings : result.problems;
    const found = warnings.find(({ code }) => code === "ledger_kinds_not_posted");
    expect(found?.where.value).toBe(kind);
  },
);
