import { readFileSync } from "node:fs";
import { join } from "node:path";
import { denyAllProblem } from "../firestore/denyAllRules.ts";
import { loadRules } from "../rules/loadRules.ts";

/** Throws with file and line where the stand-ins do not keep the security rules of the repository. */
export function assertRulesLoad(root: string): void {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const problem = denyAllProblem(read("firestore.rules"));
  if (problem !== null) throw new Error(`firestore.rules: ${problem}`);
  const loaded = loadRules(read("storage.rules"));
  if (loaded.ok) return;
  const { line, column, message } = loaded.problem;
  throw new Error(`storage.rules:${line}:${column} ${message}`);
}
