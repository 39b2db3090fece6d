import { statementExport } from "@tieout/contract";
import { listOpenPoints, roles, separateThousands } from "@tieout/core";
import type { StageCount } from "../e2e/journey/Hands.ts";
import { type JourneyCompany, walkJourney } from "../e2e/journey/walkJourney.ts";
import { startSuite } from "../emulators/index.ts";
import { buildAll } from "../scripts/run.ts";
import {
  accountClasses,
  codesOfSold,
  DRAWN,
  soldAsset,
  writeJourneyBooks,
} from "./journey/journeyCompany.ts";

const ROLES = "roles";

/** The roles of 1,500 accounts may take so many clicks and keys together. */
const MOST_FOR_ROLES = 150;

/**
 * The same journey by the screens before accounts were worked as a grid (commit 4684c485), worked out
 * by counting what they ask for: no script could end it. A role took two clicks, each account by
 * itself and with a statement of its own; entity and period stood in the settings; processing was
 * asked for; and nobody could confirm that the interest had been paid, so that a point stayed open.
 */
const before: Readonly<Record<string, Omit<StageCount, "stage">>> = {
  project: { clicks: 5, keys: 20 },
  upload: { clicks: 6, keys: 0 },
  [ROLES]: { clicks: 3_001, keys: 0 },
  points: { clicks: 11, keys: 45 },
  export: { clicks: 2, keys: 0 },
};

/** The hands of an accountant from 1,500 accounts that nobody can place to an export without an open point. */
export async function benchJourney(): Promise<{ lines: string[]; isWithinLimits: boolean }> {
  await buildAll();
  const { stop, ended: _, ...addresses } = await startSuite({ ports: "free" });
  process.env.TIEOUT_SUITE = JSON.stringify(addresses);
  try {
    const { counts, exported } = await walkJourney(company());
    const isDone = isFinished(exported);
    const forRoles = counts.find(({ stage }) => stage === ROLES);
    const taken = forRoles === undefined ? Number.NaN : forRoles.clicks + forRoles.keys;
    return {
      lines: [
        "stage: clicks and keys (before)",
        ...counts.map((count) => `${count.stage}: ${write(count)} (${write(before[count.stage])})`),
        `all: ${write(sum(counts))} (${write(sum(Object.values(before)))}, and a point stayed open)`,
        `roles of 1,500 accounts: ${taken} (limit ${MOST_FOR_ROLES})`,
        `the export ties out, names entity and period, and has no open point: ${isDone ? "yes" : "no"}`,
      ],
      isWithinLimits: isDone && taken <= MOST_FOR_ROLES,
    };
  } finally {
    await stop();
  }
}

/** Whether an export may be handed on: it ties out, names entity and period, and nothing is open. */
function isFinished(exported: unknown): boolean {
  const { tiesOut, isDraft, entityName, period, ...document } = statementExport.parse(exported);
  const isNamed = entityName !== null && period?.end === "2025-12-31";
  return tiesOut && !isDraft && isNamed && listOpenPoints(document).length === 0;
}

function company(): JourneyCompany {
  const classes = new Map<string, JourneyCompany["classes"][number]>();
  for (const { digits, role, accounts } of accountClasses) {
    const known = classes.get(digits)?.accounts ?? 0;
    classes.set(digits, { digits, role: roles[role].label, accounts: known + accounts });
  }
  const { cost, accumulated, proceeds } = soldAsset;
  return {
    books: writeJourneyBooks(),
    classes: [...classes.values()],
    sold: {
      ...codesOfSold(),
      cost: `${cost}`,
      accumulated: `${accumulated}`,
      proceeds: `${proceeds}`,
    },
    drawn: `${DRAWN}`,
  };
}

function sum(counts: readonly Omit<StageCount, "stage">[]): Omit<StageCount, "stage"> {
  return counts.reduce(
    (total, { clicks, keys }) => ({ clicks: total.clicks + clicks, keys: total.keys + keys }),
    { clicks: 0, keys: 0 },
  );
}

function write(count: Omit<StageCount, "stage"> | undefined): string {
  if (!count) return "not there";
  const [clicks, keys] = [count.clicks, count.keys].map((each) => separateThousands(`${each}`));
  return `${clicks} and ${keys}`;
}
