import { expect, test } from "vitest";
import { position } from "../testing/ledgerRows.ts";
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
