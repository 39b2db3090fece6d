import { describe, expect, test } from "vitest";
import type { ProfitLossRow } from "../ingest/rows.ts";
import { balance, position, result } from "../testing/ledgerRows.ts";
import { statementFrom } from "../testing/statementFrom.ts";
import { plainInput } from "../testing/statementInputs.ts";
import { readPriorAmounts } from "./readPriorAmounts.ts";

const mappings = new Map([
  ["Bank", "cash_and_cash_equivalents"],
  ["Capital", "share_capital"],
  ["Profit", "retained_earnings"],
  ["Sales", "revenue"],
  ["Rent", "operating_expenses"],
] as const);

/** Last year's amounts of books whose profit and loss is written so; sales were 80, rent was 30. */
function priorOf(profit_loss: readonly ProfitLossRow[]) {
  const balance_sheet = [
    position("Bank", "150", "210"),
    position("Capital", "100", "100"),
    position("Profit", "50", "110"),
  ];
  const rows = { profit_loss, balance_sheet };
  const document = statementFrom({ ...plainInput, mappings, rows });
  const prior = readPriorAmounts({ document, rows, entity: null, rememberedMappings: new Map() });
  return [prior.get("Sales"), prior.get("Rent")];
}

const [DEBITED, CREDITED] = [3_000n, -8_000n];

describe("last year's profit and loss is read with the signs of this year's", () => {
  test("where income and costs are both written positive", () => {
    expect(priorOf([result("Sales", "100", "80"), result("Rent", "40", "30")])).toEqual([
      CREDITED,
      DEBITED,
    ]);
  });

  test("where costs are written negative", () => {
    expect(priorOf([result("Sales", "100", "80"), result("Rent", "-40", "-30")])).toEqual([
      CREDITED,
      DEBITED,
    ]);
  });

  test("where this year has nothing of an account, as its like are", () => {
    const rows = [
      result("Sales", "100", "80"),
      result("Fees", "-40", "0"),
      result("Rent", "0", "-30"),
    ];
    expect(priorOf(rows)).toEqual([CREDITED, DEBITED]);
  });
});

test("a trial balance tells last year's amounts in debits and credits", () => {
  const rows = { trial_balance: [balance("1000", "60", "50"), balance("3000", "-60", "-50")] };
  const document = statementFrom({ ...plainInput, rows });
  const prior = readPriorAmounts({ document, rows, entity: null, rememberedMappings: new Map() });
  expect([prior.get("1000"), prior.get("3000")]).toEqual([5_000n, -5_000n]);
});
