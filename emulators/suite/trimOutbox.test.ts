import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { trimOutbox } from "./trimOutbox.ts";

function outboxWith(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "tieout-outbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) writeFileSync(join(folder, name), "");
  return folder;
}

const letters = [
  "2025-12-31T23-59-59-999Z-a.eml",
  "2026-01-05T09-00-00-000Z-c.eml",
  "2026-01-05T09-00-00-001Z-b.eml",
];

test("the newest messages stay, and so does what is no message", () => {
  const folder = outboxWith("notes.txt", ...letters.toReversed());
  trimOutbox(folder, 2);
  expect(readdirSync(folder).toSorted()).toEqual([...letters.slice(1), "notes.txt"]);
});

test("an outbox within the limit, or none yet, stays as it is", () => {
  const folder = outboxWith(...letters);
  trimOutbox(folder, letters.length);
  trimOutbox(join(folder, "none"));
  expect(readdirSync(folder).toSorted()).toEqual(letters);
});
