import type { StatementInput } from "@tieout/core";
import { generateLedger } from "../core/testing/generateLedger.ts";

/** Who says what each account is: the classifier, from its name, or a person, for every one of them. */
export type RolesBy = "names" | "person";

/** Accounts of a large ledger, and how many small ones they are divided among to be held against it. */
export const LARGE = 100_000;
export const PARTS = 5;

/** A trial balance of so many made-up accounts, whose names begin after the first, with nothing else said of it. */
export function generatedInput(accounts: number, rolesBy: RolesBy, first = 0): StatementInput {
  const { rows, mappings } = generateLedger(accounts, first);
  return {
    rows: { trial_balance: rows },
    framework: "IFRS",
    currency: "GBP",
    policies: {},
    mappings: rolesBy === "person" ? mappings : new Map(),
    rememberedMappings: new Map(),
    adjustments: [],
    verifications: [],
    period: null,
    entity: null,
  };
}

/** The rows of its trial balance as JSON. */
export function writtenRows({ rows }: StatementInput): string {
  return JSON.stringify(rows.trial_balance, (_key, value: unknown) =>
    typeof value === "bigint" ? value.toString() : value,
  );
}
