import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { demoAccount } from "../demo/demoProjects.ts";

/** The folder of the repository. */
export const root = resolve(import.meta.dirname, "..");

/** Keeps what Node has compiled for every process started from here: each starts in half the time. */
export function keepCompiled(): void {
  process.env.NODE_COMPILE_CACHE ??= resolve(root, ".cache/compiled");
}

/** The commands that have not ended. */
const running = new Set<ChildProcess>();

/** Ends the commands that still run, and waits until they have: a signal to this process alone reaches none. */
export async function endRunning(): Promise<void> {
  const ended = Promise.all(Array.from(running, (child) => once(child, "exit")));
  for (const child of running) child.kill();
  await ended;
}

/** Runs a command in the repository with its output on this terminal, and gives its exit code. */
export async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  keepUntilEnded(child);
  const [code]: unknown[] = await once(child, "exit");
  return typeof code === "number" ? code : 1;
}

/** Runs a command beside others: what it says is held back until it has ended. */
export async function runAside(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env } });
  keepUntilEnded(child);
  const ended = new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
  const [code, said, complaints] = await Promise.all([
    ended,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, output: `${said}${complaints}` };
}

function keepUntilEnded(child: ChildProcess): void {
  running.add(child);
  for (const end of ["exit", "error"]) child.once(end, () => running.delete(child));
}

/**
 * Builds the functions and, beside them, the web app for the local suite, whose sign-in card offers
 * the demo account; ends this process if either fails.
 */
export async function buildAll(): Promise<void> {
  const demo = { VITE_DEMO_EMAIL: demoAccount.email, VITE_DEMO_PASSWORD: demoAccount.password };
  const codes = await Promise.all(
    ["@tieout/functions", "@tieout/web"].map((workspace) =>
      run("npm", ["run", "--silent", "build", "-w", workspace], demo),
    ),
  );
  const failed = codes.find((code) => code !== 0);
  if (failed !== undefined) process.exit(failed);
}
