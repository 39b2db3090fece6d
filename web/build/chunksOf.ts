import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What we need of what Vite writes of a chunk: its file, and the chunks it cannot run without. */
type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
};
export type Manifest = Readonly<Record<string, Chunk>>;

/** Reads the manifest of a built site. */
export function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
}

/**
 * The scripts that entries load before they run: their own chunks and all those need. Chunks that
 * need each other are an error: a page whose entry awaits one of them would wait for ever.
 */
export function chunksOf(manifest: Manifest, entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string, waiting: readonly string[]) => {
    if (waiting.includes(name)) throw new Error([...waiting, name].join(" needs "));
    if (seen.has(name)) return;
    seen.add(name);
    for (const needed of chunkOf(manifest, name).imports ?? []) visit(needed, [...waiting, name]);
  };
  for (const entry of entries) visit(entry, []);
  return [...seen].map((name) => chunkOf(manifest, name).file);
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`the site's manifest has no ${name}`);
  return chunk;
}
