import { readFileSync, writeFileSync } from "node:fs";
import { renderAnalyst } from "./renderAnalyst.ts";
import { renderReference } from "./renderReference.ts";

const pages = { "reference.md": renderReference(), "analyst.md": renderAnalyst() };

for (const [name, rendered] of Object.entries(pages)) {
  const target = new URL(`../docs/${name}`, import.meta.url);
  if (!process.argv.includes("--check")) writeFileSync(target, rendered);
  else if (readFileSync(target, "utf8") !== rendered) {
    process.stderr.write(`docs/${name} is not what the code says: run npm run docs\n`);
    process.exitCode = 1;
  }
}
