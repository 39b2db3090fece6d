import { expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { headingsAbove } from "./headingsAbove.ts";

const row = (name: string, more: Partial<AccountFacts> = {}): AccountFacts => ({
  code: name,
  name,
  type: "",
  section: null,
  side: null,
  ...more,
});

test("a row without an amount that is a type alone heads the accounts beneath it", () => {
  const above = headingsAbove([
    row("Bank"),
    row("Current assets"),
    row("Stock"),
    row("Equity"),
    row("Gift"),
  ]);
  expect(above.map((heading) => heading?.name ?? null)).toEqual([
    null,
    null,
    "Current assets",
    "Current assets",
    "Equity",
  ]);
});

test("a row with an amount or a type is an account, whatever its name", () => {
  const [, beneathAmount] = headingsAbove([row("Equity", { side: "credit" }), row("Gift")]);
  const [, beneathType] = headingsAbove([row("Equity", { type: "Equity" }), row("Gift")]);
  expect([beneathAmount, beneathType]).toEqual([null, null]);
});
