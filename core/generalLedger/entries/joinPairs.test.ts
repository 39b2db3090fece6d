import { expect, test } from "vitest";
import { firstLedger } from "../../testing/firstLedger.ts";
import { beginLedger } from "../beginLedger.ts";

const HEADINGS = ["Date", "Document", "Party", "Text", "Account", "Contra account", "Amount"];

type Written = {
  day?: string;
  document?: string;
  party?: string;
  text?: string;
  accounts: readonly [string, string];
  amount: string;
};

/** The accounts of the entries that rows are put together to, each with its amounts; in any order. */
function entriesOf(...rows: readonly Written[]): string[] {
  const reading = beginLedger(null, "GBP");
  reading.beginFile("");
  const table = reading.beginTable();
  table.take(1, HEADINGS);
  for (const [at, { day = "2025-03-01", document, party, text, ...row }] of rows.entries()) {
    const references = [document, party, text].map((cell) => cell ?? "");
    table.take(at + 2, [day, ...references, ...row.accounts, row.amount]);
  }
  reading.endFile(table.end());
  const result = reading.finish(firstLedger);
  if (!result.ok) throw new Error(result.problems[0]?.message);
  expect(result.value.ledger.origin?.withoutNumbers).toBe("rows");
  return [...result.value.ledger.entries]
    .map(({ lines }) =>
      lines
        .map(({ account }) => account)
        .sort()
        .join(" "),
    )
    .sort();
}

const sale: Written = { text: "Takings", accounts: ["Bank", "Sales"], amount: "100.00" };
const tax: Written = { text: "Takings", accounts: ["Bank", "Output tax"], amount: "20.00" };
const rent: Written = { text: "Rent", accounts: ["Rent", "Bank"], amount: "70.00" };
const oneEntry = ["Bank Bank Output tax Sales", "Bank Rent"];
const days = ["2025-04-01", "2025-05-01", "2025-06-01", "2025-07-01"];
const oftenSaid = days.map((day): Written => ({ ...sale, day, text: "Takings" }));

test("rows of one day and text that share the side of an account are one entry, wherever they stand", () => {
  expect(entriesOf(sale, tax, rent)).toEqual(oneEntry);
  expect(entriesOf(tax, rent, sale)).toEqual(oneEntry);
});

test("a text that is said often names no entry, and tax is told by its rate", () => {
  expect(entriesOf(tax, rent, ...oftenSaid, sale)).toContain("Bank Bank Output tax Sales");
  const settled = { ...tax, amount: "19.87" };
  expect(entriesOf(settled, rent, ...oftenSaid, sale)).toContain("Bank Output tax");
  const repeated = oftenSaid.flatMap((each) => [each, { ...settled, day: each.day ?? "" }]);
  expect(new Set(entriesOf(rent, ...repeated))).toEqual(new Set(oneEntry));
  const document = "INV-7";
  const entries = entriesOf({ ...settled, document }, rent, ...oftenSaid, { ...sale, document });
  expect(entries).toContain("Bank Bank Output tax Sales");
});

test("tax on several rows together is of their entry", () => {
  const other: Written = { ...sale, accounts: ["Bank", "Services"], amount: "60.00" };
  const entries = entriesOf({ ...tax, amount: "32.00" }, rent, ...oftenSaid, other, sale);
  expect(entries).toContain("Bank Bank Bank Output tax Sales Services");
});

test("without a text the party says what belongs together, and without either nothing does", () => {
  const bill: Written = { party: "Mill", accounts: ["Machines", "Payables"], amount: "500.00" };
  const onIt: Written = { party: "Mill", accounts: ["Input tax", "Payables"], amount: "100.00" };
  expect(entriesOf(onIt, rent, bill)).toContain("Input tax Machines Payables Payables");
  const alone = entriesOf({ ...onIt, party: "" }, rent, { ...bill, party: "" });
  expect(alone).toContain("Input tax Payables");
});

test.each<[string, Partial<Written>]>([
  ["of another day", { day: "2025-03-02" }],
  ["of another text", { text: "Tax" }],
  ["of another document", { document: "B1" }],
  ["on the other side", { accounts: ["Output tax", "Bank"] }],
])("a row %s is an entry of its own", (_, other) => {
  expect(entriesOf(sale, { ...tax, ...other }, rent)).toContain("Bank Output tax");
});
