import { writeFile } from "node:fs/promises";
import { appUnderTest } from "./appUnderTest.ts";
import { fillProject } from "./fillProject.ts";
import { readStored } from "./storedData.ts";

const [version = ""] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  console.error("usage: node functions/testing/keepRelease.ts VERSION, as in 0.1.0");
  process.exit(2);
}

/** Keeps what this release stores of everything, for later ones to be tested on: a line a thing. */
const api = appUnderTest();
await fillProject(api);
const parts = Object.entries(await readStored(api)).map(([part, things]) => {
  const lines = Object.entries(things).map(
    ([path, thing]) => `${JSON.stringify(path)}: ${JSON.stringify(thing)}`,
  );
  return `${JSON.stringify(part)}: {\n${lines.join(",\n")}\n}`;
});
const file = new URL(`fixtures/release-${version}.json`, import.meta.url);
await writeFile(file, `{\n${parts.join(",\n")}\n}\n`);
