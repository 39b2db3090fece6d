import { availableParallelism } from "node:os";
import { runAside } from "./run.ts";

/**
 * Runs the `check:…` scripts that are named, as many at a time as there are cores, and says of each
 * how long it took and, if it failed, why. `npm run check` names all that stand at the gate;
 * `--without=NAME` leaves one to whoever does it later.
 */
const named = process.argv.slice(2);
const waiting = named.filter(
  (name) => !name.startsWith("--") && !named.includes(`--without=${name}`),
);
/** The compiler is written in Go and throws little away: looking for it took a fifth of its time. */
const unswept = { GOGC: "off" };
const lanes = Array.from({ length: availableParallelism() }, workThrough);
const failed = (await Promise.all(lanes)).flat();
if (failed.length > 0) {
  console.error(`\nNot in order: ${failed.join(", ")}`);
  process.exit(1);
}

/** Takes one check after the other until none is left; the names of those that failed. */
async function workThrough(): Promise<string[]> {
  const failures: string[] = [];
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const began = performance.now();
    const { code, output } = await runAside("npm", ["run", "--silent", `check:${name}`], unswept);
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    console.log(`${code === 0 ? "✓" : "✗"} ${name}, ${seconds} s`);
    if (code !== 0) {
      console.error(output);
      failures.push(name);
    }
  }
  return failures;
}
