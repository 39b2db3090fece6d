import { prepareStatement, type StatementInput } from "@tieout/core";
import { generateLedger } from "../core/testing/generateLedger.ts";
import { timeBest } from "./timeBest.ts";
import { timeRatio } from "./timeRatio.ts";

const SIZES = [100, 1_000, 10_000, 100_000] as const;

/** From ledger rows to statement, as a multiple of JSON.parse on the same rows, and its growth. */
export async function benchStatement(): Promise<string[]> {
  const lines = SIZES.map((accounts) => {
    const { statement, parse } = measure(accounts);
    return `${accounts} accounts: ${statement.toFixed(1)} ms, ${(statement / parse).toFixed(1)} × JSON.parse`;
  });
  const [small, large] = [10_000, 100_000].map(inputOf);
  // As much work on both sides: one large ledger against ten small ones
  const ratio = await timeRatio(
    async () => large && prepareStatement(large),
    async () => Array.from({ length: 10 }, () => small && prepareStatement(small)),
  );
  const growth = (10 * ratio).toFixed(1);
  return [...lines, `growth from 10,000 to 100,000 accounts: ${growth} (limit 12)`];
}

function measure(accounts: number): { statement: number; parse: number } {
  const input = inputOf(accounts);
  const written = JSON.stringify(input.rows.trial_balance, (_key, value: unknown) =>
    typeof value === "bigint" ? value.toString() : value,
  );
  return {
    statement: timeBest(() => prepareStatement(input)),
    parse: timeBest(() => JSON.parse(written)),
  };
}

function inputOf(accounts: number): StatementInput {
  const { rows, mappings } = generateLedger(accounts);
  return {
    ...{
      rows: { trial_balance: rows },
      framework: "IFRS",
      currency: "GBP",
      policies: {},
      mappings,
    },
    ...{
      rememberedMappings: new Map(),
      adjustments: [],
      verifications: [],
      period: null,
      entity: null,
    },
  };
}
