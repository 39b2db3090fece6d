import { execFile } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";

const run = promisify(execFile);
const sample = join(import.meta.dirname, "../emulators/sample/trial_balance.csv");
let folder = "";
let exported = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "verify-"));
  exported = join(folder, "statement.json");
  await called("statement", "--trial-balance", sample, "--format", "json", "--output", exported);
});

/** What a command of the command line prints, and how it ends. */
async function called(command: "statement" | "verify", ...given: string[]) {
  const script = join(import.meta.dirname, `${command}.ts`);
  try {
    const { stdout, stderr } = await run(process.execPath, [script, ...given]);
    return { code: 0, stdout, stderr };
  } catch (error) {
    // A command that ends with another code is met by throwing.
    return error as { code: number; stdout: string; stderr: string };
  }
}

test("a document that agrees ends with 0, and says under which hash", async () => {
  const { code, stdout } = await called("verify", exported);
  const { sha256 } = JSON.parse(await readFile(exported, "utf8"));
  expect([code, stdout]).toEqual([0, `${exported}: agrees. SHA-256 ${sha256}\n`]);
});

test("one that differs among several ends with 3, one that cannot be read with 2", async () => {
  const changed = join(folder, "changed.json");
  const text = await readFile(exported, "utf8");
  await writeFile(changed, text.replace('"tiesOut": true', '"tiesOut": false'));
  const differs = await called("verify", exported, changed);
  expect([differs.code, differs.stderr]).toEqual([
    3,
    expect.stringContaining("and its content gives"),
  ]);
  expect((await called("verify", changed, sample)).code).toBe(2);
});

test("what is no trail, and an option given twice, are refused in plain words", async () => {
  const trail = await called("verify", exported, "--trail", exported);
  expect([trail.code, trail.stderr]).toEqual([
    2,
    expect.stringContaining("Expected a list of entries, or an object with entries."),
  ]);
  const twice = await called("verify", exported, "--trail", "a", "--trail", "b");
  expect(twice.stderr).toContain("--trail is given 2 times. Give it once.");
});
