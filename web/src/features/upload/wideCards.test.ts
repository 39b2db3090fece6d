import type { UploadType } from "@tieout/core";
import { expect, test } from "vitest";
import { wideCards } from "./wideCards.ts";

const cards: readonly UploadType[] = [
  "trial_balance",
  "profit_loss",
  "balance_sheet",
  "general_ledger",
  "fx_rates",
  "prior_cashflow",
];

test("a card with files takes the whole row, and no hole is left beside another", () => {
  const wideWith = (...types: UploadType[]) => [...wideCards(cards, new Set(types))].sort();
  expect(wideWith()).toEqual([]);
  expect(wideWith("trial_balance")).toEqual(["prior_cashflow", "trial_balance"]);
  expect(wideWith("profit_loss", "balance_sheet")).toEqual([
    "balance_sheet",
    "prior_cashflow",
    "profit_loss",
    "trial_balance",
  ]);
  expect(wideWith("general_ledger")).toEqual(["balance_sheet", "general_ledger"]);
});
