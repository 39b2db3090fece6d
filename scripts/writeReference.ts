import { readFileSync, writeFileSync } from "node:fs";
import { renderReference } from "./renderReference.ts";

const target = new URL("../docs/reference.md", import.meta.url);
const rendered = renderReference();

if (process.argv.includes("--check")) {
  if (readFileSync(target, "utf8") !== rendered) {
    process.stderr.write("docs/reference.md is not what the code says: run npm run docs\n");
    process.exitCode = 1;
  }
} else {
  writeFileSync(target, rendered);
}
