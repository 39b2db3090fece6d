import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const learnt = new URL("../../core/classify/learnt/learntWeights.json", import.meta.url);

/** The scripts of a built site that hold what was learnt of accounts, told by its longest row: accounts are read on the server. */
export function scriptsWithWeights(dist: string): string[] {
  const rows = readFileSync(learnt, "utf8").matchAll(/:"([^"]+)"/g);
  const longest = [...rows].reduce(
    (best, [, row = ""]) => (row.length > best.length ? row : best),
    "",
  );
  if (longest === "") throw new Error("the weights have no rows");
  const scripts = readdirSync(join(dist, "assets")).filter((file) => file.endsWith(".js"));
  return scripts.filter((file) =>
    readFileSync(join(dist, "assets", file), "utf8").includes(longest),
  );
}
