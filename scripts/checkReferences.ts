import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findBrokenReferences } from "./findBrokenReferences.ts";

/** Says which paths and links of the pages lead nowhere. */
const root = fileURLToPath(new URL("..", import.meta.url));
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$|^test-results$/.test(entry.name))
  .map(({ name }) => name);
const project = {
  folders,
  has: (path: string) => existsSync(root + path),
  read: (path: string) => readFileSync(root + path, "utf8"),
};

for (const page of pages())
  for (const reference of findBrokenReferences(page, project)) {
    process.stderr.write(`${page} names ${reference}, which is not there\n`);
    process.exitCode = 1;
  }

/** The pages at the root, of the documentation and of the cases. */
function pages(): string[] {
  const documentation = readdirSync(`${root}docs`, { recursive: true, encoding: "utf8" });
  return [...readdirSync(root), "cases/README.md", ...documentation.map((path) => `docs/${path}`)]
    .filter((path) => path.endsWith(".md"))
    .sort();
}
