import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { statementExportSchema } from "@tieout/contract";
import { EXPORT_SCHEMA } from "@tieout/core";
import { renderAnalyst } from "./renderAnalyst.ts";
import { renderDecisions } from "./renderDecisions.ts";
import { renderReference } from "./renderReference.ts";

/** What is written from the code, by its place in the repository. */
const written: Readonly<Record<string, () => string>> = {
  "docs/reference.md": renderReference,
  "docs/analyst.md": renderAnalyst,
  "docs/decisions/README.md": renderDecisions,
  [`web/public${EXPORT_SCHEMA}`]: () => `${JSON.stringify(statementExportSchema(), null, 2)}\n`,
};

for (const [path, render] of Object.entries(written)) {
  const target = new URL(`../${path}`, import.meta.url);
  if (process.argv.includes("--check")) check(path, target, render());
  else {
    mkdirSync(new URL(".", target), { recursive: true });
    writeFileSync(target, render());
  }
}

function check(path: string, target: URL, rendered: string): void {
  if (readFileSync(target, "utf8") === rendered) return;
  process.stderr.write(`${path} is not what the code says: run npm run docs\n`);
  process.exitCode = 1;
}
