import { parseArgs } from "node:util";
import { type AttackPart, type AttackReport, harms } from "../attack/AttackPart.ts";
import { files } from "../attack/files/files.ts";
import { floods } from "../attack/floods.ts";
import { isolation } from "../attack/isolation.ts";
import { kills } from "../attack/kills.ts";
import { pace } from "../attack/pace.ts";
import { processKills } from "../attack/processKills.ts";
import { races } from "../attack/races.ts";
import { rewrites } from "../attack/rewrites.ts";
import { type Suite, startSuite } from "../emulators/index.ts";
import { signUp } from "../functions/testing/suiteUser.ts";
import { answerHelp } from "./answerHelp.ts";
import { buildAll, keepCompiled } from "./run.ts";

/**
 * Attacks the product as a stranger would, as a person with every right would, and as a machine that
 * fails, and says what did not hold: `npm run attack`.
 */
const parts: Readonly<Record<string, AttackPart>> = {
  files: { count: 20_000, run: files },
  isolation: { count: 1, run: isolation },
  races: { count: 500, run: races },
  kills: { count: 500, run: kills },
  rewrites: { count: 1, run: rewrites },
  processes: {
    count: 10,
    run: (options) => onSuite((group) => processKills(options, group)),
  },
  floods: {
    count: 100,
    run: ({ count }) =>
      onSuite(async () => {
        const people = { ada: await signUp("ada"), eve: await signUp("eve") };
        return floods(people, { of: ["verifyTrail", "upload"], beyond: count, atOnce: 8 });
      }),
  },
  pace: { count: 300, run: (options) => onSuite(() => pace(options)) },
};

const TELL_EVERY_MS = 10_000;

answerHelp(`Usage: npm run attack [-- --only PART] [--count N] [--seed N]
  PART is one of ${Object.keys(parts).join(", ")}.`);
const { only, count, seed } = readOptions();
const reports: AttackReport[] = [];
keepCompiled();
let suite: Suite | undefined;
for (const [name, part] of Object.entries(parts)) {
  if (only !== undefined && name !== only) continue;
  const tries = count ?? part.count;
  const report = await part.run({ count: tries, seed: seed ?? 1, advance: tellerOf(name, tries) });
  for (const line of report.lines) console.log(`${name}: ${line}`);
  for (const { harm, what } of report.failures) console.log(`${name}: ${harm}: ${what}`);
  reports.push(report);
}
await suite?.stop();
console.log(summaryOf(reports));
process.exit(reports.some(({ failures }) => failures.length > 0) ? 1 : 0);

/** Tells on the terminal now and then how far a part has come, and begins with its start. */
function tellerOf(name: string, tries: number): (more: number) => void {
  const began = performance.now();
  let [done, printedAt] = [0, began];
  console.error(`${name}: ${tries} to do`);
  return (more) => {
    done += more;
    const now = performance.now();
    if (now - printedAt < TELL_EVERY_MS) return;
    printedAt = now;
    console.error(`${name}: ${done} of ${tries}, ${Math.round((now - began) / 1_000)} s`);
  };
}

/** All parts in one line. */
function summaryOf(all: readonly AttackReport[]): string {
  const sum = (what: "sent" | "refused") => all.reduce((total, one) => total + one[what], 0);
  const found = all.flatMap(({ failures }) => failures);
  const counted = harms.map((harm) => `${harm} ${found.filter((one) => one.harm === harm).length}`);
  return [`sent ${sum("sent")}`, `refused ${sum("refused")}`, ...counted].join(", ");
}

/** Builds the product and starts a suite of its own when something first needs it. */
async function onSuite<Value>(work: (group: number) => Promise<Value>): Promise<Value> {
  if (!suite) {
    await buildAll();
    suite = await startSuite({ ports: "free" });
    const { stop: _stop, ended: _ended, group: _group, ...addresses } = suite;
    process.env.TIEOUT_SUITE = JSON.stringify(addresses);
  }
  if (suite.group === undefined) throw new Error("the suite has no group of processes");
  return work(suite.group);
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
