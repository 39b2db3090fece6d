import { expect, test } from "vitest";
import { ingest } from "../ingest/ingest.ts";
import { position } from "../testing/ledgerRows.ts";
import { tableOf } from "../testing/tableOf.ts";
import { collectFacts } from "./collectFacts.ts";

test("an asset below nothing in a balance sheet is a credit; nothing else there says its side", () => {
  const rows = [
    { ...position("Equipment", "500", "900"), nature: "asset" as const },
    { ...position("Written off equipment", "-100", "-250"), nature: "asset" as const },
    { ...position("Sold last year", "-40", "0"), nature: "asset" as const },
    { ...position("Loss brought forward", "-30", "-70"), nature: "equity" as const },
    position("Somewhere", "-30", "-70"),
  ];
  expect(collectFacts({ balance_sheet: rows }).map(({ name, side }) => [name, side])).toEqual([
    ["Equipment", null],
    ["Written off equipment", "credit"],
    ["Sold last year", "credit"],
    ["Loss brought forward", null],
    ["Somewhere", null],
  ]);
});

test("types in a column of a trial balance belong to single accounts, headings above them do not", () => {
  const table = (text: string) => {
    const read = ingest("trial_balance", [tableOf(text)]);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return collectFacts({ trial_balance: read.value.rows });
  };
  const inColumn = table(`Account|Type|Debit|Credit
    Cellar|Current Assets|100.00|
    Capital|Equity||100.00`);
  const underHeadings = table(`Account|Debit|Credit
    Current Assets
    Cellar|100.00|
    Equity
    Capital||100.00`);
  expect(inColumn.map(({ name, type, isTyped }) => [name, type, isTyped])).toEqual([
    ["Cellar", "Current Assets", true],
    ["Capital", "Equity", true],
  ]);
  expect(underHeadings.map(({ name, type, isTyped }) => [name, type, isTyped])).toEqual([
    ["Cellar", "Current Assets", undefined],
    ["Capital", "Equity", undefined],
  ]);
});
