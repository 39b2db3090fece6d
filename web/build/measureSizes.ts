import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chunksOf, type Manifest } from "./chunksOf.ts";

/** The JavaScript a screen loads, in bytes after gzip, and how much it may be. */
export type ScreenSize = {
  readonly screen: string;
  readonly bytes: number;
  readonly limit: number;
};

/** A visitor's page with everything it runs. */
const publicLimit = 200_000;

/** A signed-in screen, without what every signed-in screen shares. */
const screenLimit = 150_000;

const entry = "index.html";
const shell = "src/app/SignedInLayout.tsx";
const routes = "src/app/routes/";
const publicRoutes = [
  "LandingRoute.tsx",
  "publicRoutes.tsx",
  "NotFoundPage.tsx",
  "UnsubscribeRoute.tsx",
];

/** Measures what each screen of a built site loads before it is shown. */
export function measureSizes(dist: string, manifest: Manifest): ScreenSize[] {
  const weigh = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
  const shared = chunksOf(manifest, [entry, shell]);
  const screens = Object.keys(manifest).filter((name) => name.startsWith(routes));
  if (screens.length <= publicRoutes.length) throw new Error("the site's manifest has no screens");
  return screens.map((name) => {
    const screen = name.slice(routes.length);
    if (publicRoutes.includes(screen)) {
      const all = chunksOf(manifest, [entry, name]);
      return { screen, bytes: weigh(all), limit: publicLimit };
    }
    const own = chunksOf(manifest, [name]).filter((file) => !shared.includes(file));
    return { screen, bytes: weigh(own), limit: screenLimit };
  });
}
