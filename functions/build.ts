import { copyFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { fileURLToPath } from "node:url";
import { build, type Metafile } from "esbuild";

const folder = fileURLToPath(new URL(".", import.meta.url));
/** Started as threads by their files' names, so they stand beside the bundle. */
const readerWorker = fileURLToPath(new URL("../files/guard/readerWorker.ts", import.meta.url));
const threadWorker = `${folder}threads/threadWorker.ts`;

rmSync(`${folder}dist`, { recursive: true, force: true });

/** Our own packages go into the bundle, so that the folder deploys by itself; registry packages stay outside. */
const { metafile } = await build({
  entryPoints: { index: `${folder}index.ts`, readerWorker, threadWorker },
  outdir: `${folder}dist`,
  bundle: true,
  splitting: true,
  platform: "node",
  target: "node24",
  format: "esm",
  sourcemap: true,
  metafile: true,
  logLevel: "warning",
  plugins: [
    {
      name: "registry-packages-stay-outside",
      setup: ({ onResolve }) => {
        onResolve({ filter: /^[^./]/ }, ({ path }) =>
          path.startsWith("@tieout/") ? undefined : { path, external: true },
        );
      },
    },
  ],
});

assertDependencies(importedPackages(metafile));
copyFonts();
copySample();

/** The font files go along, those used alone: their packages hold every weight, ten times as much. */
function copyFonts(): void {
  const files = `${folder}../files/package.json`;
  const { imports }: { imports: Record<string, string> } = JSON.parse(readFileSync(files, "utf8"));
  const { resolve } = createRequire(files);
  mkdirSync(`${folder}dist/fonts`);
  for (const [name, path] of Object.entries(imports)) {
    copyFileSync(resolve(path), `${folder}dist/fonts/${name.replace("#fonts/", "")}`);
  }
}

/** The ledger of the sample company, which the site offers as a template. */
function copySample(): void {
  mkdirSync(`${folder}dist/sample`);
  const template = `${folder}../web/public/templates/general_ledger_template.csv`;
  copyFileSync(template, `${folder}dist/sample/general_ledger.csv`);
}

/** The cloud installs what package.json names: all that the bundle imports, and nothing else. */
function assertDependencies(imported: ReadonlySet<string>): void {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(`${folder}package.json`, "utf8"),
  );
  const named = new Set(Object.keys(dependencies));
  const missing = [...imported].filter((name) => !named.has(name));
  const idle = [...named].filter((name) => !imported.has(name));
  if (missing.length + idle.length === 0) return;
  throw new Error(`functions/package.json lacks [${missing}] and names without need [${idle}]`);
}

function importedPackages({ outputs }: Metafile): Set<string> {
  const imports = Object.values(outputs).flatMap((output) => output.imports);
  const outside = imports.filter(({ external, path }) => external && !isBuiltin(path));
  return new Set(
    outside.map(({ path }) => path.split("/", path.startsWith("@") ? 2 : 1).join("/")),
  );
}
