import { readMutated } from "./readMutated.ts";

/** Reads the mutated workbooks of a run of seeds, and prints before each its seed and after it how it ended. */
const [first = 0, count = 0] = process.argv.slice(2).map(Number);
for (let seed = first; seed < first + count; seed += 1) {
  process.stdout.write(`${seed} `);
  const { isRead, milliseconds, mebibytes } = await readMutated(seed);
  process.stdout.write(`${isRead} ${milliseconds.toFixed(0)} ${mebibytes.toFixed(0)}\n`);
}
