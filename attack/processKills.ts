import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { createProject, fileForm, smallTrialBalance } from "../functions/testing/smallCompany.ts";
import { type SuiteUser, signUp } from "../functions/testing/suiteUser.ts";
import type { AttackOptions, AttackReport, Failure } from "./AttackPart.ts";
import { randomOf } from "./randomOf.ts";

/** A run that died leaves its project claimed for 15 seconds. */
const PATIENCE_MS = 60_000;

/** How long after a request its process is killed at most: about as long as one takes. */
const MOST_MS = 400;

/**
 * Kills the processes of the functions of a running suite while they take in a file and prepare a
 * statement, round after round: asked for again, both are done, and the trail is whole.
 */
export async function processKills(
  { count, seed, advance }: AttackOptions,
  group: number,
): Promise<AttackReport> {
  const random = randomOf(seed);
  const failures: Failure[] = [];
  let killed = 0;
  const ada = await signUp("ada");
  for (let round = 1; round <= count; round += 1) {
    const id = await createProject(ada);
    const form = () => fileForm("trial_balance", `round-${round}.csv`, smallTrialBalance);
    const upload = () => ada.call("uploadFile", { params: { id }, form: form() });
    const process = () => ada.call("processProject", { params: { id } });
    for (const ask of [upload, process]) {
      const first = ask().catch(() => null); // a request whose process is killed may end in nothing
      await wait(random(MOST_MS));
      killed += killFunctions(group);
      await first;
      if (!(await isDoneAgain(ask))) {
        failures.push({ harm: "lost", what: `round ${round}: asked again it is not done` });
      }
    }
    failures.push(...(await wrongAfter(ada, id)).map((what) => ({ harm: "lost" as const, what })));
    advance?.(1);
  }
  const line = `${count} projects, ${killed} processes of the functions killed at their work`;
  return { sent: 2 * count, refused: 0, lines: [line], failures };
}

async function isDoneAgain(ask: () => ReturnType<SuiteUser["call"]>): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const answer = await ask().catch(() => null);
    if (answer && answer.status < 300) return true;
    await wait(1_000);
  }
  return false;
}

async function wrongAfter(ada: SuiteUser, id: string): Promise<string[]> {
  const params = { id };
  const trail = (await ada.call("verifyAuditTrail", { params })).reply;
  const files = (await ada.call("listFiles", { params })).reply;
  const shown = await ada.call("getCashFlow", { params });
  return [
    ...(trail.isIntact ? [] : ["the trail is broken"]),
    ...files.filter(({ status }) => status === "invalid").map(({ id }) => `file ${id} is invalid`),
    ...(shown.status === 200 && shown.reply.tiesOut ? [] : ["the statement does not tie out"]),
  ];
}

/** Kills the processes that run functions in a group of processes; how many there were. */
function killFunctions(group: number): number {
  const workers = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => isWorker(id, group));
  for (const id of workers) process.kill(id, "SIGKILL");
  return workers.length;
}

function isWorker(id: number, group: number): boolean {
  try {
    const command = readFileSync(`/proc/${id}/cmdline`, "utf8");
    const [, , memberOf] = readFileSync(`/proc/${id}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return command.includes("functionsEmulatorRuntime") && Number(memberOf) === group;
  } catch {
    return false; // it has ended meanwhile
  }
}
