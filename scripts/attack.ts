import { parseArgs } from "node:util";
import { attackFiles } from "../bench/attack/attackFiles.ts";

// Attacks the product and says what held: `npm run attack -- [--only PART] [--count N] [--seed N]`.
const attacks = { files: attackFiles };

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    count: { type: "string" },
    seed: { type: "string" },
  },
});
const chosen = values.only ?? Object.keys(attacks);
const seed = wholeNumber("--seed", values.seed) ?? 1;
const count = wholeNumber("--count", values.count);
for (const name of chosen) {
  const [, attack] = Object.entries(attacks).find(([known]) => known === name) ?? [];
  if (!attack) throw new Error(`--only ${name}: expected ${Object.keys(attacks).join(" or ")}`);
  const { lines, isHeld } = await attack(seed, count);
  process.stdout.write(`${name}: ${isHeld ? "held" : "did not hold"}\n${lines.join("\n")}\n`);
  if (!isHeld) process.exitCode = 1;
}

function wholeNumber(name: string, written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  if (!/^\d{1,9}$/.test(written)) throw new Error(`${name} ${written}: expected a whole number`);
  return Number(written);
}
