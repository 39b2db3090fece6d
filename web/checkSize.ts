import { join } from "node:path";
import { chunksOf, readManifest } from "./build/chunksOf.ts";
import { measureSizes, type ScreenSize } from "./build/measureSizes.ts";
import { scriptsWithWeights } from "./build/scriptsWithWeights.ts";

const dist = join(import.meta.dirname, "dist");
const manifest = readManifest(dist);
// Fails where two files of the site need each other, as `check:chunks` does for a site that is not built.
chunksOf(manifest, Object.keys(manifest));
const sizes = measureSizes(dist, manifest);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

console.log("JavaScript before a screen is shown, after gzip (a signed-in screen: its own part)");
for (const size of sizes) {
  const { screen, bytes, limit } = size;
  const verdict = isOver(size) ? "  OVER THE LIMIT" : "";
  console.log(
    `${screen.padEnd(24)}${kilobytes(bytes).padStart(10)} of ${kilobytes(limit)}${verdict}`,
  );
}
const learned = scriptsWithWeights(dist);
if (learned.length > 0) console.log(`Weights of the classifier in ${learned.join(", ")}`);
if (sizes.some(isOver) || learned.length > 0) process.exitCode = 1;

function isOver({ bytes, limit }: ScreenSize): boolean {
  return bytes > limit;
}
