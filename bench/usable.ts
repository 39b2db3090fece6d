import { measureUsable, SLOWED, type Visit } from "../e2e/measureUsable.ts";
import { startSuite } from "../emulators/index.ts";
import { buildAll } from "../scripts/run.ts";
import { ledgerCsv } from "./ledgerCsv.ts";
import { quietMoment } from "./quietMoment.ts";

const ACCOUNTS = 20;
const ROUNDS = 9;

const PARTS = ["html", "frame", "app", "session", "answer", "lines", "usable"] as const;

/** Milliseconds by the clock until the statement is usable, on a slowed processor. */
const LIMIT = 1_500;

/**
 * How long it takes from the address to a statement whose lines stand and whose first line, clicked,
 * has opened, on a processor slowed four times: visits with the site's files in the browser's cache
 * (warm) and without (cold), by turns. Warm visits are those of an ordinary profile: whoever returns has
 * what the browser compiled, too.
 *
 * The fastest visit of each kind counts, by the clock: whatever else the machine does only adds to a
 * visit, and the page does the same in each. The median beside it says how quiet the machine was.
 * The processor time of the page's thread does not count, since what is waited for is no part of it;
 * it is what tells on a busy machine whether a change made the page do less.
 */
export async function benchUsable(): Promise<{ lines: string[]; isWithinLimits: boolean }> {
  await buildAll();
  const { stop, ended: _, ...addresses } = await startSuite({ ports: "free" });
  process.env.TIEOUT_SUITE = JSON.stringify(addresses);
  let quiet = 0;
  try {
    const { warm, cold, work, reference } = await measureUsable(
      ledgerCsv(ACCOUNTS),
      ROUNDS,
      async () => {
        if (await quietMoment()) quiet += 1;
      },
    );
    const kinds = { warm: warm.map(usableOf), cold: cold.map(usableOf) };
    return {
      lines: [
        `${ACCOUNTS} accounts, a processor slowed ${SLOWED} times, ${ROUNDS} visits of each kind; fastest (median)`,
        `warm: ${write(kinds.warm)} (limit ${LIMIT} ms)`,
        `    ${writeParts(warm)}`,
        `cold: ${write(kinds.cold)} (limit ${LIMIT} ms)`,
        `    ${writeParts(cold)}`,
        `processor time of the page's thread, not slowed: ${write(work)}`,
        `reference, a fixed calculation in an empty page, slowed: ${write(reference)}`,
        `quiet before ${quiet} of ${3 * ROUNDS} visits`,
      ],
      isWithinLimits: Object.values(kinds).every((times) => Math.min(...times) <= LIMIT),
    };
  } finally {
    await stop();
  }
}

function usableOf({ usable }: Visit): number {
  return usable;
}

/** The median of each part of the visits, from the address. */
function writeParts(visits: readonly Visit[]): string {
  return PARTS.map(
    (part) => `${part} ${median(visits.map((visit) => visit[part])).toFixed(0)}`,
  ).join(", ");
}

function write(times: readonly number[]): string {
  return `${Math.min(...times).toFixed(0)} ms (${median(times).toFixed(0)} ms)`;
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
