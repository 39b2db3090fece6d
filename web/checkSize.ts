import { join } from "node:path";
import { readManifest } from "./build/chunksOf.ts";
import { measureSizes } from "./build/measureSizes.ts";

const dist = join(import.meta.dirname, "dist");
const sizes = measureSizes(dist, readManifest(dist));
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

console.log("JavaScript before a screen is shown, after gzip (a signed-in screen: its own part)");
for (const { screen, bytes, limit } of sizes) {
  const verdict = bytes > limit ? "  OVER THE LIMIT" : "";
  console.log(
    `${screen.padEnd(24)}${kilobytes(bytes).padStart(10)} of ${kilobytes(limit)}${verdict}`,
  );
}
if (sizes.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1;
