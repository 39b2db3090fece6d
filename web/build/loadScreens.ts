import { readFileSync } from "node:fs";
import { type LoadHookSync, type ResolveHookSync, registerHooks } from "node:module";
import { resolve as resolvePath } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { transformSync } from "@swc/core";

/**
 * Lets Node load the screens by itself for their tests, as it loads all else: that vite reads and transforms each
 * module, and hands it to the process of the tests, took as long as a third of these tests. Imported before any
 * other module (`vitest.config.ts`).
 */
registerHooks({ resolve, load });

/** What speaks to Google's servers has a stand-in; all that is above it is the app's own. */
const standIns: Readonly<Record<string, string>> = {
  "firebase/auth": standIn("fakeFirebaseAuth.ts"),
  "firebase/storage": standIn("fakeFirebaseStorage.ts"),
};

function resolve(...[specifier, context, next]: Parameters<ResolveHookSync>) {
  return next(standIns[specifier] ?? specifier, context);
}

type Loaded = { format: "module" | "module-typescript"; source: string };

/** What Node cannot load as it is written, by the end of its name, as the build of the site understands it. */
const readers: readonly { of: RegExp; read: (source: string) => Loaded }[] = [
  { of: /\.tsx$/, read: (source) => ({ format: "module", source: withoutJsx(source) }) },
  { of: /\.css$/, read: () => ({ format: "module", source: "" }) },
  {
    of: /\/web\/src\/.*\.json$/,
    read: (source) => ({ format: "module", source: `export default ${source}` }),
  },
  {
    of: /\/web\/src\/config\/\w+\.ts$/,
    read: (source) => ({
      format: "module-typescript",
      source: source.replaceAll("import.meta.env", "process.env"),
    }),
  },
];

function load(...[url, context, next]: Parameters<LoadHookSync>) {
  const [place = ""] = url.split("?");
  const reader = readers.find(({ of }) => of.test(place));
  if (!reader) return next(url, context);
  return { ...reader.read(readFileSync(fileURLToPath(place), "utf8")), shortCircuit: true };
}

function withoutJsx(source: string): string {
  return transformSync(source, {
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      target: "esnext",
      transform: { react: { runtime: "automatic", development: false } },
    },
    sourceMaps: "inline",
  }).code;
}

function standIn(name: string): string {
  return pathToFileURL(resolvePath(import.meta.dirname, "../src/testing", name)).href;
}
