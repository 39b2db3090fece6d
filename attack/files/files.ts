import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { AttackOptions, AttackReport, Failure } from "../AttackPart.ts";
import { MOST_BYTES } from "./mutateWorkbook.ts";

/** Files of one process, whose memory is measured. */
const TOGETHER = 500;
const MOST_MILLISECONDS = 2_000;
const MOST_MEBIBYTES = 512;
/** A process that takes longer hangs: what it reads is made as well, which takes most of the time. */
const PATIENCE_MS = 20 * 60 * 1000;

type Ending = { seed: number; isRead: boolean; milliseconds: number; mebibytes: number };
type Batch = { endings: Ending[]; crash: string | null };

/** Sends mutated workbooks to the reader; each has to end in tables or a refusal, soon and in little memory. */
export async function files({ seed, count }: AttackOptions): Promise<AttackReport> {
  const endings: Ending[] = [];
  const crashes: string[] = [];
  for (let made = 0; made < count; made += TOGETHER) {
    const batch = await readTogether(seed + made, Math.min(TOGETHER, count - made));
    endings.push(...batch.endings);
    if (batch.crash) crashes.push(batch.crash);
  }
  const slowest = worst(endings, "milliseconds");
  const largest = worst(endings, "mebibytes");
  const read = endings.filter(({ isRead }) => isRead).length;
  return {
    sent: count,
    refused: endings.length - read,
    told: [
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
 * A process counts the most it ever took, with what it read before: where that passes the limit, each
 * half is read again by itself, until one file alone has passed it or none.
 */
async function readTogether(first: number, count: number): Promise<Batch> {
  const batch = await runBatch(first, count);
  if (count === 1 || worst(batch.endings, "mebibytes").mebibytes <= MOST_MEBIBYTES) return batch;
  const half = Math.ceil(count / 2);
  const [before, after] = [
    await readTogether(first, half),
    await readTogether(first + half, count - half),
  ];
  return {
    endings: [...before.endings, ...after.endings],
    crash: batch.crash ?? before.crash ?? after.crash,
  };
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
async function runBatch(first: number, count: number): Promise<Batch> {
  const script = fileURLToPath(new URL("readBatch.ts", import.meta.url));
  const heap = `--max-old-space-size=${MOST_MEBIBYTES / 2}`;
  const child = spawn(process.execPath, [heap, script, String(first), String(count)], {
    timeout: PATIENCE_MS,
  });
  const [printed, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const lines = printed.split("\n");
  const last = lines.pop() ?? "";
  const crash = lines.length < count ? `seed ${last.trim()}: ${complaints.slice(0, 1_000)}` : null;
  return { endings: lines.map(parseEnding), crash };
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
