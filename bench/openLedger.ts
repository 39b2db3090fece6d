import { createReadStream, statSync } from "node:fs";
import type { GeneralLedger } from "@tieout/core";
import { readLedger } from "@tieout/files";

/** How much of a file is read at once. */
export const PIECE = 1024 * 1024;

const CHOICES = {
  period: null,
  acceptDifferences: false,
  isFirstPeriod: false,
  entity: null,
  currency: "GBP",
};

/** Reads the general ledger of a file on disk, which has to be readable. */
export async function openLedger(path: string): Promise<GeneralLedger> {
  const open = () => createReadStream(path, { highWaterMark: PIECE });
  const read = await readLedger([{ fileName: "ledger", size: statSync(path).size, open }], CHOICES);
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return read.value.ledger;
}

/** Reads a general ledger and goes through all of its lines once. */
export async function walkLedger(path: string): Promise<void> {
  let lines = 0;
  for (const entry of (await openLedger(path)).entries) lines += entry.lines.length;
  if (lines === 0) throw new Error("no lines");
}
