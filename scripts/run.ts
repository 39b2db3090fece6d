import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { demoAccount } from "../emulators/demo.ts";

/** The folder of the repository. */
export const root = resolve(import.meta.dirname, "..");

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
  const [code]: unknown[] = await once(child, "exit");
  return typeof code === "number" ? code : 1;
}

/**
 * Builds the functions and the web app for the local suite, whose sign-in card offers the demo
 * account; ends this process if either fails.
 */
export async function buildAll(): Promise<void> {
  const demo = { VITE_DEMO_EMAIL: demoAccount.email, VITE_DEMO_PASSWORD: demoAccount.password };
  for (const workspace of ["@tieout/functions", "@tieout/web"]) {
    const code = await run("npm", ["run", "--silent", "build", "-w", workspace], demo);
    if (code !== 0) process.exit(code);
  }
}
