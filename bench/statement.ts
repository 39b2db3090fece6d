import { prepareStatement } from "@tieout/core";
import { generatedInput, LARGE, PARTS, type RolesBy, writtenRows } from "./generatedInput.ts";
import { type ApartRun, ratiosApart } from "./ratiosApart.ts";
import { timeBest } from "./timeBest.ts";

const SIZES = [100, 1_000, 10_000] as const;

/** How many times JSON.parse of its rows a statement of a large ledger may take, by who says what each account is (decision 424). */
const KINDS: readonly { rolesBy: RolesBy; words: string; most: number }[] = [
  { rolesBy: "names", words: "roles read from names", most: 100 },
  { rolesBy: "person", words: "roles given", most: 48 },
];

/** How many times as long as one of its parts a large ledger may take. */
const MOST_GROWTH = 6;

/** From ledger rows to statement, as a multiple of JSON.parse on the same rows, and its growth. */
export async function benchStatement(): Promise<{ lines: string[]; isWithinLimits: boolean }> {
  const lines: string[] = [];
  let isWithinLimits = true;
  for (const { rolesBy, words, most } of KINDS) {
    for (const accounts of SIZES)
      lines.push(`${accounts} accounts, ${words}: ${measure(accounts, rolesBy)}`);
    const { ratio, growth } = measureLarge(rolesBy);
    lines.push(
      `${LARGE} accounts, ${words}: ${ratio.toFixed(0)} × JSON.parse (limit ${most})`,
      `growth from ${LARGE / PARTS} to ${LARGE} accounts, ${words}: ${growth.toFixed(1)} (limit ${MOST_GROWTH})`,
    );
    isWithinLimits &&= ratio <= most && growth <= MOST_GROWTH;
  }
  return { lines, isWithinLimits };
}

/** A turn takes ten seconds or more, in which what else the machine does evens out. */
const [ROUNDS, TURNS, PARSE_TURNS] = [1, 2, 40];

/**
 * One large ledger against its rows parsed, and against its parts, which have the same names. Each
 * in a process of its own: what a large chart costs more for each account is the memory it holds, and in one process
 * either side collects what the other left.
 */
function measureLarge(rolesBy: RolesBy): { ratio: number; growth: number } {
  const [large, parts] = [work(rolesBy, TURNS), work(`${rolesBy}InParts`, TURNS)];
  const parse = work("parse", PARSE_TURNS);
  const [ofLarge = 0, ofParts = 0] = ratiosApart(ROUNDS, [large, parts], parse);
  return { ratio: ofLarge, growth: PARTS * (ofLarge / ofParts) };
}

function work(name: string, turns: number): ApartRun {
  return { script: new URL("statementTime.ts", import.meta.url), args: [name, String(turns)] };
}

function measure(accounts: number, rolesBy: RolesBy): string {
  const input = generatedInput(accounts, rolesBy);
  const written = writtenRows(input);
  const statement = timeBest(() => prepareStatement(input));
  const parse = timeBest(() => JSON.parse(written));
  return `${statement.toFixed(1)} ms, ${(statement / parse).toFixed(1)} × JSON.parse`;
}
