import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { type Suite, type SuiteAddresses, startSuite } from "../emulators/index.ts";
import { answerHelp } from "./answerHelp.ts";
import { buildAll, endRunning, keepCompiled, run, runAside } from "./run.ts";
import { addTallies, noTests, playwrightTally, vitestTally } from "./tally.ts";

answerHelp(`Usage: npm test
  Runs every check and every test. One file of tests is run by npx vitest run PATH.`);
const reports = mkdtempSync(join(tmpdir(), "tieout-test-"));
let suite: Suite | undefined;
/** What tests need in their environment to reach the suite. */
let onSuite: NodeJS.ProcessEnv = {};
let tally = noTests;
/** How long each stage took, for whoever wants the whole to be faster. */
const durations: string[] = [];

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => end(130));

keepCompiled();
await stage("check", check);
await stage("build", buildAll);
await stage("size", size);
// Much of what is done to the suite, by a browser above all, is waiting: meanwhile the processor has
// tests that need none.
const codes = await Promise.all([stage("unit", unit), stage("screens", screens), withTheSuite()]);
await end(Math.max(...codes));

async function stage<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await work();
  durations.push(`${name} ${Math.round((performance.now() - began) / 1_000)} s`);
  return result;
}

/** That no two files of the site need each other is seen in the site that is built, with its sizes. */
async function check(): Promise<void> {
  const args = ["run", "--silent", "check", "--", "--without=chunks"];
  await endUnlessPassed(await run("npm", args));
}

async function size(): Promise<void> {
  await endUnlessPassed(await run("npm", ["run", "--silent", "check:size"]));
}

/** Whether the suite could be started. */
async function start(): Promise<boolean> {
  try {
    suite = await startSuite({ ports: "free" });
    const { stop: _, ended: __, ...addresses } = suite;
    onSuite = { TIEOUT_SUITE: JSON.stringify(addresses), ...emulatorHosts(addresses) };
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** One after the other: a browser opens nothing once another stage has failed. */
async function withTheSuite(): Promise<number> {
  if (!(await stage("start", start))) return 1;
  const code = await stage("suite", onTheSuite);
  return tally.failed > 0 ? code : stage("browser", browser);
}

async function unit(): Promise<number> {
  const { args, report } = vitest(["core", "unit", "alone"], availableParallelism());
  return count(vitestTally, report, await run("vitest", args));
}

/** Few workers: each loads React and its components anew, and compiles them, for ten seconds. */
function screens(): Promise<number> {
  return vitestAside(vitest(["web"], Math.ceil(availableParallelism() / 2)));
}

/** One more than cores: some of these tests wait, and the files of a worker are not equally long. */
function onTheSuite(): Promise<number> {
  return vitestAside(vitest(["suite"], availableParallelism() + 1), onSuite);
}

async function vitestAside({ args, report }: VitestRun, env?: NodeJS.ProcessEnv): Promise<number> {
  return count(vitestTally, report, await aside("vitest", args, env));
}

/** What runs beside others speaks when it has ended. */
async function aside(command: string, args: string[], env?: NodeJS.ProcessEnv): Promise<number> {
  const { code, output } = await runAside(command, args, env);
  console.log(output);
  return code;
}

type VitestRun = { readonly args: string[]; readonly report: string };

function vitest(projects: readonly string[], workers: number): VitestRun {
  const report = join(reports, `${projects[0]}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ["--project", project]);
  return { args: ["run", ...chosen, `--maxWorkers=${workers}`, ...reporters], report };
}

async function browser(): Promise<number> {
  const report = join(reports, "browser.json");
  const args = ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"];
  const env = { ...onSuite, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return count(playwrightTally, report, await aside("playwright", args, env));
}

/** Adds what a report counts to the tally, and gives the exit code on. */
function count(read: typeof vitestTally, report: string, code: number): number {
  tally = addTallies(tally, read(report, code));
  return code;
}

async function endUnlessPassed(code: number): Promise<void> {
  if (code !== 0) await end(code);
}

// The names under which the Admin and client SDKs look for emulators by themselves.
function emulatorHosts({ ports, firestoreHost, storageHost, hubHost, projectId }: SuiteAddresses) {
  return {
    GCLOUD_PROJECT: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    FIREBASE_STORAGE_EMULATOR_HOST: storageHost,
    FIREBASE_EMULATOR_HUB: hubHost,
    METADATA_SERVER_DETECTION: "none",
  };
}

/** Ends what still runs, stops the suite, says how many tests passed, and ends with an exit code. */
async function end(code: number): Promise<never> {
  await Promise.all([endRunning(), suite?.stop()]);
  rmSync(reports, { recursive: true, force: true });
  // Said again where whoever reads the end alone sees them: what runs beside others is printed long before it.
  for (const failure of tally.failures) console.log(failure);
  console.log(durations.join(", "));
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  process.exit(code);
}
