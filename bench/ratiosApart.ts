import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A script that prints one number about the work its arguments name, in a process of its own. */
export type ApartRun = {
  readonly script: URL;
  readonly args?: readonly string[];
  readonly input?: string | Uint8Array;
  /** What Node itself is told. */
  readonly nodeOptions?: readonly string[];
};

/** What the script of this run prints. */
export function numberOf({ script, args = [], input = "", nodeOptions = [] }: ApartRun): number {
  const words = [...nodeOptions, fileURLToPath(script), ...args];
  return Number(execFileSync(process.execPath, words, { input }).toString());
}

/**
 * How many times as long works take as the one they are held against: by turns, each in a process of its
 * own, since in one process each collects the memory that the other left, and the same code is twice or
 * four times a library.
 */
export function ratiosApart(
  rounds: number,
  works: readonly ApartRun[],
  alone: ApartRun,
): readonly number[] {
  let library = 0;
  const sums = works.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    library += numberOf(alone);
    works.forEach((work, index) => {
      sums[index] = (sums[index] ?? 0) + numberOf(work);
    });
  }
  return sums.map((sum) => sum / library);
}
