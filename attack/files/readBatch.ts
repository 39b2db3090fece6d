import { readMutated } from "./readMutated.ts";

/**
 * Reads the mutated workbooks of a run of seeds, and prints before each its seed and after it how it
 * ended; stops once it has taken so many mebibytes.
 */
const [first = 0, count = 0, mostMebibytes = 0] = process.argv.slice(2).map(Number);
let taken = 0;
for (let seed = first; seed < first + count && taken <= mostMebibytes; seed += 1) {
  process.stdout.write(`${seed} `);
  const { isRead, milliseconds, mebibytes } = await readMutated(seed);
  taken = Math.round(mebibytes);
  process.stdout.write(`${isRead} ${milliseconds.toFixed(0)} ${taken}\n`);
}
