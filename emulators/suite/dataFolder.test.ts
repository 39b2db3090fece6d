import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dropOldExports, newestExport, nextExport } from "./dataFolder.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "data-folder-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function addExport(isComplete: boolean): string {
  const path = nextExport(folder);
  mkdirSync(path);
  if (isComplete) writeFileSync(join(path, "firebase-export-metadata.json"), "{}");
  return path;
}

describe("exports in a data folder", () => {
  it("begin with none, even where there is no folder", () => {
    expect(newestExport(folder)).toBeUndefined();
    expect(newestExport(join(folder, "missing"))).toBeUndefined();
  });

  it("are passed over when they were cut short", () => {
    const whole = addExport(true);
    addExport(false);
    expect(newestExport(folder)).toBe(whole);
  });

  it("go when a newer one is complete, and not before", () => {
    const first = addExport(true);
    dropOldExports(folder);
    expect(newestExport(folder)).toBe(first);
    const second = addExport(true);
    dropOldExports(folder);
    expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([second]);
  });

  it("are numbered past a broken one", () => {
    const broken = addExport(false);
    expect(nextExport(folder)).not.toBe(broken);
  });
});
