import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadRules } from "../rules/loadRules.ts";

const files = [
  ["firestore.rules", "cloud.firestore"],
  ["storage.rules", "firebase.storage"],
] as const;

/** Throws with file and line if the evaluator refuses the security rules of the repository. */
export function assertRulesLoad(root: string): void {
  for (const [file, service] of files) {
    const loaded = loadRules(readFileSync(join(root, file), "utf8"), service);
    if (loaded.ok) continue;
    const { line, column, message } = loaded.problem;
    throw new Error(`${file}:${line}:${column} ${message}`);
  }
}
