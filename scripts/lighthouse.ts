import { seedDemo } from "../demo/seedDemo.ts";
import { startSuite } from "../emulators/index.ts";
import { answerHelp } from "./answerHelp.ts";
import { buildAll, run } from "./run.ts";

// Audits the built site as the local suite serves it: `npm run lighthouse`. Not a part of
// `npm test`, because it measures speed, which depends on the machine and what else it does.
answerHelp(`Usage: npm run lighthouse [-- NAME…]
  Audits the screens that are named, or all of them.`);
await buildAll();
const { stop, ended: _, ...addresses } = await startSuite({ ports: "free" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => end(130));
let code = 1;
try {
  await seedDemo(addresses);
  code = await run("node", ["e2e/lighthouse/auditSite.ts", ...process.argv.slice(2)], {
    TIEOUT_SUITE: JSON.stringify(addresses),
  });
} finally {
  await end(code);
}

async function end(exitCode: number): Promise<never> {
  await stop();
  process.exit(exitCode);
}
