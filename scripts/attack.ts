import { parseArgs } from "node:util";
import type { AttackPart } from "../attack/AttackPart.ts";
import { files } from "../attack/files/files.ts";
import { isolation } from "../attack/isolation.ts";
import { pace } from "../attack/pace.ts";
import { races } from "../attack/races.ts";
import { startSuite } from "../emulators/index.ts";
import { buildAll } from "./run.ts";

/** Attacks the product as a stranger would, and says what did not hold: `npm run attack`. */
const parts: Readonly<Record<string, AttackPart>> = {
  files: { count: 20_000, run: files },
  isolation: { count: 1, run: isolation },
  races: { count: 500, run: races },
  pace: { count: 300, run: (options) => onSuite(() => pace(options)) },
};

const { only, count, seed } = readOptions();
let failed = 0;
for (const [name, part] of Object.entries(parts)) {
  if (only !== undefined && name !== only) continue;
  const { told, failures } = await part.run({ count: count ?? part.count, seed: seed ?? 1 });
  for (const line of [...told, ...failures]) console.log(`${name}: ${line}`);
  failed += failures.length;
}
console.log(failed === 0 ? "Everything held." : `${failed} did not hold.`);
process.exit(failed === 0 ? 0 : 1);

/** Builds the product and starts a suite of its own for as long as something needs it. */
async function onSuite<Value>(work: () => Promise<Value>): Promise<Value> {
  await buildAll();
  const { stop, ended: _ended, ...addresses } = await startSuite({ ports: "free" });
  process.env.TIEOUT_SUITE = JSON.stringify(addresses);
  try {
    return await work();
  } finally {
    await stop();
  }
}

function readOptions() {
  const text = { type: "string" } as const;
  try {
    const { values } = parseArgs({ options: { only: text, count: text, seed: text } });
    const names = Object.keys(parts).join(", ");
    if (values.only !== undefined && !(values.only in parts)) {
      throw new Error(`--only is one of ${names}, not "${values.only}"`);
    }
    const number = (name: "count" | "seed") => readNumber(name, values[name]);
    return { only: values.only, count: number("count"), seed: number("seed") };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

function readNumber(name: string, written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  if (!/^\d{1,9}$/.test(written)) throw new Error(`--${name} is a whole number, not "${written}"`);
  return Number(written);
}
