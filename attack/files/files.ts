import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { AttackOptions, AttackReport, Failure } from "../AttackPart.ts";
import { MOST_BYTES } from "./mutateWorkbook.ts";

/** Files of one process, whose memory is measured. */
const TOGETHER = 250;
const MOST_MILLISECONDS = 2_000;
const MOST_MEBIBYTES = 512;
/** A process that takes longer hangs. */
const PATIENCE_MS = 20 * 60 * 1000;

type Ending = { seed: number; isRead: boolean; milliseconds: number; mebibytes: number };
type Batch = { endings: Ending[]; crashes: string[] };

/** Sends mutated workbooks to the reader; each has to end in tables or a refusal, soon and in little memory. */
export async function files({ seed, count, advance }: AttackOptions): Promise<AttackReport> {
  const batches: Batch[] = [];
  const starts = Array.from({ length: Math.ceil(count / TOGETHER) }, (_, at) => at * TOGETHER);
  const waiting = starts.values();
  const reader = async () => {
    for (const made of waiting) {
      const together = Math.min(TOGETHER, count - made);
      batches.push(await readTogether(seed + made, together));
      advance?.(together);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, reader));
  return reportOn({ seed, count }, batches);
}

function reportOn({ seed, count }: AttackOptions, batches: readonly Batch[]): AttackReport {
  const endings = batches.flatMap((batch) => batch.endings);
  const crashes = batches.flatMap((batch) => batch.crashes);
  const slowest = worst(endings, "milliseconds");
  const largest = worst(endings, "mebibytes");
  const read = endings.filter(({ isRead }) => isRead).length;
  return {
    sent: count,
    refused: endings.length - read,
    lines: [
      `${count} mutated workbooks of at most ${MOST_BYTES / 1000} kB, seeds ${seed} to ${seed + count - 1}`,
      `${read} read, ${endings.length - read} refused, ${crashes.length} crashes`,
      `the slowest took ${slowest.milliseconds} ms of the processor (limit ${MOST_MILLISECONDS}), seed ${slowest.seed}`,
      `the most memory of a process was ${largest.mebibytes} MiB (limit ${MOST_MEBIBYTES}), by seed ${largest.seed}`,
    ],
    failures: [
      ...crashes.map((what) => ({ harm: "crashed", what }) as const),
      ...tooMuch(slowest, largest),
    ],
  };
}

/**
 * A process counts the most it ever took, with what it read before: it stops at the file that passes
 * the limit, and another one begins with that file. One that crashed is followed by another, too.
 */
async function readTogether(first: number, count: number): Promise<Batch> {
  const batch: Batch = { endings: [], crashes: [] };
  for (let next = first; next < first + count; ) {
    const { endings, crash } = await readInProcess(next, first + count - next);
    const last = endings.at(-1);
    const isTooMuchTogether = endings.length > 1 && last && last.mebibytes > MOST_MEBIBYTES;
    const judged = isTooMuchTogether ? endings.slice(0, -1) : endings;
    batch.endings.push(...judged);
    if (crash) batch.crashes.push(crash);
    next += judged.length + (crash ? 1 : 0);
  }
  return batch;
}

function tooMuch(slowest: Ending, largest: Ending): Failure[] {
  const found = [
    ...(slowest.milliseconds > MOST_MILLISECONDS ? [`seed ${slowest.seed} took too long`] : []),
    ...(largest.mebibytes > MOST_MEBIBYTES ? [`seed ${largest.seed} took too much memory`] : []),
  ];
  return found.map((what) => ({ harm: "slowed down", what }));
}

function worst(endings: readonly Ending[], by: "milliseconds" | "mebibytes"): Ending {
  const none: Ending = { seed: 0, isRead: false, milliseconds: 0, mebibytes: 0 };
  return endings.reduce((most, ending) => (ending[by] > most[by] ? ending : most), none);
}

/** In a process of its own: what ends it ends nothing else, and the last line says by which seed. */
async function readInProcess(
  first: number,
  count: number,
): Promise<{ endings: Ending[]; crash: string | null }> {
  const script = fileURLToPath(new URL("readBatch.ts", import.meta.url));
  const heap = `--max-old-space-size=${MOST_MEBIBYTES / 2}`;
  const numbers = [first, count, MOST_MEBIBYTES].map(String);
  const child = spawn(process.execPath, [heap, script, ...numbers], { timeout: PATIENCE_MS });
  const [printed, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const lines = printed.split("\n");
  const begun = (lines.pop() ?? "").trim();
  const endings = lines.map(parseEnding);
  const isStopped = (endings.at(-1)?.mebibytes ?? 0) > MOST_MEBIBYTES;
  if (begun === "" && (endings.length === count || isStopped)) return { endings, crash: null };
  if (begun === "" && endings.length === 0) throw new Error(`nothing was read: ${complaints}`);
  return { endings, crash: `seed ${begun}: ${complaints.slice(0, 1_000)}` };
}

function parseEnding(line: string): Ending {
  const [seed, isRead, milliseconds, mebibytes] = line.split(" ");
  return {
    seed: Number(seed),
    isRead: isRead === "true",
    milliseconds: Number(milliseconds),
    mebibytes: Number(mebibytes),
  };
}
