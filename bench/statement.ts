import { prepareStatement, type StatementInput } from "@tieout/core";
import { generateLedger } from "../core/testing/generateLedger.ts";
import { timeBest } from "./timeBest.ts";

const SIZES = [100, 1_000, 10_000, 100_000] as const;

/** From ledger rows to statement, as a multiple of JSON.parse on the same rows, and its growth. */
export function benchStatement(): string[] {
  const measured = SIZES.map((accounts) => ({ accounts, ...measure(accounts) }));
  const lines = measured.map(
    ({ accounts, statement, parse }) =>
      `${accounts} accounts: ${statement.toFixed(1)} ms, ${(statement / parse).toFixed(1)} × JSON.parse`,
  );
  const [large, smaller] = [measured.at(-1), measured.at(-2)];
  const growth = large && smaller ? large.statement / smaller.statement : 0;
  return [...lines, `growth from 10,000 to 100,000 accounts: ${growth.toFixed(1)} (limit 12)`];
}

function measure(accounts: number): { statement: number; parse: number } {
  const { rows, mappings } = generateLedger(accounts);
  const input: StatementInput = {
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
  const written = JSON.stringify(rows, (_key, value: unknown) =>
    typeof value === "bigint" ? value.toString() : value,
  );
  return {
    statement: timeBest(() => prepareStatement(input)),
    parse: timeBest(() => JSON.parse(written)),
  };
}
