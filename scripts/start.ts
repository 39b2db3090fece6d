import { rmSync } from "node:fs";
import { join } from "node:path";
import { demoAccount } from "../demo/demoProjects.ts";
import { seedDemo } from "../demo/seedDemo.ts";
import { outboxFolder, startSuite, trimOutbox } from "../emulators/index.ts";
import { answerHelp } from "./answerHelp.ts";
import { buildAll, keepCompiled, root } from "./run.ts";
import { sweepSuite } from "./sweepSuite.ts";

answerHelp(`Usage: npm start [-- --fresh]
  Builds everything and starts it on this machine; --fresh begins with empty data.`);

const began = performance.now();
const isOfficial = process.env.EMULATORS === "official";
// Google's emulator and the stand-in write Firestore's data each in its own way.
const dataFolder = join(root, ".local", isOfficial ? "data-official" : "data");

if (process.argv.includes("--fresh")) rmSync(dataFolder, { recursive: true, force: true });

trimOutbox(outboxFolder);

keepCompiled();
console.log("Building the functions and the web app…");
await buildAll();
console.log("Starting the local suite…");
const suite = await startSuite({ dataFolder }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
void suite.ended.then(() => {
  if (!isStopping) console.error("The suite has ended by itself; see .local/suite.log.");
  process.exit(isStopping ? 0 : 1);
});

try {
  await seedDemo(suite);
} catch (error) {
  console.error(
    "The demo project could not be made:",
    error instanceof Error ? error.message : error,
  );
}

try {
  const swept = await sweepSuite(suite);
  console.log(`Clean-up: ${swept}.`);
} catch (error) {
  console.error("The clean-up failed:", error instanceof Error ? error.message : error);
}

console.log(`
  Tieout is at   ${suite.url}
  Sign in with   ${demoAccount.email}  /  ${demoAccount.password}
  or sign up with any address. Data stays in .local/ (npm start -- --fresh begins anew).
  Ready after ${Math.round((performance.now() - began) / 1000)} s. Ctrl-C stops everything.
`);

function stop(): void {
  if (isStopping) return;
  isStopping = true;
  console.log("Saving the data and stopping…");
  void suite.stop();
}
