import { execFile } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { signHead } from "@tieout/files";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);
const sample = join(import.meta.dirname, "../demo/sample/trial_balance.csv");
let folder = "";
let exported = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "verify-"));
  exported = join(folder, "statement.json");
  await called("statement", "--trial-balance", sample, "--format", "json", "--output", exported);
});

afterAll(() => rm(folder, { recursive: true }));

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

test("a document without a trail is said to be so where it is held against anchors", async () => {
  const head = { projectId: "p-1", seq: 1, hash: "ab".repeat(32), version: null, at: "2026-01-05" };
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const anchor = JSON.stringify(signHead(head, privateKey));
  const anchors = join(folder, "anchors.jsonl");
  await writeFile(anchors, `${anchor}\n${anchor}\n`);
  const { code, stdout, stderr } = await called("verify", exported, "--anchors", anchors);
  expect([code, stderr]).toEqual([
    3,
    `${exported}: The document names no head of an audit trail: no anchor speaks of it.\n`,
  ]);
  expect(stdout).toMatch(/^The anchors are signed by the key with SHA-256 [0-9a-f]{64}\n$/);
});

test("what is no trail or no anchor, and an option given twice, are refused in plain words", async () => {
  const trail = await called("verify", exported, "--trail", exported);
  expect([trail.code, trail.stderr]).toEqual([
    2,
    expect.stringContaining("Expected a list of entries, or an object with entries."),
  ]);
  const anchors = await called("verify", exported, "--anchors", exported);
  expect([anchors.code, anchors.stderr]).toEqual([
    2,
    expect.stringContaining("1 of 1 is no anchor under /schemas/anchor-1.json."),
  ]);
  const twice = await called("verify", exported, "--trail", "a", "--trail", "b");
  expect(twice.stderr).toContain("--trail is given 2 times. Give it once.");
});

test("a pipe that is closed early changes nothing about how it ends", async () => {
  const [verify, shell] = [join(import.meta.dirname, "verify.ts"), { shell: "/bin/bash" }];
  const words = `"${process.execPath}" "${verify}" "${exported}" "${exported}"`;
  const { stdout, stderr } = await run(`${words} | true; echo "\${PIPESTATUS[0]}"`, shell);
  expect([stdout, stderr]).toEqual(["0\n", ""]);
});
