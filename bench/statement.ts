import { prepareStatement, type StatementInput } from "@tieout/core";
import { generateLedger } from "../core/testing/generateLedger.ts";
import { timeBest } from "./timeBest.ts";
import { timeRatio } from "./timeRatio.ts";

const SIZES = [100, 1_000, 10_000] as const;
const [SMALL, LARGE] = [10_000, 100_000];

/** Who says what each account is: the classifier, from its name, or a person, for every one of them. */
const KINDS = { "roles read from names": false, "roles given": true };

/** How many times as long ten times as many accounts may take. */
const MOST_GROWTH = 12;

/** From ledger rows to statement, as a multiple of JSON.parse on the same rows, and its growth. */
export async function benchStatement(): Promise<{ lines: string[]; isWithinLimits: boolean }> {
  const lines: string[] = [];
  const growths: number[] = [];
  for (const [kind, areGiven] of Object.entries(KINDS)) {
    for (const accounts of SIZES)
      lines.push(`${accounts} accounts, ${kind}: ${measure(accounts, areGiven)}`);
    const growth = await growthOf(areGiven);
    growths.push(growth);
    const figure = `${growth.toFixed(1)} (limit ${MOST_GROWTH})`;
    lines.push(`growth from ${SMALL} to ${LARGE} accounts, ${kind}: ${figure}`);
  }
  return { lines, isWithinLimits: growths.every((growth) => growth <= MOST_GROWTH) };
}

/**
 * As much work on both sides: one large ledger against ten small ones with the same names. Each side takes
 * half a minute, in which what else the machine does evens out: one turn counts, after one that does not.
 */
async function growthOf(areGiven: boolean): Promise<number> {
  const large = inputOf(LARGE, areGiven);
  const parts = Array.from({ length: LARGE / SMALL }, (_, at) =>
    inputOf(SMALL, areGiven, at * SMALL),
  );
  const ratio = await timeRatio(
    async () => prepareStatement(large),
    async () => parts.map((part) => prepareStatement(part)),
    1,
  );
  return (LARGE / SMALL) * ratio;
}

function measure(accounts: number, areGiven: boolean): string {
  const input = inputOf(accounts, areGiven);
  const written = JSON.stringify(input.rows.trial_balance, (_key, value: unknown) =>
    typeof value === "bigint" ? value.toString() : value,
  );
  const statement = timeBest(() => prepareStatement(input));
  const parse = timeBest(() => JSON.parse(written));
  return `${statement.toFixed(1)} ms, ${(statement / parse).toFixed(1)} × JSON.parse`;
}

function inputOf(accounts: number, areGiven: boolean, first = 0): StatementInput {
  const { rows, mappings } = generateLedger(accounts, first);
  return {
    rows: { trial_balance: rows },
    framework: "IFRS",
    currency: "GBP",
    policies: {},
    mappings: areGiven ? mappings : new Map(),
    rememberedMappings: new Map(),
    adjustments: [],
    verifications: [],
    period: null,
    entity: null,
  };
}
