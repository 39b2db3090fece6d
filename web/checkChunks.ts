import { build } from "vite";
import { chunksOf, type Manifest } from "./build/chunksOf.ts";

/**
 * Divides the site into its files, in memory and as they are written, and fails where two of them
 * need each other: `core` and `web` move code between them without knowing.
 */
process.env.NODE_ENV = "production";
const built = await build({
  root: import.meta.dirname,
  logLevel: "warn",
  build: { write: false, minify: false, reportCompressedSize: false, copyPublicDir: false },
});
if (!("output" in built)) throw new Error("the site is one build");
const written = built.output.find(({ fileName }) => fileName === ".vite/manifest.json");
if (written?.type !== "asset") throw new Error("the build has no manifest");
// Vite's own form of it
const manifest = JSON.parse(String(written.source)) as Manifest;
chunksOf(manifest, Object.keys(manifest));
