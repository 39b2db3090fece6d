import { expect, test } from "vitest";
import { tableOf } from "../../../testing/tableOf.ts";
import { ingest } from "../../ingest.ts";

const ACCOUNTS = `101|Cash at Bank|9,000||||9,000||||9,000|
  110|Debtors|5,000||||5,000||||5,000|
  115|Prepaid Insurance|1,200|||100|1,100||||1,100|
  120|Equipment|8,000||||8,000||||8,000|
  121|Accumulated Depreciation||2,000||300||2,300||||2,300
  200|Creditors||4,000||||4,000||||4,000
  300|Capital||14,000||||14,000||||14,000
  400|Sales||6,000||||6,000||6,000||
  500|Wages|2,800||||2,800||2,800|||
  510|Depreciation|||300||300||300|||
  520|Insurance|||100||100||100|||
  ||26,000|26,000|400|400|26,300|26,300|3,200|6,000|23,100|20,300`;

function read(text: string, oneDate: "ask" | "take" = "take") {
  return ingest("trial_balance", [tableOf(text)], { oneDate });
}

function balancesOf(text: string) {
  const result = read(text);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  return result.value.rows.map(({ name, currentDebit, currentCredit, priorDebit, priorCredit }) => [
    name,
    currentDebit - currentCredit,
    priorDebit - priorCredit,
  ]);
}

test.each([
  [
    "|Account|Unadjusted Trial Balance||Adjustments||Adjusted Trial Balance||Income Statement||Balance Sheet|",
    "||DR|CR|DR|CR|DR|CR|DR|CR|DR|CR",
  ],
  [
    "Code|Account|Trial Balance||Adjustments||Adjusted Trial Balance||Income Statement||Balance Sheet|",
    "||Debit|Credit|Debit|Credit|Debit|Credit|Debit|Credit|Debit|Credit",
  ],
  [
    "",
    "No|Account|TB Dr|TB Cr|Adj Dr|Adj Cr|ATB Dr|ATB Cr|Income Dr|Income Cr|Position Dr|Position Cr",
  ],
])("a worksheet is read by its adjusted trial balance, and has one date: %s", (groups, sides) => {
  const text = `${groups}\n${sides}\n${ACCOUNTS}`;
  expect(balancesOf(text)).toContainEqual(["Prepaid Insurance", 110000n, 0n]);
  expect(balancesOf(text)).toContainEqual(["Cash at Bank", 900000n, 0n]);
  const asked = read(text, "ask");
  expect(asked).toMatchObject({ ok: false, problems: [{ code: "one_date" }] });
});

const SIGNED = `Cash|9,000|0|9,000
  Debtors|5,000|0|5,000
  Prepaid Insurance|1,200|(100)|1,100
  Capital|(15,200)|(50)|(15,250)
  Insurance|0|100|100
  Sales|(2,000)|0|(2,000)
  Wages|2,000|50|2,050`;

test("a balance before adjustments opens no year, and one that is called the opening balance does", () => {
  expect(balancesOf(`Account|Balance|Adjustments|Final Balance\n${SIGNED}`)).toContainEqual([
    "Prepaid Insurance",
    110000n,
    0n,
  ]);
  expect(
    balancesOf(`Account|Opening Balance|Adjustments|Closing Balance\n${SIGNED}`),
  ).toContainEqual(["Prepaid Insurance", 110000n, 120000n]);
});
