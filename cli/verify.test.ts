import { execFile } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { signHead } from "@tieout/files";
import { afterAll, beforeAll, expect, test } from "vitest";
import { printStatement, type Streams } from "./printStatement.ts";
import { printVerification } from "./printVerification.ts";

const run = promisify(execFile);
const sample = join(import.meta.dirname, "../demo/sample/trial_balance.csv");
let folder = "";
let exported = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "verify-"));
  exported = join(folder, "statement.json");
  const asked = ["--trial-balance", sample, "--format", "json", "--output", exported];
  await printed(printStatement, asked);
});

afterAll(() => rm(folder, { recursive: true }));

/** What a command prints, and how it ends, without the time that a process of its own takes to start. */
async function printed(
  command: (args: string[], streams: Streams) => Promise<number>,
  args: string[],
) {
  const streams = { stdout: new PassThrough(), stderr: new PassThrough() };
  const said = Promise.all([text(streams.stdout), text(streams.stderr)]);
  const code = await command(args, streams);
  streams.stdout.end();
  streams.stderr.end();
  const [stdout, stderr] = await said;
  return { code, stdout, stderr };
}

const verify = (...args: string[]) => printed(printVerification, args);

test.each([
  [printStatement, "--help", "Usage: npm run statement"],
  [printStatement, "-h", "Usage: npm run statement"],
  [printVerification, "--help", "Usage: npm run verify"],
])("help is no failure, and stands on the screen", async (command, option, usage) => {
  const { code, stdout, stderr } = await printed(command, [option]);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toContain(usage);
});

test("a document that agrees ends with 0, and says under which hash", async () => {
  const { code, stdout } = await verify(exported);
  const { sha256 } = JSON.parse(await readFile(exported, "utf8"));
  expect([code, stdout]).toEqual([0, `${exported}: agrees. SHA-256 ${sha256}\n`]);
});

test("one that differs among several ends with 3, one that cannot be read with 2", async () => {
  const changed = join(folder, "changed.json");
  const text = await readFile(exported, "utf8");
  await writeFile(changed, text.replace('"tiesOut": true', '"tiesOut": false'));
  const differs = await verify(exported, changed);
  expect([differs.code, differs.stderr]).toEqual([
    3,
    expect.stringContaining("and its content gives"),
  ]);
  expect((await verify(changed, sample)).code).toBe(2);
});

test("a document without a trail is said to be so where it is held against anchors", async () => {
  const head = { projectId: "p-1", seq: 1, hash: "ab".repeat(32), version: null, at: "2026-01-05" };
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const anchor = JSON.stringify(signHead(head, privateKey));
  const anchors = join(folder, "anchors.jsonl");
  await writeFile(anchors, `${anchor}\n${anchor}\n`);
  const { code, stdout, stderr } = await verify(exported, "--anchors", anchors);
  expect([code, stderr]).toEqual([
    3,
    `${exported}: The document names no head of an audit trail: no anchor speaks of it.\n`,
  ]);
  expect(stdout).toMatch(/^The anchors are signed by the key with SHA-256 [0-9a-f]{64}\n$/);
});

test("what is no trail or no anchor, and an option given twice, are refused in plain words", async () => {
  const trail = await verify(exported, "--trail", exported);
  expect([trail.code, trail.stderr]).toEqual([
    2,
    expect.stringContaining("Expected a list of entries, or an object with entries."),
  ]);
  const anchors = await verify(exported, "--anchors", exported);
  expect([anchors.code, anchors.stderr]).toEqual([
    2,
    expect.stringContaining("1 of 1 is no anchor under /schemas/anchor-1.json."),
  ]);
  const twice = await verify(exported, "--trail", "a", "--trail", "b");
  expect(twice.stderr).toContain("--trail is given 2 times. Give it once.");
});

test("the command is a process that exits with the code, and a pipe that is closed early changes nothing", async () => {
  const [script, shell] = [join(import.meta.dirname, "verify.ts"), { shell: "/bin/bash" }];
  const words = `"${process.execPath}" "${script}" "${exported}" "${exported}" "${sample}"`;
  const { stdout, stderr } = await run(`${words} | true; echo "\${PIPESTATUS[0]}"`, shell);
  expect(stdout).toBe("2\n");
  expect(stderr).toMatch(/^error: .*trial_balance\.csv/);
});
