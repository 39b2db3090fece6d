import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const root = `${import.meta.dirname}/..`;
const read = (path: string) => readFileSync(`${root}/${path}`, "utf8");
const architecture = read("docs/architecture.md");

test("every folder of several modules is named in the architecture, but those of one screen", () => {
  const folders = ["core", "files", "functions", "emulators", "web/src"].flatMap(foldersIn);
  const unnamed = folders.filter(
    (path) => !new RegExp(`\\b${basename(path)}\\b`).test(architecture),
  );
  expect(unnamed).toEqual([]);
});

describe.each([
  ["Following one upload", 22],
  ["Following one statement", 17],
])("%s", (heading, limit) => {
  const section = architecture.split(`### ${heading}\n`)[1]?.split(/\n##/)[0] ?? "";
  const files = [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path = ""]) => path);

  test(`takes fewer files than ${limit}`, () => {
    expect(files.length).toBeGreaterThan(10);
    expect(files.length).toBeLessThan(limit);
  });

  test("leads from each file to the next: one of two names what the other exports", () => {
    const astray = files.filter((file, at) => {
      if (at === 0) return false;
      return !files.slice(0, at).some((before) => names(before, file) || names(file, before));
    });
    expect(astray).toEqual([]);
  });
});

/** So many modules make a room of their own. */
const SEVERAL = 3;

/** Folders of data, of tests, or of what one screen is made of. */
const WITHIN = /\/(?:charts|words|fixtures|fonts|testing|features)\//;

/** The folders of a package that hold several modules. */
function foldersIn(folder: string): string[] {
  const files = readdirSync(`${root}/${folder}`, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|node_modules/.test(path),
  );
  const byFolder = Map.groupBy(files, (path) => join(folder, dirname(path)));
  return [...byFolder].flatMap(([path, its]) =>
    its.length < SEVERAL || WITHIN.test(`/${path}/`) ? [] : path,
  );
}

/** Whether a file names something that another one exports. */
function names(file: string, other: string): boolean {
  const exported = read(other).matchAll(/^export (?:async )?(?:function|const) (\w+)/gm);
  return [...exported].some(([, name]) => new RegExp(`\\b${name}\\b`).test(read(file)));
}
